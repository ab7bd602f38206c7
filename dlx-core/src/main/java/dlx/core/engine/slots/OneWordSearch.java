package dlx.core.engine.slots;

import dlx.core.engine.Bits;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import java.util.Arrays;

/**
 * {@link SlotsSearch} where all primary items are bits of one word, with few slots. One pass both takes an option and
 * finds single options.
 *
 * <pre>
 *   position   content
 *   0          bit b: 1 if item b is open
 *   1 + k      bit b: 1 if the option in slot k of item b is available
 * </pre>
 *
 * <p>There are at most 63 slots, so that the positions of an item's slots fit into a word, {@link #untried}. The next
 * option is its lowest bit.
 *
 * <p>Invariants: the bits of a covered item are 0 in all slots. When {@code propagate} has returned true, each open
 * item has at least two options, and {@link #pairs} are those with exactly two. The state of a level does not change
 * while the search is at deeper levels.
 *
 * <p>Differences from Algorithm X (Knuth, TAOCP 4B, 7.2.2.1): nothing is undone, because each level has its own state.
 * Items with a single option are covered without a level of their own.
 */
final class OneWordSearch extends SlotsSearch {

    /** Position of the open items. */
    private static final int OPEN = 0;

    /**
     * Row of the option at each place. Saves the lookup of the option between a single option and the state after it,
     * and 15 % of the time of domino-8x8.
     */
    private final long[][] rowAt;

    /** Positions of the untried slots of the item of each level, as bits. */
    private long[] untried;

    /**
     * Open items with two options in the state propagated last, which is the state at the next call of {@link #choose}.
     */
    private long pairs;

    private final long[] scratch = new long[32];

    /** Row that clears no bits. */
    private final long[] nothing;

    OneWordSearch(Slots slots, long[][] rowAt, SearchRequest request, SearchControl control) {
        super(slots, request, control);
        this.rowAt = rowAt;
        untried = new long[mark.length];
        nothing = new long[slots.size];
        Arrays.fill(nothing, -1);
    }

    @Override
    public boolean advance() {
        boolean alive = begin();
        while (true) {
            if (alive) {
                if (isSolved()) {
                    found++;
                    return true;
                }
                choose();
            } else if (!backUp()) {
                return false;
            }
            alive = takeNext();
        }
    }

    @Override
    public boolean isSolved() {
        return states[level][OPEN] == 0;
    }

    @Override
    public void choose() {
        long[] state = states[level];
        long candidates = leftmost
                ? state[OPEN]
                : pairs != 0 ? pairs : Bits.fewest(state[OPEN], state, OPEN + 1, state.length, scratch);
        if (dynamic) {
            candidates = failures.heaviest(0, candidates);
        }
        int b = Long.numberOfTrailingZeros(candidates);
        bit[level] = b;
        untried[level] = slotsOf(state, b);
        mark[level] = takenCount;
    }

    @Override
    public boolean takeNext() {
        if (nodes >= checkpoint && !mayPassCheckpoint()) {
            return mustRestart() && restart();
        }
        nodes++;
        long[] from = states[level];
        long rest = untried[level];
        untried[level] = rest & rest - 1;
        int place = Long.numberOfTrailingZeros(rest) << 6 | bit[level];
        note(optionAt[place]);
        long[] into = stateAt(++level);
        return propagate(from, rowAt[place], into);
    }

    @Override
    public boolean backUp() {
        do {
            if (--level < floor) {
                return end();
            }
        } while (untried[level] == 0);
        dropTo(mark[level]);
        return true;
    }

    @Override
    void and(long[] state, int option) {
        long[] row = rowAt[slots.placeOf(option)];
        for (int k = 0; k < state.length; k++) {
            state[k] &= row[k];
        }
    }

    @Override
    boolean propagate(long[] state) {
        return propagate(state, nothing, state);
    }

    @Override
    boolean sharpen(long[] root) {
        return propagate(root); // recomputes pairs, which belongs to the state at the restart
    }

    /**
     * Takes the option of a row, then those of single items, one after the other: the pass that takes one option finds
     * the items that are single after it.
     *
     * <p>The pass computes the items with options in at least one, two and three slots. An open item that is not in
     * {@code once} is a dead end; one that is not in {@code twice} has a single option, which the next pass takes.
     * Items in {@code twice} and not in {@code thrice} have two options, and no item has fewer once the loop ends. So
     * the item to branch on is found without another pass, if such items exist.
     *
     * @param from the state before: {@code into} itself, or the state of the level above, which does not change
     * @param firstRow row of the option to take, or {@link #nothing}
     */
    private boolean propagate(long[] from, long[] firstRow, long[] into) {
        long[] state = from;
        long[] row = firstRow;
        while (true) {
            long open = state[OPEN] & row[OPEN];
            into[OPEN] = open;
            long once = 0;
            long twice = 0;
            long thrice = 0;
            for (int k = 1; k < into.length; k++) {
                long x = state[k] & row[k];
                into[k] = x;
                thrice |= twice & x;
                twice |= once & x;
                once |= x;
            }
            long stuck = open & ~once;
            if (stuck != 0) {
                dead = Long.numberOfTrailingZeros(stuck);
                if (learns) {
                    failures.add(0, Long.lowestOneBit(stuck));
                }
                return false;
            }
            long singles = open & ~twice;
            if (singles == 0) {
                pairs = twice & ~thrice;
                return true;
            }
            int b = Long.numberOfTrailingZeros(singles);
            int place = Long.numberOfTrailingZeros(slotsOf(into, b)) << 6 | b;
            note(optionAt[place]);
            row = rowAt[place];
            state = into;
        }
    }

    /** Returns the positions of an item's slots with an available option, as bits. */
    private static long slotsOf(long[] state, int b) {
        long slots = 0;
        for (int k = 1; k < state.length; k++) {
            slots |= (state[k] >>> b & 1) << k;
        }
        return slots;
    }

    @Override
    public boolean skipTo(int option) {
        long rest = untried[level];
        while (rest != 0 && numberAt(Long.numberOfTrailingZeros(rest) << 6 | bit[level]) != option) {
            rest &= rest - 1;
        }
        untried[level] = rest;
        return rest != 0;
    }

    @Override
    public int[] untriedAt(int atLevel) {
        int[] options = new int[Long.bitCount(untried[atLevel])];
        int count = 0;
        for (long rest = untried[atLevel]; rest != 0; rest &= rest - 1) {
            options[count++] = numberAt(Long.numberOfTrailingZeros(rest) << 6 | bit[atLevel]);
        }
        return options;
    }

    @Override
    void grow(int levels) {
        super.grow(levels);
        untried = Arrays.copyOf(untried, levels);
    }

    @Override
    public int branchesAt(int atLevel) {
        return Long.bitCount(slotsOf(states[atLevel], bit[atLevel]));
    }
}
