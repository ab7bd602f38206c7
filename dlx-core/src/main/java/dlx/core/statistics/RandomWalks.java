package dlx.core.statistics;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import dlx.core.view.Position;
import dlx.core.view.moves.Descent;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/** Random walks down the search tree, which count the nodes and solutions that they meet. Not thread-safe. */
final class RandomWalks {

    /** Maximum number of nodes that are remembered. Beyond it the lower bounds remain valid, but do not grow. */
    private static final int MOST_MET = 1 << 17;

    /** Odd number with well mixed bits: 2^64 divided by the golden ratio. */
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final Descent tree;

    /**
     * Hashes of the paths to the nodes met. Two nodes with one hash count as one, which only lowers the lower bounds.
     */
    private final Set<Long> met = new HashSet<>();

    /** Number of nodes met and of their children. */
    private long nodesKnown = 1;

    private long solutionsMet;
    private long steps;

    /**
     * Estimates of the whole tree by one walk. Their expected values, with uniform choices, are the true numbers.
     *
     * @param nodes the estimated number of nodes
     * @param solutions the estimated number of solutions
     */
    record Walk(double nodes, double solutions) {}

    RandomWalks(CoverData cover, Givens givens) {
        tree = new Descent(cover, givens, () -> {});
    }

    /**
     * Walks down once.
     *
     * @param choice maps a number of children to the index, from 0, of the child to enter
     */
    Walk walk(IntUnaryOperator choice) {
        if (!tree.isPossible()) {
            return new Walk(1, 0);
        }
        Position position = tree.root();
        long before = position.steps();
        double nodes = 1;
        double width = 1;
        long way = GOLDEN;
        int item = tree.hardest(position);
        while (item != Position.NONE && Descent.children(position, item) > 0) {
            int children = Descent.children(position, item);
            nodesKnown += meet(way) ? children : 0;
            width *= children;
            nodes += width;
            int child = choice.applyAsInt(children);
            Descent.goTo(position, position.optionsOf(item), child);
            way = further(way, child);
            item = tree.hardest(position);
            steps += tree.choices();
        }
        boolean solution = item == Position.NONE;
        solutionsMet += meet(way) && solution ? 1 : 0;
        steps += position.steps() - before + position.cover().optionCount();
        return new Walk(nodes, solution ? width : 0);
    }

    /** Returns a lower bound of the number of nodes of the tree: the nodes met and all their children. */
    long nodesKnown() {
        return nodesKnown;
    }

    /** Returns the number of different solutions met. */
    long solutionsMet() {
        return solutionsMet;
    }

    /** Returns true if all nodes of the tree were met; then the lower bounds are the true numbers. */
    boolean metAll() {
        return !tree.isPossible() || met.size() == nodesKnown;
    }

    /** Returns the work of all walks in steps: the unit of a budget, equal on every machine. */
    long steps() {
        return steps;
    }

    /** Notes a node by the hash of its path; returns true if it is met for the first time. */
    private boolean meet(long way) {
        return met.size() < MOST_MET && met.add(way);
    }

    private static long further(long way, int child) {
        long mixed = (way + child + 1) * GOLDEN;
        return mixed ^ mixed >>> 32;
    }
}
