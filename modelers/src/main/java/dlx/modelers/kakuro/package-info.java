/**
 * Kakuro: digits in crossing runs of cells, with sums.
 *
 * <p>Start reading at {@link dlx.modelers.kakuro.KakuroModel}; a {@code KakuroCover} says what an option is, a {@code
 * KakuroReader} reads boards, a {@code SumFiller} makes fresh puzzles.
 */
package dlx.modelers.kakuro;
