package dlx.core.census;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.RandomCovers;
import dlx.core.Solver;
import dlx.core.census.Census.Critical;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CensusTest {

    @Test
    void tellsWhatIsLeftBehindWhatIsGiven() {
        Cover<String> cover = cover(4, "01", "23", "2", "3", "0", "1");

        Census whole = of(cover);
        Census pinned = Census.of(cover, Givens.taking(cover.numberOf("01")));

        assertThat(whole.openItems()).isEqualTo(4);
        assertThat(whole.openOptions()).isEqualTo(6);
        assertThat(pinned.pins()).isEqualTo(1);
        assertThat(pinned.openItems()).isEqualTo(2);
        assertThat(pinned.openOptions()).isEqualTo(3);
        assertThat(pinned.fewest()).containsExactly(new Critical("it 2", 2), new Critical("it 3", 2));
    }

    @Test
    void countsOptionsThatLeaveAnItemWithoutOptions() {
        assertThat(of(cover(3, "01", "12", "2", "0")).dead())
                .as("only 01 covers 1 without taking all options of 2: 12 leaves 0 to 0, 0 leaves 1 to 12")
                .hasValue(0);
        assertThat(of(cover(3, "01", "2", "12")).dead())
                .as("12 takes 01 away, the only option of 0")
                .hasValue(1);
    }

    @Test
    void neverCallsAnOptionOfASolutionDead() {
        for (long seed = 0; seed < RandomCovers.amount(300); seed++) {
            Cover<Integer> cover = random(new SplittableRandom(seed));
            boolean[] useful = new boolean[cover.optionCount()];
            Solver.of(cover).forEach(solution -> {
                solution.forEach(option -> useful[option] = true);
                return dlx.core.search.Visit.CONTINUE;
            });
            int useless = 0;
            for (boolean used : useful) {
                useless += used ? 0 : 1;
            }
            assertThat(of(cover).dead().orElseThrow()).as("seed %d", seed).isLessThanOrEqualTo(useless);
        }
    }

    @Test
    void countsPartsThatHaveNothingToDoWithEachOther() {
        assertThat(of(cover(5, "01", "12", "34")).components()).isEqualTo(2);
        assertThat(of(cover(3, "0", "1")).components()).isEqualTo(3);
    }

    @Test
    void theEstimateIsExactWhereAllWalksAreAlike() {
        Census census = of(cover(3, "0", "0", "1", "1", "2", "2", "2"));

        assertThat(census.tree()).hasValue(1 + 2 + 4 + 12);
        assertThat(Solver.of(cover(3, "0", "0", "1", "1", "2", "2", "2"))
                        .engine("links")
                        .count()
                        .nodes())
                .isEqualTo(19);
    }

    @Test
    void theEstimateIsNearTheTruthAndAlwaysTheSame() {
        Cover<Integer> queens = queens(8);
        long nodes = Solver.of(queens).engine("links").count().nodes();

        double estimate = of(queens).tree().orElseThrow();

        assertThat(estimate)
                .isBetween(nodes * 0.8, nodes * 1.25)
                .isEqualTo(of(queens).tree().orElseThrow());
    }

    @Test
    void looksAtTheEmptyCoverToo() {
        Census census = of(Cover.of(String.class, c -> {}));

        assertThat(census.density()).isZero();
        assertThat(census.fewest()).isEmpty();
        assertThat(census.components()).isZero();
        assertThat(census.tree()).hasValue(1);
    }

    @Test
    void makesNoEstimateForColors() {
        Cover<String> colored = Cover.of(String.class, c -> {
            Item it = c.primary("it");
            Item hue = c.secondary("hue");
            Item other = c.primary("other");
            c.option("red", it, hue.colored(1));
            c.option("blue", it, hue.colored(2));
            c.option("red too", other, hue.colored(1));
        });

        assertThat(of(colored).tree()).isEmpty();
        assertThat(Census.of(colored, Givens.taking(colored.numberOf("red too")))
                        .openOptions())
                .isEqualTo(1);
    }

    private static Cover<String> cover(int items, String... options) {
        return Cover.of(String.class, c -> {
            Items group = c.primary("it", items);
            for (String option : options) {
                c.option(option, option.chars().mapToObj(i -> group.at(i - '0')).toArray(Item[]::new));
            }
        });
    }

    private static Cover<Integer> random(SplittableRandom random) {
        return Cover.of(Integer.class, c -> {
            Items primary = c.primary("it", 2 + random.nextInt(5));
            Items secondary = c.secondary("perhaps", random.nextInt(3));
            int options = 3 + random.nextInt(10);
            for (int k = 0; k < options; k++) {
                int first = random.nextInt(primary.size());
                int second = random.nextInt(primary.size());
                List<Item> held = new ArrayList<>(List.of(primary.at(first)));
                if (second != first) {
                    held.add(primary.at(second));
                }
                if (random.nextBoolean() && secondary.size() > 0) {
                    held.add(secondary.at(random.nextInt(secondary.size())));
                }
                c.option(k, held.toArray(Item[]::new));
            }
        });
    }

    private static Cover<Integer> queens(int n) {
        return Cover.of(Integer.class, c -> {
            Items rows = c.primary("row", n);
            Items columns = c.primary("column", n);
            Items falling = c.secondary("falling", 2 * n);
            Items rising = c.secondary("rising", 2 * n);
            for (int q = 0; q < n * n; q++) {
                int row = q / n;
                int column = q % n;
                c.option(q, rows.at(row), columns.at(column), falling.at(row - column + n), rising.at(row + column));
            }
        });
    }

    private static Census of(Cover<?> cover) {
        return Census.of(cover, Givens.NONE);
    }
}
