package dlx.core.engine.slots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class FailureCountsTest {

    @Test
    void withoutFailuresAllAreEquallyHeavy() {
        FailureCounts counts = new FailureCounts(2);
        assertThat(counts.heaviest(1, 0b1011)).isEqualTo(0b1011);
        long[] candidates = {0b1, 0b10};
        counts.keepHeaviest(candidates);
        assertThat(candidates).containsExactly(0b1, 0b10);
    }

    @Test
    void theCandidateThatFailedMostOftenIsTheHeaviest() {
        FailureCounts counts = new FailureCounts(1);
        for (int item = 0; item < 10; item++) {
            for (int k = 0; k < 7 * item % 10; k++) { // 0 7 4 1 8 5 2 9 6 3
                counts.add(0, 1L << item);
            }
        }
        assertThat(counts.heaviest(0, 0b1111111111)).isEqualTo(1L << 7);
        assertThat(counts.heaviest(0, 0b0101101101)).as("of 0 2 3 5 6 8").isEqualTo(1L << 8);
        assertThat(counts.heaviest(0, 0b0000000001)).as("a single one").isEqualTo(1);
    }

    @Test
    void candidatesOfAllWordsAreWeighedTogether() {
        FailureCounts counts = new FailureCounts(3);
        counts.add(0, 0b100);
        counts.add(2, 0b010);
        counts.add(2, 0b010);
        counts.add(1, 1L << 63);
        counts.add(1, 1L << 63);
        long[] all = {0b101, 1L << 63, 0b011};
        counts.keepHeaviest(all);
        assertThat(all).containsExactly(0, 1L << 63, 0b010);
        long[] some = {0b101, 0, 0b001};
        counts.keepHeaviest(some);
        assertThat(some).containsExactly(0b100, 0, 0);
    }

    @Test
    void countersOfOtherWordsAreNotMixedUp() {
        FailureCounts counts = new FailureCounts(2);
        counts.add(0, 0b1);
        assertThat(counts.heaviest(1, 0b11)).isEqualTo(0b11);
        counts.add(1, 0b10);
        assertThat(counts.heaviest(0, 0b11)).isEqualTo(0b1);
    }

    @Test
    void atTheOverflowAllCountersAreHalved() {
        FailureCounts counts = new FailureCounts(2);
        for (int k = 0; k < 101; k++) {
            counts.add(1, 0b100);
        }
        for (int k = 0; k < 256; k++) {
            counts.add(0, 0b1); // the last one halves: 128, and 50 for the other
        }
        for (int k = 0; k < 50; k++) {
            counts.add(0, 0b10);
        }
        long[] equal = {0b10, 0b100};
        counts.keepHeaviest(equal);
        assertThat(equal).as("50 and 101 halved").containsExactly(0b10, 0b100);
        for (int k = 50; k < 128; k++) {
            assertThat(counts.heaviest(0, 0b11)).as("%d against 128", k).isEqualTo(0b1);
            counts.add(0, 0b10);
        }
        assertThat(counts.heaviest(0, 0b11)).as("128 against 128").isEqualTo(0b11);
    }

    @Test
    void countsLikePlainNumbers() {
        Random random = new Random(8);
        int[] plain = new int[192];
        FailureCounts counts = new FailureCounts(3);
        for (int k = 0; k < 20_000; k++) {
            int item = (int) Math.abs(random.nextGaussian() * 20) % 192;
            counts.add(item >> 6, 1L << item);
            if (++plain[item] == 256) {
                for (int i = 0; i < plain.length; i++) {
                    plain[i] /= 2;
                }
            }
            long[] candidates = {random.nextLong(), random.nextLong(), random.nextLong()};
            long[] expected = heaviest(plain, candidates);
            long left = candidates[1] != 0 ? counts.heaviest(1, candidates[1]) : 0;
            assertThat(left).as("after %d failures, seed 8", k).isEqualTo(heaviest(plain, 0, candidates[1], 0)[1]);
            counts.keepHeaviest(candidates);
            assertThat(candidates).as("after %d failures, seed 8", k).isEqualTo(expected);
        }
    }

    private static long[] heaviest(int[] plain, long... candidates) {
        int most = -1;
        for (int i = 0; i < plain.length; i++) {
            most = (candidates[i >> 6] >>> i & 1) != 0 ? Math.max(most, plain[i]) : most;
        }
        long[] heaviest = new long[candidates.length];
        for (int i = 0; i < plain.length; i++) {
            if ((candidates[i >> 6] >>> i & 1) != 0 && plain[i] == most) {
                heaviest[i >> 6] |= 1L << i;
            }
        }
        return heaviest;
    }
}
