package dlx.core;

import dlx.core.plan.Engines;
import java.util.List;

/**
 * Names of the engines, for {@link SolverBuilder#engine}. {@link #names} lists them.
 *
 * @since 0.1
 */
public final class EngineName {

    /** The engine that suits the cover and the question. */
    public static final String AUTO = "auto";

    /** Dancing links as Knuth describes them: for every question, and the reference for the other engines. */
    public static final String LINKS = "links";

    /** A bit matrix of items by slots: for one solution, or for all solutions. */
    public static final String SLOTS = "slots";

    /** Sets of options as bits: for covers of at most 128 items, such as packings. */
    public static final String MASKS = "masks";

    /** Learning from conflicts: for one solution of a large board, or a proof that it has no solution. */
    public static final String LEARN = "learn";

    /** Local search: for one solution of a large cover that has many; it proves nothing. */
    public static final String LOCAL = "local";

    /** A table of counts, by the remaining items and options: for the number of solutions. */
    public static final String MEMO = "memo";

    /** A count along an order of the items: for the number of solutions. */
    public static final String SWEEP = "sweep";

    /** A count by the symmetries of what is left of the cover: for the number of solutions of designs and Latin squares. */
    public static final String ORBITS = "orbits";

    /** Solutions that a symmetry of the cover keeps: for one solution of a design or a packing; it proves nothing. */
    public static final String SYMMETRIC = "symmetric";

    /** A diagram of all solutions: for all solutions in any order, and for samples. */
    public static final String DIAGRAM = "diagram";

    /** Bounds by dual prices of the items: for the best solution. */
    public static final String PRICES = "prices";

    /** Iterative deepening: for the fewest options of a repeated cover, which covers each item once or more. */
    public static final String IDA = "ida";

    private EngineName() {}

    /**
     * Returns the names of all engines except {@link #AUTO}.
     *
     * @return the names, {@link #LINKS} first
     */
    public static List<String> names() {
        return Engines.names();
    }
}
