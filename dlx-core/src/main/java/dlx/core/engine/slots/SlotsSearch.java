package dlx.core.engine.slots;

import dlx.core.engine.Branching;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Root;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.TreeSearch;
import dlx.core.search.Step;
import dlx.core.search.internal.Inside;
import java.util.Arrays;
import java.util.Optional;

/**
 * Search over {@link Slots}. At every node the items with a single option are covered first, however many there are,
 * then the leftmost item with fewest options is branched on; so the solutions come in the order of dancing links, in
 * fewer nodes. A node counts for an option that was branched on, not for those that it forced.
 *
 * <p>Each level has a state of its own, and going back is going to the state of the level above (decision 6):
 *
 * <pre>
 *   of level l         holds
 *   states[l]          what is left after the l-th choice and all that it forced
 *   word[l], bit[l]    the item that is branched on there
 *   mark[l]            how many options were taken before one of its options
 *   taken              options given | forced at the root | level 0: chosen, forced | level 1: chosen, forced | ...
 * </pre>
 *
 * <p><b>The restart.</b> A search for any solution begins in the usual order and counts its failures. If it has found
 * none after {@link #PATIENCE} nodes, the puzzle is a hard one, and the search begins anew at the root, once: over many
 * words the pair rule is applied there, and from then on failures decide between items with equally few options
 * ({@link #dynamic}). This loses no solution: none has been found yet, the state of the root is still there, and the
 * rule excludes only options that no solution has. A few nodes are visited twice. Easy puzzles never pay for the rule.
 *
 * <p>Only a search for a first solution may do so: one that has shown solutions would show them again, and those that
 * promise an order would break it. A proof of uniqueness takes any two solutions in any order, so it is dynamic from
 * the root on and has no need to begin anew.
 */
abstract class SlotsSearch extends KeyedTreeSearch {

    /** For how many levels there is room at first. */
    private static final int FIRST_LEVELS = 12;

    /** See {@link #patience}: boards with 17 givens need 10 nodes on average, hard ones more than a hundred. */
    private static final int PATIENCE = 16;

    final Slots slots;
    final int[] optionAt;
    private final int[] number;
    private final int size;

    /** The given options, by their numbers in the cover, then those taken, by their places in the problem. */
    final int[] taken;

    int takenCount;

    /** How many options were taken and dropped again. */
    private long dropped;

    /** Of each level, the state there. */
    long[][] states = new long[FIRST_LEVELS][];

    /** Of each level, {@link #takenCount} before the option of this level. */
    int[] mark = new int[FIRST_LEVELS];

    /** Of each level, the item that is branched on: its word, and its bit. */
    int[] word = new int[FIRST_LEVELS];

    int[] bit = new int[FIRST_LEVELS];

    final FailureCounts failures;

    /** Whether the leftmost open item is branched on, however many options it has. */
    final boolean leftmost;

    /** Whether failures are counted. */
    boolean learns;

    /** Whether failures decide between items that have equally few options: the order of solutions is free then. */
    boolean dynamic;

    private final StateKey key;

    /**
     * A search for any solution that has not ended after this many nodes begins anew, dynamic;
     * {@code Long.MAX_VALUE} if it may not.
     */
    private long patience;

    /** How many options the root has taken. */
    private int rootCount;

    /** How many options were given: those taken beforehand, and those of every solution. */
    private final int given;

    /** The item that the dead end met last leaves without options, as 64 w + b. */
    int dead;

    SlotsSearch(Slots slots, SearchRequest request, SearchControl control) {
        super(new Root(slots.problem, request.givens()), control);
        this.slots = slots;
        optionAt = slots.optionAt;
        number = slots.problem.number;
        size = slots.size;
        given = root.given.length;
        taken = Arrays.copyOf(root.given, given + 64 * slots.words);
        takenCount = given;
        failures = new FailureCounts(slots.words);
        SearchRequest.Kind kind = request.kind();
        leftmost = kind.branching() == Branching.LEFTMOST;
        boolean anyTwo = kind.mode() == SearchMode.UNIQUE && !kind.isOrdered();
        dynamic = kind.branching() == Branching.WEIGHTS || anyTwo && !leftmost;
        boolean mayStartAgain = kind.mayRestart() && !leftmost;
        learns = dynamic || mayStartAgain;
        patience = mayStartAgain && !dynamic ? PATIENCE : Long.MAX_VALUE;
        states[0] = slots.root.clone();
        key = root.relax.length > 0 ? new StateKey(slots, true) : slots.key;
        for (int item : root.relax) {
            slots.relax(item, states[0]);
        }
        for (int option : root.ban) {
            slots.exclude(option, states[0]);
        }
    }

