package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.dual.PricesWorker;
import dlx.core.engine.prices.linear.DualSimplex;
import java.util.Optional;

/**
 * One thread's part of a {@link CoveringSearch}: depth first from the root, or from a node whose untried options another
 * walk has given away. A walk may go on in another thread, once it rests.
 */
final class CoveringTree {

    /** The search, as a walk sees it. */
    interface Outside {

        /** What is left of a walk that is alone costs so much at least, in units of prices. */
        void tellBound(long least);

        /** Bans what the symmetries make of an option tried at the root. */
        void banImages(CoveringState state, int option);

        /** Whether there are symmetries. */
        boolean hasImages();

        /** A linear program that nobody uses, to be given back. */
        CoveringProgram program(StopCheck stop);

        void giveBack(CoveringProgram program);

        /** Gives away a part of the walk. */
        void give(CoveringTree part);
    }

    /** At the root the prices improve by so many steps, so many times; between them a solution is guessed. */
    private static final int ROOT_STEPS = 20;

    private static final int ROOT_ROUNDS = 8;
    private static final int ROOT_PATIENCE = 15;
    private static final double ROOT_LENGTH = 2;

    /** From round to round at the root, steps become shorter by this. */
    private static final double ROOT_SHRINKING = 0.8;

    /** At other nodes: 12 is better for weighted covers, 2 for stein45. */
    private static final int STEPS = 8;

    private static final int PATIENCE = 4;

    /** Bounds are told when a node is left that is not deeper than this. */
    private static final int REPORTED_DEPTH = 4;

    /** Work is given away after so many nodes at the earliest. */
    private static final int STRIDE = 16;

    private final Covering covering;
    private final CoveringCosts costs;
    private final boolean wantsOne;
    private final CoveringState state;
    private final CoveringPrices prices;
    private final CoveringDegrees degrees;
    private final CoveringGreedy greedy;
    private final CoveringBranches branches;
    private final PacedStopCheck pace;

    /** How many levels lie above the first one of this walk. */
    private final int above;

    /** Of each option, its reduced cost at the present node. */
    private final long[] reduced;

    private final Outside outside;
    private final Linear linear;

    /** The linear program, while it is used. */
    private Optional<CoveringProgram> program = Optional.empty();

    /** What those used before have looked at. */
    private long looksOfPrograms;

    /** Whether the linear program has the prices of all nodes. */
    private boolean isByProgram;

    /** What the best solution met here costs, in units. */
    private long leastMet = Long.MAX_VALUE;

    private PricesWorker worker;
    private boolean begun;
    private long nodes;

    /** What the options that are searched may cost, in units. */
    private long limit;

    /** What solutions below the present node cost at least, in units of prices. */
    private long bound;

    /** What all that is left of the walk costs at least, in units of prices. */
    private volatile long open = Long.MIN_VALUE;

    /**
     * When the linear program has the prices of all nodes.
     *
     * @param many it is asked at the root where there are so many options
     * @param mostItems and no more than so many items: a pivot takes the square of their number
     * @param part it is kept where it lifts the bound of the root by this part of the gap
     * @param memory its matrix may take so many bytes
     */
    record Linear(int many, int mostItems, double part, long memory) {

        private boolean suits(Covering covering, int options) {
            return options >= many && covering.items() <= mostItems && DualSimplex.bytes(covering.items()) <= memory;
        }
    }

    /** A walk from the root. */
    CoveringTree(
            Covering covering,
            CoveringCosts costs,
            Root root,
            boolean wantsOne,
            Linear linear,
            PricesWorker worker,
            Outside outside) {
        this.covering = covering;
        this.linear = linear;
        this.costs = costs;
        this.wantsOne = wantsOne;
        this.worker = worker;
        this.outside = outside;
        pace = new PacedStopCheck(stop());
        state = new CoveringState(covering, costs.cost, root, pace);
        prices = new CoveringPrices(covering, costs, pace);
        degrees = new CoveringDegrees(covering, pace);
        greedy = new CoveringGreedy(covering, costs, state, pace);
        branches = new CoveringBranches(covering.items(), pace);
        above = 0;
        reduced = new long[covering.options()];
    }

    /** What has not been tried at a node of another walk. */
    private CoveringTree(CoveringTree from, int level) {
        covering = from.covering;
        costs = from.costs;
        linear = from.linear;
        isByProgram = from.isByProgram;
        wantsOne = from.wantsOne;
        worker = from.worker;
        outside = from.outside;
        pace = new PacedStopCheck(stop());
        prices = new CoveringPrices(covering, costs, pace);
        degrees = new CoveringDegrees(covering, pace);
        greedy = from.greedy; // which is for the root alone
        above = from.above + level;
        reduced = new long[covering.options()];
        begun = true;
        state = new CoveringState(from.state, pace);
        state.undoTo(from.branches.mark(level));
        branches = from.branches.give(level, pace);
        branches.setMark(state.mark());
        open = branches.boundOfAll();
    }

