package dlx.core.engine.prices.dual;

/** The link of one thread to a search for best solutions: counts nodes, checks for a stop, and delivers solutions. */
public interface PricesWorker {

    /** Counts a node; throws if the search must stop. */
    void enter();

    /** Throws if the search must stop. */
    void check();

    /** Returns the number of nodes counted by this worker. */
    long nodes();

    /**
     * Delivers a solution.
     *
     * @param options options by their numbers in the problem searched
     */
    void meet(int[] options, int count);

    /** Returns the maximum cost of the options searched that is still wanted. */
    long limit();

    /** Returns true if this is the only thread that searches. */
    boolean isAlone();

    /** Returns true if another thread is idle, or soon will be. */
    boolean areOthersIdle();

    /** Records the end of a job. */
    void end();
}
