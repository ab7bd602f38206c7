package dlx.core.engine.masks;

import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Root;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.search.Step;
import java.util.stream.IntStream;

/**
 * A tree search over {@link Masks}. Each level has the set of the available options, as bits, without words that are 0.
 * A pass over the masks of these options finds dead ends and the leftmost item with fewest options. Best for few items
 * with long lists of options: the cost of a node depends on the number of available options at the level above, which
 * is small deep in the tree.
 *
 * <pre>
 *   at level l           contains
 *   left, set l          the available options
 *   low[l], high[l]      the primary items to be covered
 *   item[l]              the bit of the item that is branched on
 *   at[l], next[l]       its option taken last, and its next option or NONE
 *   nextWord[l]          the index in its set of the word with the next option
 * </pre>
 *
 * <p>Two out of three nodes of packings are dead ends, and an option that is taken again mostly leaves the earlier item
 * without options: its {@link #victim}. So this item is checked first, if there is a table of rows. The check saved a
 * fifth of the time of pent-6x10, where it finds 70 % of the dead ends. Without a table it slowed covers of 20 000
 * options by a third.
 *
 * <p>Invariants: no option of set l shares an item with an option taken above. The set of a level does not change while
 * the search is at deeper levels, and is undefined if the level is a dead end. The results of {@link #look} are valid
 * until the next {@link #takeNext}; they are not used after a step back.
 *
 * <p>Differences from Algorithm X (Knuth, TAOCP 4B, 7.2.2.1): options are not hidden, so there is nothing to undo. The
 * tree is that of {@code links}, node for node.
 */
final class MasksSearch extends KeyedTreeSearch {

    private static final int NONE = OptionSets.NONE;

    /** Minimum number of options at which items are counted one by one, by {@link #leftmostOfMany}. */
    private static final int MANY = 16;

    /**
     * Cost of a node for each available option at the level above, in words combined: pent-6x10 keeps a third of these
     * options.
     */
    private static final int OPTION = 2;

    private final Masks masks;
    private final long[][] rows;
    private final long[] mask;
    private final long[][] optionsOf;

    /** For each level, the available options. */
    private final OptionSets left;

    /** Without a table of rows, the words of a row that are needed at present. */
    private final long[] row;

    /** For each level, the primary items to be covered: bits 0 to 63. */
    private final long[] low;

    /** For each level, the primary items to be covered: bits 64 to 127. */
    private final long[] high;

    /** For each level, the bit of the item that is branched on. */
    private final int[] item;

    /** For each level, the next option of its item, or {@link #NONE}. */
    private final int[] next;

    /** For each level, the index in {@link #left} of the word with the next option. */
    private final int[] nextWord;

    /** For each level, its option taken last. */
    private final int[] at;

    /** For each level, the {@link #updates} of each of its options. */
    private final int[] work;

    /**
     * For each option, the bit of the item that it last left without options. Initially 0, an arbitrary item whose
     * check does no harm.
     */
    private final int[] victim;

    /**
     * The available options in the state of the last {@link #look}, in the first {@link #listed} entries;
     * {@link #choose} counts them.
     */
    private final int[] list;

    private int listed;

    /** The items of the available options in the state of the last {@link #look}: bits 0 to 63. */
    private long onceLow;

    /** The items of these options: bits 64 to 127. */
    private long onceHigh;

    /** The items to be covered in the state of the last {@link #look} that have a single option: bits 0 to 63. */
    private long singleLow;

    /** The items to be covered with a single option: bits 64 to 127. */
    private long singleHigh;

    /**
     * Number of options of the items found by {@link #fewest}; {@link #MANY} if all items have {@link #MANY} or more.
     */
    private int count;

    /** The bit of the item that the last dead end leaves without options; {@link #NONE} before the first dead end. */
    private int dead = NONE;

    /**
     * Number of words of option sets that are combined, plus the other work of each node in this unit. A node counts in
     * full even if the check of a victim shortens it.
     */
    private long updates;

    MasksSearch(Masks masks, SearchRequest request, SearchControl control) {
        super(new Root(masks.problem, request.givens()), control);
        this.masks = masks;
        rows = masks.rows;
        mask = masks.mask;
        optionsOf = masks.optionsOf;
        int levels = masks.problem.items() + 1;
        left = new OptionSets(levels, masks.words);
        nextWord = new int[levels];
        row = new long[rows.length == 0 ? masks.words : 0];
        low = new long[levels];
        high = new long[levels];
        item = new int[levels];
        next = new int[levels];
        at = new int[levels];
        work = new int[levels];
        victim = new int[masks.problem.options()];
        list = new int[victim.length];
        fillRoot();
    }

