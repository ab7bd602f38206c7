package dlx.core.diagram.nodes;

import java.util.Arrays;

/**
 * A family of sets of options as the nodes of its diagram, which {@link dlx.core.diagram.Zdd} describes. Immutable, equal by
 * content: order and family.
 *
 * @param nodes rank, lo and hi of each node in turn; not copied, and not to be changed
 */
public record SetFamily(OptionOrder order, int[] nodes, int root) {

    /** The node of no sets. */
    public static final int EMPTY = 0;

    /** The node of the empty set alone. */
    public static final int UNIT = 1;

    /** Numbers per node. */
    public static final int STRIDE = 3;

    /** The number of nodes, both terminals included. */
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

    /** Whether a set is one of the family. O(options in the order). */
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

    /** The most options that a set has. O(nodes). */
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
