package dlx.core.census;

import dlx.api.CoverData;
import dlx.core.position.Position;
import dlx.core.search.Givens;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * How many nodes the search tree may have, by Knuth's method (Estimating the efficiency of backtrack programs, 1975):
 * walk down at random; a node at the end of branchings d1, d2, ..., dk stands for d1 d2 ... dk nodes. The mean over
 * many walks is unbiased, though rare large branches may be missed.
 *
 * <p>The tree is that of MRV as all engines have it, colors and multiplicities included: an item that needs n of its l
 * options has l + 1 - n children, each of which takes an option and drops those before it; where nothing is needed any
 * more, the leftmost item with an option left has one child more, which drops them all.
 *
 * @param nodes the mean
 * @param probes how many walks
 */
record TreeEstimate(double nodes, int probes) {

    private static final int MOST_PROBES = 1000;

    /** Looking at a cover should take a second, not minutes. */
    private static final long BUDGET = 100_000_000;

    /** The same cover gives the same estimate, always. */
    private static final long SEED = 19750129;

    /**
     * An estimate for MRV.
     *
     * @param position what is left behind the givens
     * @param givens the givens: they say which items are relaxed
     */
    static TreeEstimate of(Position position, Givens givens) {
        CoverData cover = position.cover();
        Position start = position.copy();
        if (cover.hasMultiplicities()) {
            dropNeedless(start, givens);
        }
        SplittableRandom random = new SplittableRandom(SEED);
        int[] primary = IntStream.range(0, cover.itemCount())
                .filter(item -> cover.isPrimary(item) && start.isOpen(item))
                .toArray();
        double sum = 0;
        long steps = 0;
        int probes = 0;
        while (probes < MOST_PROBES && steps < BUDGET) {
            Position walked = start.copy();
            long before = walked.steps();
            sum += walk(walked, primary, random);
            steps += walked.steps() - before + cover.optionCount();
            probes++;
        }
        return new TreeEstimate(sum / probes, probes);
    }

    /** Options all of whose primary items are relaxed are never tried. */
    private static void dropNeedless(Position position, Givens givens) {
        CoverData cover = position.cover();
        for (int option = 0; givens.relaxes() && option < cover.optionCount(); option++) {
            if (givens.relaxesAllOf(cover, option)) {
                position.drop(option);
            }
        }
    }

    private static double walk(Position position, int[] primary, SplittableRandom random) {
        double nodes = 1;
        double width = 1;
        int item = hardest(position, primary);
        while (item != Position.NONE && children(position, item) > 0) {
            int children = children(position, item);
            width *= children;
            nodes += width;
            goTo(random.nextInt(children), position, item);
            item = hardest(position, primary);
        }
        return nodes;
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
    private static int hardest(Position position, int[] primary) {
        int best = Position.NONE;
        for (int item : primary) {
            if (position.isDemanded(item) && (best == Position.NONE || isHarder(position, item, best))) {
                best = item;
            }
        }
        return best == Position.NONE && position.cover().hasMultiplicities() ? leftmost(position, primary) : best;
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

    private static int leftmost(Position position, int[] primary) {
        for (int item : primary) {
            if (position.optionsLeft(item) > 0) {
                return item;
            }
        }
        return Position.NONE;
    }
}
