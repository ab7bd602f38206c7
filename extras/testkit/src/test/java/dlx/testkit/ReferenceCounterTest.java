package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;

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
        assertThat(ReferenceCounter.count(Cover.<String>of(c -> c.item("alone")), 1))
                .hasValue(0);
    }

    @Test
    void countsKnuthsExample() {
        Cover<Integer> cover = Cover.of(c -> {
            Items items = c.items("item", 7);
            int[][] options = {{2, 4}, {0, 3, 6}, {1, 2, 5}, {0, 3, 5}, {1, 6}, {3, 4, 6}};
            for (int k = 0; k < options.length; k++) {
                c.option(k, Arrays.stream(options[k]).mapToObj(items::at).toArray(Item[]::new));
            }
        });
        assertThat(ReferenceCounter.count(cover, 100)).hasValue(1);
        assertThat(ReferenceCounter.count(cover, Givens.of(0, 4), 100)).hasValue(1);
        assertThat(ReferenceCounter.count(cover, Givens.of(1), 100)).hasValue(0);
        assertThat(ReferenceCounter.count(cover, Givens.of(1, 3), 100)).hasValue(0);
    }

    @Test
    void countsColorsThatAgree() {
        Cover<String> cover = Cover.of(c -> {
            Items p = c.items("p", 2);
            Item s = c.item("s").secondary();
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
                    .hasValue(subsets(cover, Givens.NONE));
        }
    }

    @Test
    void givesUpWhereTheTreeIsTooLarge() {
        Cover<Integer> cover = Cover.of(c -> {
            Items items = c.items("item", 10);
            for (int k = 0; k < 40; k++) {
                c.option(k, items.at(k / 4));
            }
        });
        assertThat(ReferenceCounter.count(cover, 1000)).isEmpty();
        assertThat(ReferenceCounter.count(cover, Givens.of(0, 4, 8, 12, 16, 20, 24), 1000))
                .hasValue(64);
    }

    /** OEIS A001499: 0-1 matrices with two ones in each row and column. */
    @Test
    void countsMultiplicities() {
        long[] published = {1, 6, 90};
        for (int n = 2; n <= 4; n++) {
            int size = n;
            Cover<Integer> cover = Cover.of(c -> {
                Items rows = c.items("row", size).times(2, 2);
                Items columns = c.items("column", size).times(2, 2);
                for (int cell = 0; cell < size * size; cell++) {
                    c.option(cell, rows.at(cell / size), columns.at(cell % size));
                }
            });
            assertThat(ReferenceCounter.count(cover, 10_000)).as("n = %d", n).hasValue(published[n - 2]);
        }
    }

    /** Options whose items are all optional are taken or left independently. */
    @Test
    void countsEverySelectionOfFreeOptions() {
        Cover<Integer> cover = Cover.of(c -> {
            Item may = c.item("may").times(0, 9);
            Item must = c.item("must").times(1, 2);
            Item shared = c.item("shared").secondary();
            c.option(1, may);
            c.option(2, may);
            c.option(3, may, shared.colored(0));
            c.option(4, may, shared.colored(1));
            c.option(5, must);
            c.option(6, must);
        });
        assertThat(ReferenceCounter.count(cover, 10_000)).hasValue(2 * 2 * 3 * 3);
        assertThat(ReferenceCounter.count(cover, Givens.of(0).forbidden(4), 10_000))
                .hasValue(2 * 3);
        assertThat(ReferenceCounter.count(cover, Givens.NONE.relaxed(1), 10_000))
                .as("options of relaxed items alone are not tried")
                .hasValue(2 * 2 * 3);
    }

    @Test
    void countsNothingWhereABoundIsOutOfReach() {
        Cover<Integer> cover = Cover.of(c -> c.option(0, c.item("thrice").times(3, 4)));
        assertThat(ReferenceCounter.count(cover, 10)).hasValue(0);
    }

    @Test
    void keepsToWhatIsGiven() {
        for (int seed = 0; seed < 300; seed++) {
            Cover<Integer> cover = random(seed);
            SplittableRandom random = new SplittableRandom(seed);
            Givens givens = Givens.NONE.relaxed(random.nextInt(2) == 0 ? new int[] {0} : new int[0]);
            if (cover.optionCount() > 2) {
                givens = givens.given(random.nextInt(cover.optionCount()))
                        .forbidden(random.nextInt(cover.optionCount()));
            }
            assertThat(ReferenceCounter.count(cover, givens, Long.MAX_VALUE))
                    .as("seed %d, %s", seed, givens)
                    .hasValue(subsets(cover, givens));
        }
    }

    private static Cover<Integer> random(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return Cover.of(c -> {
            Items primary = c.items("p", 1 + random.nextInt(5));
            boolean multiple = random.nextBoolean();
            for (int i = 0; multiple && i < primary.size(); i++) {
                int least = random.nextInt(3);
                primary.at(i).times(least, Math.max(1, least + random.nextInt(3)));
            }
            boolean colored = random.nextBoolean();
            Items secondary = c.items("s", random.nextInt(3)).secondary();
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
                        int color = random.nextInt(colored ? 3 : 1);
                        held.add(color == 0 ? secondary.at(i) : secondary.at(i).colored(color));
                    }
                }
                c.option(k, held.toArray(Item[]::new));
            }
        });
    }

    /**
     * Counts by definition: the subsets that pass {@link ExactCoverCheck}, without options whose items are all
     * optional.
     */
    private static long subsets(Cover<?> cover, Givens givens) {
        long solutions = 0;
        for (int subset = 0; subset < 1 << cover.optionCount(); subset++) {
            int chosen = subset;
            int[] options = IntStream.range(0, cover.optionCount())
                    .filter(k -> (chosen >> k & 1) == 1)
                    .toArray();
            try {
                ExactCoverCheck.check(cover, givens, options);
                solutions += Arrays.stream(options).allMatch(option -> isAskedFor(cover, givens, option)) ? 1 : 0;
            } catch (AssertionError e) {
                // not a solution
            }
        }
        return solutions;
    }

    private static boolean isAskedFor(Cover<?> cover, Givens givens, int option) {
        return Arrays.stream(givens.givenOptions()).anyMatch(taken -> taken == option)
                || IntStream.range(cover.firstNode(option), cover.firstNode(option + 1))
                        .map(cover::item)
                        .anyMatch(item -> cover.isPrimary(item) && !givens.isRelaxed(item));
    }
}
