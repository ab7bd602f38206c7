package dlx.core.engine.sweep.layers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.core.diagram.nodes.MemoryBudget;
import dlx.core.engine.StopCheck;
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

/** A table of states against a map. */
class LayerTableTest {

    private record Key(long first, long second) {}

    private static int entry(LayerTable layer, int words, Key key) {
        return words == 1 ? layer.entry(key.first()) : layer.entry(key.first(), key.second());
    }

    /** Keys of which many are near, and some are all zeros or all ones. */
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
            LayerTable layer = new LayerTable(SweepFull.budget(1 << 26, StopCheck.NEVER), words, values, states);
            Map<Key, Long> expected = new HashMap<>();
            for (int k = 0; k < size; k++) {
                Key key = key(words, random);
                long value = random.nextLong();
                int at = entry(layer, words, key);
                assertThat(layer.words[at + words]).isEqualTo(expected.getOrDefault(key, 0L));
                for (int v = 0; v < values; v++) {
                    layer.words[at + words + v] = value + v;
                }
                expected.put(key, value);
                assertThat(layer.size).isEqualTo(expected.size());
            }
            hold(layer, words, values, expected);
            layer.widen();
            assertThat(layer.width).isEqualTo(words + values + 1);
            hold(layer, words, values, expected);
            expected.keySet()
                    .forEach(key -> assertThat(layer.words[entry(layer, words, key) + words + values])
                            .as("the word that came")
                            .isZero());
            assertThat(3L * layer.size * layer.width)
                    .as("two thirds full at most")
                    .isLessThanOrEqualTo(2L * layer.words.length);
        }
    }

    private static void hold(LayerTable layer, int words, int values, Map<Key, Long> expected) {
        int size = layer.size;
        expected.forEach((key, value) -> {
            int at = entry(layer, words, key);
            for (int v = 0; v < values; v++) {
                assertThat(layer.words[at + words + v]).isEqualTo(value + v);
            }
        });
        assertThat(layer.size).as("no key is new").isEqualTo(size);
        assertThat(occupied(layer)).hasSize(size);
    }

    private static List<Integer> occupied(LayerTable layer) {
        List<Integer> entries = new ArrayList<>();
        for (int at = 0; at < layer.words.length; at += layer.width) {
            if (layer.words[at] < 0) {
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
        MemoryBudget memory = SweepFull.budget(1 << 12, StopCheck.NEVER);
        for (int round = 0; round < rounds; round++) {
            LayerTable layer = new LayerTable(memory, words, 1, 1);
            for (int k = 0; k < states; k++) {
                int at = entry(layer, words, new Key(k, words == 1 ? 0 : -k)); // may make the array anew
                layer.words[at + words] = 100 + k;
            }
            layer.thinOut(most, random);
            assertThat(layer.size).isEqualTo(most);
            Set<Long> kept = new HashSet<>();
            for (int at : occupied(layer)) {
                long k = layer.words[at] & ~LayerTable.OCCUPIED;
                assertThat(layer.words[at + words]).isEqualTo(100 + k);
                kept.add(k);
                stayed[(int) k]++;
            }
            assertThat(kept).hasSize(most);
            layer.close(); // or the memory would be full soon
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
        MemoryBudget memory = SweepFull.budget(16 * 2 * 8, StopCheck.NEVER);
        LayerTable layer = new LayerTable(memory, 1, 1, 1);
        assertThat(memory.peak()).isEqualTo(16 * 2 * 8);
        assertThatThrownBy(() -> new LayerTable(memory, 1, 1, 1)).isInstanceOf(SweepFull.class);
        MemoryBudget enough = SweepFull.budget((16 + 32) * 2 * 8, StopCheck.NEVER);
        LayerTable grown = new LayerTable(enough, 1, 1, 1);
        for (int k = 0; k < 11; k++) {
            grown.entry(k);
        }
        assertThat(enough.peak()).as("both at once while it grows").isEqualTo((16 + 32) * 2 * 8);
        assertThatThrownBy(grown::widen).isInstanceOf(SweepFull.class);
        for (int k = 0; k < 10; k++) {
            layer.entry(k);
        }
        assertThatThrownBy(() -> layer.entry(10)).isInstanceOf(SweepFull.class);
    }

    @Test
    void givesBackWhatItTook() {
        MemoryBudget memory = SweepFull.budget(1 << 14, StopCheck.NEVER);
        for (int round = 0; round < 100; round++) {
            LayerTable layer = new LayerTable(memory, 2, 1, 1);
            for (int k = 0; k < 100; k++) {
                layer.entry(k, k);
            }
            layer.widen();
            layer.close();
        }
        assertThat(memory.peak()).isLessThanOrEqualTo(1 << 14);
    }
}
