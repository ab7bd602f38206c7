package dlx.modelers.hitori;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.PuzzleText;
import dlx.core.Uniqueness;
import dlx.core.model.LoadedModel;
import dlx.testkit.ExactCoverModelContract;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HitoriModelTest extends ExactCoverModelContract<Hitori, Shade> {

    private final LoadedModel<Hitori, Shade> boards = LoadedModel.of(new HitoriModel(), "test");

    @Override
    protected HitoriModel model() {
        return new HitoriModel();
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        return Map.of("1 2\n1 ?\n", "<text>:2:3: '?' is not a cell; expected a number, a letter or '.'");
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of("1\n", 2L, "1 1\n", 2L, "1 2\n2 1\n", 5L, ". .\n. .\n", 5L);
    }

    /** Compares with all ways to color small boards. */
    @Test
    void countsAsTryingAllColorings() {
        Random random = new Random(5);
        int unique = 0;
        for (int round = 0; round < 400; round++) {
            int rows = 1 + random.nextInt(4);
            int columns = 1 + random.nextInt(4);
            String text = IntStream.range(0, rows)
                    .mapToObj(row -> random.ints(columns, 0, 5)
                            .mapToObj(number -> number == 0 ? "." : String.valueOf(number))
                            .collect(Collectors.joining(" ")))
                    .collect(Collectors.joining("\n", "", "\n"));
            Hitori board = boards.puzzle(PuzzleText.of(text));
            int expected = (int) IntStream.range(0, 1 << rows * columns)
                    .filter(black -> isRight(board, black))
                    .count();
            assertThat(boards.solver(board).count().solutions()).as(text).isEqualTo(expected);
            Uniqueness.Verdict verdict = boards.solver(board).unique().verdict();
            assertThat(verdict)
                    .as(text)
                    .isEqualTo(List.of(Uniqueness.Verdict.NONE, Uniqueness.Verdict.UNIQUE, Uniqueness.Verdict.MULTIPLE)
                            .get(Math.min(2, expected)));
            unique += expected == 1 ? 1 : 0;
        }
        assertThat(unique).isGreaterThan(10);
    }

    private static boolean isRight(Hitori board, int black) {
        Set<Integer> white = new HashSet<>();
        int columns = board.columns();
        Set<String> seen = new HashSet<>();
        for (int cell = 0; cell < board.numbers().size(); cell++) {
            boolean isBlack = (black >> cell & 1) != 0;
            String number = board.numbers().get(cell);
            if (!isBlack) {
                white.add(cell);
                if (!number.equals(".")
                        && (!seen.add("row " + cell / columns + ": " + number)
                                || !seen.add("column " + cell % columns + ": " + number))) {
                    return false;
                }
            } else if (cell % columns > 0 && (black >> cell - 1 & 1) != 0
                    || cell >= columns && (black >> cell - columns & 1) != 0) {
                return false;
            }
        }
        if (white.isEmpty()) {
            return true;
        }
        Set<Integer> reached = new HashSet<>();
        reach(white.iterator().next(), columns, white, reached);
        return reached.equals(white);
    }

    private static void reach(int cell, int columns, Set<Integer> white, Set<Integer> reached) {
        if (white.contains(cell) && reached.add(cell)) {
            if (cell % columns > 0) {
                reach(cell - 1, columns, white, reached);
            }
            if (cell % columns < columns - 1) {
                reach(cell + 1, columns, white, reached);
            }
            reach(cell - columns, columns, white, reached);
            reach(cell + columns, columns, white, reached);
        }
    }

    @Test
    void drawsBlackCells() {
        Hitori board = boards.puzzle(PuzzleText.of(model().example()));
        assertThat(boards.render(board, boards.solver(board).solve().found().orElseThrow()))
                .contains("#");
    }
}
