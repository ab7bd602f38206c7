package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.dual.PricesWorker;
import dlx.core.engine.prices.linear.DualSimplex;
import dlx.core.symmetry.CoverArrays;
import dlx.core.symmetry.RestOrbits;
import java.util.Optional;

/**
 * The tree search of one thread of a {@link CoveringSearch}: depth first from the root, or from a node whose untried
 * options another tree search has given away. After a pause, another thread may continue it.
 */
final class CoveringTree {

    /** The search that owns the tree searches. */
    interface Outside {

        /** Reports a lower bound of the cost of the untried options of the only tree search, in price units. */
        void reportBound(long least);

        /** Returns an unused linear program; the caller returns it by {@link #giveBack}. */
        CoveringProgram program(StopCheck stop);

        void giveBack(CoveringProgram program);

        /** Hands a part of a tree search to another thread. */
        void give(CoveringTree part);
    }

    /** Maximum number of price steps per round at the root. */
    private static final int ROOT_STEPS = 20;

    /** Number of rounds of price steps at the root; after each, the greedy search looks for a solution. */
    private static final int ROOT_ROUNDS = 8;

    /** Number of price steps without improvement after which steps at the root are halved. */
    private static final int ROOT_PATIENCE = 15;

    /** Length of the first price step of the first round at the root. */
    private static final double ROOT_LENGTH = 2;

    /** Factor by which the first step becomes shorter from round to round at the root. */
    private static final double ROOT_SHRINKING = 0.8;

    /** Maximum number of price steps at other nodes: 12 is better for weighted covers, 2 for stein45. */
    private static final int STEPS = 8;

    /** Number of price steps without improvement after which steps at other nodes are halved. */
    private static final int PATIENCE = 4;

    /** Maximum depth of a node at whose options bounds are reported. */
    private static final int REPORTED_DEPTH = 4;

    /** Number of nodes between two checks for idle threads, to which work is given away. */
    private static final int STRIDE = 16;

    private final Covering covering;
    private final CoveringCosts costs;
    private final boolean wantsOne;

    /** Minimum number of nodes below an option, if one best solution is wanted, before orbits are sought. */
    private final long nodesForOrbits;

    private final CoveringState state;
    private final CoveringPrices prices;
    private final CoveringDegrees degrees;
    private final CoveringGreedy greedy;
    private final CoveringBranches branches;
    private final PacedStopCheck pace;

    /**
     * Reduced cost of each option of the cover at the present node, in price units; valid for available options only.
     */
    private final long[] reduced;

    private final Outside outside;
    private final Linear linear;

    /** The linear program while this tree search uses it. */
    private Optional<CoveringProgram> program = Optional.empty();

    /** Work of the linear programs that were used and returned. */
    private long looksOfPrograms;

    /** True if the linear program computes the prices of all nodes. */
    private boolean isByProgram;

    /** Cost of the best solution found by the greedy search here, in cost units. */
    private long leastMet = Long.MAX_VALUE;

    private PricesWorker worker;
    private boolean begun;
    private long nodes;

    /** Maximum cost of the options searched that is still wanted, in cost units. */
    private long limit;

    /** Lower bound of the cost of solutions below the present node, in price units. */
    private long bound;

    /** Lower bound of the cost of the untried options, in price units; read by any thread. */
    private volatile long open = Long.MIN_VALUE;

    /**
     * The conditions for using the linear program at all nodes.
     *
     * @param many minimum number of available options at the root
     * @param mostItems maximum number of items; a pivot costs the square of it
     * @param part minimum rise of the bound of the root, as a part of the gap to the best solution
     * @param memory maximum size of the matrix, in bytes
     */
    record Linear(int many, int mostItems, double part, long memory) {

        private boolean suits(Covering covering, int options) {
            return options >= many && covering.items() <= mostItems && DualSimplex.bytes(covering.items()) <= memory;
        }
    }

