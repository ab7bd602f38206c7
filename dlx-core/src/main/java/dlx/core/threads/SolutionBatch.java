package dlx.core.threads;

import dlx.core.engine.TreeSearch;
import dlx.core.search.Subproblem;
import java.util.Arrays;

/**
 * Solutions on their way from a worker to the calling thread, in order, each with the counts of the job when it was
 * found. Not thread-safe. Reused.
 *
 * <pre>
 *   options[end[s-1] .. end[s])  numbers of the options of solution s, the givens first
 *   end[s]                       index in options after the last option of solution s
 *   nodes[s]                     nodes that the job had visited at solution s, that of s included
 *   updates[s]                   updates that the job had made at solution s
 * </pre>
 */
final class SolutionBatch {

    /** Size of a full batch, in ints. */
    private static final int FULL = 1 << 13;

    private static final int FIRST = 64;

    /** Batch of a worker that has not begun; no solution is added to it. */
    static final SolutionBatch NONE = new SolutionBatch();

    private int[] options = new int[8 * FIRST];
    private int[] end = new int[FIRST];
    private long[] nodes = new long[FIRST];
    private long[] updates = new long[FIRST];
    private int[] scratch = new int[FIRST];
    private int size;
    private Subproblem part = Subproblem.WHOLE;

    /** Nodes, and updates, of the jobs before the job of this batch that were merged with it. */
    private long nodesBefore;

    private long updatesBefore;

    int size() {
        return size;
    }

    /** Returns the subproblem in which the solutions were found. */
    Subproblem part() {
        return part;
    }

    /** Returns the size in ints, including the counts: five ints per solution and one per option. */
    int ints() {
        return start(size) + 5 * size;
    }

    boolean isFull() {
        return ints() >= FULL;
    }

    /** Adds the present solution of a tree search. */
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

    /** Returns the number of options of a solution. */
    int length(int solution) {
        return end[solution] - start(solution);
    }

    void copyOptions(int solution, int[] into) {
        System.arraycopy(options, start(solution), into, 0, length(solution));
    }

    /** Returns the number of nodes that the job had visited at a solution. */
    long nodes(int solution) {
        return nodesBefore + nodes[solution];
    }

    long updates(int solution) {
        return updatesBefore + updates[solution];
    }

    /** Adds the counts of a job that precedes the job of this batch. */
    void join(long moreNodes, long moreUpdates) {
        nodesBefore += moreNodes;
        updatesBefore += moreUpdates;
    }

    /** Clears this batch for solutions of a subproblem. */
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
