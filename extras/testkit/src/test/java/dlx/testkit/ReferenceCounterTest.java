package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReferenceCounterTest {

    @Test
    void countsTheEmptySolution() {
        assertThat(ReferenceCounter.count(Cover.<String>of(c -> {}), 1)).hasValue(1);
    }

    @Test
    void countsNothingWhereAnItemHasNoOption() {
        assertThat(ReferenceCounter.count(Cover.<String>of(c -> c.primary("alone")), 1))
                .hasValue(0);
    }

    @Test
    void countsKnuthsExample() {
        Cover<Integer> cover = Cover.of(c -> {
            Items items = c.primary("item", 7);
            int[][] options = {{2, 4}, {0, 3, 6}, {1, 2, 5}, {0, 3, 5}, {1, 6}, {3, 4, 6}};
            for (int k = 0; k < options.length; k++) {
                c.option(k, Arrays.stream(options[k]).mapToObj(items::at).toArray(Item[]::new));
            }
        });
        assertThat(ReferenceCounter.count(cover, 100)).hasValue(1);
        assertThat(ReferenceCounter.count(cover, Givens.taking(0, 4), 100)).hasValue(1);
        assertThat(ReferenceCounter.count(cover, Givens.taking(1), 100)).hasValue(0);
        assertThat(ReferenceCounter.count(cover, Givens.taking(1, 3), 100)).hasValue(0);
    }

    @Test
    void countsColorsThatAgree() {
        Cover<String> cover = Cover.of(c -> {
            Items p = c.primary("p", 2);
            Item s = c.secondary("s");
            c.option("0 red", p.at(0), s.colored(0));
            c.option("0 blue", p.at(0), s.colored(1));
            c.option("0 alone", p.at(0), s);
            c.option("1 red", p.at(1), s.colored(0));
            c.option("1 alone", p.at(1), s);
            c.option("1 without", p.at(1));
        });
        assertThat(ReferenceCounter.count(cover, 100)).hasValue(4); // red red, and each with the last
    }

    @Test
    void countsWhatTryingEverySubsetCounts() {
        for (int seed = 0; seed < 300; seed++) {
            Cover<Integer> cover = random(seed);
            assertThat(ReferenceCounter.count(cover, Long.MAX_VALUE))
                    .as("seed %d", seed)
                    .hasValue(subsets(cover));
        }
    }

    @Test
    void givesUpWhereTheTreeIsTooLarge() {
        Cover<Integer> cover = Cover.of(c -> {
            Items items = c.primary("item", 10);
            for (int k = 0; k < 40; k++) {
                c.option(k, items.at(k / 4));
            }
        });
        assertThat(ReferenceCounter.count(cover, 1000)).isEmpty();
        assertThat(ReferenceCounter.count(cover, Givens.taking(0, 4, 8, 12, 16, 20, 24), 1000))
                .hasValue(64);
    }

    @Test
    void refusesMultiplicities() {
        Cover<Integer> cover = Cover.of(c -> c.primary("item", 1).times(0, 2));
        assertThatThrownBy(() -> ReferenceCounter.count(cover, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Cover<Integer> random(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return Cover.of(c -> {
            Items primary = c.primary("p", 1 + random.nextInt(5));
            Items secondary = c.secondary("s", random.nextInt(3));
            int options = random.nextInt(11);
            for (int k = 0; k < options; k++) {
                int sure = random.nextInt(primary.size());
                List<Item> held = new ArrayList<>(List.of(primary.at(sure)));
                for (int i = 0; i < primary.size(); i++) {
                    if (i != sure && random.nextInt(4) == 0) {
                        held.add(primary.at(i));
                    }
                }
                for (int i = 0; i < secondary.size(); i++) {
                    if (random.nextInt(3) == 0) {
                        held.add(secondary.at(i));
                    }
                }
                c.option(k, held.toArray(Item[]::new));
            }
        });
    }

    /** By the definition: subsets that pass {@link SolutionCheck}. */
    private static long subsets(Cover<?> cover) {
        long solutions = 0;
        for (int subset = 0; subset < 1 << cover.optionCount(); subset++) {
            int chosen = subset;
            int[] options = IntStream.range(0, cover.optionCount())
                    .filter(k -> (chosen >> k & 1) == 1)
                    .toArray();
            try {
                SolutionCheck.check(cover, Givens.NONE, options);
                solutions++;
            } catch (AssertionError e) {
                // not a solution
            }
        }
        return solutions;
    }
}
