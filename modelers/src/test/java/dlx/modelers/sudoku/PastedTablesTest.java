package dlx.modelers.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.Texts;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Boards in tables of Markdown and in lists of programs, whole ones and such that have lost a row. */
class PastedTablesTest {

    /** The example of the model. */
    private static final List<String> ROWS = new SudokuModel().example().lines().toList();

    private static final String BOARD = String.join("", ROWS);

    private final LoadedModel<SudokuBoard, CellValue> sudoku = LoadedModel.of(new SudokuModel(), "test");

    private final List<String> table = ROWS.stream()
            .map(row -> "| " + String.join(" | ", row.split("")).replace('.', ' ') + " |")
            .toList();

    private final String rule = "|" + "---|".repeat(9) + "\n";

    /** Each row with its filled and its empty cells in some form. */
    private static String rows(String filled, String empty, String between, String around) {
        return ROWS.stream()
                .map(row -> row.chars()
                        .mapToObj(c -> c == '.' ? empty : filled.replace('#', (char) c))
                        .collect(Collectors.joining(between, around, around.strip())))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String lines(List<String> rows) {
        return String.join("\n", rows) + "\n";
    }

    /** Returns the board of each puzzle of a text as a line, or the error. */
    private List<String> answers(String text) {
        return Texts.answers(sudoku, PuzzleText.of(text), PastedTablesTest::line, PuzzleSyntaxException::getMessage);
    }

    private static String line(SudokuBoard board) {
        char[] cells = ".".repeat(81).toCharArray();
        for (CellValue given : board.givens()) {
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

    @Test
    void boldLettersAndCodeAreCells() {
        String blank = "|" + "   |".repeat(9) + "\n" + rule;
        for (String cell : List.of("**#**", "__#__", "`#`")) {
            assertThat(answers(blank + rows(cell, " ", " | ", "| "))).as(cell).containsExactly(BOARD);
            assertThat(answers(blank + rows(cell, "", "|", "|"))).as(cell).containsExactly(BOARD);
            String names = IntStream.range(0, 9)
                    .mapToObj(k -> cell.replace('#', (char) ('A' + k)))
                    .collect(Collectors.joining(" | ", "| | ", " |\n|---"));
            String named = IntStream.range(0, 9)
                    .mapToObj(k -> "| " + cell.replace('#', (char) ('1' + k)) + " " + table.get(k) + "\n")
                    .collect(Collectors.joining());
            assertThat(answers(names + rule + named)).as(cell).containsExactly(BOARD);
        }
        String stars = rows("#", "*", "", "").replaceAll("(?m)^(...)(...)(...)$", "|$1|$2|$3|");
        assertThat(answers(stars)).as("stars are empty cells").containsExactly(BOARD);
    }

    @Test
    void arraysOfPythonAreLists() {
        String list = rows("#", "0", ", ", "[").replace("[\n", "],\n").strip();
        String rows = "[" + list.substring(0, list.length() - 1) + "]]";
        for (String array : List.of("array(", "np.array(", "a = array(", "grid = np.array(")) {
            assertThat(answers(array + rows + ")\n")).as(array).containsExactly(BOARD);
            assertThat(answers(array + rows + ", dtype=int64)\n")).as(array).containsExactly(BOARD);
        }
    }

    @Test
    void blanksOfPagesAreEmptyCells() {
        assertThat(answers(rows("#", "&nbsp;", "|", ""))).containsExactly(BOARD);
        assertThat(answers(rows("#", "&nbsp;", " | ", "| "))).containsExactly(BOARD);
    }

    @Test
    void aBarMayStandAtOneEndOfTheRows() {
        for (String between : List.of("|", " | ")) {
            String rows = rows("#", " ", between, "");
            assertThat(answers(rows.replace("\n", " |\n"))).containsExactly(BOARD);
            assertThat(answers(rows.replaceAll("(?m)^(?=.)", "| "))).containsExactly(BOARD);
            assertThat(answers(rows.replace("\n", " |\n").replaceFirst("[^\n]*\n$", "")))
                    .as("a row less is not a board of the cells that are left")
                    .containsExactly("<text>:8:1: the text ends here; expected row 9 of the 9x9 board");
            assertThat(answers(rows.replace("\n", " |\n")
                            + rows.lines().findFirst().orElseThrow() + " |\n"))
                    .as("a row more is none of the cells and what stands after the bar")
                    .containsExactly("<text>:10:1: this row is one too many for a 9x9 board; expected a blank line or"
                            + " the end");
        }
        assertThat(answers("| 1 | 2 | 3 | 4 |\n".repeat(6)))
                .containsExactly("<text>:6:1: the text ends here; expected row 3 of the 4x4 board");
    }

    @Test
    void blankLinesMayStandBetweenAllRows() {
        String rows = String.join("\n\n", ROWS) + "\n";
        assertThat(answers(rows + "\n" + rows + "\n" + lines(ROWS))).containsExactly(BOARD, BOARD, BOARD);
        assertThat(answers(rows.replace("8...6", "8..@6") + "\n" + rows))
                .containsExactly("<text>:7:4: '@' is not a cell; expected one of 123456789 or '.'", BOARD);
        assertThat(answers(String.join("\n\n", ROWS.subList(0, 8)) + "\n\n" + BOARD + "\n"))
                .containsExactly("<text>:16:1: the board ends here; expected row 9 of the 9x9 board", BOARD);
        assertThat(answers(ROWS.get(0) + "\n\n" + lines(ROWS)))
                .containsExactly("<text>:2:1: the board ends here; expected row 2 of the 9x9 board", BOARD);
    }

    @Test
    void candidatesOfThreeLinesEachAreRefusedOnce() {
        String line = "1.3 .5. .8. ".repeat(3).strip() + "\n";
        for (String form : List.of(line, line.replace(" ", ""), line.replace(" ", " | "))) {
            String band = form.repeat(9);
            for (String between : List.of("", "---------+---------+---------\n", "\n")) {
                assertThat(answers(band + between + band + between + band + "\n" + lines(ROWS)))
                        .as(form)
                        .containsExactly("<text>:1:1: these are candidates; expected one value per cell", BOARD);
            }
        }
    }
}
