package dlx.core.engine.prices;

import dlx.core.engine.Incumbents;
import dlx.core.engine.Optimizer;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.Task;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The best exact covers, by rounds under a rising limit.
 *
 * <p>A round looks for all solutions up to a cost a little above the bound that the prices prove, and sees a small tree
 * because the limit is low. If it finds none, the bound has risen to its limit, and the next round goes further: the gap
 * grows by half. The first round that finds what is wanted proves it.
 *
 * <p>Where a tree is large all the same, prices that were good at its root are poor deep in it. So a search that needs more than
 * some nodes is given up, and its root is branched on with new prices for each child, from a warm start; options that do not fit
 * under the limit by the new prices are dropped, and the child is searched in turn, with the same cap. What the capped
 * search has found to be in vain stays in the table of failures.
 *
 * <p>The method is that of branch and price without the linear program; that of the parts is named where they stand.
 */
final class PricedSearch extends Optimizer {

    /** Nodes of the first search in a round before it is taken apart, and of those below. */
    private static final int FIRST_CAP = 20_000;

    private static final int CAP = 700;

    /** A quick guess at the prices is good enough for a search of so many nodes. */
    private static final int EASY = 500;

    /** As long as nothing is found, this part of a round's nodes goes to a search for anything at all. */
    private static final int DIVE = 8;

    /** Such a search goes up to so many gaps above the bound. */
    private static final double FAR = 3;

    /** A child is priced so often at most. */
    private static final int ROUNDS = 3;

    private final int scale;
    private Remainder remainder;
    private Prices prices;
    private PricedTree tree;
    private Failures failures;
    private Exclusions exclusions;

    /** One per level of searches taken apart. */
    private final List<Pool> pools = new ArrayList<>();

    private long given;

    /** The limit of the present round on what the options cost that are not given. */
    private long roundLimit;

    /** Of each item that must be covered, whether an option holds it. */
    private boolean[] held = new boolean[0];

    private int[] places = new int[0];

    PricedSearch(Problem problem, Task task, SearchControl control, int scale) {
        super(problem, task, control);
        this.scale = scale;
    }

    @Override
    protected void search() {
        given = costOfGiven();
        remainder = new Remainder(problem, root, this::cost, this::check);
        if (remainder.needed == 0) {
            offer(places, 0); // what is given is all there is
            return;
        }
        exclusions = new Exclusions(remainder);
        failures = new Failures(exclusions.words());
        prices = new Prices(remainder, scale);
        tree = new PricedTree(remainder, scale, failures, exclusions, new Outside());
        held = new boolean[remainder.needed];
        Pool first = pool(0);
        if (!fill(first)) {
            return; // an item has no options
        }
        prices.begin(first);
        prices.improve(first, Prices.QUICK);
        first.sort();
        rounds(first);
    }

    /** Puts everything that is left into the root of all searches; false if an item has no option. */
    private boolean fill(Pool first) {
        first.count = remainder.options();
        first.complete = true;
        Arrays.setAll(first.option, k -> k);
        Arrays.fill(first.open, true);
        return everyItemHasAnOption(first);
    }

    private void rounds(Pool first) {
        long ceiling = ceiling();
        Gap gap = new Gap(prices.spread());
        boolean thorough = false;
        while (true) {
            long bound = -Math.floorDiv(-first.base, 1L << scale);
            roundLimit = (long) Math.min((double) ceiling, bound + Math.ceil(gap.width()));
            long cuts = tree.cuts();
            long before = nodes();
            if (thorough) {
                runRound(first);
            } else {
                tree.load(first, wanted());
                if (tree.search(EASY) == PricedTree.End.CAPPED) {
                    thorough = true;
                    priceThoroughly(first);
                    gap = new Gap(prices.spread());
                    continue;
                }
            }
            proveNoneUpTo(given + wanted());
            if (limit() <= given + roundLimit || roundLimit >= ceiling || tree.cuts() == cuts) {
                return;
            }
            long spent = nodes() - before;
            if (thorough) {
                dive(first, ceiling, bound + (long) (FAR * gap.width()), spent / DIVE);
            }
            gap.widen(spent);
        }
    }

    /** Looks for anything at all, or for something better some way above the limit of the round. */
    private void dive(Pool first, long ceiling, long far, long cap) {
        roundLimit = limit() == Incumbents.ANY ? ceiling : Math.min(ceiling, far);
        tree.load(first, wanted());
        tree.search(cap);
    }

    private void priceThoroughly(Pool first) {
        fill(first);
        prices.begin(first);
        prices.improve(first, Prices.THOROUGH);
        first.sort();
    }

    /** More than any solution costs beyond what is given. */
    private long ceiling() {
        long[] most = new long[remainder.needed];
        Arrays.fill(most, Long.MIN_VALUE);
        for (int k = 0; k < remainder.options(); k++) {
            long share = -Math.floorDiv(-remainder.cost[k], remainder.width[k]);
            for (int node = remainder.start[k]; node < remainder.start[k] + remainder.width[k]; node++) {
                most[remainder.item[node]] = Math.max(most[remainder.item[node]], share);
            }
        }
        return Arrays.stream(most).sum();
    }

    /** The greatest cost beyond what is given that this round looks for. */
    private long wanted() {
        return limit() == Incumbents.ANY ? roundLimit : Math.min(roundLimit, limit() - given);
    }

    /** Searches the first pool under the limit of the round, and takes apart what is large. */
    private void runRound(Pool first) {
        int depth = 0;
        search(first, FIRST_CAP);
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
    private void search(Pool pool, long cap) {
        pool.cutsBefore = tree.cuts();
        pool.metBefore = tree.met();
        pool.next = 0;
        pool.children = 0;
        tree.load(pool, wanted());
        if (tree.search(cap) == PricedTree.End.CAPPED) {
            pool.children = tree.branch(pool.child);
        }
    }

    /** Takes an option of a pool, prices what is left and searches it; whether it has children. */
    private boolean descend(Pool pool, Pool below, int place) {
        enter();
        take(pool, below, place);
        if (failures.searched(tree.covered(below)) >= wanted() - below.spent) {
            tree.cut();
            return false;
        }
        for (int round = 0; round < ROUNDS; round++) {
            if (!everyItemHasAnOption(below)) {
                return false;
            }
            check();
            prices.improve(below, Prices.WARM);
            int before = below.count;
            long limit = (wanted() - below.spent << scale) - below.base;
            dropAbove(below, limit);
            if (limit < 0) {
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
        search(below, CAP);
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
        long limit = (wanted() - pool.spent << scale) - pool.base;
        below.count = 0;
        for (int k = 0; k < pool.count; k++) {
            if (pool.reduced[k] > limit) {
                below.complete = false;
                tree.cut();
                break; // they are sorted
            }
            if (exclusions.agree(option, pool.option[k])) {
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

    private void meet(int[] options, int count) {
        if (places.length < count) {
            places = new int[remainder.needed];
        }
        for (int k = 0; k < count; k++) {
            places[k] = remainder.place[options[k]];
        }
        offer(places, count);
    }

    /** What the tree ask. */
    private final class Outside implements PricedTree.Outside {

        @Override
        public void enter() {
            PricedSearch.this.enter();
        }

        @Override
        public void meet(int[] taken, int count) {
            PricedSearch.this.meet(taken, count);
        }

        @Override
        public long wanted() {
            return PricedSearch.this.wanted();
        }
    }

    @Override
    public long updates() {
        return tree == null ? 0 : tree.updates();
    }
}
