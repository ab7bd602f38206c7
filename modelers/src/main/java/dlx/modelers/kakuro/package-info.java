/**
 * Kakuro: digits in crossing runs of cells, with sums.
 *
 * <p>Start reading at {@link dlx.modelers.kakuro.KakuroModel}. {@code KakuroCover} defines the options,
 * {@code KakuroReader} reads boards, {@code SumFiller} makes new puzzles.
 */
package dlx.modelers.kakuro;