    /** Creates a tree search from the root. */
    CoveringTree(
            Covering covering,
            CoveringCosts costs,
            Root root,
            boolean wantsOne,
            long nodesForOrbits,
            Linear linear,
            PricesWorker worker,
            Outside outside) {
        this.covering = covering;
        this.linear = linear;
        this.costs = costs;
        this.wantsOne = wantsOne;
        this.nodesForOrbits = nodesForOrbits;
        this.worker = worker;
        this.outside = outside;
        pace = new PacedStopCheck(stop());
        state = new CoveringState(covering, costs.cost, root, pace);
        prices = new CoveringPrices(covering, costs, pace);
        degrees = new CoveringDegrees(covering, pace);
        greedy = new CoveringGreedy(covering, costs, state, pace);
        branches = new CoveringBranches(covering.items(), pace);
        reduced = new long[covering.options()];
    }

    /** Creates a tree search of the untried options at one level of another. */
    private CoveringTree(CoveringTree from, int level) {
        covering = from.covering;
        costs = from.costs;
        linear = from.linear;
        isByProgram = from.isByProgram;
        wantsOne = from.wantsOne;
        nodesForOrbits = from.nodesForOrbits;
        worker = from.worker;
        outside = from.outside;
        pace = new PacedStopCheck(stop());
        prices = new CoveringPrices(covering, costs, pace);
        degrees = new CoveringDegrees(covering, pace);
        greedy = from.greedy; // only used at the root
        reduced = new long[covering.options()];
        begun = true;
        state = new CoveringState(from.state, pace);
        state.undoTo(from.branches.mark(level));
        branches = from.branches.give(level, pace);
        branches.setMark(state.mark());
        open = branches.boundOfAll();
    }

    private StopCheck stop() {
        return () -> worker.check(); // read late: the worker may change
    }

    void continueFor(PricesWorker other) {
        worker = other;
    }

    /** Returns a lower bound of the cost of the untried options, in price units. Any thread may call it. */
    long open() {
        return open;
    }

    /** Returns the work so far: items of options visited, and the work of the linear programs. */
    long updates() {
        return prices.updates
                + looksOfPrograms
                + program.map(CoveringProgram::looks).orElse(0L);
    }

    /** Continues up to {@code most} nodes, counted from the creation. Returns true if the search is complete. */
    boolean search(long most) {
        try {
            return tree(most);
        } finally {
            giveProgramBack();
        }
    }

    /** Examines the root, unless that is done or this is a part of another tree search. */
    void begin() {
        lowerLimit();
        if (!begun) {
            begun = true;
            if (examine()) {
                branch();
            }
        }
    }

    boolean isByProgram() {
        return isByProgram;
    }

    boolean isDone() {
        return begun && branches.depth() == 0;
    }

    private boolean tree(long most) {
        begin();
        while (branches.depth() > 0) {
            if (nodes >= most) {
                return false;
            }
            lowerLimit(); // another tree search may have found a solution
            comeBack();
            if (branches.boundOfRest() > limit * costs.scale) {
                branches.pop(); // the options after it do not have lower bounds
                continue;
            }
            if (nodes % STRIDE == 0 && worker.areOthersIdle()) {
                giveAway();
            }
            int option = branches.next(nodes, prices.price);
            boolean isBanned = option != CoveringBranches.LEAVE && !state.isLive(option); // as an image of another
            if (option != CoveringBranches.LEAVE && !isBanned) {
                state.take(option);
            }
            if (!isBanned && examine()) {
                branch();
            }
        }
        return true;
    }

    /** Gives away the untried options of the shallowest level that has any, except the option that is next. */
    private void giveAway() {
        for (int level = 0; level < branches.depth(); level++) {
            if (branches.boundToGive(level) <= limit * costs.scale) {
                outside.give(new CoveringTree(this, level));
                return;
            }
        }
    }

