package dlx.core.engine.memo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.core.covers.Boards;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.engine.KeyedEngine;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.Search;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.engine.masks.MasksEngine;
import dlx.core.engine.slots.SlotsEngine;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class FrontierOrderTest {

    private static Problem problem(PlainCover cover) {
        return Problem.of(cover.cover().data(), StopCheck.NEVER);
    }

    private static Search counted(KeyedEngine below, PlainCover cover, long mostNodes) {
        Search search = new MemoEngine((problem, stop) -> below)
                .compile(problem(cover), StopCheck.NEVER)
                .start(Requests.of(SearchMode.COUNT, cover.givens()), Requests.nodes(mostNodes));
        assertThat(search.advance()).isFalse();
        return search;
    }

    /** Returns the tilings of 3 x 60. OEIS A001835: a(n) = 4 a(n - 1) - a(n - 2) tilings of 3 x 2 (n - 1). */
    private static BigInteger tilingsOf3x60() {
        BigInteger before = BigInteger.ONE;
        BigInteger last = BigInteger.valueOf(3);
        for (int columns = 4; columns <= 60; columns += 2) {
            BigInteger next = last.multiply(BigInteger.valueOf(4)).subtract(before);
            before = last;
            last = next;
        }
        return last;
    }

    @ParameterizedTest
    @CsvSource({"3, 60", "60, 3"})
    void countsALongBoardWhicheverWayItLies(int rows, int columns) {
        Search search = counted(new SlotsEngine(), Boards.dominoes(rows, columns), 2000);
        assertThat(search.solutions()).isEqualTo(tilingsOf3x60());
    }

    @Test
    void secondaryItemsBesideTheCellsMakeNoBoardWide() {
        PlainCover plain = Boards.dominoes(3, 60);
        int cells = plain.primary().size();
        List<Boolean> primary = new ArrayList<>(plain.primary());
        primary.addAll(Collections.nCopies(cells, false));
        List<PlainCover.Option> options = plain.options().stream()
                .map(option -> IntStream.concat(
                                option.items().stream().mapToInt(i -> i),
                                option.items().stream().mapToInt(i -> i + cells))
                        .boxed()
                        .toList())
                .map(items -> new PlainCover.Option(items, 0))
                .toList();

        Search search = counted(new SlotsEngine(), new PlainCover(primary, options, List.of()), 2000);

        assertThat(search.solutions()).isEqualTo(tilingsOf3x60());
    }

    /** Compares with OEIS A028470, the tilings of 8 x n; without the frontier 8x20 takes 5 001 761 nodes. */
    @ParameterizedTest
    @CsvSource({"8, 20", "20, 8"})
    void countsABroadBoardWhicheverWayItLies(int rows, int columns) {
        Search search = counted(new SlotsEngine(), Boards.dominoes(rows, columns), 8000);
        assertThat(search.solutions()).isEqualTo(3_547_073_578_562_247_994L);
    }

    /** Compares with OEIS A005178, the tilings of 4 x n. */
    @ParameterizedTest
    @CsvSource({"4, 16", "16, 4"})
    void countsAlongMasksToo(int rows, int columns) {
        Search search = counted(new MasksEngine(), Boards.dominoes(rows, columns), 4000);
        assertThat(search.solutions()).isEqualTo(9_475_901);
    }

    @ParameterizedTest
    @EnumSource(Family.class)
    void changesNothingButTheNumbersOfItems(Family family) {
        for (long seed = 0; seed < 10; seed++) {
            Problem before = problem(family.cover(seed));
            Problem after = FrontierOrder.of(before, StopCheck.NEVER);
            assertThat(after.itemNumber).as("%s, seed %d", family, seed).containsExactlyInAnyOrder(before.itemNumber);
            IntStream.range(0, after.items())
                    .forEach(i -> assertThat(after.primary[i]).isEqualTo(before.primary[after.itemNumber[i]]));
            assertThat(optionsByNumbers(after)).as("%s, seed %d", family, seed).isEqualTo(optionsByNumbers(before));
        }
    }

    private static List<List<Integer>> optionsByNumbers(Problem problem) {
        return IntStream.range(0, problem.options())
                .mapToObj(k -> Arrays.stream(problem.item, problem.start[k], problem.start[k + 1])
                        .mapToObj(i -> problem.itemNumber[i])
                        .toList())
                .toList();
    }

    @Test
    void anOrderThatIsNarrowestStays() {
        Problem row = problem(Boards.dominoes(1, 40));
        assertThat(FrontierOrder.of(row, StopCheck.NEVER)).isSameAs(row);
    }

    /**
     * Tests a cover without an order of narrow frontier, for which the memo finds more with the items in their own
     * order.
     */
    @Test
    void theOrderOfALatinSquareStays() {
        List<PlainCover.Option> options = new ArrayList<>();
        for (int k = 0; k < 125; k++) {
            int row = k / 25;
            int column = k / 5 % 5;
            int digit = k % 5;
            options.add(
                    new PlainCover.Option(List.of(5 * row + column, 25 + 5 * row + digit, 50 + 5 * column + digit), 0));
        }
        Problem square = problem(new PlainCover(Collections.nCopies(75, true), options, List.of()));
        assertThat(FrontierOrder.of(square, StopCheck.NEVER)).isSameAs(square);
    }

    @Test
    void relaxedItemsAreFoundAtTheirNewPlaces() {
        PlainCover plain = Boards.dominoes(4, 13);
        PlainCover holed = plain.restricted(List.of(), List.of(0, 17, 30, 51));
        assertThat(FrontierOrder.of(problem(plain), StopCheck.NEVER).itemNumber)
                .as("the items move")
                .isNotEqualTo(problem(plain).itemNumber);
        Search expected = new SlotsEngine()
                .compile(problem(holed), StopCheck.NEVER)
                .start(Requests.of(SearchMode.ALL, holed.givens()), Requests.free());
        while (expected.advance()) {
            // it counts
        }
        assertThat(counted(new SlotsEngine(), holed, Long.MAX_VALUE).solutions())
                .isEqualTo(expected.solutions());
        assertThat(expected.solutions()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10})
    void whatALimitThrowsStopsIt(int after) {
        AtomicInteger asked = new AtomicInteger();
        SearchStopped stopped = new SearchStopped(StopReason.TIME);
        assertThatThrownBy(() -> FrontierOrder.of(problem(Boards.dominoes(10, 30)), () -> {
                    if (asked.incrementAndGet() == after) {
                        throw stopped;
                    }
                }))
                .isSameAs(stopped);
        assertThat(asked).hasValue(after);
    }

    /** Tests a broad board with many pieces for each cell: the orders from all starts exceed the limit of work. */
    @Test
    void givesUpWhereOrdersCostTooMuch() {
        int rows = 20;
        int columns = 300;
        List<PlainCover.Option> options = new ArrayList<>();
        for (PlainCover.Option domino : Boards.dominoes(rows, columns).options()) {
            for (int twin = 0; twin < 8; twin++) {
                options.add(domino);
            }
        }
        Problem broad = problem(new PlainCover(Collections.nCopies(rows * columns, true), options, List.of()));
        AtomicInteger asked = new AtomicInteger();
        FrontierOrder.of(broad, asked::incrementAndGet);
        assertThat(asked.get()).as("how often the limits were looked at").isBetween(2, (int)
                (4 * FrontierOrder.MOST_STEPS / PacedStopCheck.STRIDE));
    }
}
