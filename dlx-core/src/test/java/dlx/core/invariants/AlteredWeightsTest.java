package dlx.core.invariants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.CoverData;
import dlx.core.covers.PlainCover;
import dlx.core.explain.Weights;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests that weights without a proof are rejected, with a message that names the wrong number and the expected value.
 */
class AlteredWeightsTest {

    private static final String TOO_LARGE = "weights: a sum does not fit into 64 bits; expected smaller ones";

    private static final PlainCover.Bounds ONCE = PlainCover.Bounds.ONCE;

    /**
     * Dominoes on five cells in a row, colored white, black, white, black, white, with a secondary item and an item
     * with a range.
     */
    private static final PlainCover ROW = new PlainCover(
            List.of(true, true, true, true, true, false, true),
            List.of(ONCE, ONCE, ONCE, ONCE, ONCE, ONCE, new PlainCover.Bounds(1, 2)),
            List.of(option(0, 1, 5), option(1, 2, 6), option(2, 3, 6), option(3, 4), option(0, 1)),
            List.of(),
            List.of(),
            List.of());

    private static PlainCover.Option option(Integer... items) {
        return new PlainCover.Option(List.of(items), 0);
    }

    private static Weights of(Givens givens, long modulus, long... weights) {
        return Weights.of(data(ROW), givens, modulus, weights);
    }

    private static CoverData data(PlainCover plain) {
        return plain.cover().data();
    }

    private static void refused(String message, long modulus, long... weights) {
        refused(message, Givens.NONE, modulus, weights);
    }

