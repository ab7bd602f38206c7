package dlx.core.engine.memo;

import dlx.core.engine.CountingSearch;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Remaining;
import dlx.core.engine.Search;
import dlx.core.engine.Sizes;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A count of the solutions of a tree that does not visit them all. It stores the count below each state, and does not
 * search a state again that is reached another way. This visits the nodes of a zero-suppressed decision diagram (Knuth,
 * TAOCP 4B, 7.2.2.1, Algorithm Z) without building it. Counting domino-8x8 takes 0.4 ms instead of 740. Once the table
 * reports that it does not pay, the rest of the tree is searched as usual.
 *
 * <p><b>Places.</b> Each level of the present path has a place for its sum, and so has the whole tree:
 *
 * <pre>
 *   place 0       solutions of the whole tree
 *   place 1       solutions below the root (the state of level 0)
 *   place l + 1   solutions below the state of level l
 * </pre>
 *
 * <p>A place contains only the part of its sum that has not been passed on. When the state of level l is finished, its
 * sum is put into the table, and moved from place l + 1 to place l. So at any time the sum of all places is the present
 * count, which a report during a search returns.
 *
 * <p><b>Three parts.</b> A sum is {@code large + high * 2^64 + low}. Nearly all sums fit into the two words, which are
 * added with a carry. A sum of 2^126 or more moves into the {@link BigInteger}. Two numbers below 2^126 can be
 * added without overflow.
 */
public final class MemoSearch implements CountingSearch {

    private static final int FIRST_LEVELS = 64;

    private static final long NO_KEY = 0;

    private final KeyedTreeSearch tree;
    private final MemoTable table;

    /** Number of nodes before the table is used: a shorter search ends before a table pays. */
    private final long untabled;

    private final long[] key = new long[2];

    /** For each level l, the key of its state: words 2 l and 2 l + 1, or {@link #NO_KEY} twice without a key. */
    private long[] keys = new long[2 * FIRST_LEVELS];

    /** For each place, the lower word of its sum, unsigned. */
    private long[] low = new long[FIRST_LEVELS + 1];

    /** For each place, the upper word of its sum, below 2^62. */
    private long[] high = new long[FIRST_LEVELS + 1];

    /** For each place, the part of its sum that did not fit into the two words. */
    private BigInteger[] large = new BigInteger[FIRST_LEVELS + 1];

    /** Number of places in use. */
    private int places = 1;

    private final Optional<Function<List<Subproblem>, Search>> byOthers;

    /** The search that counts the rest of the tree in several threads, after the table does not pay. */
    private Optional<Search> others = Optional.empty();

    private boolean started;

    /** True once the tree search counts without the table. */
    private boolean searchesOn;

    /** True if the tree search is at a node that is not a dead end and whose branches have not been tried. */
    private boolean alive;

    /** Creates a search in one thread, which uses the table after the default number of nodes. */
    MemoSearch(KeyedTreeSearch tree, MemoTable table) {
        this(tree, table, Sizes.USUAL.table(), Optional.empty());
    }

    /**
     * Creates a search that has not begun.
     *
     * @param untabled number of nodes before the table is used
     * @param byOthers makes the search that counts subproblems in several threads after the table does not pay;
     *     empty to continue in this thread
     */
    MemoSearch(
            KeyedTreeSearch tree,
            MemoTable table,
            long untabled,
            Optional<Function<List<Subproblem>, Search>> byOthers) {
        this.untabled = untabled;
        this.tree = tree;
        this.table = table;
        this.byOthers = byOthers;
        Arrays.fill(large, BigInteger.ZERO);
    }

    /** {@inheritDoc} Counts all solutions, or to the next pause of the control, and returns false. */
    @Override
    public boolean advance() {
        if (!searchesOn) {
            count();
        }
        if (searchesOn) {
            searchOn(); // because the table does not pay
        }
        return false;
    }

    /** Counts while the table pays. */
    private void count() {
        if (tree.isInterrupted()) {
            alive = tree.again();
        } else if (!started) {
            started = true;
            alive = tree.enterRoot();
        }
        while (!tree.hasEnded() && !searchesOn) {
            if (alive && !isKnown()) {
                open();
                tree.choose();
                alive = tree.takeNext();
            } else if (!table.isWorthwhile()) {
                alive = false; // the present state is already counted
                searchesOn = true;
            } else {
                alive = backUp() && tree.takeNext();
            }
        }
    }

