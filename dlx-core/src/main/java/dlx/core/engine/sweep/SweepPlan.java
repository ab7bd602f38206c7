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
 * A problem laid out along the order, of several, that a {@link SweepEstimate} finds best. The same on every machine.
 *
 * <p>The order of the model, or if it names none that of the cover, with global items last or not, is probed always: they
 * know more than a few numbers tell. Of the others those with the narrowest frontiers are. What an order of ours promises must be a
 * good deal better to be taken, for a probe errs by half as much again.
 *
 * @param front the problem along the order
 * @param order what the order is called
 * @param states about how many states a sweep has, or more
 * @param tree about how many nodes the tree along the order has
 */
public record SweepPlan(Frontier front, String order, double states, double tree) {

    /** What a state of a sweep and a node of a tree cost besides looking at their options, in nanoseconds. */
    private static final double STATE = 90;

    private static final double NODE = 30;

    /** An estimate of states is at most about so many times the states of the sweep. */
    private static final double TOO_MANY = 25;

    /** The same where many states meet: of L tetrominoes on 10 x 10 cells 140 times, on 10 x 14 340 times. */
    private static final double FAR_TOO_MANY = 350;

    /** States of a sweep meet often if the tree has so many times their number of nodes. */
    private static final double MUCH = 8;

    /** An order with so many times the states of what the tree seems to have is no good, whatever the formula says. */
    private static final int FAR_MORE = 200;

    /** Bytes per state in a table, at least. */
    private static final long STATE_BYTES = 24;

    /** Orders of ours that are probed. */
    private static final int PROBED = 2;

    /** An order of ours whose frontier is hardly wider than that of another is hardly another. */
    private static final double ALIKE = 1.1;

    /** An order of ours is taken if it has less than this share of the states of the others. */
    private static final double BETTER = 0.67;

    /** Tests are kept if they cut at least one in so many edges. */
    private static final int WORTH = 10;

    private static final long SEED = 12;

    /** An order on its way to be chosen. */
    private record Candidate(ItemOrder order, OptionGroups groups, FrontierBits marks) {

        /** The width of the frontier, all layers together: the sum of the roots of 2 to the power of their bits. */
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
     * Whether a sweep is likely to be shorter than a search along a tree, and to find room. It is if
     *
     * <pre>
     *   states x (2 x options per layer + 90)  &lt;  nodes x (updates per node + 30)
     * </pre>
     *
     * with the states and the nodes of the tree of the same order as the probe has them. Both sides are nanoseconds,
     * about; both numbers are too large, and by similar factors: what counts is how often states meet in the probe, and
     * how dear a node of the tree is. An order may still be far worse than the tree, whose items are chosen anew at each
     * node: so the states may not be more than {@value #FAR_MORE} times the nodes that the tree seems to have.
     *
     * @param nodes of the beginning of a search along the tree
     * @param updates of the same
     * @param share how much of the tree it has seen, about
     * @param memory in bytes
     */
    boolean isShorter(long nodes, long updates, double share, long memory) {
        double updatesPerNode = (double) updates / nodes;
        double optionsPerLayer = (double) front.option.length / Math.max(1, front.layers);
        return states * (2 * optionsPerLayer + STATE) < tree * (updatesPerNode + NODE)
                && isFeasible(nodes, share, memory);
    }

    /**
     * Whether a sweep is likely to have at most so many states, and far fewer than the tree of the same order has nodes.
     * Where that tree is as small, the sweep is too.
     *
     * @param memory in bytes
     */
    boolean isShort(long most, long memory) {
        boolean meet = states * MUCH < tree || tree <= most;
        return meet && states / FAR_TOO_MANY < most && states / TOO_MANY * STATE_BYTES < memory;
    }

    /** Whether a sweep is likely to find room, and not to be far longer than a search along the tree. */
    boolean isFeasible(long nodes, double share, long memory) {
        double nodesOfTree = nodes / share; // infinite where nothing has been seen to its end
        return states < FAR_MORE * nodesOfTree && states / TOO_MANY * STATE_BYTES < memory;
    }

    /**
     * The plan for what a root leaves of a problem; empty if along every order its frontier is too wide. Kept with the problem,
     * without givens and for the last ones: one search may ask for it several times.
     */
    static Optional<SweepPlan> at(Problem problem, Root root, StopCheck stop) {
        return problem.derived(Kept.class, Kept::new).at(root, stop);
    }

    /** Plans of a problem. Thread-safe; two threads may make one at once. */
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

    /** The plan for a problem; empty if along every order its frontier is too wide for a key. */
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

    /** The plan along an order, unless it has more states than so many. */
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
