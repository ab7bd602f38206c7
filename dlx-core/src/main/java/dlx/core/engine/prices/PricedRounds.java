package dlx.core.engine.prices;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The best exact covers of a {@link Remainder}, by rounds under a rising limit.
 *
 * <p>A round looks for all solutions up to a cost a little above the bound that the prices prove, and sees a small tree
 * because the limit is low. If it finds none, the bound has risen to its limit, and the next round goes further: see
 * {@link Gap}. The first round that finds what is wanted proves it. A tree that is small anyhow is searched with a quick guess
 * at the prices; only one that is not is worth good ones.
 *
 * <p>Where a tree is large all the same, prices that were good at its root are poor deep in it. So a search that needs more
 * than some nodes is given up, and its root is branched on with new prices for each child, from a warm start; options that do
 * not fit under the limit by the new prices are dropped, and the child is searched in turn, with the same cap. What the capped
 * search has found to be in vain stays in the table of failures.
 */
final class PricedRounds {

    /** What the rounds ask of the search that they are made for; costs are those of what is not given. */
    interface Outside {

        /** Counts a node; ends everything by what it throws. */
        void enter();

        /** Ends everything, by what it throws, where that is wanted. */
        void check();

        /** How many nodes were counted. */
        long nodes();

        /** A solution: the options taken, by their numbers in the remainder. */
        void meet(int[] taken, int count);

        /** The greatest cost that is still wanted; {@link Long#MAX_VALUE} if any is. */
        long limit();

        /** No solution that was not met costs {@code cost} or less. */
        void proveNoneUpTo(long cost);
    }

    /**
     * How many nodes a search may take.
     *
     * @param easy with a quick guess at the prices
     * @param first at the root of a round, before it is taken apart
     * @param below at the nodes that are taken apart
     */
    record Caps(int easy, int first, int below) {

        /** Measured on rp60_1500 and iv80_1500. */
        static final Caps USUAL = new Caps(500, 20_000, 700);
    }

    /** This part of a round's nodes goes to a search for anything at all, or something better. */
    private static final int DIVE = 8;

    /** Such a search goes up to so many gaps above the bound. */
    private static final int FAR = 3;

    /** A child is priced so often at most. */
    private static final int PRICINGS = 3;

    private final Remainder remainder;
    private final int scale;
    private final Caps caps;
    private final Outside outside;
    private final Exclusions exclusions;
    private final Failures failures;
    private final Prices prices;
    private final PricedTree tree;

    /** The root of all searches, then one for each level of searches taken apart. */
    private final List<Pool> pools = new ArrayList<>();

    /** Of each item that must be covered, whether an option holds it. */
    private final boolean[] held;

    /** The bits that an option taken excludes. */
    private final long[] excluded;

    /** More than any solution costs. */
    private final long ceiling;

    /** Less than any solution costs. */
    private final long floor;

    /** What the present round looks for costs this at most. */
    private long roundLimit;

    /**
     * Rounds over what is left.
     *
     * @param remainder in which some item must be covered
     * @param scale of the prices
     */
    PricedRounds(Remainder remainder, int scale, Caps caps, Outside outside) {
        this.remainder = remainder;
        this.scale = scale;
        this.caps = caps;
        this.outside = outside;
        exclusions = new Exclusions(remainder);
        failures = new Failures(exclusions.words());
        prices = new Prices(remainder, scale, outside::check);
        tree = new PricedTree(remainder, scale, failures, exclusions, new PricedTree.Outside() {

            @Override
            public void enter() {
                outside.enter();
            }

            @Override
            public void meet(int[] taken, int count) {
                outside.meet(taken, count);
            }

            @Override
            public long wanted() {
                return PricedRounds.this.wanted();
            }
        });
        held = new boolean[remainder.needed];
        excluded = new long[exclusions.words()];
        ceiling = ceiling(remainder);
        floor = floor(remainder);
        pools.add(new Pool(remainder));
    }

    /** How many options were looked at. */
    long updates() {
        return tree.updates();
    }

