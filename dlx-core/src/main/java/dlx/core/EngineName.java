package dlx.core;

import dlx.core.plan.Engines;
import java.util.List;

/**
 * The names of the engines, for {@link SolverBuilder#engine}. {@link #names} has all of them.
 *
 * @since 0.1
 */
public final class EngineName {

    /** The engine that suits the cover and the question. */
    public static final String AUTO = "auto";

    /** Dancing links, as Knuth describes them: for every question, and what the others are compared with. */
    public static final String LINKS = "links";

    /** A matrix of bits, items by slots: for one solution, or for all of them. */
    public static final String SLOTS = "slots";

    /** Sets of options as bits: for covers of at most 128 items, as packings. */
    public static final String MASKS = "masks";

    /** Learning from conflicts: for one solution or none of a large board. */
    public static final String LEARN = "learn";

    /** A table of counts by what is left: for the number of solutions. */
    public static final String MEMO = "memo";

    /** A count along an order of the items: for the number of solutions. */
    public static final String SWEEP = "sweep";

    /** A diagram of all solutions: for all of them in any order, and for samples. */
    public static final String DIAGRAM = "diagram";

    /** Bounds by prices of the items: for the best solution. */
    public static final String PRICES = "prices";

    /** Iterative deepening: for the fewest options of a repeated cover. */
    public static final String IDA = "ida";

    private EngineName() {}

    /**
     * Returns the names of all engines but {@link #AUTO}.
     *
     * @return the names, {@link #LINKS} first
     */
    public static List<String> names() {
        return Engines.names();
    }
}
