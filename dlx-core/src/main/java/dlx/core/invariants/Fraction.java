package dlx.core.invariants;

import java.util.Optional;

/**
 * Fraction of small numbers.
 *
 * @param numerator between -{@link #MOST} and {@link #MOST}
 * @param denominator from 1 to {@link #MOST}, without a common divisor
 */
record Fraction(long numerator, long denominator) {

    /**
     * Maximum numerator and denominator. Different fractions within this limit differ modulo {@link PrimePower#LARGE}.
     */
    static final long MOST = 30_000;

    /**
     * Returns the small fraction that equals a number modulo a prime, from the remainders of Euclid's algorithm (P. S.
     * Wang, 1981).
     *
     * @param number from 0 to {@code prime - 1}
     * @return the fraction; empty if no small fraction equals the number
     */
    static Optional<Fraction> of(long number, long prime) {
        long before = prime;
        long rest = number;
        long factorBefore = 0;
        long factor = 1;
        while (rest > MOST) {
            long quotient = before / rest;
            long next = before - quotient * rest;
            before = rest;
            rest = next;
            long nextFactor = factorBefore - quotient * factor;
            factorBefore = factor;
            factor = nextFactor;
        }
        if (factor == 0 || Math.abs(factor) > MOST) {
            return Optional.empty();
        }
        return Optional.of(factor < 0 ? new Fraction(-rest, -factor) : new Fraction(rest, factor));
    }
}