    /** Restores the state of the last node, and bans the option that was tried there last. */
    private void comeBack() {
        state.undoTo(branches.mark());
        int tried = branches.tried();
        if (tried == CoveringBranches.LEAVE) {
            return;
        }
        if (branches.depth() <= REPORTED_DEPTH) {
            reportBound(branches.boundOfAll());
        }
        if (wantsOne && state.isLive(tried)) {
            findOrbits();
            state.banOrbit(branches.orbits(), tried);
        } else {
            state.banIfLive(tried);
        }
        branches.setMark(state.mark());
    }

    /** Finds the orbits of the options at the last node, if many nodes were needed below its last option. */
    private void findOrbits() {
        if (branches.orbits() == RestOrbits.NONE && nodes - branches.begun() >= nodesForOrbits) {
            branches.setOrbits(RestOrbits.of(cover(), state.live(), stop()));
        }
    }

    /** Returns the cover with the bounds of items at the present state. */
    private CoverArrays cover() {
        int[] atLeast = new int[state.need.length];
        int[] atMost = new int[state.need.length];
        for (int i = 0; i < atLeast.length; i++) {
            atLeast[i] = Math.max(0, state.need[i]);
            atMost[i] = covering.isColored[i] ? 1 : Math.min(state.capacity(i), state.left[i]);
        }
        return new CoverArrays(
                covering.start, covering.item, covering.problem.color, atLeast, atMost, CoverArrays.ranks(costs.cost));
    }

    private void reportBound(long least) {
        open = least;
        if (worker.isAlone()) {
            outside.reportBound(least);
        }
    }

    /** Examines the present state. Returns true if the search must branch here. */
    private boolean examine() {
        worker.enter();
        nodes++;
        boolean isRoot = branches.depth() == 0;
        while (state.settle()) {
            if (wantsOne) {
                state.banIdle();
            }
            if (costs.isUniform && degrees.atLeast(state) > limit - state.takenCost) {
                return false;
            }
            if (state.isDecided()) {
                offerTaken();
                return false;
            }
            prices.look(state);
            long priced = price(isRoot);
            bound = priced + state.takenCost * costs.scale;
            if (isRoot) {
                reportBound(bound);
            }
            isRoot = false;
            int before = state.takenCount;
            if (!fix(limit * costs.scale - bound) || !state.settle()) {
                return false;
            }
            if (state.takenCount == before && !state.isDecided()) {
                return true;
            }
        }
        return false;
    }

    /** Computes prices. Returns a lower bound of the cost of the options still to take, in price units. */
    private long price(boolean isRoot) {
        if (isRoot && !isByProgram) {
            return beginAtRoot();
        }
        if (isByProgram) {
            return solve();
        }
        prices.climb(limit - state.takenCost, STEPS, PATIENCE, 1);
        return prices.prove();
    }

    private long solve() {
        return program().solve(state, limit - state.takenCost, prices);
    }

    /** Finds the first prices and the first solutions. Returns the bound, as {@link #price} does. */
    private long beginAtRoot() {
        prices.begin();
        for (int k = 0; k < costs.cost.length; k++) {
            greedy.seeming[k] = costs.cost[k];
        }
        offerGreedy();
        double length = ROOT_LENGTH;
        for (int round = 0; round < ROOT_ROUNDS; round++) {
            prices.climb(limit - state.takenCost, ROOT_STEPS, ROOT_PATIENCE, length);
            length *= ROOT_SHRINKING;
            offerByPrices();
        }
        long climbed = prices.prove();
        boolean isOpen = climbed <= (limit - state.takenCost) * costs.scale;
        return isOpen && linear.suits(covering, prices.options) ? askProgram(climbed) : climbed;
    }