    /** Fills the root with all options, except those banned and those that the given options exclude. */
    private void fillRoot() {
        low[0] = masks.primary[0];
        high[0] = masks.primary[1];
        for (int relaxed : root.relax) {
            close(masks.bitOf(relaxed));
        }
        long[] all = new long[masks.words];
        for (int k = 0; k < victim.length; k++) {
            all[k >> 6] |= 1L << k;
        }
        for (int option : root.ban) {
            all[option >> 6] &= ~(1L << option);
        }
        for (int option : root.take) {
            low[0] &= ~mask[2 * option];
            high[0] &= ~mask[2 * option + 1];
            for (int w = 0; w < all.length; w++) {
                all[w] &= masks.rowWord(option, w);
            }
        }
        left.fill(all);
    }

    private void close(int bit) {
        low[0] &= bit < Long.SIZE ? ~(1L << bit) : -1;
        high[0] &= bit < Long.SIZE ? -1 : ~(1L << bit);
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
    protected boolean isRootAlive() {
        return !masks.problem.infeasible && look(0);
    }

    @Override
    public boolean isSolved() {
        return (low[level] | high[level]) == 0;
    }

    /**
     * Returns true if each open item has an available option. Lists the available options and finds the items with a
     * single option, for {@link #choose}.
     */
    private boolean look(int atLevel) {
        int n = left.list(atLevel, list);
        listed = n;
        long once0 = 0;
        long once1 = 0;
        long twiceLow = 0;
        long twiceHigh = 0;
        for (int j = 0; j < n; j++) {
            int k = 2 * list[j];
            long maskLow = mask[k];
            long maskHigh = mask[k + 1];
            twiceLow |= once0 & maskLow;
            once0 |= maskLow;
            twiceHigh |= once1 & maskHigh;
            once1 |= maskHigh;
        }
        onceLow = once0;
        onceHigh = once1;
        long openLow = low[atLevel];
        long openHigh = high[atLevel];
        long deadLow = openLow & ~once0;
        long deadHigh = openHigh & ~once1;
        singleLow = openLow & ~twiceLow;
        singleHigh = openHigh & ~twiceHigh;
        if ((deadLow | deadHigh) == 0) {
            return true;
        }
        dead = Masks.leftmost(deadLow, deadHigh);
        return false;
    }

    @Override
    public void choose() {
        int chosen = (singleLow | singleHigh) != 0
                ? Masks.leftmost(singleLow, singleHigh)
                : leftmostSmallest(low[level], high[level]);
        item[level] = chosen;
        advanceTo(left.after(level, OptionSets.NONE, 0, optionsOf[chosen]));
        work[level] = left.size(level) + OPTION * listed;
    }

    /** Returns the leftmost of the open items with fewest options. */
    private int leftmostSmallest(long openLow, long openHigh) {
        long smallestLow = openLow == 0 ? 0 : fewest(openLow, 0);
        int lowCount = openLow == 0 ? MANY : count;
        long smallestHigh = openHigh == 0 ? 0 : fewest(openHigh, 1);
        int highCount = openHigh == 0 ? MANY : count;
        if (lowCount == MANY && highCount == MANY) {
            return leftmostOfMany(openLow, openHigh);
        }
        return lowCount <= highCount
                ? Long.numberOfTrailingZeros(smallestLow)
                : Long.SIZE + Long.numberOfTrailingZeros(smallestHigh);
    }

    /**
     * Returns the items, of some in one word, with the fewest of the listed options, and sets {@link #count} to that
     * number; returns 0 if all have {@link #MANY} or more. The counters are bit-sliced: {@code c0} has bit 0 of the
     * counters of 64 items.
     *
     * @param half the word of a mask, 0 or 1
     */
    private long fewest(long items, int half) {
        long c0 = 0;
        long c1 = 0;
        long c2 = 0;
        long c3 = 0;
        long many = 0;
        for (int j = 0; j < listed; j++) {
            long carry0 = mask[2 * list[j] + half];
            long carry1 = c0 & carry0;
            c0 ^= carry0;
            long carry2 = c1 & carry1;
            c1 ^= carry1;
            long carry3 = c2 & carry2;
            c2 ^= carry2;
            many |= c3 & carry3;
            c3 ^= carry3;
        }
        long few = items & ~many;
        count = MANY;
        if (few != 0) {
            count = 0;
            few = withoutIfAny(few, c3, 8);
            few = withoutIfAny(few, c2, 4);
            few = withoutIfAny(few, c1, 2);
            few = withoutIfAny(few, c0, 1);
        }
        return few;
    }

    /**
     * Returns the items whose counters lack a bit. If all have it, returns all and adds the value of the bit to
     * {@link #count}.
     */
    private long withoutIfAny(long items, long slice, int value) {
        long without = items & ~slice;
        count += without == 0 ? value : 0;
        return without == 0 ? items : without;
    }

    /** Returns the leftmost of the open items with fewest options, if each has {@link #MANY} or more. */
    private int leftmostOfMany(long openLow, long openHigh) {
        int fewest = Integer.MAX_VALUE;
        int leftmost = NONE;
        for (int b = 0; b < optionsOf.length; b++) {
            if (Masks.isIn(b, openLow, openHigh)) {
                int options = left.count(level, optionsOf[b]);
                if (options < fewest) {
                    fewest = options;
                    leftmost = b;
                }
            }
        }
        return leftmost;
    }

    @Override
    public boolean takeNext() {
        if (!mayEnter()) {
            return false;
        }
        int option = next[level];
        at[level] = option;
        advanceTo(left.after(level, option, nextWord[level], optionsOf[item[level]]));
        updates += work[level];
        boolean alive = enter(level, option);
        level++;
        return alive;
    }

    /**
     * Fills the next level with the options that are available after an option is taken; returns false if that is a
     * dead end.
     */
    private boolean enter(int above, int option) {
        long openLow = low[above] & ~mask[2 * option];
        long openHigh = high[above] & ~mask[2 * option + 1];
        low[above + 1] = openLow;
        high[above + 1] = openHigh;
        long[] kept = rowOf(option, above);
        int usual = victim[option];
        if (rows.length > 0 && Masks.isIn(usual, openLow, openHigh) && !left.leaves(above, kept, optionsOf[usual])) {
            dead = usual;
            return false;
        }
        left.and(above, kept);
        boolean alive = look(above + 1);
        if (!alive) {
            victim[option] = dead;
        }
        return alive;
    }

    /** Returns the row of an option, valid for the available options at a level. */
    private long[] rowOf(int option, int atLevel) {
        if (rows.length > 0) {
            return rows[option];
        }
        int end = left.size(atLevel);
        for (int j = 0; j < end; j++) {
            int place = left.place(atLevel, j);
            row[place] = kept(place << 6, left.word(atLevel, j), mask[2 * option], mask[2 * option + 1]);
        }
        return row;
    }

    /**
     * Returns those of up to 64 options that do not share an item with another option.
     *
     * @param first the option of bit 0
     * @param options the options, as bits
     * @param low the items of the other option, bits 0 to 63
     * @param high the items of the other option, bits 64 to 127
     */
    private long kept(int first, long options, long low, long high) {
        long kept = 0;
        for (long rest = options; rest != 0; rest &= rest - 1) {
            int k = 2 * (first | Long.numberOfTrailingZeros(rest));
            boolean isKept = (mask[k] & low | mask[k + 1] & high) == 0;
            kept |= isKept ? Long.lowestOneBit(rest) : 0;
        }
        return kept;
    }

    @Override
    public boolean backUp() {
        do {
            if (--level < floor) {
                return end();
            }
        } while (next[level] == NONE);
        return true;
    }

    private void advanceTo(int option) {
        next[level] = option;
        nextWord[level] = left.found();
    }

    @Override
    public boolean skipTo(int option) {
        while (next[level] != NONE && masks.problem.number[next[level]] != option) {
            advanceTo(left.after(level, next[level], nextWord[level], optionsOf[item[level]]));
        }
        return next[level] != NONE;
    }

    @Override
    public int itemAt(int atLevel) {
        return itemOf(item[atLevel]);
    }

    @Override
    public int optionAt(int atLevel) {
        return masks.problem.number[at[atLevel]];
    }

    @Override
    public int[] untriedAt(int atLevel) {
        return IntStream.iterate(
                        next[atLevel], k -> k != NONE, k -> left.after(atLevel, k, 0, optionsOf[item[atLevel]]))
                .map(k -> masks.problem.number[k])
                .toArray();
    }

    /** {@inheritDoc} This search does not force options: the last option of an item is chosen at a level of its own. */
    @Override
    public int[] forced() {
        return new int[0];
    }

    /**
     * {@inheritDoc} Returns the leftmost such item, or the victim of the option, which depends on the earlier search.
     */
    @Override
    public int deadItem() {
        return dead == NONE ? Step.NONE : itemOf(dead);
    }

    /** Returns the number in the cover of an item. */
    private int itemOf(int bit) {
        return masks.problem.itemNumber[masks.itemAt[bit]];
    }

    /**
     * Writes the items of the available options: the open items, and the secondary items that still matter. They
     * determine the available options: an option whose items are all in this set does not share an item with the
     * options taken, so it is available too.
     */
    @Override
    public void writeKey(long[] key) {
        key[0] = onceLow;
        key[1] = onceHigh;
    }

    @Override
    public boolean hasExactKeys() {
        return true;
    }

    @Override
    public int branchesAt(int atLevel) {
        return left.count(atLevel, optionsOf[item[atLevel]]);
    }

    @Override
    public long updates() {
        return updates;
    }

    @Override
    public int length() {
        return root.given.length + level;
    }

    @Override
    public void copyOptions(int[] into) {
        int given = root.given.length;
        System.arraycopy(root.given, 0, into, 0, given);
        for (int l = 0; l < level; l++) {
            into[given + l] = masks.problem.number[at[l]];
        }
    }
}
