package dlx.core;

import dlx.api.CoverData;
import dlx.core.position.Position;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Walks down the search tree at random, by Knuth's method (Estimating the efficiency of backtrack programs, Mathematics of
 * Computation 29, 1975): at each node one of the d children is chosen, each with the same chance; a solution at the end of
 * branchings d1, d2, ..., dk is reached with chance 1 / (d1 d2 ... dk), and so stands for d1 d2 ... dk solutions.
 *
 * <p>The tree is that of MRV, colors and multiplicities included: an item that needs n of its l options has l + 1 - n
 * children, each of which takes an option and drops those before it; where nothing is needed any more, the leftmost item
 * with an option left has one child more, which drops them all. So each solution is at the end of one way down. Children
 * whose option leaves another item with fewer options than it needs have no solution: they are not counted among the d,
 * which keeps the weights exact, and saves walks that would die at the next node.
 *
 * <p>Belongs to one thread.
 */
final class RandomWalk {

    private final CoverData cover;
    private final Position start;
    private final int[] primary;
    private final SplittableRandom random;

    /** Whether what is given fits together. */
    private final boolean possible;

    private final int given;
    private int[] options;
    private int length;
    private double weight;
    private long nodes;

    /** @param watch called now and then; what it throws ends a walk, and then there may be no other */
    RandomWalk(CoverData cover, Givens givens, long seed, Runnable watch) {
        this.cover = cover;
        random = new SplittableRandom(seed);
        start = new Position(cover, Givens.NONE.ban(givens.banned()).relax(givens.relaxed()), watch);
        options = givens.taken();
        given = options.length;
        possible = takeGiven();
        if (cover.hasMultiplicities() && givens.relaxes()) {
            dropNeedless(givens);
        }
        primary = IntStream.range(0, cover.itemCount())
                .filter(item -> cover.isPrimary(item) && start.isOpen(item))
                .toArray();
    }

    private boolean takeGiven() {
        for (int option : options) {
            if (!start.isLeft(option)) {
                return false;
            }
            start.take(option);
        }
        return true;
    }

    /** Options all of whose primary items are relaxed are never tried. */
    private void dropNeedless(Givens givens) {
        for (int option = 0; option < cover.optionCount(); option++) {
            if (givens.relaxesAllOf(cover, option)) {
                start.drop(option);
            }
        }
    }

    /** Walks down anew; whether a solution is reached. */
    boolean walk() {
        Position position = start.copy();
        length = given;
        weight = 0;
        boolean more = possible && position.stuck() == Position.NONE;
        while (more) {
            nodes++;
            int item = hardest(position);
            if (item == Position.NONE) {
                return true;
            }
            more = step(position, item) && position.stuck() == Position.NONE;
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
        return Arrays.copyOf(options, length);
    }

    /** Goes to a child of a node where an item is chosen, if it has one that may lead to a solution. */
    private boolean step(Position position, int item) {
        int[] left = position.optionsOf(item);
        int[] children = new int[left.length + 1];
        int count = 0;
        for (int child = 0; child <= left.length - position.need(item); child++) {
            if (child == left.length || position.stuckBehind(left[child]) == Position.NONE) {
                children[count++] = child;
            }
        }
        if (count == 0) {
            return false;
        }
        weight += StrictMath.log(count);
        goTo(children[random.nextInt(count)], left, position);
        return true;
    }

    /**
     * Takes an option of an item and drops those before it, or all of them. The option first: what it covers needs the
     * others less.
     */
    private void goTo(int child, int[] left, Position position) {
        if (child < left.length) {
            position.take(left[child]);
            if (length == options.length) {
                options = Arrays.copyOf(options, 2 * length + 8);
            }
            options[length++] = left[child];
        }
        if (cover.hasMultiplicities()) { // otherwise the option taken excludes them
            for (int k = 0; k < child; k++) {
                position.drop(left[k]);
            }
        }
    }

    /** The item that is branched on; none where all that is needed is covered, and nothing is left to decide. */
    private int hardest(Position position) {
        int best = Position.NONE;
        for (int item : primary) {
            if (position.isDemanded(item)
                    && (best == Position.NONE || children(position, item) < children(position, best))) {
                best = item;
            }
        }
        return best == Position.NONE && cover.hasMultiplicities() ? leftmost(position) : best;
    }

    private static int children(Position position, int item) {
        return position.optionsLeft(item) + 1 - position.need(item);
    }

    private int leftmost(Position position) {
        for (int item : primary) {
            if (position.optionsLeft(item) > 0) {
                return item;
            }
        }
        return Position.NONE;
    }
}
