package dlx.core.engine.prices.partition;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.Nogoods;
import dlx.core.engine.prices.dual.OptionSort;
import dlx.core.engine.prices.dual.Prices;
import dlx.core.engine.prices.dual.PricesWorker;
import dlx.core.engine.prices.dual.ResidualProblem;
import dlx.core.symmetry.RestOrbits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Searches a {@link PricedNode} under a limit. A node with a large tree is branched on, with new prices for each child.
 * Each thread of {@link PricedRounds} has one; the threads share the nogoods.
 */
final class PricedNodeSearch {

    /** Maximum number of times that a child is priced. */
    private static final int PRICINGS = 3;

    /**
     * Ratio of the cap of a child to the number of nodes that it may take at the prices of its parent. New prices cost
     * far more than a node.
     */
    private static final int FIRST_TRY = 16;

    private final ResidualProblem remainder;
    private final int scale;
    private final int cap;
    private final PricesWorker worker;

    /** Receives pools whose children other threads may try. */
    private final Consumer<PricedNode> others;

    private final ConflictMatrix exclusions;
    private final Nogoods failures;
    private final PacedStopCheck pace;
    private final OptionSort sorting;
    final Prices prices;
    final PricedTree tree;

    private final PoolOrbits orbits;

    /** The pool whose children are searched, then one pool for each level below. */
    private final List<PricedNode> pools = new ArrayList<>();

    /** True for each item that must be covered and that an option holds. */
    private final boolean[] held;

    /** Bits of {@link ConflictMatrix} that the option taken excludes. */
    private final long[] excluded;

    /** Strict lower bound of the cost of a solution. */
    private final long floor;

    /** Maximum cost that this round searches for. */
    private long roundLimit;

    /**
     * Creates a search.
     *
     * @param wantsOne true if one best solution is enough
     * @param cap maximum number of nodes that a child may take before it is branched on
     * @param others receives pools whose children other threads may try
     */
    PricedNodeSearch(
            ResidualProblem remainder,
            boolean wantsOne,
            int scale,
            int cap,
            ConflictMatrix exclusions,
            Nogoods failures,
            PricesWorker worker,
            Consumer<PricedNode> others) {
        this.remainder = remainder;
        this.scale = scale;
        this.cap = cap;
        this.worker = worker;
        this.others = others;
        this.exclusions = exclusions;
        this.failures = failures;
        pace = new PacedStopCheck(worker::check);
        sorting = new OptionSort(pace);
        prices = new Prices(remainder, scale, pace);
        tree = new PricedTree(remainder, scale, failures, exclusions, pace, worker, this::wanted);
        orbits = new PoolOrbits(remainder, exclusions, wantsOne);
        held = new boolean[remainder.needed];
        excluded = new long[exclusions.words()];
        floor = floor(remainder, pace);
    }

    /** Returns the minimum cost, at most 0, times the number of items needed, minus 1. */
    private static long floor(ResidualProblem remainder, PacedStopCheck pace) {
        long least = 0;
        for (long cost : remainder.cost) {
            pace.step();
            least = Math.min(least, cost);
        }
        return least * remainder.needed - 1;
    }

    /** Sets the maximum cost to search for. */
    void limitTo(long most) {
        roundLimit = most;
    }

    /** Returns the maximum cost that is searched for; at least {@link #floor}, which avoids overflow. */
    long wanted() {
        return Math.max(floor, Math.min(roundLimit, worker.limit()));
    }

    /** Searches a pool. Returns true if the search ended within the maximum number of nodes. */
    boolean search(PricedNode pool, long nodes) {
        tree.load(pool, wanted());
        return tree.search(nodes) == PricedTree.End.DONE;
    }

    /** Searches the untried children of a pool, and branches on the large ones. */
    void searchChildren(PricedNode first) {
        if (pools.isEmpty()) {
            pools.add(first);
        }
        pools.set(0, first);
        int depth = 0;
        while (depth >= 0) {
            PricedNode pool = pools.get(depth);
            if (pool.next == pool.children) {
                leave(pool);
                depth--;
                continue;
            }
            if (worker.areOthersIdle()) {
                giveAway(depth);
            }
            if (descend(pool, pool(depth + 1), pool.child[pool.next++])) {
                depth++;
            }
        }
    }

