package dlx.core.engine.local;

/** Counts of the work of one search. */
final class Work {

    /** Number of steps begun. */
    long steps;

    /** Number of gains read or changed. */
    long looks;
}
