package dlx.core.threads;

import dlx.core.engine.TreeSearch;
import dlx.core.search.Subproblem;
import java.util.Arrays;

/**
 * Solutions on their way from a worker to the calling thread, one after the other, with what the walk had counted at each.
 * Belongs to one thread at a time, and is used again.
 *
 * <pre>
 *   of solution s               holds
 *   options[end[s-1] .. end[s]) the numbers of its options
 *   nodes[s], updates[s]        what was counted of the portion up to it
 * </pre>
 */
final class SolutionBatch {

    /** A chunk of so many numbers is full. */
    private static final int FULL = 1 << 13;

    private static final int FIRST = 64;

    /** Of a worker that has not begun; nothing is added to it. */
    static final SolutionBatch NONE = new SolutionBatch();

    private int[] options = new int[8 * FIRST];
    private int[] end = new int[FIRST];
    private long[] nodes = new long[FIRST];
    private long[] updates = new long[FIRST];
    private int[] scratch = new int[FIRST];
    private int size;
    private Subproblem part = Subproblem.WHOLE;

    /** What was counted before the portion of these solutions, where portions were joined. */
    private long nodesBefore;

    private long updatesBefore;

    int size() {
        return size;
    }

    /** In which part of the search its solutions were found. */
    Subproblem part() {
        return part;
    }

    /** How many numbers it holds, of options and of what was counted. */
    int ints() {
        return start(size) + 5 * size;
    }

    boolean isFull() {
        return ints() >= FULL;
    }

    /** Adds the solution at which a walk rests. */
    void add(TreeSearch tree) {
        int from = start(size);
        int to = from + tree.length();
        if (size == end.length) {
            end = Arrays.copyOf(end, 2 * size);
            nodes = Arrays.copyOf(nodes, 2 * size);
            updates = Arrays.copyOf(updates, 2 * size);
        }
        if (to > options.length) {
            options = Arrays.copyOf(options, Math.max(to, 2 * options.length));
        }
        if (tree.length() > scratch.length) {
            scratch = new int[2 * tree.length()];
        }
        tree.copyOptions(scratch);
        System.arraycopy(scratch, 0, options, from, to - from);
        end[size] = to;
        nodes[size] = tree.nodes();
        updates[size] = tree.updatesBehindPath();
        size++;
    }

    /** How many options a solution has. */
    int length(int solution) {
        return end[solution] - start(solution);
    }

    void copyOptions(int solution, int[] into) {
        System.arraycopy(options, start(solution), into, 0, length(solution));
    }

    /** How many nodes its portion had counted at a solution. */
    long nodes(int solution) {
        return nodesBefore + nodes[solution];
    }

    long updates(int solution) {
        return updatesBefore + updates[solution];
    }

    /** Puts its portion after another one. */
    void join(long moreNodes, long moreUpdates) {
        nodesBefore += moreNodes;
        updatesBefore += moreUpdates;
    }

    /** Empties it for the solutions of a part. */
    void begin(Subproblem whose) {
        part = whose;
        size = 0;
        nodesBefore = 0;
        updatesBefore = 0;
    }

    private int start(int solution) {
        return solution == 0 ? 0 : end[solution - 1];
    }
}
