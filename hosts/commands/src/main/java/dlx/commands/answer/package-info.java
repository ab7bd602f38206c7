/**
 * Writing answers: as text, JSON, option numbers or pictures, and what standard error reports beside them.
 *
 * <p>Start reading at {@link dlx.commands.answer.Answers}.
 */
package dlx.commands.answer;
