package dlx.core.engine.sweep;

import dlx.core.diagram.DiagramFullException;
import dlx.core.engine.CountingSearch;
import dlx.core.engine.ForwardingSearch;
import dlx.core.engine.Remaining;
import dlx.core.engine.Root;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.sweep.layers.Sweep;
import dlx.core.engine.sweep.layers.SweepFull;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.util.List;
import java.util.Optional;

/**
 * A search that sweeps or goes along the tree, whichever looks shorter; its figures are those of what it does. Unless a
 * sweep was asked for by name:
 *
 * <ol>
 *   <li>The first nodes of the tree are visited. Most searches end there, and nothing else is made for them.
 *   <li>Then orders are made and probed, and {@link SweepPlan#isShorter} decides.
 *   <li>If it is the tree, or if the memory of a sweep is full, the search begins anew along the tree of the cover in the
 *       form that suits it best: that form would have taken too long to find for a short search.
 * </ol>
 *
 * <p>What is given up is in no report.
 */
public abstract class AdaptiveSearch extends ForwardingSearch {

    /** The updates that are made along the tree before a sweep is thought of: a node may be dear. */
    static final long TRIAL_UPDATES = 1 << 20;

    final SweepableProblem problem;
    final SearchRequest request;
    final SearchControl control;

    /** Whether a sweep was asked for by name. */
    final boolean byName;

    private Search tree = Idle.BEFORE;

    /** What the order of the sweep is called, while there is one. */
    private Optional<String> order = Optional.empty();

    AdaptiveSearch(SweepableProblem problem, SearchRequest request, SearchControl control) {
        super(Idle.BEFORE);
        this.problem = problem;
        this.request = request;
        this.control = control;
        byName = request.kind().engine().equals(problem.sweeping);
    }

    /** The part of the tree that a trial has seen. */
    record Beginning(long nodes, long updates, double share, boolean isAll) {}

    /** Visits the first nodes of the tree; if that is all of it, this search has its answer. */
    abstract Beginning tryTree();

    /** Sweeps along a plan, after telling so by {@link #sweeps}. */
    abstract void sweep(SweepPlan plan, Root root);

    /** The search along the tree in the form that suits it best. */
    abstract Search wholeTree();

    /** Decides, and sweeps to the end or makes the tree ready. */
    final void decide(Root root) {
        Optional<Beginning> seen = byName ? Optional.empty() : Optional.of(tryTree());
        if (seen.isPresent() && seen.get().isAll()) {
            return;
        }
        Optional<SweepPlan> plan =
                problem.plan(root, control).filter(found -> byName || isBetter(found, seen.orElseThrow()));
        if (plan.isEmpty() || !hasSwept(plan.get(), root)) {
            alongTree(wholeTree());
        }
    }

    boolean isBetter(SweepPlan plan, Beginning seen) {
        return plan.isShorter(seen.nodes(), seen.updates(), seen.share(), request.memoMemory());
    }

    /** Sweeps along a plan; false if the memory was not enough. */
    final boolean hasSwept(SweepPlan plan, Root root) {
        try {
            sweep(plan, root);
            return true;
        } catch (SweepFull | DiagramFullException e) {
            order = Optional.empty();
            forwardTo(tree);
            gaveUp();
            return false;
        }
    }

    /** A sweep did not find the memory that it needed. */
    abstract void gaveUp();

    final void sweeps(Sweep sweep, SweepPlan plan) {
        order = Optional.of(plan.order());
        forwardTo(sweep);
    }

    final void alongTree(Search search) {
        tree = search;
        forwardTo(search);
    }

    final void knowsNoSolution() {
        forwardTo(Idle.OVER);
    }

    @Override
    public final Optional<String> engine() {
        return tree == Idle.BEFORE || order.isPresent()
                ? Optional.empty()
                : Optional.of(problem.engineOfTree(request, StopCheck.NEVER)); // the search may have been stopped
    }

    @Override
    public final Optional<String> order() {
        return order;
    }

    /** Stands for a search that has not begun, or needs none. */
    private enum Idle implements CountingSearch {
        BEFORE(List.of(Subproblem.WHOLE)),
        OVER(List.of());

        private final List<Subproblem> left;

        Idle(List<Subproblem> left) {
            this.left = left;
        }

        @Override
        public boolean advance() {
            return false;
        }

        @Override
        public Tally tally() {
            return Tally.ZERO;
        }

        @Override
        public double share() {
            return 0;
        }

        @Override
        public Optional<Remaining> rest() {
            return Optional.of(new Remaining(left, Tally.ZERO));
        }
    }
}
