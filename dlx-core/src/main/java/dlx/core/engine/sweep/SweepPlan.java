package dlx.core.engine.sweep;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import dlx.core.engine.sweep.layers.CoOccurrence;
import dlx.core.engine.sweep.layers.DeadStateTests;
import dlx.core.engine.sweep.layers.Frontier;
import dlx.core.engine.sweep.layers.FrontierBits;
import dlx.core.engine.sweep.layers.ItemOrder;
import dlx.core.engine.sweep.layers.ItemOrders;
import dlx.core.engine.sweep.layers.OptionGroups;
import dlx.core.engine.sweep.layers.RestrictedProblem;
import dlx.core.engine.sweep.layers.SweepEstimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A problem laid out along the order of items that a {@link SweepEstimate} finds best among several. Equal problems
 * have equal plans on every machine.
 *
 * <p>The order given by the model is always probed; without it, the order of the cover, as it is and with global items
 * last. Such orders use knowledge that is not in the numbers. Of the computed orders, the orders with the narrowest
 * frontiers are probed. A computed order must promise far fewer states to be chosen, because a probe has an error of
 * about 50 %.
 *
 * @param front the problem along the order
 * @param order name of the order
 * @param states estimated number of states of a sweep, usually too large
 * @param tree estimated number of nodes of the tree along the order
 */
public record SweepPlan(Frontier front, String order, double states, double tree) {

    /** Cost of a state of a sweep, except for visiting its options, in nanoseconds. */
    private static final double STATE = 90;

    /** Cost of a node of a tree, except for visiting its options, in nanoseconds. */
    private static final double NODE = 30;

    /** Approximate maximum ratio of the estimated number of states to the number of states of the sweep. */
    private static final double TOO_MANY = 25;

    /**
     * Approximate maximum of the ratio {@link #TOO_MANY} if many states meet: 140 for L tetrominoes on 10 x 10 cells,
     * 340 on 10 x 14.
     */
    private static final double FAR_TOO_MANY = 350;

    /** Minimum ratio of the nodes of the tree to the states of the sweep at which many states meet. */
    private static final double MUCH = 8;

    /**
     * Maximum ratio of the states of an order to the estimated nodes of the tree, for any result of the formula of
     * {@link #isShorter}.
     */
    private static final int FAR_MORE = 200;

    /** Minimum number of bytes per state in a table. */
    private static final long STATE_BYTES = 24;

    /** Maximum number of computed orders that are probed. */
    private static final int PROBED = 2;

    /** Minimum ratio of frontier widths at which a computed order differs enough from the order probed before. */
    private static final double ALIKE = 1.1;

    /** Ratio of states below which a computed order is preferred to the given orders. */
    private static final double BETTER = 0.67;

    /** Maximum number of edges taken per edge cut at which the tests are kept. */
    private static final int WORTH = 10;

    private static final long SEED = 12;

    /** An order that may be chosen. */
    private record Candidate(ItemOrder order, OptionGroups groups, FrontierBits marks) {

        /**
         * Returns the total width of the frontier: the sum over the layers of the square root of 2 to the power of its
         * bits.
         */
        double cost() {
            double cost = 0;
            for (int bits : marks.bits) {
                cost += Math.pow(2, bits / 2.0);
            }
            return cost;
        }

        boolean isOurs() {
            return !order.name().equals(ItemOrders.FILE) && !order.name().equals(ItemOrders.MODEL);
        }
    }

    /**
     * Returns true if a sweep is likely to be shorter than a tree search, and to fit into memory. The condition is
     *
     * <pre>
     *   states x (2 x options per layer + 90)  &lt;  nodes x (updates per node + 30)
     * </pre>
     *
     * <p>with the states and the nodes of the tree of the probed order. Both sides are approximate nanoseconds. Both
     * estimates are too large by similar factors. The comparison depends on the number of times that states meet in the
     * probe, and on the cost of a node of the tree. An order may still be far worse than the tree, which chooses items
     * anew at each node. So the states may be at most {@value #FAR_MORE} times the estimated nodes of the tree.
     *
     * @param nodes number of nodes of the beginning of a tree search
     * @param updates number of updates of this beginning
     * @param share estimated part of the tree that it has searched, 0 to 1
     * @param memory available memory in bytes
     */
    boolean isShorter(long nodes, long updates, double share, long memory) {
        double updatesPerNode = (double) updates / nodes;
        double optionsPerLayer = (double) front.option.length / Math.max(1, front.layers);
        return states * (2 * optionsPerLayer + STATE) < tree * (updatesPerNode + NODE)
                && isFeasible(nodes, share, memory);
    }

