package dlx.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.Solver;
import dlx.core.Steps;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests strategies that return an item that cannot be chosen. */
class OwnStrategyTest {

    /** Returns three rooks: items 0 to 5 are rows and columns, item 6 is secondary. */
    private static Cover<Integer> rooks() {
        return Cover.of(Integer.class, c -> {
            Items rows = c.items("row", 3);
            Items columns = c.items("column", 3);
            Items corner = c.items("corner", 1).secondary();
            for (int k = 0; k < 9; k++) {
                if (k == 0) {
                    c.option(k, rows.at(0), columns.at(0), corner.at(0));
                } else {
                    c.option(k, rows.at(k / 3), columns.at(k % 3));
                }
            }
        });
    }

    /** A strategy that chooses the leftmost item, and at some node another item. */
    private record Stubborn(int fromTaken, int item) implements Strategy {

        @Override
        public Chooser chooser() {
            return open -> open.takenCount() >= fromTaken ? item : open.first();
        }

        @Override
        public String toString() {
            return "stubborn";
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1 | 0           | the item "row 0", which is not open
            1 | 3           | the item "column 0", which is not open
            0 | 6           | the item "corner 0", which is not open
            0 | 1           | the item "row 1", which is not open
            0 | -1          | item number -1, which does not exist
            1 | 7           | item number 7, which does not exist
            0 | 2147483647  | item number 2147483647, which does not exist
            0 | -2147483648 | item number -2147483648, which does not exist
            """)
    void theMessageNamesItemAndStrategy(int fromTaken, int item, String what) {
        Solver<Integer> solver =
                Solver.builder(rooks()).given(Givens.NONE.relaxed(1)).build(); // row 1 need not be covered
        String message = "the strategy stubborn chose " + what + "; expected one of the open items that it was shown";
        Solver<Integer> stubborn =
                solver.toBuilder().strategy(new Stubborn(fromTaken, item)).build();

        assertThatThrownBy(stubborn::count)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(message);
        Steps steps = stubborn.steps();
        assertThatThrownBy(() -> {
                    while (steps.next().isPresent()) {
                        // continues to the wrong choice
                    }
                })
                .hasMessage(message);
        assertThat(steps.next()).as("the steps have ended").isEmpty();
        assertThat(steps.report().stopped()).isEqualTo(StopReason.VISITOR);

        assertThat(solver.toBuilder().strategy(Strategy.FIRST).build().count().solutions())
                .as("another search over what was compiled")
                .isEqualTo(solver.count().solutions());
    }

    @Test
    void theMessageIsTheSameForWhatRemainsAndOnTheWayDownAPath() {
        Solver<Integer> stubborn =
                Solver.builder(rooks()).strategy(new Stubborn(1, 0)).build();
        String message = "the strategy stubborn chose the item \"row 0\", which is not open; expected one of the open"
                + " items that it was shown";
        Steps steps = stubborn.steps();
        for (int k = 0; k < 3; k++) {
            steps.next(); // to the node below the first option
        }
        assertThatThrownBy(steps::remaining)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(message);
        assertThatThrownBy(
                        () -> stubborn.toBuilder().start(List.of(0, 4)).build().count())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(message);
        assertThatThrownBy(
                        () -> stubborn.toBuilder().start(List.of(0, 4)).build().steps())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(message);
    }

    @Test
    void aStrategyIsShownTheOpenItemsFromLeftToRight() {
        Strategy rightmost = () -> open -> {
            int last = open.first();
            for (int i = last; i != OpenItems.NONE; i = open.next(i)) {
                assertThat(i).isGreaterThanOrEqualTo(last);
                last = i;
            }
            return last;
        };
        List<List<Integer>> found = Solver.builder(rooks()).strategy(rightmost).build().iterator().stream()
                .toList();
        assertThat(found).hasSize(6).doesNotHaveDuplicates();
        assertThat(found.get(0)).as("column 2 is branched on first").contains(2);
    }
}
