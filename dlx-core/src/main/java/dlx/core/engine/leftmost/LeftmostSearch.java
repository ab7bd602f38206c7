package dlx.core.engine.leftmost;

import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Root;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.search.Step;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Search over {@link Leftmost}: the leftmost open item is covered by each option of its list that meets no covered item.
 * A node is an option taken: masks are combined, nothing is copied and nothing undone.
 *
 * <pre>
 *   of level l                      holds
 *   covered[2l], covered[2l + 1]    the items covered above it, by their positions
 *   at[l]                           the place of the option taken last, or the one before its list where none was
 *   next[l]                         the place of its next option that fits, or of the end of its list
 *   before[l]                       where it has such an option: the deepest level above it that has one, or -1
 *   last                            the deepest level of all that has one, or -1
 * </pre>
 *
 * <p>{@link #advance} alone keeps the last three; {@link #chain} makes them anew where somebody has gone step by step.
 *
 * <p>The order of the solutions is that of {@code links} with {@code Strategy.FIRST}, the tree is not: an item that has
 * no option left is a dead end only once it is the leftmost open one. Only what has no option at all ends the search at the
 * root.
 *
 * <p>What the time goes into is branches that the processor cannot foresee. So a walk goes back to a level with an
 * option left in one step, not level by level, and whether the level left has one is arithmetic.
 */
final class LeftmostSearch extends KeyedTreeSearch {

    private static final int NOWHERE = -1;

    private final Leftmost leftmost;

    /** The items that must be covered, by their positions. */
    private final long neededLow;

    private final long neededHigh;

    private final long[] covered;
    private final int[] at;
    private final int[] next;
    private final int[] before;
    private int last = NOWHERE;

    /** Whether {@link #next}, {@link #before} and {@link #last} hold for the present state. */
    private boolean chained;

    /**
     * The items open at the root that have no option at all, by their positions, in two words. (Those whose options the
     * ones given exclude are found when they are reached, as everywhere: so a part of a tree has its nodes when it is
     * searched by itself.)
     */
    private final long[] stuck;

    /** The numbers of the options given, then of those taken at the levels above the present one. */
    private final int[] taken;

    LeftmostSearch(Leftmost shared, SearchRequest task, SearchControl control) {
        super(new Root(shared.problem, task.givens()), control);
        leftmost = shared.under(root, control);
        neededLow = lowest(leftmost.needed);
        neededHigh = lowest(leftmost.needed - Long.SIZE);
        int levels = leftmost.needed + 1;
        covered = new long[2 * levels];
        at = new int[levels];
        next = new int[levels];
        before = new int[levels];
        taken = Arrays.copyOf(root.given, root.given.length + levels);
        for (int option : root.take) {
            leftmost.addItems(option, covered, 0);
        }
        stuck = withoutOptions();
    }

    /** A word with some lowest bits set: none below 0, all from 64 on. */
    private static long lowest(int count) {
        return count <= 0 ? 0 : -1L >>> Long.SIZE - Math.min(count, Long.SIZE);
    }

    private long[] withoutOptions() {
        long[] left = {openLow(0), openHigh(0)};
        for (int m = 0; m < leftmost.mask.length; m += 2) {
            left[0] &= ~leftmost.mask[m];
            left[1] &= ~leftmost.mask[m + 1];
        }
        return left;
    }

    @Override
    public boolean advance() {
        if (begin()) {
            if (isSolved()) {
                found++;
                return true;
            }
            choose();
            chain(level + 1);
        } else if (level <= 0) {
            level = Math.min(level, NOWHERE);
            return false;
        } else if (!chained) {
            chain(level);
        }
        return neededHigh == 0 && leftmost.problem.items() <= Long.SIZE ? goOnInOneWord() : goOn();
    }

    /** Links the first levels, those of them that have an option left. */
    private void chain(int levels) {
        last = NOWHERE;
        for (int l = 0; l < levels; l++) {
            next[l] = nextPlace(l, at[l]);
            if (!isEnd(next[l])) {
                before[l] = last;
                last = l;
            }
        }
        chained = true;
    }

    /**
     * Goes back to the deepest level with an option left and takes options from there on until all items are covered;
     * false, with the walk ended, where there are no more. What a node needs is in local variables; arrays are written so
     * that the walk may rest.
     */
    private boolean goOn() {
        long[] mask = leftmost.mask;
        int[] number = leftmost.number;
        int[] begin = leftmost.begin;
        int bits = leftmost.bits;
        int patterns = (1 << bits) - 1;
        int given = root.given.length;
        long n = nodes;
        long stop = checkpoint;
        int b = last;
        while (b >= floor) {
            int l = b;
            int p = next[l];
            long low = covered[2 * l];
            long high = covered[2 * l + 1];
            long maskLow = mask[2 * p];
            long maskHigh = mask[2 * p + 1];
            b = before[l];
            do {
                if (n >= stop) {
                    if (!mayGoOnTo(l, p, n)) {
                        return false;
                    }
                    stop = checkpoint;
                }
                n++;
                at[l] = p;
                taken[given + l] = number[p];
                int q = p + 1;
                while ((mask[2 * q] & low | mask[2 * q + 1] & high) != 0) {
                    q++;
                }
                next[l] = q;
                before[l] = b;
                long other = mask[2 * q] | mask[2 * q + 1];
                b += l - b & (int) ((other | -other) >> 63); // l if there is another one, else as it is
                low |= maskLow;
                high |= maskHigh;
                l++;
                covered[2 * l] = low;
                covered[2 * l + 1] = high;
                int position;
                long window;
                long open = ~low & neededLow;
                if (open != 0) {
                    position = Long.numberOfTrailingZeros(open);
                    window = low >>> position >>> 1 | high << ~position;
                } else {
                    open = ~high & neededHigh;
                    if (open == 0) {
                        return solvedAt(l, b, n);
                    }
                    position = Long.SIZE + Long.numberOfTrailingZeros(open);
                    window = high >>> position >>> 1;
                }
                p = begin[position << bits | (int) window & patterns];
                while (((maskLow = mask[2 * p]) & low | (maskHigh = mask[2 * p + 1]) & high) != 0) {
                    p++;
                }
            } while ((maskLow | maskHigh) != 0);
        }
        return endedAfter(n);
    }

    /** As {@link #goOn} where all items are in the lower word. */
    private boolean goOnInOneWord() {
        long[] mask = leftmost.mask;
        int[] number = leftmost.number;
        int[] begin = leftmost.begin;
        int bits = leftmost.bits;
        int patterns = (1 << bits) - 1;
        int given = root.given.length;
        long n = nodes;
        long stop = checkpoint;
        int b = last;
        while (b >= floor) {
            int l = b;
            int p = next[l];
            long low = covered[2 * l];
            long items = mask[2 * p];
            b = before[l];
            do {
                if (n >= stop) {
                    if (!mayGoOnTo(l, p, n)) {
                        return false;
                    }
                    stop = checkpoint;
                }
                n++;
                at[l] = p;
                taken[given + l] = number[p];
                int q = p + 1;
                while ((mask[2 * q] & low) != 0) {
                    q++;
                }
                next[l] = q;
                before[l] = b;
                long other = mask[2 * q];
                b += l - b & (int) ((other | -other) >> 63); // l if there is another one, else as it is
                low |= items;
                l++;
                covered[2 * l] = low;
                long open = ~low & neededLow;
                if (open == 0) {
                    return solvedAt(l, b, n);
                }
                int position = Long.numberOfTrailingZeros(open);
                p = begin[position << bits | (int) (low >>> position >>> 1) & patterns];
                while (((items = mask[2 * p]) & low) != 0) {
                    p++;
                }
            } while (items != 0);
        }
        return endedAfter(n);
    }

    /** Asks the control before an option is taken; if it refuses, the option counts as one that has not been tried. */
    private boolean mayGoOnTo(int atLevel, int place, long visited) {
        nodes = visited;
        level = atLevel;
        at[atLevel] = place - 1;
        return mayPassCheckpoint();
    }

    private boolean solvedAt(int atLevel, int deepest, long visited) {
        nodes = visited;
        level = atLevel;
        last = deepest;
        found++;
        return true;
    }

    private boolean endedAfter(long visited) {
        nodes = visited;
        level = NOWHERE;
        return false;
    }

    @Override
    protected boolean isRootAlive() {
        return !leftmost.problem.hopeless && !isStuck() && isAlive();
    }

    private boolean isStuck() {
        return (stuck[0] | stuck[1]) != 0;
    }

    /** Whether the leftmost open item has an option that fits, or there is no open one. */
    private boolean isAlive() {
        return isSolved() || !isEnd(nextPlace(level, firstPlace(level) - 1));
    }

    @Override
    public boolean isSolved() {
        return (openLow(level) | openHigh(level)) == 0;
    }

    private long openLow(int atLevel) {
        return ~covered[2 * atLevel] & neededLow;
    }

    private long openHigh(int atLevel) {
        return ~covered[2 * atLevel + 1] & neededHigh;
    }

    @Override
    public void choose() {
        at[level] = firstPlace(level) - 1;
    }

    /** Where the list of a level begins. */
    private int firstPlace(int atLevel) {
        return leftmost.firstPlace(positionAt(atLevel), covered[2 * atLevel], covered[2 * atLevel + 1]);
    }

    /** The position of the leftmost open item of a level, which is not solved. */
    private int positionAt(int atLevel) {
        return first(openLow(atLevel), openHigh(atLevel));
    }

    private static int first(long low, long high) {
        return low != 0 ? Long.numberOfTrailingZeros(low) : Long.SIZE + Long.numberOfTrailingZeros(high);
    }

    /** The place of the next option of a level that fits, behind another place, or of the end of its list. */
    private int nextPlace(int atLevel, int place) {
        int p = place + 1;
        while (!fits(atLevel, p)) {
            p++;
        }
        return p;
    }

    /** Whether the option at a place meets no item covered at a level; so does the end of a list. */
    private boolean fits(int atLevel, int place) {
        long common = covered[2 * atLevel] & leftmost.mask[2 * place]
                | covered[2 * atLevel + 1] & leftmost.mask[2 * place + 1];
        return common == 0;
    }

    private boolean isEnd(int place) {
        return (leftmost.mask[2 * place] | leftmost.mask[2 * place + 1]) == 0;
    }

    @Override
    public boolean takeNext() {
        if (!mayEnter()) {
            return false;
        }
        int place = nextPlace(level, at[level]);
        at[level] = place;
        taken[root.given.length + level] = leftmost.number[place];
        covered[2 * level + 2] = covered[2 * level] | leftmost.mask[2 * place];
        covered[2 * level + 3] = covered[2 * level + 1] | leftmost.mask[2 * place + 1];
        level++;
        chained = false;
        return isAlive();
    }

    @Override
    public boolean backUp() {
        chained = false;
        do {
            if (--level < floor) {
                return end();
            }
        } while (isEnd(nextPlace(level, at[level])));
        return true;
    }

    @Override
    public boolean skipTo(int option) {
        int place = nextPlace(level, at[level]);
        while (!isEnd(place) && leftmost.number[place] != option) {
            place = nextPlace(level, place);
        }
        at[level] = place - 1;
        return !isEnd(place);
    }

    @Override
    public int itemAt(int atLevel) {
        return itemOf(positionAt(atLevel));
    }

    @Override
    public int optionAt(int atLevel) {
        return leftmost.number[at[atLevel]];
    }

    @Override
    public int[] untriedAt(int atLevel) {
        return numbers(atLevel, at[atLevel], Integer.MAX_VALUE);
    }

    /** The numbers of the options of a level that fit, of those behind one place and before another. */
    private int[] numbers(int atLevel, int after, int end) {
        return IntStream.iterate(nextPlace(atLevel, after), p -> p < end && !isEnd(p), p -> nextPlace(atLevel, p))
                .map(p -> leftmost.number[p])
                .toArray();
    }

    /** Options that are the last of their items are chosen one level after the other. */
    @Override
    public int[] forced() {
        return new int[0];
    }

    @Override
    public int deadItem() {
        if (level == 0 && isStuck()) {
            return itemOf(first(stuck[0], stuck[1]));
        }
        return isAlive() ? Step.NONE : itemOf(positionAt(level));
    }

    /** The cover's number of the item at a position. */
    private int itemOf(int position) {
        return leftmost.problem.itemNumber[leftmost.itemAt[position]];
    }

    /** The items covered are the key: they determine which options fit. */
    @Override
    public void writeKey(long[] key) {
        key[0] = covered[2 * level];
        key[1] = covered[2 * level + 1];
    }

    @Override
    public boolean hasExactKeys() {
        return true;
    }

    @Override
    public int branchesAt(int atLevel) {
        return numbers(atLevel, firstPlace(atLevel) - 1, Integer.MAX_VALUE).length;
    }

    /** Masks combined: those of one option at each node. */
    @Override
    public long updates() {
        return nodes;
    }

    @Override
    public int length() {
        return root.given.length + level;
    }

    @Override
    public void copyOptions(int[] into) {
        System.arraycopy(taken, 0, into, 0, length());
    }
}
