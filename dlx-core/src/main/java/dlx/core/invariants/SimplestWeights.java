package dlx.core.invariants;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * Simplifies weights that prove something, to make them easy to read: few values, few items, small numbers. Multiples
 * of generators, or of sums of two, are added to the weights while that makes them simpler.
 */
record SimplestWeights(Part part, long modulus, List<long[]> generators, Effort effort) {

    /** Maximum number of invariants from which the search for simple weights starts. */
    private static final int STARTS = 8;

    /** Maximum number of generators with which sums of two are added, too. */
    private static final int FEW = 16;

    /** Largest multiple that is added. */
    private static final long GREATEST_FACTOR = 4;

    /** Upper limit of the factors by which weights are multiplied. It also caps the numbers in {@link #cost}. */
    private static final long MOST_FACTORS = 128;

    /** Returns the simplest weights that prove something modulo a prime power. */
    static long[] of(Part part, long modulus, List<long[]> generators, Effort effort) {
        return new SimplestWeights(part, modulus, generators, effort).find().orElseThrow();
    }

    /**
     * Returns small signed integers that correspond to weights modulo the large prime; empty if there are no such
     * integers.
     */
    static Optional<long[]> integers(Part part, List<long[]> generators, Effort effort) {
        List<long[]> integral = generators.stream()
                .map(SimplestWeights::integral)
                .flatMap(Optional::stream)
                .filter(weights -> weighsNothing(part, weights, effort))
                .toList();
        return new SimplestWeights(part, 0, integral, effort).find().map(SimplestWeights::positive);
    }

    /**
     * Returns the fractions of the weights, multiplied by their common denominator; empty if these numbers are not
     * small.
     */
    private static Optional<long[]> integral(long[] weights) {
        Fraction[] fractions = new Fraction[weights.length];
        long denominator = 1;
        for (int i = 0; i < weights.length; i++) {
            Optional<Fraction> fraction = Fraction.of(weights[i], PrimePower.LARGE.modulus());
            if (fraction.isEmpty()) {
                return Optional.empty();
            }
            fractions[i] = fraction.get();
            denominator *= fractions[i].denominator() / gcd(denominator, fractions[i].denominator());
            if (denominator > Fraction.MOST) {
                return Optional.empty();
            }
        }
        long common = denominator;
        return Optional.of(Arrays.stream(fractions)
                .mapToLong(f -> f.numerator() * (common / f.denominator()))
                .toArray());
    }

    private static boolean weighsNothing(Part part, long[] weights, Effort effort) {
        for (int option = 0; option < part.order().length; option++) {
            int end = part.start()[option + 1];
            effort.spend(end - part.start()[option]);
            long sum = 0;
            for (int node = part.start()[option]; node < end; node++) {
                sum += weights[part.held()[node]];
            }
            if (sum != 0) {
                return false;
            }
        }
        return true;
    }

    private static long[] positive(long[] weights) {
        long divisor = LongStream.of(weights).reduce(0, SimplestWeights::gcd);
        long positive = LongStream.of(weights).filter(w -> w > 0).count();
        long negative = LongStream.of(weights).filter(w -> w < 0).count();
        long sign = negative > positive ? -divisor : divisor;
        return LongStream.of(weights).map(w -> w / sign).toArray();
    }

    /** Returns the greatest common divisor; for 0 and a number, the absolute value of this number. */
    static long gcd(long a, long b) {
        return b == 0 ? Math.abs(a) : gcd(b, a % b);
    }

    private Optional<long[]> find() {
        List<long[]> moves = moves();
        Optional<long[]> best = Optional.empty();
        List<long[]> starts =
                generators.stream().filter(this::proves).limit(STARTS).toList();
        for (long[] start : starts) {
            long[] simple = smallest(simpler(start, moves));
            best = best.isEmpty() || cost(simple) < cost(best.get()) ? Optional.of(simple) : best;
        }
        return best;
    }

    /** Returns the generators and, if they are few, their pairwise sums and differences. */
    private List<long[]> moves() {
        List<long[]> moves = new ArrayList<>(generators);
        for (int g = 0; g < generators.size() && generators.size() <= FEW; g++) {
            for (int h = 0; h < g; h++) {
                moves.add(sum(generators.get(g), generators.get(h), 1));
                if (modulus != 2) {
                    moves.add(sum(generators.get(g), generators.get(h), -1));
                }
            }
        }
        return moves;
    }

    private long[] simpler(long[] start, List<long[]> moves) {
        long[] best = start;
        boolean better = true;
        while (better) {
            better = false;
            for (long[] move : moves) {
                for (long factor = 1;
                        factor <= (modulus == 0 ? GREATEST_FACTOR : Math.min(GREATEST_FACTOR, modulus / 2));
                        factor++) {
                    for (int sign = 1; sign >= -1; sign -= 2) {
                        long[] next = sum(best, move, sign * factor);
                        if (cost(next) < cost(best) && proves(next)) {
                            best = next;
                            better = true;
                        }
                    }
                }
            }
        }
        return best;
    }

    private long[] sum(long[] one, long[] other, long factor) {
        effort.spend(one.length);
        long[] sum = new long[one.length];
        for (int i = 0; i < sum.length; i++) {
            long value = one[i] + factor * other[i];
            sum[i] = modulus == 0 ? value : Math.floorMod(value, modulus);
        }
        return sum;
    }

    private boolean proves(long[] weights) {
        long total = 0;
        for (int i = 0; i < weights.length; i++) {
            total += weights[i] * part.need()[i];
            total = modulus == 0 ? total : total % modulus;
        }
        return total != 0;
    }

    /** Returns the multiple with the smallest numbers, among factors without a common divisor with the modulus. */
    private long[] smallest(long[] weights) {
        long[] best = weights;
        for (long factor = 2; factor < Math.min(modulus, MOST_FACTORS); factor++) {
            if (gcd(factor, modulus) == 1) {
                long[] next = sum(new long[weights.length], weights, factor);
                best = cost(next) < cost(best) ? next : best;
            }
        }
        return best;
    }

    /**
     * Returns a number that is smaller for simpler weights: by the number of values, then of items, then the sum of the
     * numbers.
     */
    private long cost(long[] weights) {
        effort.spend(weights.length);
        Set<Long> values = new HashSet<>();
        long items = 0;
        long sum = 0;
        for (long weight : weights) {
            if (weight != 0) {
                values.add(weight);
                items++;
                sum += Math.min(Math.abs(weight), MOST_FACTORS);
            }
        }
        return (Math.min(values.size(), MOST_FACTORS) << 48) + (items << 24) + sum;
    }
}
