package dlx.core.plan;

/** What of a cover an engine compiles. */
enum ReductionLevel {
    /** The cover as it is. */
    PLAIN,
    /** Reduced; the solutions keep their order. */
    REDUCED,
    /** Reduced further; the order of the solutions is free. */
    REDUCED_FREELY
}
