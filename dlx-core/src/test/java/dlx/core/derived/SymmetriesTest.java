package dlx.core.derived;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.core.Solver;
import dlx.core.search.Outcome;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SymmetriesTest {

    private record Queen(int row, int column) {}

    private static final List<UnaryOperator<Queen>> BOARD = List.of(
            q -> new Queen(q.column, 7 - q.row),
            q -> new Queen(7 - q.row, 7 - q.column),
            q -> new Queen(7 - q.column, q.row),
            q -> new Queen(7 - q.row, q.column),
            q -> new Queen(q.row, 7 - q.column),
            q -> new Queen(q.column, q.row),
            q -> new Queen(7 - q.column, 7 - q.row));

    private static Cover<Queen> queens() {
        return Cover.of(Queen.class, c -> {
            Items rows = c.items("row", 8);
            Items columns = c.items("column", 8);
            Items falling = c.items("falling", 15).secondary();
            Items rising = c.items("rising", 15).secondary();
            for (int k = 0; k < 64; k++) {
                int row = k / 8;
                int column = k % 8;
                c.option(
                        new Queen(row, column),
                        rows.at(row),
                        columns.at(column),
                        falling.at(row - column + 7),
                        rising.at(row + column));
            }
        });
    }

    /** Compares with OEIS A002562. */
    @Test
    void eightQueensStandInTwelveWays() {
        Solver<Queen> solver = Solver.builder(queens()).symmetries(BOARD).build();
        assertThat(solver.count().solutions()).hasToString("12");
        assertThat(solver.toBuilder().solutionLimit(5).build().iterator().stream())
                .hasSize(5);
        assertThat(solver.solve().options()).isPresent();
    }

    @Test
    void everySolutionIsTheImageOfExactlyOneThatIsGiven() {
        Solver<Queen> solver = Solver.of(queens());
        Set<Set<Queen>> seen = new HashSet<>();
        solver.toBuilder().symmetries(BOARD).build().iterator().stream().forEach(solution -> {
            Set<Set<Queen>> orbit = new HashSet<>();
            Stream.concat(Stream.of(UnaryOperator.<Queen>identity()), BOARD.stream())
                    .forEach(map ->
                            orbit.add(new HashSet<>(solution.stream().map(map).toList())));
            orbit.forEach(image -> assertThat(seen.add(image)).isTrue());
        });
        assertThat(seen)
                .hasSize(92)
                .isEqualTo(new HashSet<>(
                        solver.iterator().stream().map(HashSet::new).toList()));
    }

    @Test
    void symmetriesThatMoveThePinsAreLeftOut() {
        Solver<Queen> corner =
                Solver.builder(queens()).given(List.of(new Queen(0, 0))).build();
        assertThat(corner.count().solutions()).hasToString("4");
        assertThat(corner.toBuilder().symmetries(BOARD).build().count().solutions())
                .as("the diagonal through the corner keeps it")
                .hasToString("2");
        assertThat(Solver.builder(queens())
                        .symmetries(BOARD)
                        .given(List.of(new Queen(0, 0)))
                        .build()
                        .count()
                        .solutions())
                .as("in whatever order it is said")
                .hasToString("2");
    }

    @Test
    void mapsThatAreNoSymmetriesAreRefused() {
        Solver<Queen> away = Solver.builder(queens())
                .symmetries(List.of(q -> new Queen(q.row + 1, q.column)))
                .build();
        Solver<Queen> folded = Solver.builder(queens())
                .symmetries(List.of(q -> new Queen(0, q.column)))
                .build();
        assertThatThrownBy(away::count)
                .isInstanceOf(ModelException.class)
                .hasMessage("the value Queen[row=8, column=0] is not an option of the cover");
        assertThatThrownBy(folded::count)
                .isInstanceOf(ModelException.class)
                .hasMessage("a symmetry maps two options to one; expected a map of options one to one");
    }

    @Test
    void withoutSolutionsThereIsNothingToTellApart() {
        Solver<Queen> none = Solver.builder(queens())
                .given(List.of(new Queen(0, 0), new Queen(1, 1)))
                .build();
        assertThat(none.toBuilder().symmetries(BOARD).build().solve().report().outcome())
                .isEqualTo(Outcome.NO_SOLUTION);
    }
}
