/**
 * Model of queens that do not attack each other.
 *
 * <p>Start reading at {@link dlx.modelers.queens.QueensModel}, which has the rules; a {@code QueensReader} reads
 * boards.
 */
package dlx.modelers.queens;
