package dlx.core.census;

import dlx.api.CoverData;
import dlx.core.position.Position;
import dlx.core.search.Givens;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Walks down the search tree and what they meet there.
 *
 * <p>The tree is that of MRV as all engines have it, colors and multiplicities included: an item that needs n of its l
 * options has l + 1 - n children, each of which takes an option and drops those before it; where nothing is needed any
 * more, the leftmost item with an option left has one child more, which drops them all. So each solution is at the end of
 * one way down.
 *
 * <p>Belongs to one thread.
 */
final class RandomWalks {

    /** More nodes are not told from each other: the floors stay true, they only rise no more. */
    private static final int MOST_MET = 1 << 17;

    /** An odd number with well mixed bits, 2^64 divided by the golden ratio. */
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final Position start;
    private final int[] primary;

    /** Whether what is given fits together. */
    private final boolean possible;

    /** Hashes of the ways to the nodes met. Two of one hash count as one, which only makes the floors lower. */
    private final Set<Long> met = new HashSet<>();

    private long nodesKnown = 1;
    private long solutionsMet;
    private long steps;

    /** What one walk says of the whole tree: the mean over walks whose choices are equally likely is the truth. */
    record Walk(double nodes, double solutions) {}

    RandomWalks(CoverData cover, Givens givens) {
        start = new Position(cover, Givens.NONE.ban(givens.banned()).relax(givens.relaxed()));
        possible = take(givens);
        if (cover.hasMultiplicities() && givens.relaxes()) {
            dropNeedless(givens);
        }
        primary = IntStream.range(0, cover.itemCount())
                .filter(item -> cover.isPrimary(item) && start.isOpen(item))
                .toArray();
    }

    private boolean take(Givens givens) {
        for (int k = 0; k < givens.takenCount(); k++) {
            if (!start.isLeft(givens.taken(k))) {
                return false;
            }
            start.take(givens.taken(k));
        }
        return true;
    }

    /** Options all of whose primary items are relaxed are never tried. */
    private void dropNeedless(Givens givens) {
        CoverData cover = start.cover();
        for (int option = 0; option < cover.optionCount(); option++) {
            if (givens.relaxesAllOf(cover, option)) {
                start.drop(option);
            }
        }
    }

    /**
     * Walks down once.
     *
     * @param choice says of a number of children which of them it goes to, from 0
     */
    Walk walk(IntUnaryOperator choice) {
        if (!possible) {
            return new Walk(1, 0);
        }
        Position position = start.copy();
        long before = position.steps();
        double nodes = 1;
        double width = 1;
        long way = GOLDEN;
        int item = hardest(position);
        while (item != Position.NONE && children(position, item) > 0) {
            int children = children(position, item);
            nodesKnown += meet(way) ? children : 0;
            width *= children;
            nodes += width;
            int child = choice.applyAsInt(children);
            goTo(child, position, item);
            way = further(way, child);
            item = hardest(position);
            steps += primary.length;
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
        return !possible || met.size() == nodesKnown;
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

    /** How many children a node has where an item is chosen: none where too few options are left. */
    private static int children(Position position, int item) {
        return position.optionsLeft(item) + 1 - position.need(item);
    }

    /**
     * Takes an option of an item and drops those before it, or all of them. The option first: what it covers needs the
     * others less.
     */
    private static void goTo(int child, Position position, int item) {
        int[] options = position.optionsOf(item);
        if (child < options.length) {
            position.take(options[child]);
        }
        if (position.cover().hasMultiplicities()) { // otherwise the option taken excludes them
            for (int k = 0; k < child; k++) {
                position.drop(options[k]);
            }
        }
    }

    /** The item that is branched on; none where all that is needed is covered, and nothing is left to decide. */
    private int hardest(Position position) {
        int best = Position.NONE;
        for (int item : primary) {
            if (position.isDemanded(item) && (best == Position.NONE || isHarder(position, item, best))) {
                best = item;
            }
        }
        return best == Position.NONE && position.cover().hasMultiplicities() ? leftmost(position) : best;
    }

    /** Fewer children; then less choice of how often it is covered; then more options. */
    private static boolean isHarder(Position position, int item, int other) {
        int fewer = children(position, other) - children(position, item);
        if (fewer != 0) {
            return fewer > 0;
        }
        int less = slack(position, other) - slack(position, item);
        return less > 0 || less == 0 && position.optionsLeft(item) > position.optionsLeft(other);
    }

    private static int slack(Position position, int item) {
        return position.room(item) - position.need(item);
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
