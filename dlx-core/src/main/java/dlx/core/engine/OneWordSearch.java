package dlx.core.engine;

import dlx.api.Cover;
import java.util.Arrays;

/**
 * {@link SlotsSearch} where all primary items are the bits of one word, with few slots: taking an option and looking for
 * single options are one pass.
 */
final class OneWordSearch extends SlotsSearch {

    /** The position of the open items. */
    private static final int OPEN = 0;

    /** Of each place, the row of its option: one step less on the way from a single option to the state without it. */
    private final long[][] rowAt;

    /** Of each level, the slots of its item that have not been tried, as bits. */
    private long[] untried;

    /** The open items with two options in the state looked at last. */
    private long pairs;

    private final long[] scratch = new long[32];

    /** A row that clears nothing. */
    private final long[] nothing;

    OneWordSearch(Slots slots, long[][] rowAt, Cover<?> pinned, Task task, SearchControl control) {
        super(slots, pinned, task, control);
        this.rowAt = rowAt;
        untried = new long[mark.length];
        nothing = new long[slots.size];
        Arrays.fill(nothing, -1);
    }

    @Override
    public boolean advance() {
        boolean alive = !entered && enterRoot();
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
    boolean isSolved() {
        return states[level][OPEN] == 0;
    }

    @Override
    void choose() {
        long[] state = states[level];
        long candidates = pairs != 0 ? pairs : Bits.fewest(state[OPEN], state, OPEN + 1, state.length, scratch);
        if (dynamic) {
            candidates = weights.heaviest(0, candidates);
        }
        int b = Long.numberOfTrailingZeros(candidates);
        bit[level] = b;
        untried[level] = slotsOf(state, b);
        mark[level] = takenCount;
    }

    @Override
    boolean takeNext() {
        if (nodes >= checkpoint && !mayPassCheckpoint()) {
            return isOutOfPatience() && startAgain();
        }
        nodes++;
        long[] from = states[level];
        long rest = untried[level];
        untried[level] = rest & rest - 1;
        int place = Long.numberOfTrailingZeros(rest) << 6 | bit[level];
        note(optionAt[place]);
        long[] into = stateAt(++level);
        return settle(from, rowAt[place], into);
    }

    @Override
    boolean backUp() {
        do {
            if (--level < 0) {
                return false;
            }
        } while (untried[level] == 0);
        drop(level);
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
    boolean settle(long[] state) {
        return settle(state, nothing, state);
    }

    @Override
    boolean sharpen(long[] root) {
        return true;
    }

    /**
     * Takes the option of a row, then those of single items, one after the other: each pass over the state shows which
     * items are single next.
     */
    private boolean settle(long[] from, long[] firstRow, long[] into) {
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
            long dead = open & ~once;
            if (dead != 0) {
                if (learns) {
                    weights.add(0, Long.lowestOneBit(dead));
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

    /** The slots of an item that hold an option, as bits. */
    private static long slotsOf(long[] state, int b) {
        long slots = 0;
        for (int k = 1; k < state.length; k++) {
            slots |= (state[k] >>> b & 1) << k;
        }
        return slots;
    }

    @Override
    void grow(int levels) {
        super.grow(levels);
        untried = Arrays.copyOf(untried, levels);
    }

    @Override
    public double share() {
        double share = 0;
        double weight = 1;
        for (int l = 0; l < level && weight > 1e-12; l++) {
            int options = Long.bitCount(slotsOf(states[l], bit[l]));
            weight /= options;
            share += weight * (options - 1 - Long.bitCount(untried[l]));
        }
        return share;
    }
}
