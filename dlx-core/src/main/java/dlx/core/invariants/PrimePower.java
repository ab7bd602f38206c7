package dlx.core.invariants;

/**
 * Power of a prime, with arithmetic modulo this power.
 *
 * @param prime a prime
 * @param exponent 1 or more; the power is less than 2^31
 */
record PrimePower(int prime, int exponent) {

    /**
     * Prime in the place of the rationals: so large that a sum of small weights is a multiple of it only if the sum is
     * 0.
     */
    static final PrimePower LARGE = new PrimePower(Integer.MAX_VALUE, 1);

    /** Returns the prime to the power of the exponent. */
    long modulus() {
        return power(exponent);
    }

    /**
     * Returns the remainder of a number from 0 to the square of the modulus, for instance a product of two weights plus
     * a weight. Larger numbers give wrong results. A division would take several times as long.
     *
     * <p>The quotient, computed by a multiplication in floating point, is off by at most 1. It is at most 2^31, and the
     * number, the reciprocal and their product each have a relative rounding error of at most 2^-53. Therefore its
     * error is less than 2^31 * 2^-51 = 2^-20.
     *
     * @param reciprocal {@code 1.0 / modulus}
     */
    static long remainder(long number, long modulus, double reciprocal) {
        long rest = number - (long) (number * reciprocal) * modulus;
        return rest < 0 ? rest + modulus : rest >= modulus ? rest - modulus : rest;
    }

    /** Returns the prime to the power of a lower exponent. */
    long power(int lower) {
        long power = 1;
        for (int k = 0; k < lower; k++) {
            power *= prime;
        }
        return power;
    }

    /** Returns the exponent of the prime in a number modulo the power; for 0 it is the exponent of the power. */
    int valuation(long number) {
        if (number == 0) {
            return exponent;
        }
        int times = 0;
        for (long rest = number; rest % prime == 0; rest /= prime) {
            times++;
        }
        return times;
    }

    /** Returns the inverse, modulo the power, of a number that the prime does not divide. */
    long inverse(long number) {
        long modulus = modulus();
        long a = number;
        long b = modulus;
        long x = 1;
        long y = 0;
        while (b != 0) { // Euclid: a is always x times the number, and b is y times it
            long quotient = a / b;
            long rest = a - quotient * b;
            a = b;
            b = rest;
            long z = x - quotient * y;
            x = y;
            y = z;
        }
        return Math.floorMod(x, modulus);
    }
}