    private StopCheck stop() {
        return () -> worker.check(); // which may be another one later
    }

    /** Goes on for somebody else. */
    void continueFor(PricesWorker other) {
        worker = other;
    }

    /** What all that is left of the walk costs at least, in units of prices; from any thread. */
    long open() {
        return open;
    }

    /** How many items of options were looked at. */
    long updates() {
        return prices.updates
                + looksOfPrograms
                + program.map(CoveringProgram::looks).orElse(0L);
    }

    /** Goes on to the end; or, when it has entered so many nodes, rests and returns false. */
    boolean search(long most) {
        try {
            return tree(most);
        } finally {
            giveProgramBack();
        }
    }

    /** Looks at the root, or at what was given, if that has not been done. */
    void begin() {
        lowerLimit();
        if (!begun) {
            begun = true;
            if (examine()) {
                branch();
            }
        }
    }

    /** Whether the linear program has the prices of all nodes. */
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
            lowerLimit(); // another walk may have found something
            comeBack();
            if (branches.boundOfRest() > limit * costs.scale) {
                branches.pop(); // those after it have no lower bounds
                continue;
            }
            if (nodes % STRIDE == 0 && worker.areOthersIdle()) {
                giveAway();
            }
            int option = branches.next(prices.price);
            boolean isBanned = option != CoveringBranches.LEAVE && !state.isLive(option); // as an image
            if (option != CoveringBranches.LEAVE && !isBanned) {
                state.take(option);
            }
            if (!isBanned && examine()) {
                branch();
            }
        }
        return true;
    }

    /** Gives away the shallowest options that have not been tried, but for the one that is next. */
    private void giveAway() {
        for (int level = 0; level < branches.depth(); level++) {
            if (branches.boundToGive(level) <= limit * costs.scale) {
                outside.give(new CoveringTree(this, level));
                return;
            }
        }
    }

    /** Restores the state of the last node, without the option that was tried there last. */
    private void comeBack() {
        state.undoTo(branches.mark());
        int tried = branches.tried();
        if (tried == CoveringBranches.LEAVE) {
            return;
        }
        if (branches.depth() <= REPORTED_DEPTH) {
            tellBound(branches.boundOfAll());
        }
        state.banIfLive(tried);
        if (above + branches.depth() == 1 && wantsOne) {
            outside.banImages(state, tried);
        }
        branches.setMark(state.mark());
    }

    private void tellBound(long least) {
        open = least;
        if (worker.isAlone()) {
            outside.tellBound(least);
        }
    }

    /** Looks at the present state; whether it must be branched. */
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
                tellBound(bound);
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

    /** Prices what is left; returns what must still be taken at least, in units of prices. */
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

    /** The first prices and the first solutions. */
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
     * Solves the linear program of the root, and dives for solutions. The program has the prices of all nodes if it lifts the bound by a
     * part of the gap between it and the best solution.
     *
     * @param climbed what is proved so far, by prices that are still there
     * @return what is proved now
     */
    private long askProgram(long climbed) {
        tellBound(climbed + state.takenCost * costs.scale); // the program may take long
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

    /** Looks for solutions from the root, whose program is solved, by its prices. */
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
     * Bans the options that no solution wanted has, and takes those that all have.
     *
     * @param gap by how much the bound may rise
     * @return whether there may be a solution
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
                    return false; // one taken before excludes it
                }
                state.take(k);
            }
        }
        return true;
    }

    /** Chooses what to decide next, and the order in which. */
    private void branch() {
        branches.push(prices.price);
        branches.setMark(state.mark());
        int item = state.tightest();
        boolean byItem = above + branches.depth() == 1 && wantsOne && outside.hasImages();
        int option =
                item < 0 ? cheapest() : isByProgram && !byItem ? program().broken(state, prices) : CoveringProgram.NONE;
        if (option != CoveringProgram.NONE) {
            branches.add(option, bound);
            branches.add(CoveringBranches.LEAVE, bound); // after the option, for both have the same bound
            return;
        }
        for (int k : covering.optionsOf[item]) {
            if (state.isLive(k)) {
                branches.add(k, bound + Math.max(0, reduced[k]));
            }
        }
        branches.sort();
        branches.drop(state.need[item] - 1); // too few would be left after them
    }

    /** The live option with the least reduced cost. */
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
