package dlx.modelers.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.LoadedModel;
import dlx.modelers.grid.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Boards in tables of Markdown and in lists of programs, whole ones and such that have lost a row. */
class PastedTablesTest {

    /** The example of the model. */
    private static final List<String> ROWS = new SudokuModel().example().lines().toList();

    private static final String BOARD = String.join("", ROWS);

    private final LoadedModel<Board, Placement> sudoku = LoadedModel.of(new SudokuModel(), "test");

    private final List<String> table = ROWS.stream()
            .map(row -> "| " + String.join(" | ", row.split("")).replace('.', ' ') + " |")
            .toList();

    private final String rule = "|" + "---|".repeat(9) + "\n";

    private static String lines(List<String> rows) {
        return String.join("\n", rows) + "\n";
    }

    /** The board of each puzzle of a text, as a line, or what is wrong with it. */
    private List<String> answers(String text) {
        PuzzleText lines = PuzzleText.of(text);
        List<String> answers = new ArrayList<>();
        boolean more = true;
        while (more) {
            try {
                Optional<Board> board = sudoku.next(lines);
                more = board.isPresent();
                board.map(PastedTablesTest::line).ifPresent(answers::add);
            } catch (PuzzleSyntaxException e) {
                answers.add(e.getMessage());
                more = sudoku.resume(lines);
            }
        }
        return answers;
    }

    private static String line(Board board) {
        char[] cells = ".".repeat(81).toCharArray();
        for (Placement given : board.givens()) {
            cells[9 * given.row() + given.column() - 10] = (char) ('0' + given.value());
        }
        return new String(cells);
    }

    @Test
    void theHeadOfATableIsNoRowWhereOneIsMissing() {
        for (String head :
                List.of("|" + "   |".repeat(9), "||||||||||", "|1|2|3|4|5|6|7|8|9|", "|A|B|C|D|E|F|G|H|I|")) {
            for (String line : List.of(rule, rule.replace("---", "-"), rule.replace("-|-", "-+-"))) {
                String above = head + "\n" + line;
                assertThat(answers(above + lines(table.subList(0, 8))))
                        .as(above)
                        .containsExactly("<text>:10:1: the text ends here; expected row 9 of the 9x9 board");
                assertThat(answers("Grid 7\n" + above + lines(table.subList(0, 8))))
                        .as(above)
                        .containsExactly("<text>:11:1: the text ends here; expected row 9 of the 9x9 board");
                assertThat(answers(above + lines(table) + table.get(0) + "\n"))
                        .as(above)
                        .containsExactly("<text>:12:1: this row is one too many for a 9x9 board; expected a blank line"
                                + " or the end");
                assertThat(answers(above + lines(table))).as(above).containsExactly(BOARD);
            }
        }
        assertThat(answers(table.get(0) + "\n" + rule + lines(table.subList(1, 9))))
                .as("the first row as the head")
                .containsExactly(BOARD);
    }
}
