package dlx.core.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Compares arithmetic modulo prime powers with plain division. */
class PrimePowerTest {

    private static final List<PrimePower> POWERS = List.of(
            new PrimePower(2, 1),
            new PrimePower(2, 6),
            new PrimePower(3, 4),
            new PrimePower(5, 3),
            new PrimePower(7, 2),
            new PrimePower(11, 1),
            new PrimePower(65_537, 1),
            PrimePower.LARGE);

    /**
     * Compares remainders with a division: the quotient by floating point is one off for numbers next to a multiple.
     */
    @Test
    void remaindersAreThoseOfADivision() {
        SplittableRandom random = new SplittableRandom(1);
        for (PrimePower power : POWERS) {
            long modulus = power.modulus();
            long most = modulus * modulus; // a weight times a weight, and a weight more
            for (int k = 0; k < 200_000; k++) {
                long multiple = random.nextLong(modulus + 1) * modulus;
                for (long number : new long[] {random.nextLong(most), multiple - 1, multiple, multiple + 1}) {
                    if (number >= 0) {
                        assertThat(PrimePower.remainder(number, modulus, 1.0 / modulus))
                                .isEqualTo(number % modulus);
                    }
                }
            }
            assertThat(PrimePower.remainder(most, modulus, 1.0 / modulus)).isZero();
        }
    }

    @Test
    void aNumberTimesItsInverseIsOne() {
        SplittableRandom random = new SplittableRandom(2);
        for (PrimePower power : POWERS) {
            for (int k = 0; k < 1000; k++) {
                long number = random.nextLong(power.modulus());
                if (number % power.prime() != 0) {
                    assertThat(number * power.inverse(number) % power.modulus()).isEqualTo(1);
                }
            }
        }
    }

    @Test
    void theValuationSaysHowOftenThePrimeDivides() {
        PrimePower power = new PrimePower(3, 4);

        assertThat(List.of(power.valuation(0), power.valuation(1), power.valuation(3), power.valuation(54)))
                .containsExactly(4, 0, 1, 3);
        assertThat(List.of(power.power(0), power.power(3), power.modulus())).containsExactly(1L, 27L, 81L);
    }
}
