package dlx.core.engine.prices.partition;

import dlx.core.engine.Caps;
import dlx.core.engine.Helpers;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.NogoodTable;
import dlx.core.engine.prices.dual.Nogoods;
import dlx.core.engine.prices.dual.OptionSort;
import dlx.core.engine.prices.dual.Prices;
import dlx.core.engine.prices.dual.PricesSearch;
import dlx.core.engine.prices.dual.PricesWorker;
import dlx.core.engine.prices.dual.ResidualProblem;
import dlx.core.engine.prices.dual.RoundLimit;
import dlx.core.engine.prices.dual.SharedNogoods;
import dlx.core.engine.prices.linear.LinearSearch;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Finds the best exact covers of a {@link ResidualProblem} by rounds under a rising limit.
 *
 * <p>A round searches for all solutions up to a cost a little above the bound that the prices prove. Its tree is small
 * because the limit is low. If it finds no solution, its limit becomes the bound, and the next round has a higher
 * limit: see {@link RoundLimit}. The first round that finds the wanted solutions proves that they are best. The first
 * rounds use prices of a quick schedule; only hard searches get thorough ones.
 *
 * <p>In a large tree, prices that are good at the root are poor deep below. So a search that exceeds its maximum number
 * of nodes is abandoned, and its root is branched on, with new prices for each child from a warm start. Options that do
 * not fit under the limit by the new prices are dropped. Then the child is searched in turn, with the same maximum. The
 * nogoods of the abandoned search stay in the table.
 *
 * <p>If there are many options, or a round was hard, the linear program is solved once. It takes over the search if its
 * prices are much better. Otherwise its bound and first solution help the rounds.
 */
final class PricedRounds {

    /**
     * Ratio of the nodes of a round to the maximum number of nodes of the search for any better solution that follows.
     */
    private static final int DIVE = 8;

    /**
     * Maximum number of rounds by quick prices if there are many options: such a round then costs as much as better
     * prices.
     */
    private static final int FEW_ROUNDS = 4;

    /** Number of nodes by shared prices that cost as much as one node of the linear program. */
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

    /** The search of the thread that owns the rounds. */
    private final PricedNodeSearch own;

    /** The root node of all rounds. */
    private final PricedNode first;

    /** Upper bound of the cost of a solution. */
    private final long ceiling;

    /** Lower bound of the cost of a solution not yet found, proved before the rounds or by the linear program. */
    private long known = Long.MIN_VALUE;

    private boolean hasSolvedTheLinearProgram;

    /**
     * Wanted cost after the dive of the linear program. Until a better solution is found, the solution of the dive may
     * be far from the best.
     */
    private long limitOfDive = Long.MAX_VALUE;

    /** Maximum cost that the present round searches for. */
    private long roundLimit;

    /** Supplies the work of the helpers. */
    private LongSupplier updatesOfHelpers = () -> 0;

    /**
     * Creates the rounds of a residual problem.
     *
     * @param remainder residual problem with at least one item that must be covered
     * @param scale scale of the prices
     * @param worker worker of the thread that searches
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
        own = search(failures, worker, pool -> {});
        ceiling = ceiling(remainder, pace);
        first = new PricedNode(remainder);
    }

    private PricedNodeSearch search(Nogoods nogoods, PricesWorker by, Consumer<PricedNode> others) {
        return new PricedNodeSearch(remainder, search.isForOne(), scale, caps.below(), exclusions, nogoods, by, others);
    }

    /** Returns the work so far: number of blocks of options visited. */
    long updates() {
        return own.tree.updates() + updatesOfHelpers.getAsLong();
    }

    /** Finds every wanted solution. */
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
     * Solves the linear program, and dives for a first solution. The linear program runs the search to the end in two
     * cases: the shared prices are much worse than its prices, or that solution is close to its bound.
     *
     * @return true if the search is complete
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

    /** Runs the rounds of a hard search. */
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
                continue; // the linear program has proved that this round cannot find a solution
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
     * Runs the rounds with several threads, from the middle of a round on, when the root has been branched on. Later
     * rounds branch on it at once, without a search before. The search for any better solution runs during the next
     * rounds.
     *
     * @param cutsBefore number of cuts before the present round
     */
    private void runTogether(RoundLimit gap, long cutsBefore) {
        long cuts = cutsBefore;
        SharedNogoods shared = new SharedNogoods(exclusions.words(), failures);
        try (Helpers helpers = search.help()) {
            HelpedRounds helped =
                    new HelpedRounds(helpers, search, (helping, others) -> search(shared, helping, others));
            updatesOfHelpers = helped::updates;
            while (true) {
                long bound = bound();
                long cutsOfHelpers = helped.cuts();
                long nodesOfHelpers = helped.nodes();
                helped.searchChildren(first, roundLimit);
                if (isProved() || own.tree.cuts() == cuts && helped.cuts() == cutsOfHelpers) {
                    return;
                }
                // counts the omitted search of the root, so the rounds grow as in one thread
                long nodes = helped.nodes() - nodesOfHelpers + caps.first();
                helped.dive(first, farAbove(bound, gap), nodes / DIVE);
                gap.widen(nodes);
                cuts = own.tree.cuts();
                lookUpTo(gap.above(bound, ceiling));
                own.branch(first);
            }
        }
    }

    /** Sets the maximum cost that a round searches for. */
    private void lookUpTo(long cost) {
        roundLimit = cost;
        own.limitTo(cost);
    }

    /** Returns the maximum cost of a search for any better solution. */
    private long farAbove(long bound, RoundLimit gap) {
        return worker.limit() == Long.MAX_VALUE || worker.limit() == limitOfDive
                ? ceiling
                : gap.farAbove(bound, ceiling);
    }

    /** Records the proof of a complete search. Returns true if no further solution is wanted. */
    private boolean isProved() {
        search.noneUpTo(own.wanted());
        return worker.limit() <= roundLimit || roundLimit >= ceiling;
    }

    /** Fills the root with all options and items of the residual problem. */
    private void fill() {
        first.fill(pace);
        first.complete = true;
        Arrays.fill(first.open, true);
    }

    /** Computes the prices of the root, and reports their bound. */
    private void price(Prices.Schedule schedule) {
        own.prices.begin(first);
        own.prices.improve(first, schedule);
        sorting.sort(first.option, first.reduced, 0, first.count);
        search.noneUpTo(priced() - 1);
    }

    /** Returns the best lower bound known of the cost of a solution not yet found. */
    private long bound() {
        return Math.max(known, priced());
    }

    /** Returns the lower bound of the cost of a solution that the prices of the root prove. */
    private long priced() {
        return -Math.floorDiv(-first.base, 1L << scale);
    }

    /**
     * Returns an upper bound of the cost of a solution: the sum, over the items, of the maximum share of an option,
     * rounded up. Items without options count 0.
     */
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
