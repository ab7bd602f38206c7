package dlx.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BitsTest {

    /** Returns the items that occur in the minimum number of words, counted one by one. */
    private static long slowFewest(long items, long[] words, int from, int to) {
        long found = 0;
        int fewest = Integer.MAX_VALUE;
        for (int b = 0; b < Long.SIZE; b++) {
            if ((items >>> b & 1) != 0) {
                int count = 0;
                for (int i = from; i < to; i++) {
                    count += (int) (words[i] >>> b & 1);
                }
                found = count < fewest ? 1L << b : count == fewest ? found | 1L << b : found;
                fewest = Math.min(fewest, count);
            }
        }
        return found;
    }

    /**
     * Tests the number of words: counters have six bits in the first pass, so lengths are around every power of two,
     * and far beyond the last.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 66, 127, 128, 129, 300})
    void fewestFindsTheItemsThatOccurLeast(int length) {
        for (long seed = 0; seed < 200; seed++) {
            Random random = new Random(seed * 1000 + length);
            int missing = random.nextInt(4); // how rarely an item is not in a word
            long[] words = random.longs(length + 2).toArray();
            for (int i = 0; i < words.length; i++) {
                for (int k = 0; k < 2 * missing; k++) {
                    words[i] |= random.nextLong();
                }
            }
            long items = seed % 5 == 0 ? -1L : random.nextLong() & random.nextLong() | 1L << random.nextInt(64);
            long[] scratch = random.longs(32).toArray(); // what was there must not matter
            assertThat(Bits.fewest(items, words, 1, length + 1, scratch))
                    .as("seed %d, length %d, items %x", seed, length, items)
                    .isEqualTo(slowFewest(items, words, 1, length + 1));
        }
    }
}
