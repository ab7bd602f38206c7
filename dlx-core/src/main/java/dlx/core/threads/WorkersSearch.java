package dlx.core.threads;

import dlx.core.engine.JobSpec;
import dlx.core.engine.Remaining;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.TreeSearchFactory;
import dlx.core.engine.Unseen;
import dlx.core.search.Givens;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * Shows the solutions of a {@link WorkerPool} in order, as a search of the calling thread. Only this thread checks the
 * control and calls the watchers.
 */
final class WorkersSearch implements Search {

    private final WorkerPool workers;
    private final SearchControl control;
    private final boolean collects;

    /** The search that watchers of the control receive. */
    private final Search whole;

    private Optional<SolutionBatch> batch = Optional.empty();

    /** Index of the present solution in the batch. */
    private int at;

    private long shown;

    /** True while there is a present solution. */
    private boolean atSolution;

    private boolean over;

    /** Starts the workers. */
    WorkersSearch(TreeSearchFactory trees, SearchControl control, JobSpec spec, List<Unseen> unseen, Search whole) {
        this.control = control;
        this.whole = whole;
        collects = spec.collects();
        workers = new WorkerPool(trees, control, spec);
        workers.begin(
                unseen.stream().map(each -> new Job(each.part(), each.piece())).toList());
    }

    @Override
    public boolean advance() {
        atSolution = false; // a watcher called during the wait must not use the last solution
        atSolution = !over && showNext();
        return atSolution;
    }

    private boolean showNext() {
        if (batch.isEmpty() || at + 1 == batch.get().size()) {
            Optional<SolutionBatch> last = batch;
            batch = Optional.empty();
            at = -1;
            batch = await(last);
            if (batch.isEmpty()) {
                return false;
            }
        }
        at++;
        shown++;
        return true;
    }

    /** Waits for the next solutions; empty at the end, or if the control ends the search. */
    private Optional<SolutionBatch> await(Optional<SolutionBatch> last) {
        Optional<SolutionBatch> next = workers.next(last);
        while (next.isEmpty() && !over) {
            over = workers.isOver();
            control.look(whole);
            if (!over && !control.mayContinue()) {
                return next;
            }
            next = workers.next(Optional.empty());
        }
        return next;
    }

    @Override
    public void close() {
        workers.stop();
    }

    @Override
    public Tally tally() {
        if (atSolution) {
            return workers.tallyAt(batch.orElseThrow(), at, BigInteger.valueOf(shown));
        }
        Tally counted = workers.counted();
        return new Tally(solutions(), counted.nodes(), counted.updates());
    }

    @Override
    public BigInteger solutions() {
        return collects ? BigInteger.valueOf(shown) : workers.counted().solutions();
    }

    @Override
    public long nodes() {
        return workers.counted().nodes();
    }

    @Override
    public long updates() {
        return tally().updates();
    }

    @Override
    public int length() {
        return batch.orElseThrow().length(at);
    }

    @Override
    public void copyOptions(int[] into) {
        batch.orElseThrow().copyOptions(at, into);
    }

    @Override
    public double share() {
        return over ? 1 : Math.min(1, workers.share());
    }

    @Override
    public Optional<Remaining> rest() {
        Remaining rest = workers.rest(batch, at + 1);
        Tally counted = rest.counted();
        return Optional.of(new Remaining(
                rest.parts(), collects ? new Tally(solutions(), counted.nodes(), counted.updates()) : counted));
    }

    @Override
    public Optional<List<Givens>> remaining(boolean again) {
        return Optional.of(workers.rest(batch, again ? at : at + 1).parts().stream()
                .map(Subproblem::givens)
                .toList());
    }
}
