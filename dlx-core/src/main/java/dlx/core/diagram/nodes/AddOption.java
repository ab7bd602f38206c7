package dlx.core.diagram.nodes;

import java.util.Arrays;

/** Adds an option to every set of a family, at any place in the order. Precondition: none of the sets has it. */
final class AddOption {

    private final NodeTable nodes;

    /** Results by rank and node. */
    private final PairTable known;

    /** Stack of nodes whose result is not known yet; the first {@link #depth} are valid. */
    private int[] stack = new int[1];

    private int depth;

    AddOption(NodeTable nodes) {
        this.nodes = nodes;
        known = new PairTable(nodes.memory());
    }

    /** Returns the family with the option added. Time and memory: O(nodes above the rank). */
    int addTo(int rank, int family) {
        known.forgetMoreThan(1 << 20);
        int done = result(rank, family);
        if (done != PairTable.UNKNOWN) {
            return done;
        }
        push(rank, family);
        while (depth > 0) {
            step(rank, stack[depth - 1]);
        }
        return result(rank, family);
    }

    private void step(int rank, int node) {
        if (result(rank, node) != PairTable.UNKNOWN) {
            depth--;
            return;
        }
        int lo = result(rank, nodes.lo(node));
        int hi = result(rank, nodes.hi(node));
        if (lo == PairTable.UNKNOWN) {
            push(rank, nodes.lo(node));
        } else if (hi == PairTable.UNKNOWN) {
            push(rank, nodes.hi(node));
        } else {
            known.put(rank, node, nodes.node(nodes.rank(node), lo, hi));
            depth--;
        }
    }

    private int result(int rank, int node) {
        return node == SetFamily.EMPTY || nodes.rank(node) > rank
                ? nodes.node(rank, SetFamily.EMPTY, node)
                : known.get(rank, node);
    }

    private void push(int rank, int node) {
        if (nodes.rank(node) == rank) {
            throw new IllegalArgumentException("option " + nodes.order().option(rank)
                    + " is added to sets that have it; expected an option once on each path");
        }
        if (depth == stack.length) {
            stack = Arrays.copyOf(stack, 2 * depth);
        }
        stack[depth++] = node;
    }

    void close() {
        known.close();
    }
}
