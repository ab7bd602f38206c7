package dlx.core.engine.sweep;

import dlx.core.engine.Root;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.memo.MemoSearch;
import dlx.core.engine.sweep.layers.CountingSweep;
import dlx.core.engine.sweep.layers.SweepFull;
import dlx.core.table.MemoryBudget;

/** Counts solutions by a sweep or by a tree search, as {@link AdaptiveSearch} decides. */
final class CountSearch extends AdaptiveSearch {

    /** Number of nodes that the trial counts between two checks of its updates. */
    private static final long STRIDE = 1 << 3;

    private boolean started;

    CountSearch(SweepableProblem problem, SearchRequest request, SearchControl control) {
        super(problem, request, control);
    }

    /**
     * Counts all solutions in one call.
     *
     * @return false
     */
    @Override
    public boolean advance() {
        if (!started) {
            started = true;
            try {
                count(new Root(problem.problem, request.givens()));
            } catch (SearchStopped e) {
                // the control has the reason; the count so far is valid
            }
        }
        return false;
    }

    private void count(Root root) {
        if (byName && problem.isInfeasible(root)) {
            knowsNoSolution();
        } else {
            decide(root);
            delegate().advance();
        }
    }

    @Override
    Beginning tryTree() {
        MemoSearch trial = (MemoSearch) problem.tree(request, control).start(request, control);
        alongTree(trial);
        do {
            trial.count(Math.min(trial.nodes() + STRIDE, request.handOvers().trial()));
        } while (!trial.hasEnded()
                && trial.isWorthwhile()
                && trial.nodes() < request.handOvers().trial()
                && trial.updates() < TRIAL_UPDATES);
        return new Beginning(trial.nodes(), trial.updates(), trial.share(), trial.hasEnded());
    }

    @Override
    void sweep(SweepPlan plan, Root root) {
        MemoryBudget memory = SweepFull.budget(request.memoMemory(), control);
        CountingSweep all = new CountingSweep(plan.front(), memory, control.of(this));
        sweeps(all, plan);
        all.advance();
    }

    @Override
    Search wholeTree() {
        return problem.wholeTree(request, control).start(request, control);
    }

    @Override
    void gaveUp() {
        // the tree search counts instead
    }
}
