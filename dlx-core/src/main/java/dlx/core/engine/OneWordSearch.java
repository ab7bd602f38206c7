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

    /** Items that have at least two options, and at least three, in the state looked at last. */
    private long two;

    private long three;

    /** Open items without options in the state looked at last. */
    private long dead;

    OneWordSearch(Slots slots, long[][] rowAt, Cover<?> pinned, Task task, SearchControl control) {
        super(slots, pinned, task, control);
        this.rowAt = rowAt;
        untried = new long[mark.length];
    }

    @Override
    public boolean advance() {
        boolean alive = nodes == 0 && enterRoot();
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
        long candidates = two & ~three;
        if (candidates == 0) {
            candidates = fewest(state);
        }
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
        if (!mayEnter()) {
            return false;
        }
        if (isOutOfPatience()) {
            return startAgain();
        }
        long[] from = states[level];
        long rest = untried[level];
        untried[level] = rest & rest - 1;
        int place = Long.numberOfTrailingZeros(rest) << 6 | bit[level];
        note(optionAt[place]);
        long[] into = stateAt(++level);
        return coverSingles(into, and(from, rowAt[place], into));
    }

    @Override
    boolean backUp() {
        do {
            if (--level < 0) {
                return false;
            }
        } while (untried[level] == 0);
        takenCount = mark[level];
        return true;
    }

    @Override
    void take(long[] state, int option) {
        note(option);
        and(state, rowAt[slots.placeOf(option)], state);
    }

    @Override
    boolean settle(long[] state) {
        return coverSingles(state, look(state));
    }

    @Override
    boolean sharpen(long[] root) {
        return true;
    }

    /** Takes the options of single items, one after the other; each shows which items are single then. */
    private boolean coverSingles(long[] state, long singles) {
        long left = singles;
        while (left != 0) {
            int b = Long.numberOfTrailingZeros(left);
            int place = Long.numberOfTrailingZeros(slotsOf(state, b)) << 6 | b;
            note(optionAt[place]);
            left = and(state, rowAt[place], state);
        }
        if (dead == 0) {
            return true;
        }
        if (learns) {
            weights.add(0, dead & -dead);
        }
        return false;
    }

    /** The slots of an item that hold an option, as bits. */
    private static long slotsOf(long[] state, int b) {
        long slots = 0;
        for (int k = 1; k < state.length; k++) {
            slots |= (state[k] >>> b & 1) << k;
        }
        return slots;
    }

    /** Takes an option, and gives the items that have a single option then, if none is dead. */
    private long and(long[] from, long[] row, long[] into) {
        long open = from[OPEN] & row[OPEN];
        into[OPEN] = open;
        long once = 0;
        long twice = 0;
        long thrice = 0;
        for (int k = 1; k < into.length; k++) {
            long x = from[k] & row[k];
            into[k] = x;
            thrice |= twice & x;
            twice |= once & x;
            once |= x;
        }
        return singles(open, once, twice, thrice);
    }

    private long look(long[] state) {
        long once = 0;
        long twice = 0;
        long thrice = 0;
        for (int k = 1; k < state.length; k++) {
            long x = state[k];
            thrice |= twice & x;
            twice |= once & x;
            once |= x;
        }
        return singles(state[OPEN], once, twice, thrice);
    }

    private long singles(long open, long once, long twice, long thrice) {
        two = twice;
        three = thrice;
        dead = open & ~once;
        return dead != 0 ? 0 : open & ~twice;
    }

    /** The items with fewest options, in a state where none has fewer than three: counters, bit-sliced. */
    private static long fewest(long[] state) {
        long c0 = 0;
        long c1 = 0;
        long c2 = 0;
        long c3 = 0;
        long c4 = 0;
        long c5 = 0;
        for (int k = 1; k < state.length; k++) {
            long carry0 = state[k];
            long carry1 = c0 & carry0;
            c0 ^= carry0;
            long carry2 = c1 & carry1;
            c1 ^= carry1;
            long carry3 = c2 & carry2;
            c2 ^= carry2;
            long carry4 = c3 & carry3;
            c3 ^= carry3;
            c5 |= c4 & carry4;
            c4 ^= carry4;
        }
        long left = state[OPEN];
        left = Bits.withoutIfAny(left, c5);
        left = Bits.withoutIfAny(left, c4);
        left = Bits.withoutIfAny(left, c3);
        left = Bits.withoutIfAny(left, c2);
        left = Bits.withoutIfAny(left, c1);
        return Bits.withoutIfAny(left, c0);
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
