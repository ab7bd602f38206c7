package dlx.core.statistics;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import dlx.core.view.Position;
import dlx.core.view.moves.Descent;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/** Walks down the search tree and counts what they meet there. Belongs to one thread. */
final class RandomWalks {

    /** The most nodes remembered. Beyond it the lower bounds still hold, but no longer grow. */
    private static final int MOST_MET = 1 << 17;

    /** An odd number with well mixed bits, 2^64 divided by the golden ratio. */
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final Descent tree;

    /** Hashes of the ways to the nodes met. Two of one hash count as one, which only makes the floors lower. */
    private final Set<Long> met = new HashSet<>();

    private long nodesKnown = 1;
    private long solutionsMet;
    private long steps;

    /** The estimates that one walk makes of the whole tree: the mean over walks whose choices are equally likely is the truth. */
    record Walk(double nodes, double solutions) {}

    RandomWalks(CoverData cover, Givens givens) {
        tree = new Descent(cover, givens, () -> {});
    }

    /**
     * Walks down once.
     *
     * @param choice says of a number of children which of them it goes to, from 0
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

    /** How many nodes the tree has at least: those met and all their children. */
    long nodesKnown() {
        return nodesKnown;
    }

    /** How many solutions were met. */
    long solutionsMet() {
        return solutionsMet;
    }

    /** Whether there is no node that was not met: then what is known is all. */
    boolean metAll() {
        return !tree.isPossible() || met.size() == nodesKnown;
    }

    /** How much work the walks were: the unit of a budget, the same on every machine. */
    long steps() {
        return steps;
    }

    /** Whether a node is met for the first time. */
    private boolean meet(long way) {
        return met.size() < MOST_MET && met.add(way);
    }

    private static long further(long way, int child) {
        long mixed = (way + child + 1) * GOLDEN;
        return mixed ^ mixed >>> 32;
    }
}