    /** Meets every solution that costs as little as is wanted. */
    void run() {
        Pool first = pools.get(0);
        fill(first);
        if (!everyItemHasAnOption(first)) {
            return;
        }
        price(first, Prices.QUICK);
        Gap gap = new Gap(prices.spread());
        boolean thorough = false;
        while (true) {
            long bound = bound(first);
            roundLimit = above(bound, gap.width());
            long cuts = tree.cuts();
            long before = outside.nodes();
            if (thorough) {
                searchApart(first);
            } else if (!search(first, caps.easy())) {
                thorough = true;
                fill(first);
                price(first, Prices.THOROUGH);
                gap = new Gap(prices.spread());
                continue;
            }
            if (isProved() || tree.cuts() == cuts) {
                return;
            }
            long nodes = outside.nodes() - before;
            if (thorough) {
                roundLimit = outside.limit() == Long.MAX_VALUE ? ceiling : above(bound, FAR * gap.width());
                if (search(first, nodes / DIVE) && isProved()) {
                    return;
                }
            }
            gap.widen(nodes);
        }
    }

    /** A cost so much above a bound, or the ceiling. */
    private long above(long bound, double width) {
        return width >= ceiling - bound ? ceiling : bound + (long) Math.ceil(width);
    }

    /** After a search that came to its end: notes what it has proved; whether nothing more is wanted. */
    private boolean isProved() {
        outside.proveNoneUpTo(wanted());
        return outside.limit() <= roundLimit || roundLimit >= ceiling;
    }

    /** The greatest cost that this round looks for; not far below the least that there may be. */
    private long wanted() {
        return Math.max(floor, Math.min(roundLimit, outside.limit()));
    }

    /** Puts everything that is left into the root of all searches. */
    private void fill(Pool first) {
        first.count = remainder.options();
        first.complete = true;
        Arrays.setAll(first.option, k -> k);
        Arrays.fill(first.open, true);
    }

    /** Prices everything that is left; the base is a bound already. */
    private void price(Pool first, Prices.Schedule schedule) {
        prices.begin(first);
        prices.improve(first, schedule);
        first.sort();
        outside.proveNoneUpTo(bound(first) - 1);
    }

    /** What every solution costs at least, by the prices of a pool with nothing taken. */
    private long bound(Pool first) {
        return -Math.floorDiv(-first.base, 1L << scale);
    }

    /** Searches a pool under the limit of the round; whether it came to the end within some nodes. */
    private boolean search(Pool pool, long cap) {
        tree.load(pool, wanted());
        return tree.search(cap) == PricedTree.End.DONE;
    }

    /** The greatest share of its options, for each item, rounded up; an item without options has none. */
    private static long ceiling(Remainder remainder) {
        long[] most = new long[remainder.needed];
        Arrays.fill(most, Long.MIN_VALUE);
        for (int k = 0; k < remainder.options(); k++) {
            long share = -Math.floorDiv(-remainder.cost[k], remainder.width[k]);
            for (int node = remainder.start[k]; node < remainder.start[k] + remainder.width[k]; node++) {
                most[remainder.item[node]] = Math.max(most[remainder.item[node]], share);
            }
        }
        return Arrays.stream(most).filter(share -> share > Long.MIN_VALUE).sum();
    }

    /** As many times the least cost as there are items. */
    private static long floor(Remainder remainder) {
        long least = Math.min(0, Arrays.stream(remainder.cost).min().orElse(0));
        return least * remainder.needed - 1;
    }

    /** Searches the first pool under the limit of the round, and takes apart what is large. */
    private void searchApart(Pool first) {
        int depth = 0;
        branch(first, caps.first());
        while (depth >= 0) {
            Pool pool = pools.get(depth);
            if (pool.next == pool.children) {
                leave(pool);
                depth--;
            } else if (descend(pool, pool(depth + 1), pool.child[pool.next++])) {
                depth++;
            }
        }
    }

