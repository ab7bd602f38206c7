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

    /** An item gets no more than this many levels at first; the arrays grow with the search. */
    private static final int FIRST_LEVELS = 32;

    private static final int PATIENCE = 16;

    final Slots slots;
    final int[] optionAt;
    private final int[] number;

    /** The numbers in the cover of the options taken. */
    final int[] taken;

    int takenCount;

    /** Of each level, the state there. */
    long[][] states = new long[FIRST_LEVELS][];

    /** Of each level, {@link #takenCount} before the option of this level. */
    int[] mark = new int[FIRST_LEVELS];

    /** Of each level, the item that is branched on: the position of its word's open items, and its bit. */
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

    SlotsSearch(Slots slots, Cover<?> pinned, Task task, SearchControl control) {
        super(control);
        this.slots = slots;
        optionAt = slots.optionAt;
        number = slots.problem.number;
        int[] forced = slots.problem.forced;
        taken = new int[forced.length + pinned.pinCount() + 64 * slots.words];
        System.arraycopy(forced, 0, taken, 0, forced.length);
        takenCount = forced.length;
        weights = new Weights(slots.words);
        dynamic = task.strategy() == Strategy.WEIGHTS || task.question() == Question.UNIQUE;
        states[0] = slots.root.clone();
        learns = dynamic || task.question() == Question.FIRST;
        patience = task.question() == Question.FIRST && !dynamic ? PATIENCE : Long.MAX_VALUE;
        this.pinned = pinned;
    }

    private boolean takePins() {
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
                take(states[0], option);
            }
        }
        return true;
    }

    /** Takes an option in a state, and does nothing else. */
    abstract void take(long[] state, int option);

    /**
     * Covers every item that has a single option left, until none has; false if an item has none.
     *
     * @param state of which nothing is known
     */
    abstract boolean settle(long[] state);

    @Override
    final boolean enterRoot() {
        if (!mayEnter() || slots.problem.hopeless || !takePins() || !settle(states[0])) {
            return false;
        }
        rootCount = takenCount;
        return !dynamic || sharpen(states[0]);
    }

    /** Excludes from the state at the root what would change the order of solutions; false if that is a dead end. */
    abstract boolean sharpen(long[] root);

    /** Whether this search has turned out to be a hard one. */
    final boolean isOutOfPatience() {
        return nodes > patience;
    }

    /** Goes back to the root, to search with what was learned; false if the root is a dead end. */
    final boolean startAgain() {
        patience = Long.MAX_VALUE;
        dynamic = true;
        level = 0;
        takenCount = rootCount;
        return sharpen(states[0]);
    }

    @Override
    final void writeKey(long[] key) {
        slots.key.write(states[level], key);
    }

    /** Notes that an option was taken. */
    final void note(int option) {
        taken[takenCount++] = number[option];
        updates += slots.size;
    }

    /** The state of the level, its content of no value. */
    final long[] stateAt(int level) {
        if (level == states.length) {
            grow(2 * level);
        }
        long[] state = states[level];
        return state != null ? state : (states[level] = new long[slots.size]);
    }

    /** Makes room for that many levels. */
    void grow(int levels) {
        states = Arrays.copyOf(states, levels);
        mark = Arrays.copyOf(mark, levels);
        word = Arrays.copyOf(word, levels);
        bit = Arrays.copyOf(bit, levels);
    }

    @Override
    public final int length() {
        return takenCount;
    }

    @Override
    public final void copyOptions(int[] into) {
        System.arraycopy(taken, 0, into, 0, takenCount);
    }
}
