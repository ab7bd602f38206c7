/**
 * Writing answers: as text, JSON, option numbers or pictures, and what standard error has to say beside them.
 *
 * <p>Start reading at {@link dlx.app.answer.Answers}.
 */
package dlx.app.answer;
