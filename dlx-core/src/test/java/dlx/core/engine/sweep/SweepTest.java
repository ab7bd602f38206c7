package dlx.core.engine.sweep;

import static dlx.core.engine.sweep.layers.Sweeps.option;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Solver;
import dlx.core.covers.BruteForce;
import dlx.core.covers.PlainCover;
import dlx.core.engine.Problem;
import dlx.core.engine.sweep.layers.CoOccurrence;
import dlx.core.engine.sweep.layers.CountingSweep;
import dlx.core.engine.sweep.layers.Frontier;
import dlx.core.engine.sweep.layers.FrontierBits;
import dlx.core.engine.sweep.layers.OptionGroups;
import dlx.core.engine.sweep.layers.Sweeps;
import dlx.core.search.SearchReport;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests frontiers and sweeps of covers, each made for one special case. */
class SweepTest {

    private static CountingSweep sweep(PlainCover cover) {
        Problem problem = Sweeps.problem(cover);
        return Sweeps.swept(
                Sweeps.front(problem, false, CoOccurrence.primaries(problem)).orElseThrow());
    }

    @Test
    void aCoverWithoutItemsHasTheEmptySolution() {
        PlainCover nothing = Sweeps.cover(0, 0, List.of());
        assertThat(Sweeps.count(nothing)).isEqualTo(1);
        assertThat(Sweeps.count(Sweeps.cover(0, 3, List.of()))).isEqualTo(1);
        SearchReport report =
                Solver.builder(nothing.cover()).engine("sweep").build().count();
        assertThat(report.solutions()).isEqualTo(1);
        assertThat(report.engine()).isEqualTo("sweep");
    }

    /** Tests options with only secondary items, initially or because items are relaxed: they are never taken. */
    @Test
    void anOptionWithoutPrimaryItemsIsNeverTaken() {
        PlainCover cover = Sweeps.cover(3, 1, List.of(option(0, 3), option(0), option(1, 3), option(1), option(2, 3)))
                .restricted(List.of(), List.of(2));
        Problem left = Sweeps.left(cover).orElseThrow();
        assertThat(Sweeps.groups(left, CoOccurrence.primaries(left)).layerOfOption[4])
                .isEqualTo(OptionGroups.NONE);
        assertThat(Sweeps.swept(Sweeps.front(left, true, 0, 1).orElseThrow()).solutions())
                .isEqualTo(BruteForce.solutions(cover).size())
                .isEqualTo(3);
    }

    /**
     * Tests a path, in which each item is touched by the one before: one bit suffices, and is free exactly when it is
     * needed.
     */
    @Test
    void aBitIsUsedAgainInTheLayerThatFreesIt() {
        for (int n = 2; n < 20; n++) {
            PlainCover path = Sweeps.dominoes(1, n);
            FrontierBits marks =
                    Sweeps.marks(Sweeps.problem(path), IntStream.range(0, n).toArray());
            assertThat(marks.width).isEqualTo(1);
            assertThat(Sweeps.count(path)).as("%d cells", n).isEqualTo(n % 2 == 0 ? 1 : 0);
            PlainCover ladder = Sweeps.dominoes(n, 2);
            assertThat(Sweeps.marks(
                                    Sweeps.problem(ladder),
                                    IntStream.range(0, 2 * n).toArray())
                            .width)
                    .isEqualTo(2);
            assertThat(Sweeps.count(ladder)).as("2 x %d", n).isEqualTo(fibonacci(n));
        }
    }

    private static BigInteger fibonacci(int n) {
        BigInteger last = BigInteger.ONE;
        BigInteger next = BigInteger.ONE;
        for (int k = 0; k < n; k++) {
            BigInteger sum = last.add(next);
            last = next;
            next = sum;
        }
        return last;
    }

    /**
     * Tests item 0, a secondary item that leaves the key after layer 1; its bit means item 5 from the next layer on.
     * The first option sets the bit and jumps from layer 0 to layer 3. Its state there must equal the state of options
     * that do not set the bit.
     */
    @Test
    void aSecondaryItemLeavesTheKeyInALayerThatIsJumpedOver() {
        PlainCover cover = new PlainCover(
                List.of(false, true, true, true, true, true),
                List.of(
                        option(0, 1, 2, 3),
                        option(1),
                        option(2),
                        option(0, 2),
                        option(2, 5),
                        option(3),
                        option(4),
                        option(4, 5),
                        option(5)),
                List.of());
        FrontierBits marks = Sweeps.marks(Sweeps.problem(cover), 1, 2, 3, 4, 5);
        assertThat(marks.bit[marks.start[0]]).as("used again").isEqualTo(marks.bit[marks.start[5]]);
        assertThat(marks.last[marks.start[0]]).isEqualTo(1);
        CountingSweep sweep = sweep(cover);
        assertThat(sweep.solutions())
                .isEqualTo(BruteForce.solutions(cover).size())
                .isEqualTo(7);
        assertThat(sweep.nodes())
                .as("1, 1, 2 for item 5 covered or not, the same 2, and 1 where it is not")
                .isEqualTo(7);
    }