    /** Searches a pool; if that takes more nodes than allowed, chooses an item and makes children of its options. */
    private void branch(Pool pool, long cap) {
        pool.cutsBefore = tree.cuts();
        pool.metBefore = tree.met();
        pool.next = 0;
        pool.children = 0;
        if (!search(pool, cap)) {
            pool.children = tree.branch(pool.child);
        }
    }

    /** Takes an option of a pool, prices what is left and searches it; whether it has children. */
    private boolean descend(Pool pool, Pool below, int place) {
        outside.enter();
        take(pool, below, place);
        if (failures.searched(tree.covered(below)) >= wanted() - below.spent) {
            tree.cut();
            return false;
        }
        for (int round = 0; round < PRICINGS; round++) {
            if (!everyItemHasAnOption(below)) {
                return false;
            }
            outside.check();
            prices.improve(below, Prices.WARM);
            int before = below.count;
            long limit = (wanted() - below.spent << scale) - below.base;
            dropAbove(below, limit);
            if (limit < 0) {
                tree.cut(); // also where nothing was left to drop: the child itself costs too much
                return false;
            }
            if (below.count * 10L > before * 7L) {
                break;
            }
        }
        if (!everyItemHasAnOption(below)) {
            return false;
        }
        below.sort();
        branch(below, caps.below());
        return below.children > 0;
    }

    /** Drops the options that cost more than a limit beyond the prices. */
    private void dropAbove(Pool pool, long limit) {
        int kept = 0;
        for (int k = 0; k < pool.count; k++) {
            if (pool.reduced[k] <= limit) {
                pool.option[kept] = pool.option[k];
                pool.reduced[kept++] = pool.reduced[k];
            }
        }
        if (kept < pool.count) {
            pool.complete = false;
            tree.cut();
        }
        pool.count = kept;
    }

    /** Makes of {@code below} what a pool leaves once it takes an option. */
    private void take(Pool pool, Pool below, int place) {
        int option = pool.option[place];
        System.arraycopy(pool.taken, 0, below.taken, 0, pool.takenCount);
        below.taken[pool.takenCount] = option;
        below.takenCount = pool.takenCount + 1;
        below.spent = pool.spent + remainder.cost[option];
        below.complete = pool.complete;
        System.arraycopy(pool.open, 0, below.open, 0, pool.open.length);
        System.arraycopy(pool.price, 0, below.price, 0, pool.price.length);
        for (int n = remainder.start[option]; n < remainder.start[option] + remainder.width[option]; n++) {
            below.open[remainder.item[n]] = false;
        }
        Arrays.fill(excluded, 0);
        exclusions.addExcluded(option, excluded);
        long limit = (wanted() - pool.spent << scale) - pool.base;
        below.count = 0;
        for (int k = 0; k < pool.count; k++) {
            if (pool.reduced[k] > limit) {
                below.complete = false;
                tree.cut();
                break; // they are sorted
            }
            if (exclusions.avoids(pool.option[k], excluded)) {
                below.option[below.count++] = pool.option[k];
            }
        }
    }

    /** Whether every open item is held by an option. */
    private boolean everyItemHasAnOption(Pool pool) {
        Arrays.fill(held, false);
        for (int k = 0; k < pool.count; k++) {
            int option = pool.option[k];
            for (int n = remainder.start[option]; n < remainder.start[option] + remainder.width[option]; n++) {
                held[remainder.item[n]] = true;
            }
        }
        for (int i = 0; i < remainder.needed; i++) {
            if (pool.open[i] && !held[i]) {
                return false;
            }
        }
        return true;
    }

    /** Notes what was in vain behind a pool whose children have all been searched. */
    private void leave(Pool pool) {
        if (pool.children > 0 && tree.met() == pool.metBefore) {
            boolean anyCost = pool.complete && tree.cuts() == pool.cutsBefore;
            failures.note(anyCost ? Long.MAX_VALUE : wanted() - pool.spent, tree.covered(pool));
        }
    }

    private Pool pool(int depth) {
        if (depth == pools.size()) {
            pools.add(new Pool(remainder));
        }
        return pools.get(depth);
    }
}
