package dlx.api;

/**
 * A model whose drawn solutions are puzzles again: what {@link ExactCoverModel#render} writes is a text that {@link ExactCoverModel#parse} reads, whose givens are
 * the options that were written. A solution of a sudoku is a board without empty cells. The settings of the puzzle must be given
 * again.
 *
 * <p>If the model {@linkplain HasGivens has givens}, this holds for each part of a solution too, with just these options as
 * {@linkplain HasGivens#pins pins}.
 *
 * @since 0.1
 */
public interface HasReadableSolutions {}
