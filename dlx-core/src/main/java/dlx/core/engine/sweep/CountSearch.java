package dlx.core.engine.sweep;

import dlx.core.engine.CountingSearch;
import dlx.core.engine.Remaining;
import dlx.core.engine.Root;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.engine.sweep.layers.CountingSweep;
import dlx.core.engine.sweep.layers.SweepFull;
import dlx.core.search.StopReason;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.util.List;
import java.util.Optional;

/**
 * Counts solutions by a sweep. If a sweep does not fit into memory, a search that was asked for by name counts along
 * the tree instead; another search ends for lack of memory.
 */
final class CountSearch implements CountingSearch {

    private final SweepableProblem problem;
    private final SearchRequest request;
    private final SearchControl control;
    private final boolean byName;

    private boolean isOver;
    private Optional<String> order = Optional.empty();
    private Optional<Search> counting = Optional.empty();

    CountSearch(SweepableProblem problem, SearchRequest request, SearchControl control) {
        this.problem = problem;
        this.request = request;
        this.control = control;
        byName = request.kind().engine().equals(problem.sweeping);
    }

    /**
     * Counts all solutions in one call, or to the next pause of the control.
     *
     * @return false
     */
    @Override
    public boolean advance() {
        try {
            if (!isOver && counting.isEmpty()) {
                begin(new Root(problem.problem, request.givens()));
            }
            if (!isOver) {
                count();
            }
        } catch (SearchStopped e) {
            control.end(e.reason()); // the count so far is valid
        }
        return false;
    }

    private void begin(Root root) {
        isOver = problem.isInfeasible(root);
        if (isOver) {
            return;
        }
        Optional<SweepPlan> plan =
                problem.plan(root, control).filter(found -> byName || found.mayFit(request.memoMemory()));
        if (plan.isEmpty()) {
            giveUp();
            return;
        }
        try {
            counting = Optional.of(new CountingSweep(
                    plan.get().front(), SweepFull.budget(request.memoMemory(), control), control.of(this)));
            order = Optional.of(plan.get().order());
        } catch (SweepFull e) {
            giveUp();
        }
    }

    private void count() {
        try {
            counting.ifPresent(Search::advance);
            isOver = !control.isPaused();
        } catch (SweepFull e) {
            giveUp();
            counting.ifPresent(Search::advance);
        }
    }

    private void giveUp() {
        order = Optional.empty();
        if (!byName) {
            counting = Optional.empty();
            throw new SearchStopped(StopReason.MEMORY);
        }
        counting = Optional.of(problem.wholeTree(request, control).start(request, control));
    }

    @Override
    public Tally tally() {
        return counting.map(Search::tally).orElse(Tally.ZERO);
    }

    @Override
    public long nodes() {
        return counting.map(Search::nodes).orElse(0L);
    }

    @Override
    public long updates() {
        return counting.map(Search::updates).orElse(0L);
    }

    @Override
    public double share() {
        return counting.map(Search::share).orElse(isOver ? 1.0 : 0.0);
    }

    @Override
    public Optional<Remaining> rest() {
        List<Subproblem> left = isOver ? List.of() : List.of(Subproblem.WHOLE);
        return counting.map(Search::rest).orElseGet(() -> Optional.of(new Remaining(left, Tally.ZERO)));
    }

    @Override
    public Optional<String> engine() {
        return order.isPresent() || counting.isEmpty()
                ? Optional.empty()
                : Optional.of(problem.engineOfTree(request, StopCheck.NEVER)); // the search may have been stopped
    }

    @Override
    public Optional<String> order() {
        return order;
    }

    @Override
    public void close() {
        counting.ifPresent(Search::close);
    }
}
