package dlx.core.engine.prices.partition;

import dlx.core.engine.Caps;
import dlx.core.engine.Helpers;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.NogoodTable;
import dlx.core.engine.prices.dual.OptionSort;
import dlx.core.engine.prices.dual.Prices;
import dlx.core.engine.prices.dual.PricesSearch;
import dlx.core.engine.prices.dual.PricesWorker;
import dlx.core.engine.prices.dual.ResidualProblem;
import dlx.core.engine.prices.dual.RoundLimit;
import dlx.core.engine.prices.dual.SharedNogoods;
import dlx.core.engine.prices.linear.LinearSearch;
import java.util.Arrays;
import java.util.function.LongSupplier;

/**
 * Finds the best exact covers of a {@link ResidualProblem} by rounds under a rising limit.
 *
 * <p>A round looks for all solutions up to a cost a little above the bound that the prices prove, and sees a small tree
 * because the limit is low. If it finds none, the bound has risen to its limit, and the next round goes further: see
 * {@link RoundLimit}. The first round that finds what is wanted proves it. A tree that is small anyhow is searched with a quick guess
 * at the prices; only one that is not is worth good ones.
 *
 * <p>Where a tree is large all the same, prices that were good at its root are poor deep in it. So a search that needs more
 * than some nodes is given up, and its root is branched on with new prices for each child, from a warm start; options that do
 * not fit under the limit by the new prices are dropped, and the child is searched in turn, with the same cap. What the capped
 * search has found to be in vain stays in the table of failures.
 *
 * <p>Where there are many options, or a round was hard, the linear program is asked once: it has the search where its prices are
 * better by much, and otherwise its bound and a first solution go into the rounds.
 */
final class PricedRounds {

    /** This part of a round's nodes goes to a search for anything at all, or something better. */
    private static final int DIVE = 8;

    /** Where there are many options, a round by quick prices is as dear as better prices: there are few of them. */
    private static final int FEW_ROUNDS = 4;

    /** A node of the linear program is as dear as many by shared prices. */
    private static final int NODES_FOR_LINEAR = 10;

    private final ResidualProblem remainder;
    private final int scale;
    private final Caps caps;
    private final PricesWorker worker;
    private final PricesSearch search;
    private final PacedStopCheck pace;
    private final OptionSort sorting;
    private final ConflictMatrix exclusions;
    private final NogoodTable failures;

    /** The work of the thread that searches. */
    private final PricedNodeSearch own;

    /** The root of all searches. */
    private final PricedNode first;

    /** No solution costs more. */
    private final long ceiling;

    /** What every solution costs at least, as of the beginning or of the linear program. */
    private long known = Long.MIN_VALUE;

    private boolean hasSolvedTheLinearProgram;

    /** What was still wanted after the dive: as long as nothing better is met, its solution may be far from the best. */
    private long limitOfDive = Long.MAX_VALUE;

    /** What the present round looks for costs this at most. */
    private long roundLimit;

    /** How many options helpers have looked at. */
    private LongSupplier updatesOfHelpers = () -> 0;

    /**
     * Rounds over what is left.
     *
     * @param remainder in which some item must be covered
     * @param scale of the prices
     * @param worker the part of the thread that searches
     */
    PricedRounds(ResidualProblem remainder, int scale, Caps caps, PricesWorker worker, PricesSearch search) {
        this.remainder = remainder;
        this.scale = scale;
        this.caps = caps;
        this.worker = worker;
        this.search = search;
        pace = new PacedStopCheck(worker::check);
        sorting = new OptionSort(pace);
        exclusions = new ConflictMatrix(remainder, pace);
        failures = new NogoodTable(exclusions.words());
        own = new PricedNodeSearch(remainder, scale, caps.below(), exclusions, failures, worker, pool -> {});
        ceiling = ceiling(remainder, pace);
        first = new PricedNode(remainder);
    }

    /** How many options were looked at. */
    long updates() {
        return own.tree.updates() + updatesOfHelpers.getAsLong();
    }

    /** Meets every solution that costs as little as is wanted. */
    void run() {
        fill();
        if (!own.everyItemHasAnOption(first)) {
            return;
        }
        known = search.known();
        price(Prices.QUICK);
        RoundLimit gap = new RoundLimit(own.prices.spread());
        for (int round = 0; remainder.options() < caps.many() || round < FEW_ROUNDS; round++) {
            long cuts = own.tree.cuts();
            long before = worker.nodes();
            lookUpTo(gap.above(bound(), ceiling));
            if (!own.search(first, caps.easy())) {
                break;
            }
            if (isProved() || own.tree.cuts() == cuts) {
                return;
            }
            gap.widen(worker.nodes() - before);
        }
        fill();
        price(Prices.THOROUGH);
        if (remainder.options() < caps.many() || !isDoneByTheLinearProgram()) {
            runThoroughly();
        }
    }

