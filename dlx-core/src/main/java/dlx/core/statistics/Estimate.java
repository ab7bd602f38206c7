package dlx.core.statistics;

import java.util.stream.DoubleStream;

/**
 * A number that random walks estimate, and a range that holds the true one with a confidence of 95 %.
 *
 * <p>The values of walks are never negative, and a few large ones make most of their sum. Such a mean comes out too low more
 * often than too high; {@code mean ± t s / sqrt(n)} reaches too little upwards then, and below zero. The range here
 * is the one after P. Hall, On the removal of skewness by transformation, Journal of the Royal Statistical Society B 54 (1992):
 * the studentized mean is transformed by a cubic whose distribution is nearer to the normal one, and its quantiles
 * are transformed back. It needs no more than the standard deviation and the skewness of the values, reaches further up
 * than down, and held the truth more often than plain, logarithmic and bootstrap ranges on the instances where it
 * matters. What the walks have met bounds the range from below, beyond doubt.
 *
 * <p>The confidence holds as far as the walks have seen the kinds of branches there are. A large branch that is reached by
 * fewer than one in n walks was most likely missed: the true number may then be far above the range, and nothing tells.
 *
 * @param value what the number is about: the mean of the walks, which is unbiased, or what they met where that is more, or
 *     the number itself where they met the whole tree. Infinite past what a double holds
 * @param low the lower end of the range, {@code >= 0}
 * @param high the upper end, {@code >= low}; infinite where the walks tell none, because they were fewer than ten, or past
 *     what a double holds
 * @since 0.1
 */
public record Estimate(double value, double low, double high) {

    /** From fewer walks nobody can tell how much they differ. */
    private static final int FEWEST = 10;

    /** Below this skewness the transformation changes nothing, and dividing by it would. */
    private static final double SYMMETRIC = 1e-6;

    /** A number that is known. */
    static Estimate exactly(long count) {
        return new Estimate(count, count, count);
    }

    /** From what each walk says of the number. */
    static Estimate of(double[] walks) {
        double mean = DoubleStream.of(walks).map(value -> value / walks.length).sum();
        if (walks.length < FEWEST || mean == 0 || !Double.isFinite(mean)) {
            return new Estimate(mean, 0, Double.POSITIVE_INFINITY);
        }
        int n = walks.length;
        double squares = 0; // in units of the mean: those of the values may pass what a double holds
        double cubes = 0;
        for (double walk : walks) {
            double off = walk / mean - 1;
            squares += off * off;
            cubes += off * off * off;
        }
        double deviation = Math.sqrt(squares / (n - 1));
        double skewness = deviation == 0 ? 0 : cubes / n / (deviation * deviation * deviation);
        double bound = student(n - 1) / Math.sqrt(n);
        return new Estimate(
                mean,
                Math.max(0, mean * (1 - deviation * untransformed(bound, skewness, n))),
                mean * (1 - deviation * untransformed(-bound, skewness, n)));
    }

    /** The x with {@code x + g x^2 / 3 + g^2 x^3 / 27 + g / (6 n) = y}, where g is the skewness. */
    private static double untransformed(double y, double skewness, int n) {
        if (Math.abs(skewness) < SYMMETRIC) {
            return y;
        }
        return 3 / skewness * (Math.cbrt(1 + skewness * (y - skewness / (6 * n))) - 1);
    }

    /**
     * The two-sided 95 % point of Student's t, right to 0.1 % from nine degrees of freedom on (M. Abramowitz and I. A. Stegun,
     * Handbook of Mathematical Functions, 1964, 26.7.5).
     */
    private static double student(double degrees) {
        double normal = 1.959964;
        double cube = normal * normal * normal;
        double first = (cube + normal) / 4;
        double second = (5 * cube * normal * normal + 16 * cube + 3 * normal) / 96;
        return normal + first / degrees + second / (degrees * degrees);
    }

    /** The same, known to be no less. */
    Estimate atLeast(double least) {
        return new Estimate(Math.max(value, least), Math.max(low, least), Math.max(high, least));
    }

    /** The same, known to be no more. */
    Estimate atMost(double most) {
        return new Estimate(Math.min(value, most), Math.min(low, most), Math.min(high, most));
    }
}