    /** Gives away the shallowest untried children, except the child that is next. */
    private void giveAway(int depth) {
        int d = 0;
        while (d < depth && pools.get(d).next == pools.get(d).children) {
            d++;
        }
        PricedNode pool = pools.get(d);
        int kept = d < depth ? pool.next : pool.next + 1;
        if (kept < pool.children) {
            PricedNode part = pool.copy();
            part.next = kept;
            pool.children = kept;
            others.accept(part);
            for (int above = 0; above <= d; above++) {
                pools.get(above).isShared = true;
            }
        }
    }

    /** Creates the children of a pool that is known to be hard. */
    void branch(PricedNode pool) {
        tree.load(pool, wanted());
        pool.next = 0;
        addChildren(pool);
        pool.isShared = true;
    }

    /**
     * Searches a pool. If it needs more than the maximum number of nodes, chooses an item and creates children of its
     * options.
     */
    void branch(PricedNode pool, long cap) {
        pool.cutsBefore = tree.cuts();
        pool.metBefore = tree.met();
        pool.next = 0;
        pool.children = 0;
        pool.isShared = false;
        if (!search(pool, cap)) {
            orbits.find(pool, worker::check);
            addChildren(pool);
        }
    }

    private void addChildren(PricedNode pool) {
        pool.children = tree.branch(pool.child);
        orbits.drop(pool, (wanted() - pool.spent << scale) - pool.base);
    }

    /**
     * Takes an option of a pool and searches the residual problem, with new prices if it is hard. Returns true if the
     * node below has children.
     */
    private boolean descend(PricedNode pool, PricedNode below, int place) {
        worker.enter();
        take(pool, below, place);
        if (failures.searched(tree.covered(below)) >= wanted() - below.spent) {
            tree.cut();
            return false;
        }
        if (search(below, cap / FIRST_TRY)) {
            return false;
        }
        for (int round = 0; round < PRICINGS; round++) {
            if (!everyItemHasAnOption(below)) {
                return false;
            }
            worker.check();
            prices.improve(below, Prices.WARM);
            int before = below.count;
            long limit = (wanted() - below.spent << scale) - below.base;
            dropAbove(below, limit);
            if (limit < 0) {
                tree.cut(); // also if no option was dropped: the child itself costs too much
                return false;
            }
            if (below.count * 10L > before * 7L) {
                break;
            }
        }
        if (!everyItemHasAnOption(below)) {
            return false;
        }
        sorting.sort(below.option, below.reduced, 0, below.count);
        branch(below, cap);
        return below.children > 0;
    }

    /** Drops the options whose reduced cost exceeds a limit. */
    private void dropAbove(PricedNode pool, long limit) {
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

    /**
     * Fills {@code below} with the residual problem of a pool after one of its options is taken, at the prices of the
     * pool.
     */
    private void take(PricedNode pool, PricedNode below, int place) {
        int option = pool.option[place];
        System.arraycopy(pool.taken, 0, below.taken, 0, pool.takenCount);
        below.taken[pool.takenCount] = option;
        below.takenCount = pool.takenCount + 1;
        below.spent = pool.spent + remainder.cost[option];
        below.base = pool.base + pool.reduced[place] - (remainder.cost[option] << scale);
        below.complete = pool.complete;
        below.orbits = pool.orbits.areTrivial() ? pool.orbits : RestOrbits.NONE; // without symmetry, few rests have any
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
                break; // sorted: the later options cost no less
            }
            pace.steps(remainder.width[pool.option[k]]);
            if (exclusions.avoids(pool.option[k], excluded)) {
                below.option[below.count] = pool.option[k];
                below.reduced[below.count++] = pool.reduced[k];
            }
        }
    }

    /** Returns true if every open item has an option. */
    boolean everyItemHasAnOption(PricedNode pool) {
        Arrays.fill(held, false);
        for (int k = 0; k < pool.count; k++) {
            int option = pool.option[k];
            pace.steps(remainder.width[option]);
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

    /** Stores a pool as a nogood if its children have all been searched here without a solution. */
    private void leave(PricedNode pool) {
        if (pool.children > 0 && !pool.isShared && tree.met() == pool.metBefore) {
            boolean anyCost = pool.complete && tree.cuts() == pool.cutsBefore;
            failures.note(anyCost ? Long.MAX_VALUE : wanted() - pool.spent, tree.covered(pool));
        }
    }

    private PricedNode pool(int depth) {
        if (depth == pools.size()) {
            pools.add(new PricedNode(remainder));
        }
        return pools.get(depth);
    }
}