    /**
     * Tests that the number of states equals the number of sets of covered cells, found without bits, although bits are
     * reused.
     */
    @ParameterizedTest
    @CsvSource({"6, 6, 6728", "5, 8, 14824", "8, 5, 14824", "8, 8, 12988816"})
    void aSweepHasOneStatePerSetOfCoveredItems(int rows, int columns, long solutions) {
        PlainCover board = Sweeps.dominoes(rows, columns);
        Problem problem = Sweeps.problem(board);
        for (int[] order : Sweeps.manyOrders(problem, 1).subList(0, 4)) {
            CountingSweep sweep =
                    Sweeps.swept(Sweeps.front(problem, false, order).orElseThrow());
            assertThat(sweep.solutions()).isEqualTo(solutions);
            assertThat(sweep.nodes()).isEqualTo(Sweeps.Tree.of(board, order).states());
        }
    }

    /**
     * Returns a cover with an option of all items: every frontier is as wide as the number of items minus one, in any
     * order.
     */
    private static PlainCover wide(int bits) {
        List<PlainCover.Option> options = new ArrayList<>(Sweeps.coins(bits + 1).options());
        options.add(new PlainCover.Option(IntStream.rangeClosed(0, bits).boxed().toList(), 0));
        return Sweeps.cover(bits + 1, 0, options);
    }

    @ParameterizedTest
    @CsvSource({"62, 1", "63, 1", "64, 2", "65, 2", "126, 2", "127, 2"})
    void aFrontMayBeAsWideAsTwoWordsLessTheSign(int bits, int words) {
        PlainCover cover = wide(bits);
        Problem problem = Sweeps.problem(cover);
        BigInteger expected = BigInteger.TWO.pow(bits + 1).add(BigInteger.ONE);
        for (int[] order : Sweeps.manyOrders(problem, bits)) {
            Frontier front = Sweeps.front(problem, true, order).orElseThrow();
            assertThat(front.words).isEqualTo(words);
            assertThat(front.bits[1]).isEqualTo(bits);
            assertThat(Sweeps.swept(front).solutions()).isEqualTo(expected);
        }
        SearchReport report =
                Solver.builder(cover.cover()).engine("sweep").build().count();
        assertThat(report.engine()).isEqualTo("sweep");
        assertThat(report.order()).contains("file");
        assertThat(report.solutions()).isEqualTo(expected);
    }

    @Test
    void aFrontThatIsTooWideIsLeftToTheMemo() {
        PlainCover cover = wide(128);
        Problem problem = Sweeps.problem(cover);
        assertThat(Sweeps.marks(problem, CoOccurrence.primaries(problem)).width).isEqualTo(128);
        assertThat(SweepPlan.of(problem, () -> {})).isEmpty();
        assertThat(SweepPlan.of(Sweeps.problem(wide(127)), () -> {})).isPresent();
        for (String engine : List.of("sweep", "auto")) {
            SearchReport report =
                    Solver.builder(cover.cover()).engine(engine).build().count();
            assertThat(report.engine()).isEqualTo("memo");
            assertThat(report.order()).isEmpty();
            assertThat(report.solutions()).isEqualTo(BigInteger.TWO.pow(129).add(BigInteger.ONE));
        }
    }

    /** Tests a number of states with every mixture of bits in both words. */
    @ParameterizedTest
    @ValueSource(ints = {60, 63, 64, 100, 126})
    void bitsOfBothWordsAreKeptApart(int coins) {
        BigInteger number =
                new BigInteger(coins + 1, new java.util.Random(coins)).setBit(0).setBit(coins);
        PlainCover cover = Sweeps.having(number);
        Problem problem = Sweeps.problem(cover);
        Frontier front =
                Sweeps.front(problem, false, CoOccurrence.primaries(problem)).orElseThrow();
        assertThat(front.bits[1]).isEqualTo(coins);
        assertThat(Sweeps.swept(front).solutions()).isEqualTo(number);
    }
}
