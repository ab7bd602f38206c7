package dlx.core.engine;

import dlx.api.Cover;
import dlx.core.search.Strategy;
import java.util.Arrays;

/**
 * Search over {@link Slots}. At every node the items with a single option are covered first, however many there are, then
 * the leftmost item with fewest options is branched on; so the solutions come in the order of dancing links, in fewer
 * nodes. A node counts for an option that was branched on, not for those that it forced.
 */
abstract class SlotsSearch extends LevelSearch {

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

    final Weights weights;

    /** Whether failures are counted. */
    final boolean learns;

    /** Whether failures decide between items that have equally few options: the order of solutions is free then. */
    boolean dynamic;

    private final Cover<?> pinned;

    /** A search for any solution that has not ended after this many nodes begins anew, dynamic. */
    private long patience;

    /** How many options the root has taken. */
    private int rootCount;

    /** How many options were given: the pins, and those of every solution. */
    private final int given;

    SlotsSearch(Slots slots, Cover<?> pinned, Task task, SearchControl control) {
        super(control);
        this.slots = slots;
        optionAt = slots.optionAt;
        number = slots.problem.number;
        size = slots.size;
        taken = new int[slots.problem.forced.length + pinned.pinCount() + 64 * slots.words];
        given = slots.problem.writeGiven(pinned, taken);
        takenCount = given;
        weights = new Weights(slots.words);
        dynamic = task.strategy() == Strategy.WEIGHTS || task.question() == Question.UNIQUE;
        states[0] = slots.root.clone();
        learns = dynamic || task.question() == Question.FIRST;
        patience = task.question() == Question.FIRST && !dynamic ? PATIENCE : Long.MAX_VALUE;
        this.pinned = pinned;
    }

    @Override
    final boolean takePins() {
        for (int k = 0; k < pinned.pinCount(); k++) {
            int option = slots.problem.place[pinned.pin(k)];
            if (option == Problem.DEAD) {
                return false;
            }
            if (option != Problem.FORCED) {
                int place = slots.placeOf(option);
                if ((states[0][place >> 6] >>> place & 1) == 0) {
                    return false;
                }
                and(states[0], option);
            }
        }
        return true;
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
    final boolean isRootAlive() {
        if (slots.problem.hopeless || !settle(states[0])) {
            return false;
        }
        rootCount = takenCount;
        return !dynamic || sharpen(states[0]);
    }

    /** Excludes from the state at the root what would change the order of solutions; false if that is a dead end. */
    abstract boolean sharpen(long[] root);

    /** The end of patience is a checkpoint too, and nothing else is asked there. */
    @Override
    final boolean mayPassCheckpoint() {
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

    /** Goes back to the root, to search with what was learned; false if the root is a dead end. */
    final boolean startAgain() {
        patience = Long.MAX_VALUE;
        dynamic = true;
        level = 0;
        dropped += takenCount - rootCount;
        takenCount = rootCount;
        return sharpen(states[0]);
    }

    @Override
    final void writeKey(long[] key) {
        slots.key.write(states[level], key);
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
        if (number.length < slots.problem.place.length) { // the problem was reduced, and its options have moved
            for (int i = given; i < takenCount; i++) {
                into[i] = number[into[i]];
            }
        }
    }
}
