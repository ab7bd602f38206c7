package dlx.core.engine.prices.dual;

/** One thread's part of a search for the best: counts its nodes, ends when the search ends, and delivers its solutions. */
public interface PricesWorker {

    /** Counts a node; ends everything by what it throws. */
    void enter();

    /** Ends everything, by what it throws, where that is wanted. */
    void check();

    /** How many nodes were counted here. */
    long nodes();

    /** A solution: options by their numbers in what is searched. */
    void meet(int[] options, int count);

    /** The greatest cost of the options searched that is still wanted. */
    long limit();

    /** Whether no other thread works. */
    boolean isAlone();

    /** Whether another thread has nothing to do, or soon will. */
    boolean areOthersIdle();

    /** Notes that a job has ended. */
    void end();
}
