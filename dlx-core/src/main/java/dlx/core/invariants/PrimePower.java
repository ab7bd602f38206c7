package dlx.core.invariants;

/**
 * Numbers modulo a power of a prime.
 *
 * @param prime a prime
 * @param exponent 1 or more; the power is less than 2^31
 */
record PrimePower(int prime, int exponent) {

    /** Stands for the rationals: no sum of small weights is a multiple of it by chance. */
    static final PrimePower LARGE = new PrimePower(Integer.MAX_VALUE, 1);

    /** The power. */
    long modulus() {
        return power(exponent);
    }

    /**
     * The remainder of a number from 0 to the square of the modulus: a weight times a weight, and a weight more. Of greater numbers
     * it would be wrong. A division would take several times as long.
     *
     * <p>The quotient by a multiplication in floating point is at most one off: it is at most 2^31, and the number, the reciprocal
     * and their product are each rounded by at most 2^-53 of themselves, so that it moves by less than 2^31 * 2^-51 = 2^-20.
     *
     * @param reciprocal {@code 1.0 / modulus}
     */
    static long remainder(long number, long modulus, double reciprocal) {
        long rest = number - (long) (number * reciprocal) * modulus;
        return rest < 0 ? rest + modulus : rest >= modulus ? rest - modulus : rest;
    }

    /** A lower power of the prime. */
    long power(int lower) {
        long power = 1;
        for (int k = 0; k < lower; k++) {
            power *= prime;
        }
        return power;
    }

    /** How often the prime divides a number, which is taken modulo the power: the exponent for 0. */
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

    /** The number that gives 1 if it is multiplied with one that the prime does not divide. */
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
