package dlx.core.statistics;

import static dlx.core.covers.KnownCovers.queens;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.Solver;
import dlx.core.covers.Family;
import dlx.core.covers.RandomCovers;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.statistics.Census.Bounds;
import dlx.core.statistics.Census.Critical;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CensusTest {

    @Test
    void tellsWhatIsLeftBehindWhatIsGiven() {
        Cover<String> cover = cover(4, "01", "23", "2", "3", "0", "1");

        Census whole = of(cover);
        Census pinned = Census.of(cover, Givens.of(cover.numberOf("01")));

        assertThat(whole.openItems()).isEqualTo(4);
        assertThat(whole.openOptions()).isEqualTo(6);
        assertThat(pinned.pins()).isEqualTo(1);
        assertThat(pinned.openItems()).isEqualTo(2);
        assertThat(pinned.openOptions()).isEqualTo(3);
        assertThat(pinned.fewest()).containsExactly(new Critical("it 2", 2, 1), new Critical("it 3", 2, 1));
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
            Cover<Integer> cover = Family.TINY.cover(seed).cover();
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

        assertThat(census.tree()).isEqualTo(1 + 2 + 4 + 12);
        assertThat(census.treeNodes()).isEqualTo(Estimate.exactly(19));
        assertThat(census.solutions()).isEqualTo(Estimate.exactly(12));
        assertThat(Solver.builder(cover(3, "0", "0", "1", "1", "2", "2", "2"))
                        .engine("links")
                        .build()
                        .count()
                        .nodes())
                .isEqualTo(19);
    }

    @Test
    void theEstimateIsNearTheTruthAndAlwaysTheSame() {
        Cover<Integer> queens = queens(8);
        long nodes = Solver.builder(queens).engine("links").build().count().nodes();

        double estimate = of(queens).tree();

        assertThat(estimate)
                .isBetween(nodes * 0.8, nodes * 1.25)
                .isEqualTo(of(queens).tree());
    }

    @Test
    void looksAtTheEmptyCoverToo() {
        Census census = of(Cover.of(String.class, c -> {}));

        assertThat(census.density()).isZero();
        assertThat(census.fewest()).isEmpty();
        assertThat(census.components()).isZero();
        assertThat(census.tree()).isEqualTo(1);
        assertThat(census.treeNodes()).isEqualTo(Estimate.exactly(1));
        assertThat(census.solutions())
                .isEqualTo(Estimate.exactly(Solver.of(Cover.of(String.class, c -> {}))
                        .count()
                        .solutions()
                        .longValueExact()));
    }

    @Test
    void aCoverWithoutHopeHasARootAndNoSolution() {
        Census unneeded = of(cover(3, "0", "1"));
        Cover<String> clashing = cover(3, "01", "12", "0", "2");
        Census clash = Census.of(clashing, Givens.of(0, 1));

        for (Census census : List.of(unneeded, clash)) {
            assertThat(census.treeNodes()).isEqualTo(Estimate.exactly(1));
            assertThat(census.solutions()).isEqualTo(Estimate.exactly(0));
        }
        assertThat(Solver.builder(clashing)
                        .given(Givens.of(0, 1))
                        .build()
                        .count()
                        .solutions())
                .isZero();
    }

    @Test
    void theSameSeedGivesTheSameEstimates() {
        Cover<Integer> queens = queens(8);

        Census one = Census.of(queens, Givens.NONE, 100, 1);

        assertThat(Census.of(queens(8), Givens.NONE, 100, 1)).isEqualTo(one);
        assertThat(Census.of(queens, Givens.NONE, 100, 2).solutions()).isNotEqualTo(one.solutions());
        assertThat(one.probes()).isEqualTo(100);
        assertThat(one.seed()).isEqualTo(1);
        assertThat(Census.of(queens, Givens.NONE))
                .isEqualTo(Census.of(queens, Givens.NONE, Census.PROBES, Census.SEED));
    }

    @Test
    void theRangesHoldTheTruthForNearlyAllSeeds() {
        holdTheTruth(queens(8), Givens.NONE);
        holdTheTruth(langford(8), Givens.NONE);
        holdTheTruth(
                sudoku(),
                sudokuGivens("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."));
    }

    private static void holdTheTruth(Cover<?> cover, Givens givens) {
        SearchReport truth =
                Solver.builder(cover).given(givens).engine("links").build().count();
        int seeds = Tier.of(40, 100);
        int nodes = 0;
        int solutions = 0;
        double widths = 0;
        for (long seed = 0; seed < seeds; seed++) {
            TreeEstimate estimate = TreeEstimate.of(cover.data(), givens, 300, seed);
            nodes += holds(estimate.nodes(), truth.nodes());
            widths += (estimate.nodes().high() - estimate.nodes().low()) / truth.nodes();
            solutions += holds(estimate.solutions(), truth.solutions().longValueExact());
        }
        assertThat(nodes).as("ranges that hold %d nodes", truth.nodes()).isBetween(seeds * 85 / 100, seeds);
        assertThat(widths / seeds).as("a range that says something").isLessThan(1);
        assertThat(solutions)
                .as("ranges that hold %s solutions", truth.solutions())
                .isBetween(seeds * 85 / 100, seeds);
    }

    private static int holds(Estimate estimate, long truth) {
        assertThat(estimate.low()).isLessThanOrEqualTo(estimate.value());
        assertThat(estimate.value()).isLessThanOrEqualTo(estimate.high());
        return estimate.low() <= truth && truth <= estimate.high() ? 1 : 0;
    }

    @Test
    void moreWalksMakeTheRangesNarrower() {
        Estimate few = Census.of(queens(10), Givens.NONE, 100, 5).treeNodes();
        Estimate many = Census.of(queens(10), Givens.NONE, 10_000, 5).treeNodes();

        assertThat((many.high() - many.low()) / many.value()).isLessThan((few.high() - few.low()) / few.value() / 5);
    }

    @Test
    void aLargeCoverGetsFewerWalks() {
        int items = 3000;
        int copies = 20;
        Cover<Integer> large = Cover.of(Integer.class, c -> {
            Items group = c.items("it", items);
            for (int k = 0; k < copies * items; k++) {
                c.option(k, group.at(k / copies));
            }
        });

        TreeEstimate estimate = TreeEstimate.of(large.data(), Givens.NONE, 1000, 1);

        assertThat(estimate.probes()).isBetween(1, 900);
        assertThat(estimate.nodes().value()).isInfinite();
        assertThat(estimate.nodes().low()).isGreaterThanOrEqualTo(1 + copies * items);
        assertThat(estimate.solutions().low()).isGreaterThanOrEqualTo(1);
    }

    @Test
    void refusesNumbersOfWalksThatAreNone() {
        Cover<Integer> queens = queens(4);

        for (int probes : new int[] {0, -1, Census.MOST_PROBES + 1}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Census.of(queens, Givens.NONE, probes, 1))
                    .withMessage("probes: " + probes + "; expected 1 to 1000000");
        }
    }

    @Test
    void namesColorsAndBounds() {
        Cover<String> cover = shades();

        Census census = of(cover);

        assertThat(census.colors()).isEqualTo(2);
        assertThat(census.colorNames()).containsExactly("red", "blue");
        assertThat(census.bounded()).isEqualTo(1);
        assertThat(census.bounds()).containsExactly(new Bounds("it 0", 2, 3));
        assertThat(census.fewest()).containsExactly(new Critical("other", 1, 1), new Critical("it 0", 3, 2));
        assertThat(Census.of(cover, Givens.of(cover.numberOf("red too"))).openOptions())
                .as("blue goes, and the option taken")
                .isEqualTo(2);
    }

    @Test
    void anOptionIsDeadThatLeavesAnItemFewerOptionsThanItNeeds() {
        Cover<String> cover = shades();

        assertThat(of(cover).dead()).as("blue leaves no red to other").hasValue(1);
    }

    @Test
    void anItemOfOneColorJoinsNothing() {
        assertThat(of(shared("red", "red")).components()).isEqualTo(2);
        assertThat(of(shared("red", "blue")).components()).isEqualTo(1);
    }

    @Test
    void anItemThatHoldsAllItsOptionsJoinsNothing() {
        assertThat(of(spare(0, 2)).components()).isEqualTo(2);
        assertThat(of(spare(0, 1)).components()).isEqualTo(1);
        assertThat(of(spare(1, 2)).components()).isEqualTo(1);
    }

    @Test
    void anOptionThatNothingAsksForIsAPartByItself() {
        Cover<Integer> free = Cover.of(Integer.class, c -> {
            Item it = c.items("it", 1).times(0, 3).at(0);
            for (int k = 0; k < 3; k++) {
                c.option(k, it);
            }
        });

        assertThat(of(free).components()).isEqualTo(3);
        assertThat(of(free).tree()).isBetween(11.0, 13.0);
        assertThat(Solver.builder(free).engine("links").build().count().nodes()).isEqualTo(12);
    }

    @Test
    void theEstimateIsNearTheTruthWithColorsAndMultiplicities() {
        double estimates = 0;
        long nodes = 0;
        for (long seed = 0; seed < RandomCovers.amount(300); seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Cover<Integer> cover = richer(random, seed % 3 > 0);
            Givens givens = seed % 4 > 0 ? Givens.NONE : Givens.NONE.relaxed(0).forbidden(random.nextInt(3));
            long truth = Solver.builder(cover)
                    .given(givens)
                    .engine("links")
                    .build()
                    .count()
                    .nodes();
            double estimate = Census.of(cover, givens).tree();

            assertThat(estimate).as("seed %d", seed).isBetween(truth * 0.85, truth * 1.15);
            estimates += estimate;
            nodes += truth;
        }
        assertThat(estimates).isBetween(nodes * 0.99, nodes * 1.01);
    }

    private static Cover<String> shades() {
        return Cover.of(String.class, c -> {
            Item it = c.items("it", 1).times(2, 3).at(0);
            Item hue = c.item("hue").secondary();
            Item other = c.item("other");
            c.option("red", it, hue.colored("red"));
            c.option("blue", it, hue.colored("blue"));
            c.option("red too", other, hue.colored("red"));
            c.option("none", it);
        });
    }

    /** Returns two items, each with an option, which share a third item in a color. */
    private static Cover<Integer> shared(String color, String other) {
        return Cover.of(Integer.class, c -> {
            Items it = c.items("it", 2);
            Item hue = c.item("hue").secondary();
            c.option(0, it.at(0), hue.colored(color));
            c.option(1, it.at(1), hue.colored(other));
        });
    }

    /** Returns the same cover with a further item that has bounds. */
    private static Cover<Integer> spare(int least, int most) {
        return Cover.of(Integer.class, c -> {
            Items it = c.items("it", 2);
            Item third = c.items("third", 1).times(least, most).at(0);
            c.option(0, it.at(0), third);
            c.option(1, it.at(1), third);
        });
    }

    private static Cover<String> cover(int items, String... options) {
        return Cover.of(String.class, c -> {
            Items group = c.items("it", items);
            for (String option : options) {
                c.option(option, option.chars().mapToObj(i -> group.at(i - '0')).toArray(Item[]::new));
            }
        });
    }

    /**
     * Returns a random cover with colors on half of the secondary items; with multiplicities, two items may be covered
     * more than once.
     */
    private static Cover<Integer> richer(SplittableRandom random, boolean multiplicities) {
        return Cover.of(Integer.class, c -> {
            List<Item> primary = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                Items item = c.items("it " + i, 1);
                if (multiplicities && i < 2) {
                    int least = random.nextInt(3);
                    item.times(least, Math.max(1, least + random.nextInt(3)));
                }
                primary.add(item.at(0));
            }
            Items secondary = c.items("perhaps", 2).secondary();
            for (int k = 0; k < 10; k++) {
                int first = random.nextInt(4);
                List<Item> held = new ArrayList<>(List.of(primary.get(first)));
                if (random.nextBoolean()) {
                    held.add(primary.get((first + 1) % 4));
                }
                if (random.nextBoolean()) {
                    held.add(secondary.at(0).colored(random.nextInt(2)));
                } else if (random.nextInt(4) == 0) {
                    held.add(secondary.at(1));
                }
                c.option(k, held.toArray(Item[]::new));
            }
        });
    }

    /**
     * Returns Langford's pairs: pairs of numbers from 1 to n over 2n places, each pair as many places apart as its
     * number.
     */
    private static Cover<Integer> langford(int n) {
        return Cover.of(Integer.class, c -> {
            Items numbers = c.items("number", n);
            Items places = c.items("place", 2 * n);
            for (int number = 1; number <= n; number++) {
                for (int place = 0; place + number + 1 < 2 * n; place++) {
                    c.option(
                            100 * number + place,
                            numbers.at(number - 1),
                            places.at(place),
                            places.at(place + number + 1));
                }
            }
        });
    }

    /** Returns the empty board: option 81 row + 9 column + digit - 1. */
    private static Cover<Integer> sudoku() {
        return Cover.of(Integer.class, c -> {
            Items cells = c.items("cell", 81);
            Items rows = c.items("row", 81);
            Items columns = c.items("column", 81);
            Items boxes = c.items("box", 81);
            for (int k = 0; k < 729; k++) {
                int row = k / 81;
                int column = k / 9 % 9;
                int box = row / 3 * 3 + column / 3;
                int digit = k % 9;
                c.option(
                        k,
                        cells.at(k / 9),
                        rows.at(9 * row + digit),
                        columns.at(9 * column + digit),
                        boxes.at(9 * box + digit));
            }
        });
    }

    private static Givens sudokuGivens(String board) {
        return Givens.of(IntStream.range(0, 81)
                .filter(cell -> board.charAt(cell) != '.')
                .map(cell -> 9 * cell + board.charAt(cell) - '1')
                .toArray());
    }

    private static Census of(Cover<?> cover) {
        return Census.of(cover, Givens.NONE);
    }
}
