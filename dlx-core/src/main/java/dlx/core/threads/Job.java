package dlx.core.threads;

import dlx.core.search.Piece;
import dlx.core.search.Subproblem;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A piece of the work, done by one worker at a time: some branches of a part of the search, and the solutions found there
 * that wait for their turn. Portions are linked in the order of the solutions. Guarded by the {@link WorkerPool}.
 */
final class Job {

    /** The states of a job. */
    enum State {
        NEW,
        RUNNING,
        DONE
    }

    /** Stands after the last one. */
    static final Job END = new Job(Subproblem.WHOLE, Piece.WHOLE);

    final Subproblem part;
    final Piece branches;

    /** The next one in the order of the solutions, or {@link #END}. */
    Job next = this;

    State state = State.NEW;

    /** What its worker has counted; of a portion that runs, at its last checkpoint. */
    long solutions;

    long nodes;
    long updates;

    /** The share of the whole tree that it stands for. */
    double weight;

    /** The share that has been seen. */
    double seen;

    /** What its worker has found and nobody has shown. */
    final Deque<SolutionBatch> chunks = new ArrayDeque<>();

    /** The numbers in these chunks. */
    int held;

    /** What its worker has left, as parts of the whole search: while it pauses, and where it was stopped. */
    List<Subproblem> left = List.of();

    /** Whether its worker pauses. */
    boolean pauses;

    Job(Subproblem part, Piece branches) {
        this.part = part;
        this.branches = branches;
        weight = part.weight() * branches.weight();
    }

    /** What lies in some parts of its part of the search. */
    List<Subproblem> inWhole(List<Subproblem> parts) {
        return parts.stream().map(p -> p.in(part)).toList();
    }

    void add(SolutionBatch chunk) {
        chunks.add(chunk);
        held += chunk.ints();
    }

    /** Takes over the next portion: both are done. */
    void joinNext() {
        Job other = next;
        for (SolutionBatch chunk : other.chunks) {
            chunk.join(nodes, updates);
            chunks.add(chunk);
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
