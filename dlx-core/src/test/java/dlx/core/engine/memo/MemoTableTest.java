package dlx.core.engine.memo;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MemoTableTest {

    /** Bytes of a bucket: four entries of four words. */
    private static final int BUCKET_BYTES = 128;

    /** Number of questions of the first window, and of the later windows. */
    private static final int FIRST_WINDOW = 256;

    private static final int WINDOW = 4096;

    /** Stores a count for each key from 1 to {@code keys}: the key's number, in both words. */
    private static void fill(MemoTable table, int keys) {
        for (int k = 1; k <= keys; k++) {
            table.put(mixed(k), k, k, 2L * k);
        }
    }

    private static long mixed(long k) {
        return k * 0x9e3779b97f4a7c15L;
    }

    /** Returns the number of keys in the table; checks the counts of these keys. */
    private static int known(MemoTable table, int keys) {
        int known = 0;
        for (int k = 1; k <= keys; k++) {
            if (table.find(mixed(k), k)) {
                known++;
                assertThat(table.isLarge()).as("key %d", k).isFalse();
                assertThat(table.low()).as("key %d, lower word", k).isEqualTo(k);
                assertThat(table.high()).as("key %d, upper word", k).isEqualTo(2L * k);
            }
        }
        return known;
    }

    @Test
    void givesTheCountThatWasPutForAKey() {
        MemoTable table = new MemoTable(1 << 20, true);
        table.put(1, 2, 3, 4);
        assertThat(table.find(1, 2)).isTrue();
        assertThat(table.low()).isEqualTo(3);
        assertThat(table.high()).isEqualTo(4);
        assertThat(table.isLarge()).isFalse();
        assertThat(table.find(2, 1)).as("the words exchanged").isFalse();
        assertThat(table.find(1, 0)).isFalse();
        assertThat(table.find(0, 2)).isFalse();
    }

    @Test
    void keysWithOneWordOfZerosAreKeysLikeOthersAndOnlyTheZeroKeyIsNone() {
        MemoTable table = new MemoTable(1 << 20, true);
        assertThat(table.find(0, 0)).isFalse();
        table.put(0, 7, 1, 0);
        table.put(7, 0, 2, 0);
        assertThat(table.find(0, 7)).isTrue();
        assertThat(table.find(7, 0)).isTrue();
        assertThat(table.low()).isEqualTo(2);
        assertThat(table.find(0, 0)).isFalse();
    }

    @Test
    void growsAsLongAsThereIsMemoryAndLosesNothing() {
        MemoTable table = new MemoTable(64 << 20, true);
        fill(table, 20_000);
        assertThat(known(table, 20_000)).isEqualTo(20_000);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, BUCKET_BYTES, BUCKET_BYTES + 1})
    void hasOneBucketAtLeastAndKeepsTheLastFourKeysInIt(long memory) {
        MemoTable table = new MemoTable(memory, true);
        for (int k = 1; k <= 50; k++) {
            table.put(mixed(k), k, k, 2L * k);
            assertThat(table.find(mixed(k), k)).as("the last one, %d", k).isTrue();
            assertThat(known(table, k)).as("after %d", k).isEqualTo(Math.min(4, k));
        }
    }

    @Test
    void whereItsMemoryIsFullAnEntryGivesWayAndTheOthersStayRight() {
        MemoTable table = new MemoTable(64 * BUCKET_BYTES, true);
        fill(table, 5000);
        assertThat(known(table, 5000)).isBetween(200, 256);
        assertThat(table.find(mixed(5000), 5000)).as("the last one").isTrue();
    }

    @Test
    void countsOf126BitsAndMoreAreKeptAside() {
        MemoTable table = new MemoTable(1 << 20, true);
        BigInteger one = BigInteger.TWO.pow(126);
        BigInteger other = BigInteger.TEN.pow(300);
        table.put(1, 1, one);
        table.put(2, 2, 5, 0);
        table.put(3, 3, other);
        assertThat(table.find(3, 3)).isTrue();
        assertThat(table.isLarge()).isTrue();
        assertThat(table.largeCount()).isEqualTo(other);
        assertThat(table.find(2, 2)).isTrue();
        assertThat(table.isLarge()).isFalse();
        assertThat(table.find(1, 1)).isTrue();
        assertThat(table.largeCount()).isEqualTo(one);
        table.put(4, 4, -1, (1L << 62) - 1); // the greatest that is not kept aside
        assertThat(table.find(4, 4)).isTrue();
        assertThat(table.isLarge()).isFalse();
    }

    /** Tests large counts, which may use a quarter of the memory. */
    @Test
    void largeCountsForWhichThereIsNoMemoryAreForgotten() {
        MemoTable table = new MemoTable(4000, true);
        int known = 0;
        for (int k = 1; k <= 20; k++) {
            table.put(k, k, BigInteger.TWO.pow(200 + k));
            known += table.find(k, k) ? 1 : 0;
        }
        assertThat(known).isEqualTo(10);
        assertThat(table.find(1, 1)).isTrue();
        assertThat(table.largeCount()).isEqualTo(BigInteger.TWO.pow(201));
    }

    /** A table for which the heap cannot allocate more memory. */
    private static final class Cramped extends MemoTable {

        private int refused;

        Cramped(long memory) {
            super(memory, true);
        }

        @Override
        long[] allocate(int words) {
            refused++;
            throw new OutOfMemoryError("cramped");
        }
    }

    @Test
    void aTableThatCannotGrowContinuesWithWhatItHas() {
        Cramped table = new Cramped(1L << 40);
        fill(table, 20_000);
        assertThat(known(table, 20_000)).as("of 256 buckets of four").isBetween(1000, 1024);
        assertThat(table.refused).as("it asks the heap once").isEqualTo(1);
        table.put(5, 5, BigInteger.TWO.pow(130));
        assertThat(table.find(5, 5)).isTrue();
        assertThat(table.largeCount()).isEqualTo(BigInteger.TWO.pow(130));
    }

    /** Asks a window of questions, of which {@code answered} get an answer. */
    private static void ask(MemoTable table, int questions, int answered) {
        for (int k = 0; k < questions; k++) {
            assertThat(table.find(k < answered ? 1 : 2, 0)).isEqualTo(k < answered);
        }
    }

    @ParameterizedTest
    @CsvSource({"0, false", "24, false", "25, true", "256, true"})
    void atFirstATenthOfTheQuestionsMustBeAnswered(int answered, boolean worthwhile) {
        MemoTable table = new MemoTable(1 << 20, true);
        table.put(1, 0, 1, 0);
        ask(table, FIRST_WINDOW - 1, Math.min(answered, FIRST_WINDOW - 1));
        assertThat(table.isWorthwhile()).as("no verdict yet").isTrue();
        table.find(answered == FIRST_WINDOW ? 1 : 2, 0);
        assertThat(table.isWorthwhile()).isEqualTo(worthwhile);
    }

    @ParameterizedTest
    @CsvSource({"1023, false", "1024, true"})
    void laterAQuarterOfThem(int answered, boolean worthwhile) {
        MemoTable table = new MemoTable(1 << 20, true);
        table.put(1, 0, 1, 0);
        ask(table, FIRST_WINDOW, FIRST_WINDOW);
        ask(table, WINDOW, answered);
        assertThat(table.isWorthwhile()).isEqualTo(worthwhile);
    }

    @Test
    void questionsBeforeTheFirstCountDoNotMatter() {
        MemoTable table = new MemoTable(1 << 20, true);
        ask(table, 3 * FIRST_WINDOW, 0);
        assertThat(table.isWorthwhile()).isTrue();
        table.put(1, 0, 1, 0);
        ask(table, FIRST_WINDOW, 0);
        assertThat(table.isWorthwhile()).isFalse();
    }

    @Test
    void whatDoesNotPayOnceNeverWill() {
        MemoTable table = new MemoTable(1 << 20, true);
        table.put(1, 0, 1, 0);
        ask(table, FIRST_WINDOW, 0);
        ask(table, WINDOW, WINDOW);
        assertThat(table.isWorthwhile()).isFalse();
    }

    /**
     * Tests the limit on questions: each question meets any entry with probability 2^-126, and the sum must stay below
     * 2^-64.
     */
    @Test
    void keysThatAreHashedMayBeAskedForSoOftenOnly() {
        long entries = 1L << 48; // 2^62 / 2^48 questions are left
        MemoTable hashed = new MemoTable(32 * entries, false);
        MemoTable exact = new MemoTable(32 * entries, true);
        hashed.put(1, 0, 1, 0);
        exact.put(1, 0, 1, 0);
        ask(hashed, FIRST_WINDOW, FIRST_WINDOW);
        ask(exact, FIRST_WINDOW, FIRST_WINDOW);
        int windows = 0;
        while (hashed.isWorthwhile() && windows < 10) {
            ask(hashed, WINDOW, WINDOW);
            ask(exact, WINDOW, WINDOW);
            windows++;
        }
        assertThat(256 + 4096 * windows).isLessThanOrEqualTo(1 << 14).isGreaterThan(1 << 13);
        assertThat(exact.isWorthwhile()).isTrue();
    }

    @Test
    void randomKeysAreFoundAsOftenAsInAMap() {
        for (long seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            MemoTable table = new MemoTable(1 << 22, true);
            Map<List<Long>, Long> map = new HashMap<>();
            for (int k = 0; k < 3000; k++) {
                long first = random.nextInt(60);
                long second = random.nextInt(60) + 1;
                Long expected = map.get(List.of(first, second));
                assertThat(table.find(first, second))
                        .as("seed %d, step %d", seed, k)
                        .isEqualTo(expected != null);
                if (expected == null) {
                    long count = random.nextLong();
                    table.put(first, second, count, 0);
                    map.put(List.of(first, second), count);
                } else {
                    assertThat(table.low()).as("seed %d, step %d", seed, k).isEqualTo(expected);
                }
            }
        }
    }
}
