package dlx.core.engine.memo;

import dlx.core.engine.CountingSearch;
import dlx.core.engine.HandOvers;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Remaining;
import dlx.core.engine.Search;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Counts the solutions of a tree without visiting them all: what was counted below a state is remembered, and when
 * another way leads to the same state, it is not searched again. This visits the nodes of a zero-suppressed decision
 * diagram (Knuth, TAOCP 4B, 7.2.2.1, Algorithm Z) without building it. Counting domino-8x8 takes 0.4 ms instead of 740.
 * Once the table reports that it does not pay, the rest of the tree is walked as usual.
 *
 * <p><b>Places.</b> Each level on the way to the present state has a place for its sum, and there is one for the whole:
 *
 * <pre>
 *   place 0       solutions of the whole tree
 *   place 1       solutions below the root (the state of level 0)
 *   place l + 1   solutions below the state of level l
 * </pre>
 *
 * <p>A place has only what has not been passed on: when all is counted below the state of level l, its sum goes into the
 * table, and from place l + 1 to place l. So the places together are all that was counted, at any time: that is what a
 * report in the middle of a search adds up.
 *
 * <p><b>Three parts.</b> A sum is {@code large + high 2^64 + low}. Nearly all fit into the two words, which are added
 * with a carry; what reaches 2^126 moves into the {@link BigInteger}. Two numbers below 2^126 add up without overflow.
 */
public final class MemoSearch implements CountingSearch {

    private static final int FIRST_LEVELS = 64;

    private static final long NO_KEY = 0;

    private final KeyedTreeSearch tree;
    private final MemoTable table;

    /** A search of fewer nodes than this is over before a table pays. */
    private final long untabled;

    private final long[] key = new long[2];

    /** Of each level, the key of the state there: two words, or {@link #NO_KEY} twice where it was not asked for. */
    private long[] keys = new long[2 * FIRST_LEVELS];

    /** Of each place, the lower word of its sum; without sign. */
    private long[] low = new long[FIRST_LEVELS + 1];

    /** Of each place, the upper word of its sum. */
    private long[] high = new long[FIRST_LEVELS + 1];
    /** Of each place, the part of its sum that did not fit. */
    private BigInteger[] large = new BigInteger[FIRST_LEVELS + 1];

    /** How many places of these are in use. */
    private int places = 1;

    private final Optional<Function<List<Subproblem>, Search>> byOthers;

    /** What counts the rest of the tree, once the table does not pay. */
    private Optional<Search> others = Optional.empty();

    private boolean started;

    /** Whether the tree stands at a live node whose branches have not been tried. */
    private boolean alive;

    /** A search in one thread, which begins with the table after the usual number of nodes. */
    MemoSearch(KeyedTreeSearch tree, MemoTable table) {
        this(tree, table, HandOvers.USUAL.table(), Optional.empty());
    }

    /**
     * A search that has not begun.
     *
     * @param untabled how many nodes it visits before it keeps what it finds
     * @param byOthers counts some parts of the tree where the table does not pay: in several threads
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

    /** Counts all there are, and never rests. */
    @Override
    public boolean advance() {
        count(Long.MAX_VALUE);
        if (!tree.hasEnded()) {
            searchOn(); // the table does not pay
        }
        return false;
    }

    /** Counts on for as long as the table pays, up to so many nodes in all; {@link #advance} goes on from there. */
    public void count(long mostNodes) {
        if (!started) {
            started = true;
            alive = tree.enterRoot();
        }
        while (!tree.hasEnded() && tree.nodes() < mostNodes) {
            if (alive && !isKnown()) {
                open();
                tree.choose();
                alive = tree.takeNext();
            } else if (!table.isWorthwhile()) {
                alive = false; // what is known has been counted
                return;
            } else {
                alive = backUp() && tree.takeNext();
            }
        }
    }

    /** Whether all has been counted, or the control has ended it. */
    public boolean hasEnded() {
        return tree.hasEnded();
    }

    /** Whether the table pays so far. */
    public boolean isWorthwhile() {
        return table.isWorthwhile();
    }

    /** Whether it is known what is below the present state; it has been counted then. */
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
        tree.writeKey(key);
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

    /** Begins to count below the present state. */
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

    /** Goes back to a level with an option left; the states on the way have been counted. */
    private boolean backUp() {
        int from = tree.level();
        boolean more = tree.backUp();
        int to = more ? tree.level() : -1;
        for (int level = from - 1; level > to; level--) {
            close(level);
        }
        return more;
    }

    /** Ends the count below the state of a level: keeps it, and passes it on to the level above. */
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
        others = byOthers.map(start -> start.apply(tree.parts(false)));
        Search rest = others.orElse(tree);
        while (rest.advance()) {
            // it counts its solutions from here on
        }
    }

    /** A count goes on with the branches that have not been tried; what the table knows is lost. */
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

    /** What was counted here, and not by others. */
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
    public double share() {
        return others.orElse(tree).share();
    }
}
