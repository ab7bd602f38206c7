/**
 * The commands that explain puzzles.
 *
 * <p>Start reading at {@code ReasonLoop}, then {@code RateCommand}.
 */
package dlx.commands.reason;
