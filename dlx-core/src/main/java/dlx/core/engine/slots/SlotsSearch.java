package dlx.core.engine.slots;

import dlx.core.engine.Branching;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.TreeSearch;
import dlx.core.search.Step;
import dlx.core.search.internal.Inside;
import java.util.Arrays;
import java.util.Optional;

/**
 * Tree search over {@link Slots}. At every node, all items with a single option are covered first. Then the leftmost
 * item with fewest options is branched on. So the solutions come in the order of dancing links, in fewer nodes: options
 * that were forced do not count as nodes.
 *
 * <p>Each level has its own state. To go back, the search continues with the state of the level above (decision 6):
 *
 * <pre>
 *   array              content for level l
 *   states[l]          state after the l-th choice and all options that it forced
 *   word[l], bit[l]    the item that is branched on
 *   mark[l]            number of options taken before the option of this level
 *   taken              givens | forced at the root | level 0: chosen, forced | level 1: chosen, forced | ...
 * </pre>
 *
 * <p><b>The restart.</b> A search for any solution begins in the usual order and counts its failures. If it has not
 * found a solution after {@link #RESTART_AFTER} nodes, it restarts at the root, once. With many words, the pair rule is
 * then applied at the root; easy puzzles never pay for it. From then on, failures decide between items with equally few
 * options ({@link #dynamic}). A few nodes are visited twice. The restart does not lose solutions: the state of the root
 * still exists, and the rule excludes only impossible options.
 *
 * <p>Other searches do not restart. A search that has reported solutions would report them again, and a search that
 * promises an order would break it. A proof of uniqueness uses any two solutions in any order, so it is dynamic from
 * the root on.
 */
abstract class SlotsSearch extends PathSearch {

    /**
     * Number of nodes before the restart. Sudokus with 17 givens need 10 nodes on average, hard sudokus more than a
     * hundred.
     */
    private static final int RESTART_AFTER = 16;

    final Slots slots;
    final int[] optionAt;
    private final int size;

    /** State of each level. */
    long[][] states = new long[FIRST_LEVELS][];

    /** Word of the item that is branched on at each level. */
    int[] word = new int[FIRST_LEVELS];

    /** Bit, 0 to 63, of the item that is branched on at each level. */
    int[] bit = new int[FIRST_LEVELS];

    final FailureCounts failures;

    /** True if failures are counted. */
    boolean learns;

    /** True if failures decide between items with equally few options. Then the order of solutions is free. */
    boolean dynamic;

    private final StateKey key;

    /**
     * Number of nodes after which a search for any solution restarts; {@code Long.MAX_VALUE} if it must not restart.
     */
    private long restartAt;

    /** Number of options on the path after propagation at the root. */
    private int rootCount;

    /** Item without options at the last dead end, as 64 w + b. */
    int dead;

    SlotsSearch(Slots slots, SearchRequest request, SearchControl control) {
        super(slots.problem, request, 64 * slots.words, control);
        this.slots = slots;
        optionAt = slots.optionAt;
        size = slots.size;
        failures = new FailureCounts(slots.words);
        SearchRequest.Kind kind = request.kind();
        boolean anyTwo = kind.mode() == SearchMode.UNIQUE && !kind.isOrdered();
        dynamic = kind.branching() == Branching.WEIGHTS || anyTwo && !leftmost;
        boolean mayRestart = kind.mayRestart() && !leftmost;
        learns = dynamic || mayRestart;
        restartAt = mayRestart && !dynamic ? RESTART_AFTER : Long.MAX_VALUE;
        states[0] = slots.root.clone();
        key = root.relax.length > 0 ? new StateKey(slots, true) : slots.key;
        for (int item : root.relax) {
            slots.relax(item, states[0]);
        }
        for (int option : root.ban) {
            slots.exclude(option, states[0]);
        }
    }

    /** Returns the state of the present level; that of the root at the end of the search. */
    @Override
    public final Optional<Inside> inside() {
        return Optional.of(slots.picture(states[Math.max(level, 0)], problem.number));
    }

    /** Takes an option in a state. Does not propagate. */
    abstract void and(long[] state, int option);

    /**
     * Propagates: covers items with a single option until every item has at least two. Returns false if an item loses
     * all of its options.
     *
     * @param state any state
     */
    abstract boolean propagate(long[] state);

    @Override
    protected final boolean isRootAlive() {
        if (problem.infeasible) {
            return false;
        }
        for (int option : root.take) {
            and(states[0], option);
        }
        if (!propagate(states[0])) {
            return false;
        }
        rootCount = takenCount;
        return !dynamic || sharpen(states[0]);
    }

    /**
     * Excludes options that are not in any solution from the state of the root; this may change the order of solutions.
     * Returns false if the root is then a dead end.
     */
    abstract boolean sharpen(long[] root);

    /** Checks the limits. The restart is a checkpoint too: the control is then called at the next node instead. */
    @Override
    protected final boolean mayPassCheckpoint() {
        if (mustRestart()) {
            return false;
        }
        boolean may = super.mayPassCheckpoint();
        checkpoint = Math.min(checkpoint, restartAt);
        return may;
    }

    /** Returns true if this search must restart now; this happens at most once. */
    final boolean mustRestart() {
        return nodes >= restartAt;
    }

    @Override
    public final boolean isRepeatable() {
        return !learns;
    }

    @Override
    public final void learnFrom(TreeSearch other) {
        failures.copy(((SlotsSearch) other).failures);
        dynamic = true;
        learns = false;
        restartAt = Long.MAX_VALUE;
    }

    /**
     * Restarts at the root, with the failures counted so far. Returns false if the root is a dead end. The state of the
     * root is unchanged, because deeper levels have states of their own.
     */
    final boolean restart() {
        restartAt = Long.MAX_VALUE;
        dynamic = true;
        level = 0;
        dropTo(rootCount);
        return sharpen(states[0]);
    }

    @Override
    public final void writeKey(long[] into) {
        key.write(states[level], into);
    }

    @Override
    public final boolean hasExactKeys() {
        return key.isExact();
    }

    /** Returns the number in the cover of the item at a bit, 64 w + b. */
    private int itemOf(int at) {
        return problem.itemNumber[slots.itemAt[at]];
    }

    /** Returns the number in the cover of the option at a place. */
    final int numberAt(int place) {
        return problem.number[optionAt[place]];
    }

    @Override
    public final int itemAt(int atLevel) {
        return itemOf(word[atLevel] << 6 | bit[atLevel]);
    }

    @Override
    public final int optionAt(int atLevel) {
        return problem.number[taken[mark[atLevel]]];
    }

    @Override
    public final int deadItem() {
        return problem.infeasible ? Step.NONE : itemOf(dead);
    }

    /** Returns the state of a level, to be overwritten: its content is undefined. */
    final long[] stateAt(int level) {
        if (level == states.length) {
            grow(2 * level);
        }
        long[] state = states[level];
        return state != null ? state : (states[level] = new long[size]);
    }

    @Override
    void grow(int levels) {
        super.grow(levels);
        states = Arrays.copyOf(states, levels);
        word = Arrays.copyOf(word, levels);
        bit = Arrays.copyOf(bit, levels);
    }

    /** Returns the number of words of states that were combined with words of rows. */
    @Override
    public final long updates() {
        return takes() * size;
    }
}