    /** Returns true if the number of solutions below the present state is known; it is then added to the sum. */
    private boolean isKnown() {
        int level = tree.level();
        if (tree.isSolved()) {
            add(level, 1, 0);
            return true;
        }
        if (tree.nodes() < untabled) {
            Arrays.fill(key, NO_KEY);
            return false;
        }
        tree.writeKeyToFind(key);
        if (!table.find(key[0], key[1])) {
            return false;
        }
        if (table.isLarge()) {
            large[level] = large[level].add(table.largeCount());
        } else {
            add(level, table.low(), table.high());
        }
        return true;
    }

    /** Begins the count below the present state. */
    private void open() {
        int level = tree.level();
        if (level + 2 > low.length) {
            grow(2 * low.length);
        }
        keys[2 * level] = key[0];
        keys[2 * level + 1] = key[1];
        low[level + 1] = 0;
        high[level + 1] = 0;
        large[level + 1] = BigInteger.ZERO;
        places = level + 2;
    }

    /** Goes back to a level with an untried option; the states on the way are finished. */
    private boolean backUp() {
        int from = tree.level();
        boolean more = tree.backUp();
        int to = more ? tree.level() : -1;
        for (int level = from - 1; level > to; level--) {
            close(level);
        }
        return more;
    }

    /** Ends the count below the state of a level: puts it into the table, and adds it to the level above. */
    private void close(int level) {
        int below = level + 1;
        long first = keys[2 * level];
        long second = keys[2 * level + 1];
        boolean kept = (first | second) != NO_KEY;
        if (large[below].signum() == 0) {
            if (kept) {
                table.put(first, second, low[below], high[below]);
            }
            add(level, low[below], high[below]);
        } else {
            BigInteger count = sum(below);
            if (kept) {
                table.put(first, second, count);
            }
            large[level] = large[level].add(count);
        }
        places = below;
    }

    /** Adds a number below 2^126 to a place. */
    private void add(int place, long countLow, long countHigh) {
        low[place] += countLow;
        high[place] += countHigh + (Long.compareUnsigned(low[place], countLow) < 0 ? 1 : 0);
        if (high[place] >>> 62 != 0) {
            large[place] = sum(place);
            low[place] = 0;
            high[place] = 0;
        }
    }

    private BigInteger sum(int place) {
        BigInteger lowest = BigInteger.valueOf(low[place] >>> 1).shiftLeft(1).or(BigInteger.valueOf(low[place] & 1));
        return large[place].add(BigInteger.valueOf(high[place]).shiftLeft(64)).add(lowest);
    }

    private void searchOn() {
        others = others.or(() -> byOthers.map(start -> start.apply(tree.parts(false))));
        Search rest = others.orElse(tree);
        while (rest.advance()) {
            // the tree search counts its own solutions from here
        }
    }

    /** {@inheritDoc} A resumed count begins with the untried branches; the contents of the table are lost. */
    @Override
    public Optional<Remaining> rest() {
        if (others.isPresent()) {
            return others.get().rest().map(rest -> new Remaining(rest.parts(), own().plus(rest.counted())));
        }
        return Optional.of(new Remaining(tree.parts(!tree.hasEnded()), own()));
    }

    @Override
    public void close() {
        others.ifPresent(Search::close);
    }

    /** Returns the counts of this search, without those of other threads. */
    private Tally own() {
        BigInteger sum = tree.solutions();
        for (int place = 0; place < places; place++) {
            sum = sum.add(sum(place));
        }
        return new Tally(sum, tree.nodes(), tree.updates());
    }

    @Override
    public Tally tally() {
        return others.map(search -> own().plus(search.tally())).orElseGet(this::own);
    }

    private void grow(int capacity) {
        keys = Arrays.copyOf(keys, 2 * capacity);
        low = Arrays.copyOf(low, capacity);
        high = Arrays.copyOf(high, capacity);
        large = Arrays.copyOf(large, capacity);
    }

    @Override
    public long nodes() {
        return tree.nodes() + others.map(Search::nodes).orElse(0L);
    }

    @Override
    public long updates() {
        return tree.updates() + others.map(Search::updates).orElse(0L);
    }

    @Override
    public long lookups() {
        return tree.lookups();
    }

    @Override
    public double share() {
        return others.orElse(tree).share();
    }
}
