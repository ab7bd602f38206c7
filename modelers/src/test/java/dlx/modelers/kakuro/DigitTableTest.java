package dlx.modelers.kakuro;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.modelers.grid.ValueSets;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the digits that runs leave against all fillings, and sets of digits against all subsets. */
class DigitTableTest {

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void keepsTheDigitsOfAllFillings(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int round = 0; round < 60; round++) {
            int size = 1 + random.nextInt(4);
            int[] left = random.ints(size, 1, DigitTable.ALL + 1).toArray();
            int sum = random.nextInt(3) == 0
                    ? 0
                    : Run.least(size) + random.nextInt(Run.greatest(size) - Run.least(size) + 1);
            int[] kept = new int[size];
            collect(left, sum, new int[size], 0, kept);
            int[] reduced = left.clone();
            DigitTable.reduce(reduced, sum);
            assertThat(reduced)
                    .as("seed %s, round %s: %s, sum %s", seed, round, Arrays.toString(left), sum)
                    .isEqualTo(kept);
        }
    }

    private static void collect(int[] left, int sum, int[] digits, int cell, int[] kept) {
        if (cell == left.length) {
            boolean differ = Arrays.stream(digits).distinct().count() == digits.length;
            if (differ && (sum == 0 || Arrays.stream(digits).sum() == sum)) {
                for (int k = 0; k < digits.length; k++) {
                    kept[k] |= 1 << digits[k] - 1;
                }
            }
            return;
        }
        for (int digit = 1; digit <= 9; digit++) {
            if ((left[cell] >> digit - 1 & 1) == 1) {
                digits[cell] = digit;
                collect(left, sum, digits, cell + 1, kept);
            }
        }
    }

    /** All 511 sets of digits belong to one number of cells and one sum. */
    @Test
    void thereAreAsManySetsOfDigitsAsSubsets() {
        int[][] counts = new int[10][46];
        for (int set = 1; set < 1 << 9; set++) {
            int sum = 0;
            for (int digit = 1; digit <= 9; digit++) {
                sum += (set >> digit - 1 & 1) * digit;
            }
            counts[Integer.bitCount(set)][sum]++;
        }
        for (int size = 1; size <= 9; size++) {
            for (int sum = 0; sum <= 45; sum++) {
                assertThat(ValueSets.of(9, size, sum))
                        .as(size + " digits, sum " + sum)
                        .hasSize(counts[size][sum]);
                assertThat(counts[size][sum] > 0).isEqualTo(sum >= Run.least(size) && sum <= Run.greatest(size));
            }
        }
        assertThat(ValueSets.of(9, 2, 16).toString()).isEqualTo("[[7, 9]]");
        assertThat(ValueSets.of(9, 4, 20)).hasSize(12);
    }
}
