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

/** Counts by a sweep or along the tree: {@link AdaptiveSearch}. */
final class CountSearch extends AdaptiveSearch {

    /** How many nodes are counted between two looks at the updates. */
    private static final long STRIDE = 1 << 3;

    private boolean started;

    CountSearch(SweepableProblem problem, SearchRequest request, SearchControl control) {
        super(problem, request, control);
    }

    /** Counts all there are, and never rests. */
    @Override
    public boolean advance() {
        if (!started) {
            started = true;
            try {
                count(new Root(problem.problem, request.givens()));
            } catch (SearchStopped e) {
                // the control knows why; what was counted so far stands
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
        // the tree will do
    }
}
