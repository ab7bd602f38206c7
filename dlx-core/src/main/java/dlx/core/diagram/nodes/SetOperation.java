package dlx.core.diagram.nodes;

import java.util.Arrays;

/**
 * Combines two families of one table of nodes.
 *
 * <p>Each pair of nodes is visited once, so time and memory are O(nodes of the first x nodes of the second), usually
 * far less. Pairs in progress are on a stack of this class, one per rank, not on the stack of the thread.
 */
public final class SetOperation {

    /** Operation on two families. */
    public enum Rule {
        UNION,
        INTERSECTION,
        DIFFERENCE
    }

    private final NodeTable nodes;
    private final Rule rule;
    private final PairTable known;

    /** Stack of pairs: pair k at 2k and 2k + 1. */
    private int[] stack = new int[2];

    private int depth;

    SetOperation(NodeTable nodes, Rule rule) {
        this.nodes = nodes;
        this.rule = rule;
        known = new PairTable(nodes.memory());
    }

    /** Returns the node of the combination of two families. */
    public static int combine(NodeTable nodes, Rule rule, int one, int two) {
        SetOperation operation = new SetOperation(nodes, rule);
        int made = operation.combine(one, two);
        operation.close();
        return made;
    }

    /** Returns the node of the combined family. */
    int combine(int one, int two) {
        int done = result(one, two);
        if (done != PairTable.UNKNOWN) {
            return done;
        }
        push(one, two);
        while (depth > 0) {
            step(stack[2 * depth - 2], stack[2 * depth - 1]);
        }
        return result(one, two);
    }

    /** Completes the topmost pair if the results of its children are known; otherwise pushes a child pair. */
    private void step(int one, int two) {
        int rank = Math.min(nodes.rank(one), nodes.rank(two));
        int oneLo = lo(one, rank);
        int twoLo = lo(two, rank);
        int lo = result(oneLo, twoLo);
        if (lo == PairTable.UNKNOWN) {
            push(oneLo, twoLo);
            return;
        }
        int oneHi = hi(one, rank);
        int twoHi = hi(two, rank);
        int hi = result(oneHi, twoHi);
        if (hi == PairTable.UNKNOWN) {
            push(oneHi, twoHi);
            return;
        }
        put(one, two, nodes.node(rank, lo, hi));
        depth--;
    }

    private int lo(int node, int rank) {
        return nodes.rank(node) == rank ? nodes.lo(node) : node;
    }

    private int hi(int node, int rank) {
        return nodes.rank(node) == rank ? nodes.hi(node) : SetFamily.EMPTY;
    }

    private int result(int one, int two) {
        if (one == two) {
            return rule == Rule.DIFFERENCE ? SetFamily.EMPTY : one;
        }
        if (one == SetFamily.EMPTY) {
            return rule == Rule.UNION ? two : SetFamily.EMPTY;
        }
        if (two == SetFamily.EMPTY) {
            return rule == Rule.INTERSECTION ? SetFamily.EMPTY : one;
        }
        return swapped(one, two) ? known.get(two, one) : known.get(one, two);
    }

    private void put(int one, int two, int result) {
        if (swapped(one, two)) {
            known.put(two, one, result);
        } else {
            known.put(one, two, result);
        }
    }

    private boolean swapped(int one, int two) {
        return one > two && rule != Rule.DIFFERENCE;
    }

    private void push(int one, int two) {
        if (2 * depth == stack.length) {
            stack = Arrays.copyOf(stack, 2 * stack.length);
        }
        stack[2 * depth] = one;
        stack[2 * depth + 1] = two;
        depth++;
    }

    /** Clears the known pairs if there are more than a million. Must not be called during an operation. */
    void rest() {
        known.forgetMoreThan(1 << 20);
    }

    void close() {
        known.close();
    }
}
