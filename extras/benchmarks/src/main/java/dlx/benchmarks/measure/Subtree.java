package dlx.benchmarks.measure;

import java.io.Serializable;
import java.util.List;

/**
 * The shape of a search tree below a node, as a walk goes through it. Small subtrees are leaves: of them only the size is known.
 *
 * @param nodes how many there are, this one included
 * @param solutions how many lie in it
 * @param children in the order of the walk; none of a leaf
 */
record Subtree(long nodes, long solutions, List<Subtree> children) implements Serializable {

    private static final Subtree DEAD_END = new Subtree(1, 0, List.of());
    private static final Subtree SOLUTION = new Subtree(1, 1, List.of());

    Subtree {
        children = List.copyOf(children);
    }

    /** A subtree of which nothing but its size is known. */
    static Subtree leaf(long nodes, long solutions) {
        if (nodes == 1) {
            return solutions == 0 ? DEAD_END : SOLUTION;
        }
        return new Subtree(nodes, solutions, List.of());
    }

    /** A node with what lies below it. */
    static Subtree of(List<Subtree> children) {
        return new Subtree(
                1 + children.stream().mapToLong(Subtree::nodes).sum(),
                children.stream().mapToLong(Subtree::solutions).sum(),
                children);
    }

    boolean isLeaf() {
        return children.isEmpty();
    }

    /** How many leaves it is recorded in. */
    long leaves() {
        return isLeaf() ? 1 : children.stream().mapToLong(Subtree::leaves).sum();
    }
}
