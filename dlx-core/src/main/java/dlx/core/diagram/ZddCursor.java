package dlx.core.diagram;

import dlx.core.diagram.nodes.SetFamily;
import dlx.core.diagram.nodes.TailTable;

/**
 * Iterates over the sets of a family, without allocations.
 *
 * <p>The order is depth first, hi before lo. Sets are ordered by their ranks like words in a dictionary in which a word
 * follows its own extensions. The time between two sets is O(options that differ between them): each node visited adds
 * an option to a set, except nodes passed along lo edges, and each node leads to a set. Memory: 4 bytes per node and
 * option of the order, and 12 per option of the longest set. Not thread-safe; any number of cursors may iterate over
 * one diagram.
 *
 * <pre>{@code
 * ZddCursor cursor = zdd.cursor();
 * while (cursor.advance()) {
 *     visit(cursor.options(), cursor.length());
 * }
 * }</pre>
 *
 * @since 0.1
 */
public final class ZddCursor {

    /** Rank, lo and hi of each node, as in {@link SetFamily}. */
    private final int[] nodes;

    /** Option of each rank. */
    private final int[] order;

    /** Options of the current set, the first {@link #length} elements. */
    private final int[] options;

    /** Stack of nodes still to be entered; the empty family does not occur. */
    private final int[] open;

    /** Number of options of the set above each node of {@link #open}. */
    private final int[] openLengths;

    /** Number of elements of {@link #open}. */
    private int opened;

    private int length;

    /** Index in {@link #script} by node, or 0; see {@link TailTable}. */
    private final int[] start;

    /** Sets written out; see {@link TailTable}. */
    private final int[] script;

    /** Number of sets of the last entered node that are still to come. */
    private int tails;

    /** Index in {@link #script} of the next of these sets. */
    private int tail;

    /** Number of options that the set has above the last entered node. */
    private int head;

    ZddCursor(SetFamily family) {
        nodes = family.nodes();
        order = family.order().options();
        TailTable written = new TailTable(family);
        start = written.start;
        script = written.script;
        int longest = family.longest();
        options = new int[longest];
        open = new int[longest + 1];
        openLengths = new int[longest + 1];
        if (family.root() != SetFamily.EMPTY) {
            open[opened++] = family.root();
        }
    }

    /**
     * Advances to the next set, or to the first set in the first call.
     *
     * @return {@code false} after the last set; then the options are not valid
     */
    public boolean advance() {
        if (tails == 0 && !enter()) {
            return false;
        }
        tails--;
        int at = tail + 2;
        int end = head + script[tail + 1];
        for (int k = head + script[tail]; k < end; k++) {
            options[k] = script[at++];
        }
        tail = at;
        length = end;
        return true;
    }

    /**
     * Descends from the next open node along hi edges to a node whose sets are written out; returns false without an
     * open node.
     */
    private boolean enter() {
        if (opened == 0) {
            return false;
        }
        int top = opened - 1;
        int node = open[top];
        int depth = openLengths[top];
        while (start[node] == 0) {
            int at = node * SetFamily.STRIDE;
            int lo = nodes[at + 1];
            if (lo != SetFamily.EMPTY) {
                open[top] = lo;
                openLengths[top++] = depth;
            }
            options[depth++] = order[nodes[at]];
            node = nodes[at + 2];
        }
        opened = top;
        head = depth;
        tail = start[node] + 1;
        tails = script[start[node]];
        return true;
    }

    /**
     * Returns the options of the current set, in the order of the diagram.
     *
     * @return the same array in each call, of which the first {@link #length} elements are valid; must not be
     *     changed
     */
    public int[] options() {
        return options;
    }

    /**
     * Returns the number of options of the current set.
     *
     * @return the number, 0 or more
     */
    public int length() {
        return length;
    }
}
