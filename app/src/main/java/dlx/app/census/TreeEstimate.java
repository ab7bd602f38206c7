package dlx.app.census;

import dlx.api.Cover;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * How many nodes the search tree may have, by Knuth's method (Estimating the efficiency of backtrack programs, 1975): walk down at
 * random; a node at the end of branchings d1, d2, ..., dk stands for d1 d2 ... dk nodes. The mean over many walks is
 * unbiased, though rare large branches may be missed.
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
    static Optional<TreeEstimate> of(OpenCover cover) {
        Cover<?> description = cover.cover;
        if (description.hasColors() || description.hasMultiplicities()) {
            return Optional.empty();
        }
        SplittableRandom random = new SplittableRandom(SEED);
        int[] primary = java.util.stream.IntStream.range(0, description.itemCount())
                .filter(description::isPrimary)
                .toArray();
        double sum = 0;
        long steps = 0;
        int probes = 0;
        while (probes < MOST_PROBES && steps < BUDGET) {
            OpenCover walked = new OpenCover(cover);
            long before = walked.steps;
            sum += walk(walked, primary, random);
            steps += walked.steps - before + cover.left.length;
            probes++;
        }
        return Optional.of(new TreeEstimate(sum / probes, probes));
    }

    private static double walk(OpenCover cover, int[] primary, SplittableRandom random) {
        double nodes = 1;
        double width = 1;
        while (true) {
            int item = smallest(cover, primary);
            if (item < 0 || cover.optionsLeft[item] == 0) {
                return nodes;
            }
            int choices = cover.optionsLeft[item];
            width *= choices;
            nodes += width;
            cover.take(choice(cover, item, random.nextInt(choices)));
        }
    }

    private static int smallest(OpenCover cover, int[] primary) {
        int best = -1;
        for (int item : primary) {
            if (cover.open[item] && (best < 0 || cover.optionsLeft[item] < cover.optionsLeft[best])) {
                best = item;
            }
        }
        cover.steps += primary.length;
        return best;
    }

    private static int choice(OpenCover cover, int item, int skip) {
        int k = cover.start[item];
        for (int passed = 0; ; k++) {
            if (cover.left[cover.options[k]] && passed++ == skip) {
                return cover.options[k];
            }
        }
    }
}
