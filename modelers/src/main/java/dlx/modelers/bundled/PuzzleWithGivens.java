package dlx.modelers.bundled;

import java.util.List;

/**
 * A puzzle that holds some options of its solution.
 *
 * @param <P> the puzzle itself
 * @param <O> what an option means
 */
public interface PuzzleWithGivens<P, O> {

    /**
     * The same puzzle without givens.
     *
     * @return one that equals those of all puzzles that differ in their givens only
     */
    P empty();

    /**
     * What is given.
     *
     * @return options of the empty puzzle; they may contradict each other, then there is no solution
     */
    List<O> givens();
}
