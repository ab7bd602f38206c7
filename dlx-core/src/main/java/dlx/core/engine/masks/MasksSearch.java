package dlx.core.engine.masks;

import dlx.core.engine.Bits;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Root;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.search.Step;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Search over {@link Masks}: each level has a list of the masks of the options left, in their order, copied from the
 * list above without those that share an item with the option taken. A second pass over the copy finds the leftmost item
 * with fewest options. Best where few items have long lists of options: soma takes 27 ms, and 72 with slots.
 *
 * <pre>
 *   of level l                    holds
 *   list[l][0 .. length[l] - 1]   the masks of the options left, in the order of the cover
 *   union[l]                      the items of these options
 *   open[l]                       the primary items to be covered
 *   item[l]                       the one that is branched on
 *   at[l], next[l]                where in the list its option taken last is, and its next one
 * </pre>
 *
 * <p>Invariants: no option of list[l] shares an item with one taken above; the list of a level does not change while the
 * search is at deeper levels; an open item that is not in the union has no option left, which is a dead end.
 *
 * <p>Differences from Algorithm X (Knuth, TAOCP 4B, 7.2.2.1): nothing is hidden, so nothing is undone. The tree is the
 * same as with {@code links}, node for node.
 *
 * <p>Both passes are free of branches that depend on the data: on soma a branch instead of the arithmetic doubled the
 * time. The lists hold masks alone; which option a mask was is looked up for solutions only.
 */
final class MasksSearch extends KeyedTreeSearch {

    private final Masks masks;

    /** Of each level, the masks of the options left. */
    private final long[][] list;

    /** Of each level, how many options are left. */
    private final int[] length;

    /** Of each level, the primary items to be covered. */
    private final long[] open;

    /** Of each level, the items of the options left. */
    private final long[] union;

    /** Of each level, the item that is branched on. */
    private final long[] item;

    /** Of each level, the place in its list of the next option of its item, or its length. */
    private final int[] next;

    /** Of each level, the place in its list of the option taken last. */
    private final int[] at;

    /** Room for {@link Bits#fewest}. */
    private final long[] scratch = new long[32];

    private final BitSet banned = new BitSet();

    /** The numbers of the options given, then of those taken at the first {@link #known} levels. */
    private final int[] taken;

    private int known;

    /** Masks looked at. */
    private long updates;

    MasksSearch(Masks masks, SearchRequest task, SearchControl control) {
        super(new Root(masks.problem, task.givens()), control);
        this.masks = masks;
        int levels = masks.problem.items() + 1;
        list = new long[levels][];
        length = new int[levels];
        open = new long[levels];
        union = new long[levels];
        item = new long[levels];
        next = new int[levels];
        at = new int[levels];
        taken = Arrays.copyOf(root.given, root.given.length + levels);
        fillRoot();
    }

    /** The list of the root: all options but those banned and those that the given ones exclude. */
    private void fillRoot() {
        long needed = masks.primary;
        for (int relaxed : root.relax) {
            needed &= ~masks.bitOf(relaxed);
        }
        long covered = 0;
        for (int option : root.take) {
            covered |= masks.mask[option];
        }
        for (int option : root.ban) {
            banned.set(option);
        }
        open[0] = needed & ~covered;
        list[0] = new long[masks.mask.length];
        for (int k = 0; k < masks.mask.length; k++) {
            long mask = masks.mask[k];
            if ((mask & covered) == 0 && !banned.get(k)) {
                list[0][length[0]++] = mask;
                union[0] |= mask;
            }
        }
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
        return !masks.problem.hopeless && (open[0] & ~union[0]) == 0;
    }

    @Override
    public boolean isSolved() {
        return open[level] == 0;
    }

    @Override
    public void choose() {
        item[level] = leftmostSmallest(list[level], length[level], open[level]);
        next[level] = nextPlace(0);
    }

    /**
     * The first place in the list of the level, from {@code from} on, with an option of the level's item, or its
     * length.
     */
    private int nextPlace(int from) {
        long[] left = list[level];
        long wanted = item[level];
        int j = from;
        while (j < length[level] && (left[j] & wanted) == 0) {
            j++;
        }
        return j;
    }

    @Override
    public boolean takeNext() {
        if (!mayEnter()) {
            return false;
        }
        int place = next[level];
        at[level] = place;
        next[level] = nextPlace(place + 1);
        known = Math.min(known, level);
        boolean alive = descendBehind(place);
        level++;
        return alive;
    }

