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

    private final WorkerPool crew;
    private final Job portion;
    private final SearchControl control;
    private Optional<TreeSearch> begun = Optional.empty();
    private SolutionBatch chunk = SolutionBatch.NONE;

    /** True if the job ends at its next solution, because too many of its solutions wait. */
    private boolean full;

    /** Share of the subproblem's tree that lies before the piece, from 0 to 1. */
    private double from;

    private Optional<Piece> rest = Optional.empty();
    private List<Subproblem> left = List.of();

    Worker(WorkerPool crew, Job portion) {
        this.crew = crew;
        this.portion = portion;
        control = crew.worker(this::look);
    }

    @Override
    public void run() {
        try {
            chunk = crew.chunk(portion.part);
            TreeSearch tree = crew.trees().start(portion.part.givens(), control);
            tree.begin(portion.branches);
            from = tree.share();
            begun = Optional.of(tree);
            search(tree);
            deliver();
            if (control.stopped() != StopReason.EXHAUSTED) {
                left = portion.inWhole(tree.parts(false));
            }
            crew.note(portion, this);
        } catch (SearchStopped e) {
            leaveAll();
        } catch (Throwable e) { // exceptions of a strategy are thrown again in the calling thread
            crew.fail(e);
        } finally {
            crew.done(portion, rest, left);
        }
    }

    /** Leaves the whole piece, because the job was stopped before its tree search began. */
    private void leaveAll() {
        try {
            left = crew.partsOf(portion);
        } catch (Throwable e) { // an exception of a strategy
            crew.fail(e);
        }
    }

    private void search(TreeSearch tree) {
        boolean more = tree.advance();
        while (more && crew.collects()) {
            chunk.add(tree);
            if (chunk.isFull() && !deliver() || full) {
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
        if (chunk.size() == 0) {
            return true;
        }
        full = !crew.deliver(portion, chunk);
        chunk = crew.chunk(portion.part);
        return !full;
    }

    /** Delivers, gives work away and pauses as needed; called at each checkpoint of the tree search. */
    private void look(Search search) {
        if (begun.isEmpty()) {
            return;
        }
        TreeSearch tree = begun.get();
        if (crew.note(portion, this)) {
            deliver();
        }
        if (crew.isHungry()) {
            double pace = tree.nodes() / Math.max(tree.share() - from, Double.MIN_NORMAL);
            List<Piece> given = tree.giveAway(crew.grain() / pace);
            if (!given.isEmpty()) {
                crew.insert(portion, given);
            }
        }
        if (crew.isPausing()) {
            deliver();
            crew.note(portion, this);
            crew.pause(portion, this);
        }
    }

    long solutions() {
        return begun.map(TreeSearch::found).orElse(0L);
    }

    long nodes() {
        return begun.map(TreeSearch::nodes).orElse(0L);
    }

    long updates() {
        return begun.map(TreeSearch::updatesBehindPath).orElse(0L);
    }

    /** Returns the share of the whole search tree that this worker has searched. */
    double seen() {
        return begun.map(tree -> (tree.share() - from) * portion.part.weight()).orElse(0.0);
    }

    /** Returns the remaining parts of the whole search; called at a checkpoint. */
    List<Subproblem> left() {
        return portion.inWhole(begun.orElseThrow().parts(true));
    }
}