    /**
     * Returns true if a sweep is likely to be short: at most a number of states, and far fewer than the tree of the
     * order has nodes. If that tree is as small as the maximum, the sweep is small too.
     *
     * @param most maximum number of states
     * @param memory available memory in bytes
     */
    boolean isShort(long most, long memory) {
        boolean meet = states * MUCH < tree || tree <= most;
        return meet && states / FAR_TOO_MANY < most && states / TOO_MANY * STATE_BYTES < memory;
    }

    /** Returns true if a sweep may fit into memory. */
    boolean mayFit(long memory) {
        return states / FAR_TOO_MANY * STATE_BYTES < memory;
    }

    /** Returns true if a sweep is likely to fit into memory, and not to be far longer than a tree search. */
    boolean isFeasible(long nodes, double share, long memory) {
        double nodesOfTree = nodes / share; // infinite for share 0
        return states < FAR_MORE * nodesOfTree && states / TOO_MANY * STATE_BYTES < memory;
    }

    /**
     * Returns the plan for the residual problem of a root; empty if along every order its frontier is too wide. The
     * problem keeps two plans, without givens and for the last givens, because one search may ask several times.
     */
    static Optional<SweepPlan> at(Problem problem, Root root, StopCheck stop) {
        return problem.derived(Kept.class, Kept::new).at(root, stop);
    }

    /** The plans kept with a problem. Thread-safe; two threads may compute one at once. */
    private static final class Kept {

        private final Problem problem;
        private volatile Optional<Made> plain = Optional.empty();
        private volatile Optional<Made> last = Optional.empty();

        Kept(Problem problem) {
            this.problem = problem;
        }

        private record Made(Root root, Optional<SweepPlan> plan) {}

        Optional<SweepPlan> at(Root root, StopCheck stop) {
            Made made = (root.isPlain() ? plain : last)
                    .filter(known -> known.root().isLike(root))
                    .orElseGet(() -> new Made(root, of(RestrictedProblem.of(problem, root), stop)));
            if (root.isPlain()) {
                plain = Optional.of(made);
            } else {
                last = Optional.of(made);
            }
            return made.plan();
        }
    }

    /** Returns the plan for a problem; empty if along every order its frontier is too wide for a key. */
    public static Optional<SweepPlan> of(Problem problem, StopCheck stop) {
        Optional<CoOccurrence> meetings = CoOccurrence.of(problem, stop);
        List<Candidate> given = new ArrayList<>();
        List<Candidate> ours = new ArrayList<>();
        PacedStopCheck pace = new PacedStopCheck(stop);
        for (ItemOrder order : ItemOrders.of(problem, meetings, stop)) {
            OptionGroups groups = new OptionGroups(problem, order.items(), pace);
            Candidate candidate = new Candidate(order, groups, new FrontierBits(groups, stop));
            if (candidate.marks().width <= FrontierBits.MOST_BITS) {
                (candidate.isOurs() ? ours : given).add(candidate);
            }
        }
        ours.sort(Comparator.comparingDouble(Candidate::cost)); // stable
        Optional<SweepPlan> best = Optional.empty();
        int probed = 0;
        double cost = 0;
        for (Candidate candidate : ours) {
            if (probed < PROBED && candidate.cost() > ALIKE * cost) {
                cost = candidate.cost();
                best = probe(candidate, statesOf(best), meetings, stop).or(keeping(best));
                probed++;
            }
        }
        Optional<SweepPlan> ofOthers = Optional.empty();
        for (Candidate candidate : given) {
            double most = Math.min(statesOf(ofOthers), statesOf(best) / BETTER);
            ofOthers = probe(candidate, most, meetings, stop).or(keeping(ofOthers));
        }
        return ofOthers.or(keeping(best));
    }

    private static double statesOf(Optional<SweepPlan> plan) {
        return plan.map(SweepPlan::states).orElse(Double.MAX_VALUE);
    }

    private static Supplier<Optional<SweepPlan>> keeping(Optional<SweepPlan> plan) {
        return () -> plan;
    }

    /** Returns the plan along an order, unless its estimated states exceed a maximum. */
    private static Optional<SweepPlan> probe(
            Candidate candidate, double most, Optional<CoOccurrence> meetings, StopCheck stop) {
        Frontier front = new Frontier(candidate.groups(), candidate.marks(), stop);
        Frontier tested = meetings.isPresent()
                ? DeadStateTests.in(front, candidate.groups(), candidate.marks(), meetings.get(), stop)
                : front;
        SweepEstimate probe = new SweepEstimate(tested, SEED, most, stop);
        if (!probe.run()) {
            return Optional.empty();
        }
        boolean pays = WORTH * probe.dead() >= probe.updates();
        return Optional.of(
                new SweepPlan(pays ? tested : front, candidate.order().name(), probe.statesAtMost(), probe.tree()));
    }
}