    private static void refused(String message, Givens givens, long modulus, long... weights) {
        assertThatThrownBy(() -> of(givens, modulus, weights))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void acceptsWhatAddsUp() {
        Weights signed = of(Givens.NONE, 0, 1, -1, 1, -1, 1, 0, 0);
        assertThat(signed.total()).isEqualTo(1);
        assertThat(signed.modulus()).isZero();
        assertThat(signed.name()).isEqualTo("weights");
        assertThat(signed).hasToString("weights, total 1");

        Weights modular = of(Givens.NONE, 3, 1, 2, 1, 2, 1, 0, 0);
        assertThat(modular.total()).isEqualTo(7);
        assertThat(modular.modulus()).isEqualTo(3);
        assertThat(modular.items()).isEqualTo(7);
        assertThat(modular.weight(3)).isEqualTo(2);
        assertThat(modular.givens()).isEqualTo(Givens.NONE);
        assertThat(modular).hasToString("weights mod 3, total 7");

        assertThat(of(Givens.NONE, Weights.MOST, 1, Weights.MOST - 1, 1, Weights.MOST - 1, 1, 0, 0)
                        .total())
                .isEqualTo(2 * Weights.MOST + 1);
    }

    @ParameterizedTest
    @CsvSource({"1", "-1", "-2", "2147483648", "9223372036854775807", "-9223372036854775808"})
    void refusesAModulus(long modulus) {
        refused("modulus: " + modulus + "; expected 0 or 2 to 2147483647", modulus, 1, 0, 1, 0, 1, 0, 0);
    }

    @Test
    void refusesWeightsOfAnotherCover() {
        refused("weights: 6; expected 7, one per item", 2, 1, 1, 1, 1, 1, 0);
        refused("weights: 8; expected 7, one per item", 2, 1, 1, 1, 1, 1, 0, 0, 0);
        refused("weights: 0; expected 7, one per item", 2);
    }

    @Test
    void refusesWeightsBesideTheModulus() {
        refused("weight of item 2: 3; expected 0 to 2", 3, 1, 3, 1, 2, 1, 0, 0);
        refused("weight of item 4: -1; expected 0 to 2", 3, 1, 2, 1, -1, 1, 0, 0);
        refused("weight of item 1: 9223372036854775807; expected 0 to 1", 2, Long.MAX_VALUE, 1, 1, 1, 1, 0, 0);
    }

    @Test
    void refusesWeightsOfItemsThatNeedNotBeCoveredACertainNumberOfTimes() {
        String expected = "; expected 0, for it need not be covered a certain number of times";
        refused("weight of item 6: 1" + expected, 2, 1, 1, 1, 1, 1, 1, 0);
        refused("weight of item 7: 1" + expected, 2, 1, 1, 1, 1, 1, 0, 1);
        refused("weight of item 3: 1" + expected, Givens.NONE.relaxed(2), 2, 1, 1, 1, 1, 1, 0, 0);
        refused("weight of item 7: -5" + expected, 0, 1, -1, 1, -1, 1, 0, -5);
    }

    @Test
    void refusesWeightsOfWhichAnOptionWeighsSomething() {
        refused("option 4 weighs 1; expected 0", 0, 1, -1, 1, -1, 2, 0, 0);
        refused("option 2 weighs 4; expected a multiple of 3", 3, 1, 2, 2, 1, 2, 0, 0);
        refused("option 1 weighs 4611686018427387905; expected 0", 0, 1L << 62, 1, -1, 1, -1, 0, 0);
        refused(TOO_LARGE, 0, Long.MAX_VALUE, 1, -1, 1, -1, 0, 0);
        refused(TOO_LARGE, 0, Long.MIN_VALUE, -1, 1, -1, 1, 0, 0);
    }

    @Test
    void refusesATotalOfNothing() {
        refused("all items weigh 0; expected another sum than 0", 0, 0, 0, 0, 0, 0, 0, 0);
        refused("all items weigh 0; expected no multiple of 2", 2, 0, 0, 0, 0, 0, 0, 0);
        PlainCover four = new PlainCover(
                List.of(true, true, true, true), List.of(option(0, 1), option(1, 2), option(2, 3)), List.of());
        assertThatThrownBy(() -> Weights.of(data(four), Givens.NONE, 3, 1, 2, 1, 2))
                .hasMessage("all items weigh 6; expected no multiple of 3");
        assertThatThrownBy(() -> Weights.of(data(four), Givens.NONE, 0, 1, -1, 1, -1))
                .hasMessage("all items weigh 0; expected another sum than 0");
    }

    /** Tests that sums are exact: the last would be 0 if it were cut off at 64 bits. */
    @Test
    void refusesATotalThatFillsMoreThan64Bits() {
        PlainCover alone = new PlainCover(List.of(true, true), List.of(), List.of());
        long half = 1L << 62;
        assertThatThrownBy(() -> Weights.of(data(alone), Givens.NONE, 0, half, half))
                .hasMessage(TOO_LARGE);
        assertThat(Weights.of(data(alone), Givens.NONE, 0, -half, -half).total())
                .isEqualTo(Long.MIN_VALUE);
        assertThatThrownBy(() -> Weights.of(data(alone), Givens.NONE, 0, Long.MIN_VALUE, Long.MIN_VALUE))
                .hasMessage(TOO_LARGE);
    }

    @Test
    void whatIsGivenIsNotWeighed() {
        assertThat(of(Givens.NONE.forbidden(3), 0, 0, 0, 0, 0, 1, 0, 0).total()).isEqualTo(1);
        refused("option 4 weighs 1; expected 0", 0, 0, 0, 0, 0, 1, 0, 0);
        assertThat(of(Givens.of(1), 2, 1, 0, 0, 0, 0, 0, 0).total()).isEqualTo(1);
        refused("all items weigh 0; expected no multiple of 2", Givens.of(1), 2, 0, 0, 1, 0, 0, 0, 0);
    }

    /** Changes a single weight: without a modulus, or modulo a prime, each of these items is held by some option. */
    @Test
    void refusesAnyOneOfAThousandAlteredWeights() {
        long[] right = {1, 4, 1, 4, 1, 0, 0};
        assertThat(of(Givens.NONE, 5, right).total()).isEqualTo(11);
        SplittableRandom random = new SplittableRandom(1);
        for (int k = 0; k < 1000; k++) {
            long[] altered = right.clone();
            altered[random.nextInt(right.length)] +=
                    random.nextBoolean() ? 1 + random.nextInt(4) : random.nextLong() / 2 | 1;
            assertThatThrownBy(() -> of(Givens.NONE, 5, altered))
                    .as("%s", Arrays.toString(altered))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("; expected ");
        }
    }
}
