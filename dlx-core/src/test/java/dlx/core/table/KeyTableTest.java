package dlx.core.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares a table of keys with a map. */
class KeyTableTest {

    private static final class Full extends RuntimeException {

        private static final long serialVersionUID = 1L;
    }

    private record Key(long first, long second) {}

    private static MemoryBudget budget(long maxBytes) {
        return new MemoryBudget(maxBytes, () -> {}, (nodes, bytes) -> new Full());
    }

    private static int entry(KeyTable table, int words, Key key) {
        return words == 1 ? table.entry(key.first()) : table.entry(key.first(), key.second());
    }

    /** Returns a random key; many keys are near each other, and some are all zeros or all ones. */
    private static Key key(int words, Random random) {
        long first = random.nextInt(3) == 0 ? random.nextInt(40) : random.nextLong() & Long.MAX_VALUE;
        first = random.nextInt(50) == 0 ? Long.MAX_VALUE : first;
        long second = random.nextInt(3) == 0 ? -random.nextInt(40) : random.nextLong();
        return new Key(random.nextInt(4) == 0 ? random.nextInt(3) : first, words == 1 ? 0 : second);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 0", "1, 2, 1", "1, 5, 1000", "2, 1, 1", "2, 3, 0"})
    void knowsWhatWasWrittenForEachKey(int words, int values, int states) {
        for (int size : new int[] {0, 1, 10, 11, 12, 500, 5000}) {
            Random random = new Random(size);
            KeyTable table = new KeyTable(budget(1 << 26), words, values, states);
            Map<Key, Long> expected = new HashMap<>();
            for (int k = 0; k < size; k++) {
                Key key = key(words, random);
                long value = random.nextLong();
                int at = entry(table, words, key);
                assertThat(table.words[at + words]).isEqualTo(expected.getOrDefault(key, 0L));
                for (int v = 0; v < values; v++) {
                    table.words[at + words + v] = value + v;
                }
                expected.put(key, value);
                assertThat(table.size).isEqualTo(expected.size());
            }
            hold(table, words, values, expected);
            table.widen();
            assertThat(table.width).isEqualTo(words + values + 1);
            hold(table, words, values, expected);
            expected.keySet()
                    .forEach(key -> assertThat(table.words[entry(table, words, key) + words + values])
                            .as("the word that came")
                            .isZero());
            assertThat(3L * table.size * table.width)
                    .as("two thirds full at most")
                    .isLessThanOrEqualTo(2L * table.words.length);
        }
    }

    private static void hold(KeyTable table, int words, int values, Map<Key, Long> expected) {
        int size = table.size;
        expected.forEach((key, value) -> {
            int at = entry(table, words, key);
            for (int v = 0; v < values; v++) {
                assertThat(table.words[at + words + v]).isEqualTo(value + v);
            }
        });
        assertThat(table.size).as("no key is new").isEqualTo(size);
        assertThat(occupied(table)).hasSize(size);
    }

    private static List<Integer> occupied(KeyTable table) {
        List<Integer> entries = new ArrayList<>();
        for (int at = 0; at < table.words.length; at += table.width) {
            if (table.words[at] < 0) {
                entries.add(at);
            }
        }
        return entries;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void forgetsAllButAFewAndEachIsAsLikelyToStay(int words) {
        int states = 40;
        int most = 10;
        int rounds = 2000;
        int[] stayed = new int[states];
        SplittableRandom random = new SplittableRandom(5);
        MemoryBudget memory = budget(1 << 12);
        for (int round = 0; round < rounds; round++) {
            KeyTable table = new KeyTable(memory, words, 1, 1);
            for (int k = 0; k < states; k++) {
                int at = entry(table, words, new Key(k, words == 1 ? 0 : -k)); // may make the array anew
                table.words[at + words] = 100 + k;
            }
            table.thinOut(most, random);
            assertThat(table.size).isEqualTo(most);
            Set<Long> kept = new HashSet<>();
            for (int at : occupied(table)) {
                long k = table.words[at] & ~KeyTable.OCCUPIED;
                assertThat(table.words[at + words]).isEqualTo(100 + k);
                kept.add(k);
                stayed[(int) k]++;
            }
            assertThat(kept).hasSize(most);
            table.close(); // or the memory would be full soon
        }
        double expected = (double) rounds * most / states;
        double chi = 0;
        for (int times : stayed) {
            chi += (times - expected) * (times - expected) / expected;
        }
        assertThat(chi)
                .as("chi-square with 39 degrees of freedom; 72 is passed once in a thousand")
                .isLessThan(72);
    }

    @Test
    void takesNoMoreMemoryThanItMay() {
        MemoryBudget memory = budget(16 * 2 * 8);
        KeyTable table = new KeyTable(memory, 1, 1, 1);
        assertThat(memory.peak()).isEqualTo(16 * 2 * 8);
        assertThatThrownBy(() -> new KeyTable(memory, 1, 1, 1)).isInstanceOf(Full.class);
        MemoryBudget enough = budget((16 + 32) * 2 * 8);
        KeyTable grown = new KeyTable(enough, 1, 1, 1);
        for (int k = 0; k < 11; k++) {
            grown.entry(k);
        }
        assertThat(enough.peak()).as("both at once while it grows").isEqualTo((16 + 32) * 2 * 8);
        assertThatThrownBy(grown::widen).isInstanceOf(Full.class);
        for (int k = 0; k < 10; k++) {
            table.entry(k);
        }
        assertThatThrownBy(() -> table.entry(10)).isInstanceOf(Full.class);
    }

    @Test
    void givesBackWhatItTook() {
        MemoryBudget memory = budget(1 << 14);
        for (int round = 0; round < 100; round++) {
            KeyTable table = new KeyTable(memory, 2, 1, 1);
            for (int k = 0; k < 100; k++) {
                table.entry(k, k);
            }
            table.widen();
            table.close();
        }
        assertThat(memory.peak()).isLessThanOrEqualTo(1 << 14);
    }

    @Test
    void findsKeysOfOneWordAndAddsNone() {
        KeyTable table = new KeyTable(budget(1 << 16), 1, 1, 1);
        for (long key = 0; key < 100; key++) {
            assertThat(table.find(key)).isEqualTo(-1);
            int added = table.entry(key);
            assertThat(table.find(key)).isEqualTo(added);
        }
        assertThat(table.size).isEqualTo(100);
        table.clear();
        assertThat(table.size).isZero();
        assertThat(table.find(7)).isEqualTo(-1);
        assertThat(table.words[table.entry(7) + 1]).isZero();
    }
}
