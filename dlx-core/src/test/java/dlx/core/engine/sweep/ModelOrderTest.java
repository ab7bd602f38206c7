package dlx.core.engine.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.Solver;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import dlx.core.engine.sweep.layers.CoOccurrence;
import dlx.core.engine.sweep.layers.ItemOrder;
import dlx.core.engine.sweep.layers.ItemOrders;
import dlx.core.engine.sweep.layers.RestrictedProblem;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests the model's order ({@link dlx.api.CoverBuilder#sweepOrder}) among the orders of a sweep. */
class ModelOrderTest {

    /**
     * Returns a strip of two rows, numbered row by row, to be tiled with dominoes; its model may state an order by
     * columns.
     */
    private static Cover<String> strip(int columns, boolean named) {
        return Cover.of(c -> {
            c.item("nobody asks for").secondary();
            Items cells = c.items("cell", 2 * columns);
            List<Item> byColumn = new ArrayList<>();
            for (int column = 0; column < columns; column++) {
                byColumn.add(cells.at(column));
                byColumn.add(cells.at(columns + column));
                c.option("standing " + column, cells.at(column), cells.at(columns + column));
                for (int row = 0; row < 2 && column + 1 < columns; row++) {
                    int left = row * columns + column;
                    c.option("lying " + left, cells.at(left), cells.at(left + 1));
                }
            }
            if (named) {
                c.sweepOrder(byColumn);
            }
        });
    }

    private static Problem problem(Cover<?> cover) {
        return Problem.of(cover.data(), StopCheck.NEVER);
    }

    private static List<ItemOrder> orders(Problem problem) {
        return ItemOrders.of(problem, CoOccurrence.of(problem, StopCheck.NEVER), StopCheck.NEVER);
    }

    @Test
    void isTheFirstOfAll() {
        ItemOrder first = orders(problem(strip(3, true))).get(0);
        assertThat(first.name()).isEqualTo(ItemOrders.MODEL);
        assertThat(first.items()).containsExactly(1, 4, 2, 5, 3, 6);
    }

    @Test
    void isThereOnlyIfTheModelNamesOne() {
        assertThat(orders(problem(strip(3, false))))
                .noneMatch(order -> order.name().equals(ItemOrders.MODEL));
    }

    @Test
    void needsNoMeetings() {
        List<ItemOrder> orders = ItemOrders.of(problem(strip(3, true)), Optional.empty(), StopCheck.NEVER);
        assertThat(orders).map(ItemOrder::name).containsExactly(ItemOrders.MODEL);
    }

    @Test
    void hasTheItemsThatAreNotNamedBehind() {
        Problem problem = problem(Cover.<String>of(c -> {
            Items items = c.items("item", 5);
            c.option("all", IntStream.range(0, 5).mapToObj(items::at).toList());
            c.sweepOrder(List.of(items.at(3), items.at(1)));
        }));
        assertThat(orders(problem).get(0).items()).containsExactly(3, 1, 0, 2, 4);
    }

    @Test
    void takesThePlaceOfThatOfTheCover() {
        assertThat(orders(problem(strip(3, true))))
                .noneMatch(order -> order.name().equals(ItemOrders.FILE));
        assertThat(orders(problem(strip(3, false))))
                .anyMatch(order -> order.name().equals(ItemOrders.FILE));
    }

    /** Tests a smaller problem, which renumbers its items: here without the first cell and the secondary item. */
    @Test
    void leavesOutItemsThatAReductionTook() {
        Cover<String> cover = strip(2, true);
        Problem reduced = new Problem(
                cover.data(),
                new Problem.Items(
                        new boolean[] {true, true, true}, new int[] {1, 1, 1}, new int[] {1, 1, 1}, new int[] {4, 3, 2
                        }),
                new Problem.Options(new int[] {0, 2}, new int[] {0, 2}, new int[0], new int[] {3}),
                new int[] {Problem.DEAD, Problem.DEAD, Problem.DEAD, 0},
                new int[0],
                false);
        // cells 2, 3 and 4 of the cover are the items 2, 1 and 0 here; the model names them 3, 2, 4
        assertThat(orders(reduced).get(0).items()).containsExactly(1, 2, 0);
    }

    @Test
    void leavesOutItemsThatGivensTook() {
        Cover<String> cover = strip(3, true);
        Problem problem = problem(cover);
        Givens givens = Givens.NONE.given(0); // the one that stands on column 0: items 1 and 4
        Problem left = RestrictedProblem.of(problem, new Root(problem, givens));
        assertThat(orders(left).get(0).items()).containsExactly(2, 5, 3, 6);
    }

    @Test
    void isInTheReport() {
        SearchReport report =
                Solver.builder(strip(40, true)).engine(SweepEngine.NAME).build().count();
        assertThat(report.solutions()).isEqualTo(165_580_141); // Fibonacci
        assertThat(report.order()).contains(ItemOrders.MODEL);
    }
}
