package dlx.core.threads;

import dlx.core.search.Piece;
import dlx.core.search.Subproblem;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A piece of the search that one worker at a time does, with the solutions found there that wait to be shown. Jobs are
 * linked in the order of the solutions. Guarded by the {@link WorkerPool}.
 */
final class Job {

    /** The states of a job. */
    enum State {
        NEW,
        RUNNING,
        DONE
    }

    /** Marks the end of the list of jobs. */
    static final Job END = new Job(Subproblem.WHOLE, Piece.WHOLE);

    final Subproblem part;
    final Piece branches;

    /** The next job in the order of the solutions, or {@link #END}. */
    Job next = this;

    State state = State.NEW;

    /**
     * Number of solutions that the worker has found; while the job runs, as of the last checkpoint. So with nodes and
     * updates.
     */
    long solutions;

    long nodes;
    long updates;

    /** Share of the whole search tree that belongs to this job, from 0 to 1. */
    double weight;

    /** Share of the whole search tree that this job has searched, from 0 to {@link #weight}. */
    double seen;

    /** Solutions found that were not shown yet, in order. */
    final Deque<SolutionBatch> batches = new ArrayDeque<>();

    /** Size of these batches, in ints. */
    int held;

    /** Remaining parts of the whole search: set while the worker pauses, and after the worker was stopped. */
    List<Subproblem> left = List.of();

    /** True while the worker pauses. */
    boolean pauses;

    Job(Subproblem part, Piece branches) {
        this.part = part;
        this.branches = branches;
        weight = part.weight() * branches.weight();
    }

    /** Returns subproblems of this job's subproblem as subproblems of the whole search. */
    List<Subproblem> inWhole(List<Subproblem> parts) {
        return parts.stream().map(p -> p.in(part)).toList();
    }

    void add(SolutionBatch batch) {
        batches.add(batch);
        held += batch.ints();
    }

    /** Merges the next job into this one. Both must be done. */
    void joinNext() {
        Job other = next;
        for (SolutionBatch batch : other.batches) {
            batch.join(nodes, updates);
            batches.add(batch);
        }
        held += other.held;
        solutions += other.solutions;
        nodes += other.nodes;
        updates += other.updates;
        weight += other.weight;
        seen += other.seen;
        next = other.next;
    }
}
