package dlx.core.diagram;

import dlx.core.diagram.nodes.SetFamily;
import dlx.core.diagram.nodes.TailTable;

/**
 * Walks through the sets of a family, one after the other, and allocates nothing on the way.
 *
 * <p>Depth first, hi before lo: sets come in the order of their ranks, as words do in a dictionary in which a word
 * comes after those that it begins. The time between two sets is O(what differs between them): each node visited adds an
 * option to a set, save those passed along lo edges, and each leads to a set. Memory: 4 bytes per node and option of the
 * order, and 12 per option of the longest set. Not thread-safe; any number of cursors may walk through one diagram.
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

    private final int[] nodes;

    /** By rank. */
    private final int[] order;

    /** Of the current set, {@code length} of them. */
    private final int[] options;

    /** Nodes still to be entered, each not the empty family, with the length of the set above them. */
    private final int[] open;

    private final int[] openLengths;
    private int opened;
    private int length;

    /** See {@link TailTable}. */
    private final int[] start;

    private final int[] script;

    /** Sets of the last node entered that are still to come, and where they stand in the script. */
    private int tails;

    private int tail;

    /** How many options the set has above that node. */
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
     * Goes to the next set, the first at the first call.
     *
     * @return {@code false} if there is none; then the options are of no set
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

    /** Goes from the next open node along hi to one whose sets are written out. */
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
     * The options of the current set, in the order of the diagram.
     *
     * @return the same array each time, {@link #length} of it count; not to be changed
     */
    public int[] options() {
        return options;
    }

    /**
     * How many options the current set has.
     *
     * @return {@code >= 0}
     */
    public int length() {
        return length;
    }
}
