package dlx.core;

import dlx.core.plan.Engines;
import java.util.List;

/**
 * The names of the engines, for {@link SolverBuilder#engine}. {@link #names} has all of them.
 *
 * @since 0.1
 */
public final class EngineName {

    /** Takes the engine that suits the cover and the question. */
    public static final String AUTO = "auto";

    /** Dancing links, as Knuth describes them: answers every question, and is what the others are compared with. */
    public static final String LINKS = "links";

    /** Sets of options as bits, item by item: the usual choice for one solution, or for all of them. */
    public static final String SLOTS = "slots";

    /** Sets of items as bits: for covers of few items. */
    public static final String MASKS = "masks";

    /** Learns from conflicts: for one solution or none of a large board. */
    public static final String LEARN = "learn";

    /** Counts with a table of the positions that it has met. */
    public static final String MEMO = "memo";

    /** Counts along an order of the items. */
    public static final String SWEEP = "sweep";

    /** Makes a diagram of all solutions. */
    public static final String DIAGRAM = "diagram";

    /** Finds the best solution by bounds. */
    public static final String PRICES = "prices";

    /** Deepens its search step by step, for solutions of few options. */
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
