package dlx.core.draw;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import dlx.core.view.Position;
import dlx.core.view.moves.Descent;
import java.util.SplittableRandom;

/**
 * Random descent in the search tree, by Knuth's method (Estimating the efficiency of backtrack programs, Mathematics of
 * Computation 29, 1975). At each node it chooses one of the d children uniformly. A solution at the end of branchings
 * d1, d2, ..., dk is reached with probability 1 / (d1 d2 ... dk); its weight is the product d1 d2 ... dk.
 *
 * <p>A child of a node of the {@linkplain Descent tree} cannot have a solution if its option leaves another item with
 * fewer options than it needs. Such children are not counted among the d. The weights remain exact, and fewer walks end
 * without a solution. If this check would take long, all children count.
 *
 * <p>Not thread-safe.
 */
final class RandomWalk {

    /**
     * Maximum number of options that all children of a node together exclude, for which each child is checked; takes
     * about ten microseconds.
     */
    private static final long MOST_EXCLUDED = 3_000;

    private final Descent tree;
    private final SplittableRandom random;
    private Position position;

    /** Natural logarithm of the product of the branchings so far. */
    private double weight;

    private long nodes;

    /**
     * Creates a walk at the root.
     *
     * @param watch called repeatedly; an exception that it throws ends the walk, after which this object may be
     *     unusable
     */
    RandomWalk(CoverData cover, Givens givens, long seed, Runnable watch) {
        random = new SplittableRandom(seed);
        tree = new Descent(cover, givens, watch);
        position = tree.root();
    }

    /** Descends from the root; returns true if a solution is reached. */
    boolean walk() {
        position = tree.root();
        weight = 0;
        boolean more = tree.isPossible() && position.stuck() == Position.NONE;
        while (more) {
            nodes++;
            int item = tree.hardest(position);
            if (item == Position.NONE) {
                return true;
            }
            more = step(item) && position.stuck() == Position.NONE;
        }
        return false;
    }

    /** Returns the number of nodes visited by all walks together, counting repeated visits. */
    long nodes() {
        return nodes;
    }

    /** Returns the natural logarithm of the weight of the solution reached. */
    double logWeight() {
        return weight;
    }

    /** Returns the options of the solution reached, in a new array. */
    int[] options() {
        return position.taken();
    }

    /**
     * Returns true if the options together exclude few options. The result depends on the position alone, so that the
     * weights remain exact.
     */
    private boolean isCheapToAsk(int[] options) {
        CoverData cover = position.cover();
        long excluded = 0;
        for (int option : options) {
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                excluded += position.optionsLeft(cover.item(node));
            }
        }
        return excluded <= MOST_EXCLUDED;
    }

    /** Chooses a child of a node that branches on an item; returns false if no child can lead to a solution. */
    private boolean step(int item) {
        int[] left = position.optionsOf(item);
        boolean looks = isCheapToAsk(left);
        int[] children = new int[left.length + 1];
        int count = 0;
        for (int child = 0; child < Descent.children(position, item); child++) {
            if (!looks || child == left.length || position.stuckBehind(left[child]) == Position.NONE) {
                children[count++] = child;
            }
        }
        if (count == 0) {
            return false;
        }
        weight += StrictMath.log(count);
        Descent.goTo(position, left, children[random.nextInt(count)]);
        return true;
    }
}
