/**
 * Writes answers as text, JSON, option numbers or pictures, and reports to standard error.
 *
 * <p>Start reading at {@link dlx.commands.answer.Answers}.
 */
package dlx.commands.answer;
