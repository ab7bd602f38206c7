package dlx.core.engine.sweep.layers;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import dlx.core.engine.sweep.SweepPlan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ItemOrdersTest {

    private static List<ItemOrder> orders(PlainCover cover) {
        Problem problem = Sweeps.problem(cover);
        return ItemOrders.of(problem, CoOccurrence.of(problem, StopCheck.NEVER), StopCheck.NEVER);
    }

    private static List<String> texts(List<ItemOrder> orders) {
        return orders.stream()
                .map(order -> order.name() + Arrays.toString(order.items()))
                .toList();
    }

    @ParameterizedTest
    @EnumSource(
            names = {"TINY", "TINY_COLORED", "ONE_WORD", "MANY_WORDS", "SECONDARY", "BOARDS", "INFEASIBLE", "PARTS"})
    void eachHasEveryPrimaryItemOnceAndIsTheSameEachTime(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(family == Family.TINY ? 500 : 30); seed++) {
            List<ItemOrder> orders = orders(family.cover(seed));
            int[] primaries = CoOccurrence.primaries(Sweeps.problem(family.cover(seed)));
            assertThat(orders.get(0).name()).isEqualTo("file");
            assertThat(orders.get(0).items()).containsExactly(primaries);
            for (ItemOrder order : orders) {
                assertThat(IntStream.of(order.items()).sorted().toArray())
                        .as("%s, seed %d, %s", family, seed, order.name())
                        .containsExactly(primaries);
                assertThat(order.name()).isIn("file", "breadth", "greedy", "frontier");
            }
            assertThat(orders.stream().map(order -> Arrays.toString(order.items())))
                    .doesNotHaveDuplicates();
            assertThat(texts(orders(family.cover(seed))))
                    .as("%s, seed %d: of an equal cover", family, seed)
                    .isEqualTo(texts(orders));
        }
    }

    @Test
    void aCoverThatIsTooLargeIsSweptAsItIs() {
        assertThat(orders(Sweeps.coins(1 << 11))).hasSizeGreaterThan(1);
        PlainCover large = Sweeps.coins((1 << 11) + 1);
        assertThat(texts(orders(large)))
                .containsExactly("file"
                        + Arrays.toString(IntStream.range(0, (1 << 11) + 1).toArray()));
        assertThat(SweepPlan.of(Sweeps.problem(large), StopCheck.NEVER)
                        .orElseThrow()
                        .order())
                .isEqualTo("file");
    }

    /** Tests that some order follows the short side of a board, for turned boards and any names of items. */
    @ParameterizedTest
    @CsvSource({"3, 60, 4", "60, 3, 4", "8, 20, 9", "20, 8, 9", "12, 12, 13"})
    void aFrontGoesAlongTheShortSideOfABoard(int rows, int columns, int widest) {
        PlainCover board = Sweeps.dominoes(rows, columns);
        for (PlainCover cover : List.of(board, Sweeps.shuffled(board, 1))) {
            assertThat(orders(cover).stream()
                            .mapToInt(order -> Sweeps.marks(Sweeps.problem(cover), order.items()).width)
                            .min()
                            .orElseThrow())
                    .isLessThanOrEqualTo(widest);
        }
    }

    /** Tests items that are in most options, such as pieces: they follow all cells in the orders made. */
    @Test
    void globalItemsComeLast() {
        PlainCover board = Sweeps.dominoes(6, 6);
        List<PlainCover.Option> options = new ArrayList<>();
        for (PlainCover.Option option : board.options()) {
            for (int piece = 0; piece < 4; piece++) {
                List<Integer> held = new ArrayList<>(option.items());
                held.add(36 + piece);
                options.add(new PlainCover.Option(held, 0));
            }
        }
        PlainCover pieces = Sweeps.shuffled(Sweeps.cover(40, 0, options), 3);
        CoOccurrence meetings = Sweeps.meetings(Sweeps.problem(pieces));
        boolean[] global = meetings.global();
        assertThat(IntStream.range(0, 40).filter(i -> global[i]).count()).isEqualTo(4);
        for (ItemOrder order : orders(pieces)) {
            if (!order.name().equals("file")) {
                int[] items = order.items();
                assertThat(IntStream.range(36, 40).allMatch(k -> global[items[k]]))
                        .as(order.name())
                        .isTrue();
            }
        }
    }

    /** Tests that the plan finds the narrow order for turned boards and any names of items. */
    @ParameterizedTest
    @CsvSource({"3, 60", "8, 20", "12, 12"})
    void aPlanIsAboutAsGoodForATurnedAndForAShuffledBoard(int rows, int columns) {
        PlainCover board = Sweeps.dominoes(rows, columns);
        CountingSweep straight = planned(board);
        CountingSweep turned = planned(Sweeps.dominoes(columns, rows));
        CountingSweep shuffled = planned(Sweeps.shuffled(board, 7));
        assertThat(turned.solutions()).isEqualTo(straight.solutions());
        assertThat(shuffled.solutions()).isEqualTo(straight.solutions());
        assertThat(turned.nodes()).isLessThan(2 * straight.nodes());
        assertThat(straight.nodes()).isLessThan(2 * turned.nodes());
        assertThat(shuffled.nodes()).isLessThan(2 * straight.nodes());
    }

    private static CountingSweep planned(PlainCover cover) {
        Optional<SweepPlan> plan = SweepPlan.of(Sweeps.problem(cover), StopCheck.NEVER);
        return Sweeps.swept(plan.orElseThrow().front());
    }
}
