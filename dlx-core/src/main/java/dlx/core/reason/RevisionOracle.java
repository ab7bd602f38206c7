package dlx.core.reason;

import dlx.core.engine.SearchStopped;

/** Answers the questions of a revision to an engine, in addition to those of explanations. */
interface RevisionOracle extends SolverOracle {

    /**
     * Finds out if another solution has some options.
     *
     * @param taken the options
     * @param solution a solution, ascending
     * @return the answer; after YES, {@link #solution} returns another solution
     * @throws SearchStopped if the time is up for all questions
     */
    Reply other(int[] taken, int[] solution);

    /**
     * Finds out if a solution has some options and lacks another.
     *
     * @param taken the options
     * @param lacked the option that the solution lacks
     * @return the answer; after YES, {@link #solution} returns the solution
     * @throws SearchStopped if the time is up for all questions
     */
    Reply lacking(int[] taken, int lacked);
}
