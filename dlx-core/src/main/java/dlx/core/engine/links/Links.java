package dlx.core.engine.links;

import dlx.api.ModelException;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import dlx.core.search.Step;
import dlx.core.search.internal.LinkedLists;
import java.util.ArrayList;
import java.util.List;

/**
 * A problem as linked lists, before any search: immutable, shared by all searches over it.
 *
 * <p>The lists are Knuth's (TAOCP 4B, 7.2.2.1, table 1). Each node has four ints, and all nodes are in one array, so
 * that a step touches one cache line and one array bound. An <em>address</em> is the index of a node's first int:
 *
 * <pre>
 *   address       is                            +TOP      +ULINK        +DLINK              +RIGHT
 *   0             the root                      -         -             -                   -
 *   4i            the header of item i - 1      len       last node     first node          lack
 *   then          the first spacer              0         -             last of option 0    -
 *   then          the nodes of option 0         header    node above    node below          next of the option
 *   then          a spacer                      -1        -             last of option 1    -
 *   then          the nodes of option 1         ...
 * </pre>
 *
 * <p>The spacer after option k has {@code -(k + 1)} in TOP. RIGHT links the nodes of an option in a ring. So a loop
 * over the other nodes of an option has the same number of steps from any start, which the processor predicts; stepping
 * over the spacer instead cost a fifth of the time on Soma and Langford. The headers of items that need options are
 * linked with the root by {@code llink} and {@code rlink}, indexed by header number. Other items are linked with
 * themselves, so that covering them does not need a special case.
 *
 * <p>Unlike in the book, {@code lack} is the number of options that the item needs, 0 for a secondary item. {@code len}
 * is the number of options in its list minus {@code lack}. An item is <em>dead</em> if its {@code len} is negative.
 */
final class Links {

    static final int SIZE = 4;
    static final int TOP = 0;
    static final int LEN = 0;
    static final int ULINK = 1;
    static final int DLINK = 2;
    static final int RIGHT = 3;

    /** Offset of {@code lack} in a header. */
    static final int LACK = 3;

    /** The header number of the root of the list of primary items. */
    static final int ROOT = 0;

    final Problem problem;
    final int items;
    final int[] llink;
    final int[] rlink;
    final int[] nodes;

    /** For each option, the address of its first node. */
    final int[] first;

    /**
     * For each node, by its address divided by {@link #SIZE}, its color; -1 if the option does not color the item. Of
     * length 0 without colors.
     */
    final int[] color;

    /** Number of items in the list that have fewer options than they need. */
    final int dead;

    Links(Problem problem, StopCheck stop) {
        this.problem = problem;
        items = problem.items();
        long size = SIZE * (items + 2L + problem.item.length + problem.options());
        if (size > Integer.MAX_VALUE - 16) {
            throw new ModelException("the cover has " + problem.item.length
                    + " nodes; the engine links supports at most about " + Integer.MAX_VALUE / SIZE);
        }
        llink = new int[items + 1];
        rlink = new int[items + 1];
        nodes = new int[(int) size];
        first = new int[problem.options()];
        color = new int[problem.isColored() ? nodes.length / SIZE : 0];
        PacedStopCheck pace = new PacedStopCheck(stop);
        linkItems(pace);
        linkOptions(pace);
        dead = countDead();
    }

    private void linkItems(PacedStopCheck pace) {
        int last = ROOT;
        for (int i = 1; i <= items; i++) {
            pace.step();
            nodes[SIZE * i + ULINK] = SIZE * i;
            nodes[SIZE * i + DLINK] = SIZE * i;
            int need = problem.primary[i - 1] ? problem.atLeast[i - 1] : 0;
            if (need > 0) {
                llink[i] = last;
                rlink[last] = i;
                last = i;
            } else {
                llink[i] = i;
                rlink[i] = i;
            }
            nodes[SIZE * i + LEN] = -need;
            nodes[SIZE * i + LACK] = need;
        }
        llink[ROOT] = last;
        rlink[last] = ROOT;
    }

