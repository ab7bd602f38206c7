package dlx.core.engine.threads;

import dlx.core.search.Branches;
import dlx.core.search.Part;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A piece of the work, done by one worker at a time: some branches of a part of the search, and the solutions found there
 * that wait for their turn. Portions are linked in the order of the solutions. Guarded by the {@link Crew}.
 */
public final class Portion {

    /** What becomes of a portion. */
    enum State {
        NEW,
        RUNNING,
        DONE
    }

    /** Stands behind the last one. */
    static final Portion END = new Portion(Part.WHOLE, Branches.ALL);

    final Part part;
    final Branches branches;

    /** The next one in the order of the solutions, or {@link #END}. */
    Portion next = this;

    State state = State.NEW;

    /** What its worker has counted; of a portion that runs, at its last checkpoint. */
    long solutions;

    long nodes;
    long updates;

    /** The share of the whole tree that it stands for. */
    public double weight;

    /** The share that has been seen. */
    double seen;

    /** What its worker has found and nobody has shown. */
    final Deque<Chunk> chunks = new ArrayDeque<>();

    /** The numbers in these chunks. */
    int held;

    /** What its worker has left, as parts of the whole search: while it pauses, and where it was stopped. */
    List<Part> left = List.of();

    /** Whether its worker pauses. */
    boolean pauses;

    public Portion(Part part, Branches branches) {
        this.part = part;
        this.branches = branches;
        weight = part.weight() * branches.weight();
    }

    /** What lies in some parts of its part of the search. */
    List<Part> inWhole(List<Part> parts) {
        return parts.stream().map(p -> p.in(part)).toList();
    }

    void add(Chunk chunk) {
        chunks.add(chunk);
        held += chunk.ints();
    }

    /** Takes over the next portion: both are done. */
    void joinNext() {
        Portion other = next;
        for (Chunk chunk : other.chunks) {
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
