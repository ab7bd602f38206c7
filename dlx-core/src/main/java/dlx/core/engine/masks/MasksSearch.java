package dlx.core.engine.masks;

import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Root;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.search.Step;
import java.util.stream.IntStream;

/**
 * Search over {@link Masks}: each level has the set of the options left, as bits, without the words that are 0, and the masks of
 * these options are gone through to find dead ends and the leftmost item with fewest options. Best where few items have long
 * lists of options: what a node costs depends on how many options are left at the level above, and deep in the tree these are few.
 *
 * <pre>
 *   of level l           holds
 *   left, set l          the options left
 *   low[l], high[l]      the primary items to be covered
 *   item[l]              the bit of the one that is branched on
 *   at[l], next[l]       its option taken last, and the next one or NONE
 *   nextWord[l]          where in its set the next one is
 * </pre>
 *
 * <p>Two out of three nodes of packings are dead ends, and mostly an option that is taken again kills the same item as it did
 * before: {@link #victim}. So that item is asked first, where there is a table of rows. This took a fifth off the time of
 * pent-6x10, where it finds 70 % of the dead ends; without a table it made covers of 20 000 options slower by a third.
 *
 * <p>Invariants: no option of set l shares an item with one taken above; the set of a level does not change while the
 * search is at deeper levels, and is unspecified where the level is a dead end. What {@link #look} finds holds from
 * there to the next {@link #takeNext}; who goes back does not ask for it.
 *
 * <p>Differences from Algorithm X (Knuth, TAOCP 4B, 7.2.2.1): nothing is hidden, so nothing is undone. The tree is the
 * same as with {@code links}, node for node.
 */
final class MasksSearch extends KeyedTreeSearch {

    private static final int NONE = OptionSets.NONE;

    /** Items with so many options or more are counted one by one, by {@link #leftmostOfMany}. */
    private static final int MANY = 16;

    /** What a node takes for each option left at the level above, in words combined: pent-6x10 keeps a third of them. */
    private static final int OPTION = 2;

    private final Masks masks;
    private final long[][] rows;
    private final long[] mask;
    private final long[][] optionsOf;

    /** Of each level, the options left. */
    private final OptionSets left;

    /** Where there is no table of rows, the words of a row that are needed at present. */
    private final long[] row;

    /** Of each level, the primary items to be covered. */
    private final long[] low;

    private final long[] high;

    /** Of each level, the bit of the item that is branched on. */
    private final int[] item;

    /** Of each level, the next option of its item, or {@link #NONE}. */
    private final int[] next;

    /** Of each level, where in {@link #left} that option is. */
    private final int[] nextWord;

    /** Of each level, its option taken last. */
    private final int[] at;

    /** Of each level, the {@link #updates} of each of its options. */
    private final int[] work;

    /** Of each option, the bit of an item that was left without options when it was taken; 0, asked in vain, before there was one. */
    private final int[] victim;

    /** The options left in the state looked at last, {@link #listed} of them: what {@link #choose} counts. */
    private final int[] list;

    private int listed;

    /** The items of the options left in the state looked at last. */
    private long onceLow;

    private long onceHigh;

    /** Of the items to be covered in the state looked at last, those with a single option. */
    private long singleLow;

    private long singleHigh;

    /** How many options the items found by {@link #fewest} have; {@link #MANY} if it has found none. */
    private int count;

    /** The item that the dead end met last leaves without options; {@link #NONE} before there was one. */
    private int dead = NONE;

    /** Words of sets of options that are combined, and the rest of a node as so many of them, whether a victim saves it or not. */
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

    /** The root has all options but those banned and those that the given ones exclude. */
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
     * Whether each open item has an option left. Lists the options left and finds the items with a single one, for
     * {@link #choose}.
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

    /** The leftmost of the open items with fewest options. */
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
     * Of some items of one word, those with fewest of the options listed, and in {@link #count} how many these are, up to
     * {@link #MANY}. The counters are bit-sliced: {@code c0} has bit 0 of those of 64 items.
     *
     * @param half which word of a mask
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

    /** The items whose counters lack a bit, or all of them, and the bit is added to {@link #count}, if none does. */
    private long withoutIfAny(long items, long slice, int value) {
        long without = items & ~slice;
        count += without == 0 ? value : 0;
        return without == 0 ? items : without;
    }

    /** The leftmost of the open items with fewest options, where each has many. */
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

    /** Fills the level below with what is left after an option; false if that is a dead end. */
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

    /** The row of an option, as far as it matters for the options left at a level. */
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
     * Of some options, those that share no item with another one.
     *
     * @param first the option of bit 0
     * @param low the items of the other one, and {@code high}
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

    /** Options that are the last of their items are chosen one level after the other. */
    @Override
    public int[] forced() {
        return new int[0];
    }

    /** The leftmost one, or the usual victim of the option: that depends on what was taken before. */
    @Override
    public int deadItem() {
        return dead == NONE ? Step.NONE : itemOf(dead);
    }

    /** The cover's number of an item. */
    private int itemOf(int bit) {
        return masks.problem.itemNumber[masks.itemAt[bit]];
    }

    /**
     * The items of the options left are the key: the open ones, and those secondary ones that still matter. They
     * determine what is left. An option whose items are all among them shares none with the options taken, so it is
     * left too.
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
