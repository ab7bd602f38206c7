package dlx.core.engine.prices;

import dlx.core.engine.Incumbents;
import dlx.core.engine.Optimizer;
import dlx.core.engine.Pace;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.Task;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The best covers where items may be covered other than once, repeated covers foremost: branch and bound under dual
 * prices, depth first.
 *
 * <p>At a node: take what items cannot do without; improve the prices of the node above by a few steps
 * ({@link CoveringPrices}); go back if their bound, or that of the degrees ({@link CoveringDegrees}), is above what is
 * wanted; ban the options whose reduced costs alone lift the bound above it, and take those without which it would be;
 * branch on the item that leaves least choice. Its options are tried by rising reduced cost, each without those before
 * it, so no solution is met twice. Where nothing is needed any more, what is left is taken or left out one by one.
 *
 * <p>Where one solution is asked for, options that help nothing are left out, and at the root an option is banned
 * together with its images under the symmetries of the task: a solution with one of them is another one, mirrored, that
 * has been looked for already. Where several are asked for, every solution counts, also with options to spare.
 */
final class CoveringSearch extends Optimizer {

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
    private static final int TOLD_DEPTH = 4;

    private final Covering covering;
    private final CoveringCosts costs;
    private final CoveringState state;
    private final CoveringPrices prices;
    private final CoveringDegrees degrees;
    private final CoveringGreedy greedy;
    private final CoveringBranches branches;
    private final boolean wantsOne;

    /** Of each option, its reduced cost at the present node. */
    private final long[] reduced;

    /** What solutions cost apart from the options that are searched. */
    private final long base;

    /** What those may cost, in units. */
    private long limit;

    /** What solutions below the present node cost at least, in units of prices. */
    private long bound;

    /** A search; the weights of the cover are such that it {@link #fits}. */
    CoveringSearch(Covering covering, Task task, SearchControl control) {
        super(covering.problem, task, control);
        this.covering = covering;
        Pace pace = new Pace(control); // a limit on nodes ends no node that has begun
        costs = new CoveringCosts(
                problem,
                IntStream.range(0, problem.options()).mapToLong(this::cost).toArray());
        state = new CoveringState(covering, costs.cost, root);
        prices = new CoveringPrices(covering, costs, pace);
        degrees = new CoveringDegrees(covering);
        greedy = new CoveringGreedy(covering, costs, state, pace);
        branches = new CoveringBranches(covering.items());
        wantsOne = wantsOne();
        reduced = new long[covering.options()];
        base = costOfGiven();
        lowerLimit();
    }

    /** Whether the weights of a problem's cover are small enough for exact bounds. */
    static boolean fits(Problem problem) {
        return CoveringCosts.fit(
                problem,
                LongStream.range(0, problem.cover.optionCount())
                        .map(k -> problem.cover.weight((int) k))
                        .toArray());
    }

    @Override
    protected void search() {
        if (examine()) {
            branch();
        }
        while (branches.depth() > 0) {
            comeBack();
            if (branches.boundOfRest() > limit * costs.scale) {
                branches.pop(); // those behind it have no lower bounds
                continue;
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
    }

    /** Restores the state of the last node, without the option that was tried there last. */
    private void comeBack() {
        state.undoTo(branches.mark());
        int tried = branches.tried();
        if (tried == CoveringBranches.LEAVE) {
            return;
        }
        if (branches.depth() <= TOLD_DEPTH) {
            tellBound(branches.boundOfAll());
        }
        state.banIfLive(tried);
        if (branches.depth() == 1 && wantsOne) {
            banImages(tried);
        }
        branches.setMark(state.mark());
    }

    private void banImages(int option) {
        for (int[] map : task.symmetries()) {
            int image = problem.place[map[problem.number[option]]];
            if (image >= 0) {
                state.banIfLive(image);
            }
        }
    }

    /** Looks at the present state; whether it must be branched. */
    private boolean examine() {
        enter();
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
            if (isRoot) {
                beginAtRoot();
            } else {
                prices.climb(limit - state.takenCost, STEPS, PATIENCE, 1);
            }
            long priced = prices.prove();
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

    /** The first prices and the first solutions. */
    private void beginAtRoot() {
        prices.begin();
        for (int k = 0; k < costs.cost.length; k++) {
            greedy.seeming[k] = costs.cost[k];
        }
        offerGreedy();
        double length = ROOT_LENGTH;
        for (int round = 0; round < ROOT_ROUNDS; round++) {
            prices.climb(limit - state.takenCost, ROOT_STEPS, ROOT_PATIENCE, length);
            length *= ROOT_SHRINKING;
            for (int k = 0; k < prices.options; k++) {
                greedy.seeming[prices.option[k]] = prices.reducedCost(k);
            }
            offerGreedy();
        }
    }

    private void offerGreedy() {
        if (greedy.find()) {
            offer(greedy.found, greedy.length);
            lowerLimit();
        }
    }

    private void offerTaken() {
        if (state.takenCost <= limit) {
            offer(state.taken, state.takenCount);
            lowerLimit();
        }
    }

    private void lowerLimit() {
        long wanted = limit();
        long units = wanted >= Incumbents.ANY ? costs.most : Math.floorDiv(wanted - base, costs.unit);
        limit = Math.max(costs.least - 1, Math.min(costs.most, units));
    }

    /**
     * Bans the options that no solution wanted has, and takes those that all have.
     *
     * @param room by how much the bound may rise
     * @return whether there may be a solution
     */
    private boolean fix(long room) {
        if (room < 0) {
            return false;
        }
        for (int j = 0; j < prices.options; j++) {
            int k = prices.option[j];
            reduced[k] = prices.reduced[j];
            if (reduced[k] > room) {
                state.banIfLive(k);
            } else if (-reduced[k] > room) {
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
        int item = item();
        if (item < 0) {
            branches.add(cheapest(), bound);
            branches.add(CoveringBranches.LEAVE, bound);
            return;
        }
        for (int k : covering.optionsOf[item]) {
            if (state.isLive(k)) {
                branches.add(k, bound + Math.max(0, reduced[k]));
            }
        }
        branches.drop(state.need[item] - 1); // too few would be left behind them
    }

    /** The item that leaves least choice, or -1 if nothing is needed. */
    private int item() {
        int item = -1;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < state.need.length; i++) {
            int spare = state.left[i] - state.need[i];
            if (spare < least && state.need[i] > 0) {
                least = spare;
                item = i;
            }
        }
        return item;
    }

    /** The live option with the least reduced cost. */
    private int cheapest() {
        int cheapest = -1;
        for (int j = 0; j < prices.options; j++) {
            int k = prices.option[j];
            if (state.isLive(k) && (cheapest < 0 || reduced[k] < reduced[cheapest])) {
                cheapest = k;
            }
        }
        return cheapest;
    }

    /** Tells that solutions not yet met cost so much at least, in units of prices, or more than is wanted. */
    private void tellBound(long least) {
        if (least == Long.MAX_VALUE) {
            return;
        }
        long units = Math.max(costs.least, -Math.floorDiv(-least, costs.scale));
        proveNoneUpTo(Math.min(limit(), base + units * costs.unit - 1));
    }

    @Override
    public long updates() {
        return prices.updates;
    }
}
