package dlx.modelers.bundled;

import java.util.List;

/**
 * A puzzle that contains some options of its solution.
 *
 * @param <P> type of the puzzles without givens
 * @param <O> type of the option values
 */
public interface PuzzleWithGivens<P, O> {

    /**
     * Returns this puzzle without givens.
     *
     * @return a puzzle that is equal for all puzzles that differ in their givens only
     */
    P empty();

    /**
     * Returns the givens.
     *
     * @return options of the empty puzzle; if they contradict each other, there is no solution
     */
    List<O> givens();
}
