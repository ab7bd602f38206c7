package dlx.core.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Draws from weighted finds, each with chance in proportion to its weight, with replacement, while the finds come one by one
 * (sampling-importance resampling; Rubin, Using the SIR algorithm to simulate posterior distributions, Bayesian Statistics 3,
 * 1988). A find that has the share p of the weight so far takes the place of each draw with chance p. How many draws it
 * passes over is drawn at once, as in {@link SampleSearch}; so only the draws are kept.
 *
 * <p>Weights are logarithms: products of many branchings do not fit into a {@code double}. Sums are kept in units of the
 * greatest weight so far.
 */
final class WeightedDraws {

    private final SplittableRandom random;
    private final int[][] drawn;
    private double greatest = Double.NEGATIVE_INFINITY;
    private double sum;
    private double sumOfSquares;

    WeightedDraws(int howMany, long seed) {
        random = new SplittableRandom(seed);
        drawn = new int[howMany][];
    }

    /**
     * Adds a find.
     *
     * @param logWeight the natural logarithm of its weight
     * @param find made only if it is drawn
     */
    void add(double logWeight, Supplier<int[]> find) {
        boolean first = sum == 0;
        if (logWeight > greatest) {
            double scale = StrictMath.exp(greatest - logWeight);
            sum *= scale;
            sumOfSquares *= scale * scale;
            greatest = logWeight;
        }
        double weight = StrictMath.exp(logWeight - greatest);
        sum += weight;
        sumOfSquares += weight * weight;
        if (first) {
            Arrays.fill(drawn, find.get());
            return;
        }
        double passes = StrictMath.log1p(-weight / sum);
        if (passes == 0) {
            return; // its share is nothing
        }
        int[] options = {};
        for (long k = gap(passes); k < drawn.length; k += 1 + gap(passes)) {
            options = options.length == 0 ? find.get() : options;
            drawn[(int) k] = options;
        }
    }

    /** How many draws are passed over, each with the chance of this logarithm. */
    private long gap(double passes) {
        double u = 1 - random.nextDouble(); // above 0
        return (long) Math.min(Integer.MAX_VALUE, StrictMath.log(u) / passes);
    }

    /** None if nothing was added. */
    List<int[]> drawn() {
        return sum == 0 ? List.of() : new ArrayList<>(Arrays.asList(drawn));
    }

    /** How many finds of equal weight would say as much: (sum of weights)^2 / (sum of their squares). */
    double effective() {
        return sum == 0 ? 0 : sum * sum / sumOfSquares;
    }
}
