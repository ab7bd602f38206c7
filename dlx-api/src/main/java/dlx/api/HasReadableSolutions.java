package dlx.api;

/**
 * A model whose drawn solutions are puzzles again: {@link ExactCoverModel#parse} reads the text of
 * {@link ExactCoverModel#render} as a puzzle whose givens are the options that were written. For example, a solution of
 * a sudoku is a board without empty cells. The settings of the puzzle must be given again.
 *
 * <p>If the model {@linkplain HasGivens has givens}, this holds for each part of a solution too, with exactly these
 * options as {@linkplain HasGivens#pins pins}.
 *
 * @since 0.1
 */
public interface HasReadableSolutions {}
