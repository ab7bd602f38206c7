package dlx.core.diagram.nodes;

import java.util.Arrays;

/**
 * Family of sets of options as the nodes of its diagram, which {@link dlx.core.diagram.Zdd} describes. Immutable, equal
 * by content: order and family.
 *
 * @param order the options by rank
 * @param nodes rank, lo and hi of node n at 3n, 3n + 1 and 3n + 2; not copied, and must not be changed
 * @param root the node of the whole family
 */
public record SetFamily(OptionOrder order, int[] nodes, int root) {

    /** Node of the family without sets. */
    public static final int EMPTY = 0;

    /** Node of the family that contains only the empty set. */
    public static final int UNIT = 1;

    /** Numbers per node. */
    public static final int STRIDE = 3;

    /** Returns the number of nodes, including both terminals. */
    public int size() {
        return nodes.length / STRIDE;
    }

    public int rank(int node) {
        return nodes[node * STRIDE];
    }

    public int lo(int node) {
        return nodes[node * STRIDE + 1];
    }

    public int hi(int node) {
        return nodes[node * STRIDE + 2];
    }

    public int option(int node) {
        return order.option(rank(node));
    }

    public boolean isEmpty() {
        return root == EMPTY;
    }

    /** Returns true if the family contains a set. Time: O(options in the order). */
    public boolean contains(int... options) {
        int[] ranks =
                Arrays.stream(options).map(order::place).sorted().distinct().toArray();
        int node = root;
        for (int rank : ranks) {
            while (rank(node) < rank) {
                node = lo(node);
            }
            if (rank(node) != rank || node < 2) {
                return false;
            }
            node = hi(node);
        }
        while (node >= 2) {
            node = lo(node);
        }
        return node == UNIT;
    }

    /** Returns the maximum number of options of a set. Time: O(nodes). */
    public int longest() {
        int[] longest = new int[size()];
        for (int n = 2; n < longest.length; n++) {
            longest[n] = Math.max(longest[lo(n)], longest[hi(n)] + 1);
        }
        return longest[root];
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof SetFamily that
                        && root == that.root
                        && Arrays.equals(nodes, that.nodes)
                        && order.equals(that.order);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(nodes) + root;
    }
}
