package dlx.core.plan;

/** Levels of reduction of a cover before an engine compiles it. */
enum ReductionLevel {
    /** The cover without reduction. */
    PLAIN,
    /** Reduced; the solutions keep their order. */
    REDUCED,
    /** Reduced further; the order of the solutions is free. */
    REDUCED_FREELY
}
