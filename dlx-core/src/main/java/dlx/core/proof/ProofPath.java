package dlx.core.proof;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/**
 * Path from the root of a proof to the present node, with the item branched on at each node. The open options of the
 * item are tried in order. Each child excludes the options of earlier children, because their solutions were met below
 * those children. If enough options are left to cover the item without all of them, a last child takes none of the
 * options.
 */
final class ProofPath {

    /** Node that was branched on. */
    static final class Node {
        private int item;

        /** Number of options that the item still needs, 0 or more. */
        private int needed;

        /** Number of the item's open options still to be tried; -1 after the last child. */
        private int left;

        /** Option taken by the present child; -1 if it does not take an option. */
        private int tried;

        /** Mark of the trail before the node. */
        private int start;

        /** Mark of the trail before the present child. */
        private int mark;

        /** Total worth of the options taken before the node, in points. */
        private long worth;

        /** Maximum slack of an option that is tried, in price units; see {@link ProofPrices#slack(int)}. */
        private long slack;

        /** Place or number of the node in a ledger; set by the owner of the ledger. */
        int number;

        /** Number of solutions below the node; counted only with a ledger. */
        BigInteger below = BigInteger.ZERO;

        /** Length of the proof's text before the node, in characters; set by the writer. */
        long lengthBefore;
    }

    private final CoverState state;

    /** Prices of a proof of an optimum; empty for other claims. */
    private final Optional<ProofPrices> prices;

    /** True if solutions are counted for each node. */
    private final boolean isLedger;

    /**
     * Nodes of the path, the root first. Nodes beyond {@link #depth} are reused; elements beyond the deepest node so
     * far are null.
     */
    private Node[] nodes = new Node[64];

    private int depth;
    private long worth;
    private BigInteger all = BigInteger.ZERO;

    /**
     * Creates a path that ends at the root.
     *
     * @param worth the total worth of the given options, in points
     */
    ProofPath(CoverState state, Optional<ProofPrices> prices, long worth, boolean isLedger) {
        this.state = state;
        this.prices = prices;
        this.worth = worth;
        this.isLedger = isLedger;
    }

    /** Returns the total worth of the options taken, in points. */
    long worth() {
        return worth;
    }

    /** Returns the number of solutions counted; with a ledger, only those below nodes that were left. */
    BigInteger solutions() {
        return all;
    }

    /** Returns the number of nodes on the path that were branched on; 0 at the root. */
    int depth() {
        return depth;
    }

    /** Returns the item of a node on the path; the root has number 0. */
    int item(int number) {
        return nodes[number].item;
    }

    /** Returns the option that is taken below a node of the path; -1 if none is taken there. */
    int taken(int number) {
        return nodes[number].tried;
    }

    /**
     * Returns true if the path contains the last child of a node. That child is not a choice, because all other
     * children have been closed.
     */
    boolean isLast(int number) {
        return nodes[number].left < nodes[number].needed;
    }

    /** Appends a node that branches on an item. */
    Node push(int item) {
        if (depth == nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * depth);
        }
        Node node = nodes[depth] == null ? new Node() : nodes[depth];
        nodes[depth++] = node;
        node.item = item;
        node.left = state.openOptions(item);
        node.needed = Math.max(0, state.missing(item));
        node.tried = -1;
        node.start = state.mark();
        node.mark = node.start;
        node.worth = worth;
        node.slack = Long.MAX_VALUE;
        node.below = BigInteger.ZERO;
        return node;
    }

    /** Sets the maximum slack of options that are tried at the last node, in price units. */
    void allow(long slack) {
        nodes[depth - 1].slack = slack;
    }

    /** Returns the maximum slack that {@link #allow} has set at the last node. */
    long allowed() {
        return nodes[depth - 1].slack;
    }

    /**
     * Sets the number of options to be tried at the last node, which must not have a child yet. The other options will
     * be {@linkplain #skip skipped}.
     */
    void expect(int options) {
        nodes[depth - 1].left = options;
    }

    /** Leaves the present child of the last node and enters the next; returns true if there is a next child. */
    boolean next() {
        leave();
        return enter();
    }

    /** Leaves the present child of the last node, and excludes its option for later children. */
    void leave() {
        Node node = nodes[depth - 1];
        state.undoTo(node.mark);
        worth = node.worth;
        if (node.tried >= 0 && node.left >= node.needed) { // after the last child the node is left
            state.exclude(node.tried);
            node.mark = state.mark();
        }
        node.tried = -1;
    }

    /**
     * Returns the first open option of the last node, whose child was left; -1 if there is no further option or child.
     */
    int upcoming() {
        Node node = nodes[depth - 1];
        return node.left < node.needed ? -1 : state.options.first(node.item);
    }

    /**
     * Excludes the upcoming option of the last node without trying it.
     *
     * @param isCounted true if it is one of the options to be tried
     */
    void skip(boolean isCounted) {
        Node node = nodes[depth - 1];
        state.exclude(upcoming());
        node.mark = state.mark();
        node.left -= isCounted ? 1 : 0;
    }

    /** Enters the next child of the last node, whose child was left; returns true if there is a next child. */
    boolean enter() {
        Node node = nodes[depth - 1];
        if (node.left < node.needed) {
            return false;
        }
        if (node.left-- > 0) {
            node.tried = state.options.first(node.item);
            state.take(node.tried);
            if (prices.isPresent()) {
                worth = Math.addExact(worth, prices.get().worth(node.tried));
            }
        }
        return true;
    }

    /** Removes the last node from the path and returns it. */
    Node pop() {
        Node node = nodes[--depth];
        state.undoTo(node.start);
        count(node.below);
        return node;
    }

    /** Adds the solutions of the present leaf: to the last node with a ledger, otherwise to the total. */
    void count(BigInteger solutions) {
        if (depth == 0 || !isLedger) {
            all = all.add(solutions);
        } else if (solutions.signum() > 0) {
            nodes[depth - 1].below = nodes[depth - 1].below.add(solutions);
        }
    }
}