    /** The state of the present level; that of the root at the end of the walk. */
    @Override
    public final Optional<Inside> inside() {
        return Optional.of(slots.picture(states[Math.max(level, 0)], number));
    }

    /** Takes an option in a state, and does nothing else. */
    abstract void and(long[] state, int option);

    /**
     * Covers every item that has a single option left, until none has; false if an item has none.
     *
     * @param state of which nothing is known
     */
    abstract boolean settle(long[] state);

    @Override
    protected final boolean isRootAlive() {
        if (slots.problem.infeasible) {
            return false;
        }
        for (int option : root.take) {
            and(states[0], option);
        }
        if (!settle(states[0])) {
            return false;
        }
        rootCount = takenCount;
        return !dynamic || sharpen(states[0]);
    }

    /**
     * Excludes options from the state at the root that no solution has, which may change the order of solutions; false
     * if the root is a dead end then.
     */
    abstract boolean sharpen(long[] root);

    /** The end of patience is a checkpoint too; the control is not asked there, but at the next node. */
    @Override
    protected final boolean mayPassCheckpoint() {
        if (isOutOfPatience()) {
            return false;
        }
        boolean may = super.mayPassCheckpoint();
        checkpoint = Math.min(checkpoint, patience);
        return may;
    }

    /** Whether this search has turned out to be a hard one; true once at most. */
    final boolean isOutOfPatience() {
        return nodes >= patience;
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
        patience = Long.MAX_VALUE;
    }

    /**
     * Goes back to the root, to search with what was learned; false if the root is a dead end. The state of the root is
     * as it was: deeper levels have states of their own.
     */
    final boolean startAgain() {
        patience = Long.MAX_VALUE;
        dynamic = true;
        level = 0;
        dropped += takenCount - rootCount;
        takenCount = rootCount;
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

    /** The cover's number of the item at a bit, 64 w + b. */
    private int itemOf(int at) {
        return slots.problem.itemNumber[slots.itemAt[at]];
    }

    /** The cover's number of the option at a place. */
    final int numberAt(int place) {
        return number[optionAt[place]];
    }

    @Override
    public final int itemAt(int atLevel) {
        return itemOf(word[atLevel] << 6 | bit[atLevel]);
    }

    @Override
    public final int optionAt(int atLevel) {
        return number[taken[mark[atLevel]]];
    }

    @Override
    public final int[] forced() {
        int from = level == 0 ? given : mark[level - 1] + 1;
        int[] forced = Arrays.copyOfRange(taken, from, takenCount);
        Arrays.setAll(forced, i -> number[forced[i]]);
        return forced;
    }

    @Override
    public final int deadItem() {
        return slots.problem.infeasible ? Step.NONE : itemOf(dead);
    }

    /** Notes that an option was taken. */
    final void note(int option) {
        taken[takenCount++] = option;
    }

    /** Drops the options that were taken since the item of the level was chosen. */
    final void drop(int level) {
        dropped += takenCount - mark[level];
        takenCount = mark[level];
    }

    /** The state of the level, its content of no value. */
    final long[] stateAt(int level) {
        if (level == states.length) {
            grow(2 * level);
        }
        long[] state = states[level];
        return state != null ? state : (states[level] = new long[size]);
    }

    /** Makes room for that many levels. */
    void grow(int levels) {
        states = Arrays.copyOf(states, levels);
        mark = Arrays.copyOf(mark, levels);
        word = Arrays.copyOf(word, levels);
        bit = Arrays.copyOf(bit, levels);
    }

    /** Words of states that were combined with words of rows. */
    @Override
    public final long updates() {
        return (dropped + takenCount - given) * size;
    }

    @Override
    public final int length() {
        return takenCount;
    }

    @Override
    public final void copyOptions(int[] into) {
        System.arraycopy(taken, 0, into, 0, takenCount);
        if (slots.problem.isRenumbered()) {
            for (int i = given; i < takenCount; i++) {
                into[i] = number[into[i]];
            }
        }
    }
}
