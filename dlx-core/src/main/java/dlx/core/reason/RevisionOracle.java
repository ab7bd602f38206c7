package dlx.core.reason;

import dlx.core.engine.SearchStopped;

/** Answers what a revision asks of an engine, beside what explanations do. */
interface RevisionOracle extends SolverOracle {

    /**
     * Whether a solution is not the only one with some options.
     *
     * @param taken the options
     * @param solution a solution, ascending
     * @return the answer; after YES, {@link #solution} has another one
     * @throws SearchStopped if there is no time left for any question
     */
    Reply other(int[] taken, int[] solution);

    /**
     * Whether there is a solution with some options and without another.
     *
     * @param taken the options
     * @param lacked the option that it lacks
     * @return the answer; after YES, {@link #solution} has the solution
     * @throws SearchStopped if there is no time left for any question
     */
    Reply lacking(int[] taken, int lacked);
}
