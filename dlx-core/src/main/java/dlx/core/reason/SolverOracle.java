package dlx.core.reason;

import dlx.core.engine.SearchStopped;
import java.util.List;
import java.util.Optional;

/** Answers what explanations ask of an engine. Options forbidden and items relaxed hold in each question; options given do not, save those named. */
public interface SolverOracle {

    /** The answer to a question. */
    enum Reply {
        /** There is a solution. */
        YES,
        /** There is none. */
        NO,
        /** The question's own limit was too narrow. */
        UNKNOWN
    }

    /**
     * Whether there is a solution with some options.
     *
     * @param taken the options
     * @return the answer; after YES, {@link #solution} has the solution
     * @throws SearchStopped if there is no time left for any question
     */
    Reply ask(int[] taken);

    /** The solution of the last question that was answered YES: all its options, in any order. */
    int[] solution();

    /** The nodes of all questions so far. */
    long nodes();

    /**
     * Some solutions with some options.
     *
     * @param taken the options
     * @param most how many at most
     * @return the solutions, each with all its options; nothing if the question's own limit was too narrow
     * @throws SearchStopped if there is no time left for any question
     */
    Optional<List<int[]>> some(int[] taken, int most);
}
