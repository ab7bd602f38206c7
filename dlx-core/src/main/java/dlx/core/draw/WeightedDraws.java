package dlx.core.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Draws from weighted finds that arrive one by one, with replacement, each with a probability in proportion to its
 * weight (sampling-importance resampling; Rubin, Using the SIR algorithm to simulate posterior distributions, Bayesian
 * Statistics 3, 1988). A find whose share of the weight so far is p replaces each draw with probability p. The number
 * of draws between two replaced draws is drawn at once, as in {@link SampleSearch}. Therefore only the draws are
 * stored.
 *
 * <p>Weights are logarithms, because products of many branchings do not fit into a {@code double}. Sums are relative to
 * the largest weight so far.
 */
final class WeightedDraws {

    private final SplittableRandom random;

    /** Options of each draw; null before the first find. */
    private final int[][] drawn;

    /** Largest logarithm of a weight so far. */
    private double greatest = Double.NEGATIVE_INFINITY;

    /** Sum of the weights, divided by the largest weight. */
    private double sum;

    /** Sum of the squares of the weights, divided by the square of the largest weight. */
    private double sumOfSquares;

    WeightedDraws(int count, long seed) {
        random = new SplittableRandom(seed);
        drawn = new int[count][];
    }

    /**
     * Adds a find.
     *
     * @param logWeight the natural logarithm of its weight
     * @param find supplies the find; called only if it is drawn
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
            return; // its share rounds to 0
        }
        int[] options = {};
        for (long k = gap(passes); k < drawn.length; k += 1 + gap(passes)) {
            options = options.length == 0 ? find.get() : options;
            drawn[(int) k] = options;
        }
    }

    /**
     * Returns the number of draws that are kept before the next replaced draw; {@code passes} is the logarithm of the
     * probability that a draw is kept.
     */
    private long gap(double passes) {
        double u = 1 - random.nextDouble(); // above 0
        return (long) Math.min(Integer.MAX_VALUE, StrictMath.log(u) / passes);
    }

    /** Returns the draws; empty if no find was added. */
    List<int[]> drawn() {
        return sum == 0 ? List.of() : new ArrayList<>(Arrays.asList(drawn));
    }

    /**
     * Returns the number of finds of equal weight with the same precision: (sum of weights)^2 / (sum of their squares).
     */
    double effective() {
        return sum == 0 ? 0 : sum * sum / sumOfSquares;
    }
}
