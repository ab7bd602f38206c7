/**
 * Writes answers as text, JSON, option numbers or pictures, and reports beside them on standard error.
 *
 * <p>Start reading at {@link dlx.commands.answer.Answers}.
 */
package dlx.commands.answer;
