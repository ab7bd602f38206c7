package dlx.core.threads;

import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.TreeSearch;
import dlx.core.search.Piece;
import dlx.core.search.StopReason;
import dlx.core.search.Subproblem;
import java.util.List;
import java.util.Optional;

/** Searches the piece of one job, in a thread of the pool. */
final class Worker implements Runnable {

    private final WorkerPool pool;
    private final Job job;
    private final SearchControl control;
    private Optional<TreeSearch> begun = Optional.empty();
    private SolutionBatch batch = SolutionBatch.NONE;

    /** True if the job ends at its next solution, because too many of its solutions wait. */
    private boolean full;

    /** Share of the subproblem's tree that lies before the piece, from 0 to 1. */
    private double from;

    private Optional<Piece> rest = Optional.empty();
    private List<Subproblem> left = List.of();

    Worker(WorkerPool pool, Job job) {
        this.pool = pool;
        this.job = job;
        control = pool.worker(this::look);
    }

    @Override
    public void run() {
        try {
            batch = pool.batch(job.part);
            TreeSearch tree = pool.trees().start(job.part.givens(), control);
            tree.begin(job.branches);
            from = tree.share();
            begun = Optional.of(tree);
            search(tree);
            deliver();
            if (control.stopped() != StopReason.EXHAUSTED) {
                left = job.inWhole(tree.parts(false));
            }
            pool.note(job, tree, seen(tree));
        } catch (SearchStopped e) {
            leaveAll();
        } catch (Throwable e) { // exceptions of a strategy are thrown again in the calling thread
            pool.fail(e);
        } finally {
            pool.done(job, rest, left);
        }
    }

    /** Leaves the whole piece, because the job was stopped before its tree search began. */
    private void leaveAll() {
        try {
            left = pool.partsOf(job);
        } catch (Throwable e) { // an exception of a strategy
            pool.fail(e);
        }
    }

    private void search(TreeSearch tree) {
        boolean more = tree.advance();
        while (more && pool.collects()) {
            batch.add(tree);
            if (batch.isFull() && !deliver() || full) {
                deliver();
                rest = tree.unseen();
                return;
            }
            more = tree.advance();
        }
        while (more) {
            more = tree.advance();
        }
    }

    /** Delivers the batch, and returns true if the worker may continue. */
    private boolean deliver() {
        if (batch.size() == 0) {
            return true;
        }
        full = !pool.deliver(job, batch);
        batch = pool.batch(job.part);
        return !full;
    }

    /** Delivers, gives work away and pauses as needed; called at each checkpoint of the tree search. */
    private void look(Search search) {
        if (begun.isEmpty()) {
            return;
        }
        TreeSearch tree = begun.get();
        if (pool.note(job, tree, seen(tree))) {
            deliver();
        }
        if (pool.isHungry()) {
            double pace = tree.nodes() / Math.max(tree.share() - from, Double.MIN_NORMAL);
            List<Piece> given = tree.giveAway(pool.grain() / pace);
            if (!given.isEmpty()) {
                pool.insert(job, given);
            }
        }
        if (pool.isPausing()) {
            deliver();
            pool.note(job, tree, seen(tree));
            pool.pause(job, job.inWhole(tree.parts(true)));
        }
    }

    /** Returns the share of the whole search tree that this worker has searched. */
    private double seen(TreeSearch tree) {
        return (tree.share() - from) * job.part.weight();
    }
}