    /** Fills the level below with what is left after the option at a place; false if that is a dead end. */
    private boolean descendBehind(int place) {
        long[] from = list[level];
        int n = length[level];
        long mask = from[place];
        long[] into = list[level + 1];
        if (into == null) {
            into = new long[from.length]; // room for all that the level above may ever have
            list[level + 1] = into;
        }
        int left = 0;
        long all = 0;
        for (int j = 0; j < n; j++) {
            long other = from[j];
            long common = other & mask;
            long keep = (~common & common - 1) >> 63; // the sign bit is set only for common == 0: all ones, else 0
            into[left] = other;
            left -= (int) keep;
            all |= other & keep;
        }
        updates += n;
        length[level + 1] = left;
        union[level + 1] = all;
        open[level + 1] = open[level] & ~mask;
        return (open[level + 1] & ~all) == 0;
    }

    /**
     * The leftmost of the open items with fewest options. {@code one} to {@code four} are the items seen in that many
     * masks or more; only if every open item has four options or more are they counted out.
     */
    private long leftmostSmallest(long[] left, int n, long items) {
        long one = 0;
        long two = 0;
        long three = 0;
        long four = 0;
        for (int j = 0; j < n; j++) {
            long mask = left[j];
            four |= three & mask;
            three |= two & mask;
            two |= one & mask;
            one |= mask;
        }
        long few = items & ~four;
        few = few != 0
                ? Bits.withoutIfAny(Bits.withoutIfAny(few, three), two)
                : Bits.fewest(items, left, 0, n, scratch);
        return Long.lowestOneBit(few);
    }

    @Override
    public boolean backUp() {
        do {
            if (--level < floor) {
                return end();
            }
        } while (next[level] == length[level]);
        return true;
    }

    @Override
    public boolean skipTo(int option) {
        while (next[level] < length[level] && numberAt(level, next[level]) != option) {
            next[level] = nextPlace(next[level] + 1);
        }
        return next[level] < length[level];
    }

    @Override
    public int itemAt(int atLevel) {
        return itemOf(item[atLevel]);
    }

    @Override
    public int optionAt(int atLevel) {
        return numberAt(atLevel, at[atLevel]);
    }

    @Override
    public int[] untriedAt(int atLevel) {
        return IntStream.range(next[atLevel], length[atLevel])
                .filter(j -> (list[atLevel][j] & item[atLevel]) != 0)
                .map(j -> numberAt(atLevel, j))
                .toArray();
    }

    /** Options that are the last of their items are chosen one level after the other. */
    @Override
    public int[] forced() {
        return new int[0];
    }

    @Override
    public int deadItem() {
        long dead = open[level] & ~union[level];
        return dead == 0 ? Step.NONE : itemOf(dead);
    }

    /** The cover's number of the leftmost of some items. */
    private int itemOf(long items) {
        return masks.problem.itemNumber[masks.itemAt[Long.numberOfTrailingZeros(items)]];
    }

    /** The cover's number of the option at a place of the list of a level: of equal ones, that of the same rank. */
    private int numberAt(int atLevel, int place) {
        long mask = list[atLevel][place];
        int before = 0;
        for (int j = 0; j < place && masks.hasTwins; j++) {
            before += list[atLevel][j] == mask ? 1 : 0;
        }
        return masks.numberOf(mask, before, banned);
    }

    /**
     * The items of the options left are the key: the open ones, and those secondary ones that still matter. They
     * determine what is left. An option whose items are all among them shares none with the options taken, so it is
     * left too.
     */
    @Override
    public void writeKey(long[] key) {
        key[0] = union[level];
        key[1] = 0;
    }

    @Override
    public boolean hasExactKeys() {
        return true;
    }

    @Override
    public int branchesAt(int atLevel) {
        int options = 0;
        for (int j = 0; j < length[atLevel]; j++) {
            options += (list[atLevel][j] & item[atLevel]) != 0 ? 1 : 0;
        }
        return options;
    }

    @Override
    public long updates() {
        return updates;
    }

    @Override
    public int length() {
        return root.given.length + level;
    }

    /** Solutions share most of their first levels with the solution before: only the rest is looked up. */
    @Override
    public void copyOptions(int[] into) {
        while (known < level) {
            taken[root.given.length + known] = optionAt(known);
            known++;
        }
        System.arraycopy(taken, 0, into, 0, length());
    }
}
