package dlx.core.proof;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/**
 * The nodes from the root of a proof to the present one, each with the item branched on there. Its open options are tried one after
 * the other, each without those before it: these are in the solutions of their own children only. Where enough are left, a last
 * child takes none of them.
 */
final class ProofPath {

    /** A node that was branched on. */
    static final class Node {
        private int item;

        /** How many options the item needs yet, 0 or more. */
        private int needed;

        /** How many open options of the item are to be tried yet; -1 after the last child. */
        private int left;

        /** The option that the present child takes; -1 if none. */
        private int tried;

        /** Where the trail was before the node, and before its present child. */
        private int start;

        private int mark;

        /** What was taken before it is worth so much. */
        private long worth;

        /** Options that are worth less than their items by more than this need not be tried. */
        private long slack;

        /** Its place in a ledger, for whoever keeps one; how many solutions lie below it; how long the text was before it. */
        int number;

        BigInteger below = BigInteger.ZERO;
        long lengthBefore;
    }

    private final CoverState state;

    /** Of an optimum; empty for other claims. */
    private final Optional<ProofPrices> prices;

    /** Whether solutions are counted for each node. */
    private final boolean isLedger;

    /** Null after the deepest ever. */
    private Node[] nodes = new Node[64];

    private int depth;
    private long worth;
    private BigInteger all = BigInteger.ZERO;

    /** @param worth what is given is worth */
    ProofPath(CoverState state, Optional<ProofPrices> prices, long worth, boolean isLedger) {
        this.state = state;
        this.prices = prices;
        this.worth = worth;
        this.isLedger = isLedger;
    }

    /** What the options taken are worth. */
    long worth() {
        return worth;
    }

    /** How many solutions have been counted; with a ledger, below nodes that were left. */
    BigInteger solutions() {
        return all;
    }

    /** How many nodes were branched on, the root first; 0 at the root. */
    int depth() {
        return depth;
    }

    /** The item of a node on the path, the root's is 0. */
    int item(int number) {
        return nodes[number].item;
    }

    /** The option that is taken below a node of the path; -1 if none. */
    int taken(int number) {
        return nodes[number].tried;
    }

    /** Whether the path goes through the last child of a node, which needs no choice: all other ways are closed there. */
    boolean isLast(int number) {
        return nodes[number].left < nodes[number].needed;
    }

    /** Branches on an item. */
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

    /** Says how much the options of the last node may be worth less than their items. */
    void allow(long slack) {
        nodes[depth - 1].slack = slack;
    }

    /** How much that is. */
    long allowed() {
        return nodes[depth - 1].slack;
    }

    /** Says how many options of the last node, which has no child yet, are to be tried; the others will be {@linkplain #skip skipped}. */
    void expect(int options) {
        nodes[depth - 1].left = options;
    }

    /** Goes to the next child of the last node; whether there is one. */
    boolean next() {
        leave();
        return enter();
    }

    /** Leaves the present child of the last node. */
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

    /** The first open option of the last node, whose child was left; -1 if it has none, or no child more. */
    int upcoming() {
        Node node = nodes[depth - 1];
        return node.left < node.needed ? -1 : state.options.first(node.item);
    }

    /**
     * Excludes the upcoming option of the last node without trying it.
     *
     * @param isCounted whether it is one of those to be tried
     */
    void skip(boolean isCounted) {
        Node node = nodes[depth - 1];
        state.exclude(upcoming());
        node.mark = state.mark();
        node.left -= isCounted ? 1 : 0;
    }

    /** Goes to the next child of the last node, whose child was left; whether there is one. */
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

    /** Leaves the last node. */
    Node pop() {
        Node node = nodes[--depth];
        state.undoTo(node.start);
        count(node.below);
        return node;
    }

    /** Counts solutions at the present leaf: below the last node, if there is a ledger. */
    void count(BigInteger solutions) {
        if (depth == 0 || !isLedger) {
            all = all.add(solutions);
        } else if (solutions.signum() > 0) {
            nodes[depth - 1].below = nodes[depth - 1].below.add(solutions);
        }
    }
}