    /**
     * Solves the linear program, and dives for a first solution. Where shared prices are poor beside its prices, or that solution is
     * hardly dearer than its bound, searches by it to the end.
     */
    private boolean isDoneByTheLinearProgram() {
        boolean isAnySolutionBest = bound() >= ceiling;
        if (hasSolvedTheLinearProgram || isAnySolutionBest || !LinearSearch.suits(remainder, search.memory())) {
            return false;
        }
        hasSolvedTheLinearProgram = true;
        long shared = priced();
        LinearSearch linear = new LinearSearch(remainder, scale, worker, search, ceiling);
        if (!linear.begin()) {
            return true;
        }
        long bound = linear.bound();
        linear.dive();
        limitOfDive = worker.limit();
        boolean isPoor = bound - shared > caps.poor() * Math.abs(bound);
        boolean suits = isPoor || linear.isNarrow(caps.narrow());
        int alone = caps.alone() / NODES_FOR_LINEAR;
        if (suits && linear.run(alone, caps.first() / NODES_FOR_LINEAR, caps.narrow())) {
            return true;
        }
        known = search.known();
        return false;
    }

    /** The rounds of a search that is hard. */
    private void runThoroughly() {
        RoundLimit gap = new RoundLimit(own.prices.spread());
        while (true) {
            long bound = bound();
            long cuts = own.tree.cuts();
            long before = worker.nodes();
            lookUpTo(gap.above(bound, ceiling));
            own.branch(first, caps.first());
            if (first.children > 0 && isDoneByTheLinearProgram()) {
                return;
            }
            if (known > Math.max(bound, roundLimit)) {
                continue; // the linear program has proved that this round finds nothing
            }
            if (first.children > 0 && search.mayHaveHelp()) {
                runTogether(gap, cuts);
                return;
            }
            own.searchChildren(first);
            if (isProved() || own.tree.cuts() == cuts) {
                return;
            }
            long nodes = worker.nodes() - before;
            lookUpTo(farAbove(bound, gap));
            if (own.search(first, nodes / DIVE) && isProved()) {
                return;
            }
            gap.widen(nodes);
        }
    }

    /**
     * The rounds of a search that is so hard that it is worth several threads, from the middle of a round on: the root has
     * been taken apart, as it will be in each round, now without trying first to do without. The search for anything better goes on
     * beside the next rounds.
     */
    private void runTogether(RoundLimit gap, long cutsBefore) {
        long cuts = cutsBefore;
        SharedNogoods shared = new SharedNogoods(exclusions.words(), failures);
        try (Helpers helpers = search.help()) {
            HelpedRounds helped = new HelpedRounds(
                    helpers,
                    search,
                    (helping, others) ->
                            new PricedNodeSearch(remainder, scale, caps.below(), exclusions, shared, helping, others));
            updatesOfHelpers = helped::updates;
            while (true) {
                long bound = bound();
                long cutsOfHelpers = helped.cuts();
                long nodesOfHelpers = helped.nodes();
                helped.searchChildren(first, roundLimit);
                if (isProved() || own.tree.cuts() == cuts && helped.cuts() == cutsOfHelpers) {
                    return;
                }
                // as if the root had been tried first: the rounds grow as those of one thread
                long nodes = helped.nodes() - nodesOfHelpers + caps.first();
                helped.dive(first, farAbove(bound, gap), nodes / DIVE);
                gap.widen(nodes);
                cuts = own.tree.cuts();
                lookUpTo(gap.above(bound, ceiling));
                own.branch(first);
            }
        }
    }

    /** What the rounds look for costs this at most from now on. */
    private void lookUpTo(long cost) {
        roundLimit = cost;
        own.limitTo(cost);
    }

    /** Up to where a search for anything at all looks, or for anything better. */
    private long farAbove(long bound, RoundLimit gap) {
        return worker.limit() == Long.MAX_VALUE || worker.limit() == limitOfDive
                ? ceiling
                : gap.farAbove(bound, ceiling);
    }

    /** After a search that came to its end: notes what it has proved; whether nothing more is wanted. */
    private boolean isProved() {
        search.noneUpTo(own.wanted());
        return worker.limit() <= roundLimit || roundLimit >= ceiling;
    }

    /** Puts everything that is left into the root of all searches. */
    private void fill() {
        first.fill(pace);
        first.complete = true;
        Arrays.fill(first.open, true);
    }

    /** Prices everything that is left; the base is a bound already. */
    private void price(Prices.Schedule schedule) {
        own.prices.begin(first);
        own.prices.improve(first, schedule);
        sorting.sort(first.option, first.reduced, 0, first.count);
        search.noneUpTo(priced() - 1);
    }

    /** What every solution costs at least, by the prices of the root with nothing taken, or by what is known besides. */
    private long bound() {
        return Math.max(known, priced());
    }

    /** The same, by the prices alone. */
    private long priced() {
        return -Math.floorDiv(-first.base, 1L << scale);
    }

    /** The greatest share of its options, for each item, rounded up; an item without options has none. */
    private static long ceiling(ResidualProblem remainder, PacedStopCheck pace) {
        long[] most = new long[remainder.needed];
        Arrays.fill(most, Long.MIN_VALUE);
        for (int k = 0; k < remainder.options(); k++) {
            pace.steps(remainder.width[k]);
            long share = -Math.floorDiv(-remainder.cost[k], remainder.width[k]);
            for (int node = remainder.start[k]; node < remainder.start[k] + remainder.width[k]; node++) {
                most[remainder.item[node]] = Math.max(most[remainder.item[node]], share);
            }
        }
        return Arrays.stream(most).filter(share -> share > Long.MIN_VALUE).sum();
    }
}