    private void linkOptions(PacedStopCheck pace) {
        int spacer = SIZE * (items + 1);
        for (int k = 0; k < first.length; k++) {
            pace.steps(1 + problem.start[k + 1] - problem.start[k]);
            int p = spacer + SIZE;
            first[k] = p;
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                append(p, SIZE * (problem.item[node] + 1));
                if (color.length > 0) {
                    color[p / SIZE] = problem.color[node];
                }
                p += SIZE;
            }
            nodes[p - SIZE + RIGHT] = first[k];
            nodes[spacer + DLINK] = p - SIZE;
            spacer = p;
            nodes[spacer + TOP] = -(k + 1);
        }
    }

    /** Appends node p at the bottom of the list of item i. */
    private void append(int p, int i) {
        int last = nodes[i + ULINK];
        nodes[p + TOP] = i;
        nodes[p + ULINK] = last;
        nodes[p + DLINK] = i;
        nodes[p + RIGHT] = p + SIZE;
        nodes[last + DLINK] = p;
        nodes[i + ULINK] = p;
        nodes[i + LEN]++;
    }

    private int countDead() {
        int count = 0;
        for (int i = rlink[ROOT]; i != ROOT; i = rlink[i]) {
            if (nodes[SIZE * i + LEN] < 0) {
                count++;
            }
        }
        return count;
    }

    /**
     * Returns true if all links and counts of the open items of a search are right. Cost: O(size).
     *
     * @param dead number of dead open items by the count of the search
     */
    static boolean isConsistent(int[] llink, int[] rlink, int[] nodes, int dead) {
        int left = ROOT;
        int deadSeen = 0;
        for (int i = rlink[ROOT]; i != ROOT; i = rlink[i]) {
            if (llink[i] != left || !isConsistentList(nodes, SIZE * i)) {
                return false;
            }
            deadSeen += nodes[SIZE * i + LEN] < 0 ? 1 : 0;
            left = i;
        }
        return llink[ROOT] == left && deadSeen == dead;
    }

    private static boolean isConsistentList(int[] nodes, int i) {
        int count = 0;
        for (int p = nodes[i + DLINK]; p != i; p = nodes[p + DLINK]) {
            if (nodes[p + TOP] != i || nodes[nodes[p + ULINK] + DLINK] != p || nodes[nodes[p + DLINK] + ULINK] != p) {
                return false;
            }
            count++;
        }
        return count == nodes[i + LEN] + nodes[i + LACK];
    }

    /** Returns a copy of the arrays of a search, for display. Cost: O(size). */
    LinkedLists picture(int[] llink, int[] rlink, int[] nd) {
        return new LinkedLists(headers(llink, rlink, nd), optionNodes(nd));
    }

    private List<LinkedLists.Header> headers(int[] llink, int[] rlink, int[] nd) {
        boolean[] open = new boolean[items + 1];
        int next = ROOT;
        do {
            open[next] = true;
            next = rlink[next];
        } while (next != ROOT);
        List<LinkedLists.Header> headers = new ArrayList<>();
        headers.add(new LinkedLists.Header(0, Step.NONE, 0, llink[ROOT], rlink[ROOT], 0, 0, true));
        for (int i = 1; i <= items; i++) {
            int a = SIZE * i;
            int length = nd[a + LEN] + nd[a + LACK];
            headers.add(new LinkedLists.Header(
                    i,
                    problem.itemNumber[i - 1],
                    length,
                    llink[i],
                    rlink[i],
                    nd[a + ULINK] / SIZE,
                    nd[a + DLINK] / SIZE,
                    open[i]));
        }
        return headers;
    }

    private List<LinkedLists.Node> optionNodes(int[] nd) {
        List<LinkedLists.Node> copies = new ArrayList<>();
        for (int k = 0; k < problem.options(); k++) {
            int p = first[k];
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                copies.add(new LinkedLists.Node(
                        p / SIZE,
                        problem.number[k],
                        problem.itemNumber[problem.item[node]],
                        nd[p + TOP] / SIZE,
                        nd[p + ULINK] / SIZE,
                        nd[p + DLINK] / SIZE,
                        nd[nd[p + ULINK] + DLINK] == p));
                p += SIZE;
            }
        }
        return copies;
    }
}