    /**
     * Solves the linear program of the root, and dives for solutions. If the program raises the bound by a part of the
     * gap to the best solution, it computes the prices of all nodes from here on.
     *
     * @param climbed bound that the present prices prove, in price units
     * @return the bound proved now, in price units
     */
    private long askProgram(long climbed) {
        reportBound(climbed + state.takenCost * costs.scale); // the program may take long
        double[] before = prices.price.clone();
        long solved = solve();
        if (solved <= (limit - state.takenCost) * costs.scale) {
            dive();
            solved = solve();
        }
        double gap =
                Math.min(limit, leastMet) * (double) costs.scale - state.takenCost * (double) costs.scale - climbed;
        isByProgram = (double) solved - climbed >= linear.part() * gap;
        if (isByProgram) {
            return solved;
        }
        giveProgramBack();
        if (solved < climbed) {
            prices.take(before);
            return prices.prove();
        }
        prices.startFrom(before);
        return solved;
    }

    /** Looks for solutions from the root by the prices of its linear program, which is solved. */
    private void dive() {
        new CoveringDive(state, prices, program(), pace).run(this::offerByPrices, () -> {
            worker.enter();
            nodes++;
            prices.look(state);
            return solve() <= (limit - state.takenCost) * costs.scale;
        });
        prices.look(state);
    }

    private CoveringProgram program() {
        if (program.isEmpty()) {
            program = Optional.of(outside.program(stop()));
        }
        return program.get();
    }

    private void giveProgramBack() {
        program.ifPresent(used -> {
            looksOfPrograms += used.looks();
            outside.giveBack(used);
        });
        program = Optional.empty();
    }

    private void offerByPrices() {
        pace.steps(prices.options);
        for (int k = 0; k < prices.options; k++) {
            greedy.seeming[prices.option[k]] = prices.reducedCost(k);
        }
        offerGreedy();
    }

    private void offerGreedy() {
        if (greedy.find()) {
            long cost = 0;
            for (int k = 0; k < greedy.length; k++) {
                cost += costs.cost[greedy.found[k]];
            }
            leastMet = Math.min(leastMet, cost);
            worker.meet(greedy.found, greedy.length);
            lowerLimit();
        }
    }

    private void offerTaken() {
        if (state.takenCost <= limit) {
            worker.meet(state.taken, state.takenCount);
            lowerLimit();
        }
    }

    private void lowerLimit() {
        limit = worker.limit();
    }

    /**
     * Bans the options that cannot be in a wanted solution, and takes the options that must be.
     *
     * @param gap maximum rise of the bound, in price units
     * @return false if a wanted solution cannot exist
     */
    private boolean fix(long gap) {
        if (gap < 0) {
            return false;
        }
        pace.steps(prices.options);
        for (int j = 0; j < prices.options; j++) {
            int k = prices.option[j];
            reduced[k] = prices.reduced[j];
            if (reduced[k] > gap) {
                state.banIfLive(k);
            } else if (-reduced[k] > gap) {
                if (!state.isLive(k)) {
                    return false; // excluded by an option taken before
                }
                state.take(k);
            }
        }
        return true;
    }

    /** Adds a node with the options to try, in their order. */
    private void branch() {
        branches.push(prices.price);
        branches.setMark(state.mark());
        int item = state.tightest();
        int option = item < 0 ? cheapest() : isByProgram ? program().broken(state, prices) : CoveringProgram.NONE;
        if (option != CoveringProgram.NONE) {
            branches.add(option, bound);
            branches.add(CoveringBranches.LEAVE, bound); // second, because both have equal bounds
            return;
        }
        for (int k : covering.optionsOf[item]) {
            if (state.isLive(k)) {
                branches.add(k, bound + Math.max(0, reduced[k]));
            }
        }
        branches.sort();
        branches.drop(state.need[item] - 1); // too few options would remain for the need
    }

    /** Returns the available option of minimum reduced cost. */
    private int cheapest() {
        int cheapest = -1;
        pace.steps(prices.options);
        for (int j = 0; j < prices.options; j++) {
            int k = prices.option[j];
            if (state.isLive(k) && (cheapest < 0 || reduced[k] < reduced[cheapest])) {
                cheapest = k;
            }
        }
        return cheapest;
    }
}
