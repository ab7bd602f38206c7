package dlx.core.draw;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import dlx.core.view.Position;
import dlx.core.view.moves.Descent;
import java.util.SplittableRandom;

/**
 * Walks down the search tree at random, by Knuth's method (Estimating the efficiency of backtrack programs, Mathematics of
 * Computation 29, 1975): at each node one of the d children is chosen, each with the same chance; a solution at the end of
 * branchings d1, d2, ..., dk is reached with chance 1 / (d1 d2 ... dk), and so stands for d1 d2 ... dk solutions.
 *
 * <p>Children of a node of the {@linkplain Descent tree} whose option leaves another item with fewer options than it needs
 * have no solution: they are not counted among the d, which keeps the weights exact, and saves walks that would die at the
 * next node. Where such a look takes long, all children count.
 *
 * <p>Belongs to one thread.
 */
final class RandomWalk {

    /** The most options that all children of a node exclude together, where each is asked whether it is stuck: about ten microseconds. */
    private static final long MOST_EXCLUDED = 3_000;

    private final Descent tree;
    private final SplittableRandom random;
    private Position position;
    private double weight;
    private long nodes;

    /** @param watch called now and then; what it throws ends a walk, and then there may be no other */
    RandomWalk(CoverData cover, Givens givens, long seed, Runnable watch) {
        random = new SplittableRandom(seed);
        tree = new Descent(cover, givens, watch);
        position = tree.root();
    }

    /** Walks down anew; whether a solution is reached. */
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

    /** How often a walk was at a node, all walks together. */
    long nodes() {
        return nodes;
    }

    /** The natural logarithm of the weight of the solution reached. */
    double logWeight() {
        return weight;
    }

    /** The options of the solution reached: a fresh array. */
    int[] options() {
        return position.taken();
    }

    /** True where few options are excluded by these. This depends on the position alone, which keeps the weights exact. */
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

    /** Goes to a child of a node where an item is chosen, if it has one that may lead to a solution. */
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
