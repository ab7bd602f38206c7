package dlx.core.reason;

import dlx.core.engine.SearchStopped;
import java.util.List;
import java.util.Optional;

/**
 * Answers the questions of explanations to an engine. Options forbidden and items relaxed hold in each question. Of the
 * options given, only those passed to a question hold.
 */
public interface SolverOracle {

    /** Answer to a question. */
    enum Reply {
        /** There is a solution. */
        YES,
        /** There is no solution. */
        NO,
        /** The limit of the question was reached. */
        UNKNOWN
    }

    /**
     * Finds out if there is a solution with some options.
     *
     * @param taken the options
     * @return the answer; after YES, {@link #solution} returns the solution
     * @throws SearchStopped if the time is up for all questions
     */
    Reply ask(int[] taken);

    /** Returns the solution of the last question with the answer YES: all its options, in any order. */
    int[] solution();

    /** Returns the number of nodes of all questions so far. */
    long nodes();

    /**
     * Returns solutions with some options.
     *
     * @param taken the options
     * @param most maximum number of solutions
     * @return the solutions, each with all its options; empty if the limit of the question was reached
     * @throws SearchStopped if the time is up for all questions
     */
    Optional<List<int[]>> some(int[] taken, int most);
}
