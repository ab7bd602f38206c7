package dlx.core.census;

import dlx.api.CoverData;
import dlx.core.position.Position;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * How many nodes the search tree may have, by Knuth's method (Estimating the efficiency of backtrack programs, 1975):
 * walk down at random; a node at the end of branchings d1, d2, ..., dk stands for d1 d2 ... dk nodes. The mean over
 * many walks is unbiased, though rare large branches may be missed.
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

    /** An estimate for MRV; nothing for covers with colors or multiplicities, whose trees are of another kind. */
    static Optional<TreeEstimate> of(Position position) {
        CoverData cover = position.cover();
        if (cover.hasColors() || cover.hasMultiplicities()) {
            return Optional.empty();
        }
        SplittableRandom random = new SplittableRandom(SEED);
        int[] demanded = IntStream.range(0, cover.itemCount())
                .filter(position::isDemanded)
                .toArray();
        double sum = 0;
        long steps = 0;
        int probes = 0;
        while (probes < MOST_PROBES && steps < BUDGET) {
            Position walked = position.copy();
            long before = walked.steps();
            sum += walk(walked, demanded, random);
            steps += walked.steps() - before + cover.optionCount();
            probes++;
        }
        return Optional.of(new TreeEstimate(sum / probes, probes));
    }

    private static double walk(Position position, int[] demanded, SplittableRandom random) {
        double nodes = 1;
        double width = 1;
        int item = smallest(position, demanded);
        while (item != Position.NONE && position.optionsLeft(item) > 0) {
            int[] choices = position.optionsOf(item);
            width *= choices.length;
            nodes += width;
            position.take(choices[random.nextInt(choices.length)]);
            item = smallest(position, demanded);
        }
        return nodes;
    }

    /** The leftmost of the items with fewest options. */
    private static int smallest(Position position, int[] demanded) {
        int best = Position.NONE;
        for (int item : demanded) {
            if (position.isDemanded(item)
                    && (best == Position.NONE || position.optionsLeft(item) < position.optionsLeft(best))) {
                best = item;
            }
        }
        return best;
    }
}
