package dlx.modelers.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.Texts;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests one board in the layouts in which users find and paste it. */
class PastedBoardsTest {

    /** The example of the model: 30 givens. */
    private static final List<String> ROWS = new SudokuModel().example().lines().toList();

    private final LoadedModel<SudokuBoard, CellValue> sudoku = LoadedModel.of(new SudokuModel(), "test");

    private List<SudokuBoard> read(String text) {
        return Texts.all(sudoku, PuzzleText.of(text));
    }

    /** Each row in some form. */
    private static List<String> rows(UnaryOperator<String> form) {
        return ROWS.stream().map(form).toList();
    }

    private static List<String> rows(List<String> rows, UnaryOperator<String> form) {
        return rows.stream().map(form).toList();
    }

    private static String lines(List<String> rows) {
        return String.join("\n", rows) + "\n";
    }

    /** The three parts of a row with something between. */
    private static String parts(String row, String between) {
        return row.substring(0, 3) + between + row.substring(3, 6) + between + row.substring(6);
    }

    /** Rows with a line between bands, and around. */
    private static String framed(List<String> rows, String above, String between, String below) {
        StringBuilder text = new StringBuilder(above);
        for (int row = 0; row < 9; row++) {
            text.append(rows.get(row)).append('\n').append(row == 2 || row == 5 ? between : "");
        }
        return text.append(below).toString();
    }

    private static String spacedWithBars(String row) {
        return parts(row, "|").replaceAll("(.)(?=.)", "$1 ");
    }

    private static String cells(String row) {
        return row.chars()
                .mapToObj(c -> c == '.' ? "" : String.valueOf((char) c))
                .collect(Collectors.joining(","));
    }

    /** Returns the board in all layouts, by the names of the layouts. */
    static Map<String, String> layouts() {
        return Layouts.of("pasted-layouts.txt");
    }

    @TestFactory
    Stream<DynamicTest> everyLayoutIsTheSameBoard() {
        List<CellValue> expected = read(lines(ROWS)).get(0).givens();
        assertThat(expected).hasSize(30);
        return layouts().entrySet().stream()
                .map(layout -> DynamicTest.dynamicTest(layout.getKey(), () -> {
                    List<SudokuBoard> boards = read(layout.getValue());
                    assertThat(boards).as(layout.getValue()).hasSize(1);
                    assertThat(boards.get(0).givens()).as(layout.getValue()).isEqualTo(expected);
                    String written = sudoku.render(
                            boards.get(0),
                            Solution.of(sudoku.solver(boards.get(0))
                                    .solve()
                                    .options()
                                    .orElseThrow()));
                    assertThat(read(written).get(0).givens())
                            .as("the solution, read back")
                            .hasSize(81);
                }));
    }

    @TestFactory
    Stream<DynamicTest> twoBoardsInTheSameLayoutAreTwo() {
        return layouts().entrySet().stream()
                .map(layout -> DynamicTest.dynamicTest(layout.getKey(), () -> {
                    String text = layout.getValue() + "\n" + layout.getValue();
                    assertThat(read(text))
                            .as(text)
                            .hasSize(2)
                            .allMatch(board -> board.givens().size() == 30);
                }));
    }

    // ---- sixteen values

    /** A board of 16x16 as it is written from 0 to F. */
    private static List<String> sixteen(String empty) {
        return IntStream.range(0, 16)
                .mapToObj(row -> IntStream.range(0, 16)
                        .mapToObj(column -> (row * 5 + column * 3) % 4 == 1
                                ? empty
                                : Integer.toHexString((row % 4 * 4 + row / 4 + column) % 16)
                                        .toUpperCase())
                        .collect(Collectors.joining()))
                .toList();
    }

    private static void assertIsFromZero(SudokuBoard board) {
        assertThat(board.givens()).allMatch(given -> {
            int row = given.row() - 1;
            return given.value() == (row % 4 * 4 + row / 4 + given.column() - 1) % 16 + 1;
        });
    }

    @Test
    void sixteenValuesFromZeroAreValuesWhereAnotherMarkIsEmpty() {
        for (String empty : List.of(".", "-", "_", "?")) {
            SudokuBoard board = read(lines(sixteen(empty))).get(0);
            assertThat(board.givens()).hasSize(192);
            assertIsFromZero(board);
            String solution = sudoku.render(
                    board, Solution.of(sudoku.solver(board).solve().options().orElseThrow()));
            assertThat(solution.lines().findFirst()).contains("0123456789ABCDEF");
            SudokuBoard again = read(solution).get(0);
            assertThat(again.givens()).hasSize(256);
            assertIsFromZero(again);
        }
    }

    /** A row has as many words as a row of 4x4 has cells. */
    @Test
    void sixteenValuesMayStandInGroupsOfFour() {
        for (String between : List.of(" ", "  ", " | ")) {
            String text = lines(sixteen("."))
                    .lines()
                    .map(row -> row.replaceAll("(.{4})(?=.)", "$1" + between))
                    .collect(Collectors.joining("\n", "", "\n"));
            assertThat(read(text + "\n" + text)).as(text).hasSize(2).allSatisfy(board -> {
                assertThat(board.givens()).hasSize(192);
                assertIsFromZero(board);
            });
        }
        assertThat(read("001 002 003 004\n".repeat(4)).get(0).givens()).hasSize(16);
    }

    @Test
    void aRowThatLooksLikeASizeIsARow() {
        assertThat(read("34 *2\n1* **\n2* *1\n** 2*\n").get(0).givens()).hasSize(7);
    }

    @Test
    void numbersFromZeroAreReadLikewise() {
        String text = lines(sixteen("."))
                .lines()
                .map(row -> row.chars()
                        .mapToObj(c -> c == '.' ? "." : String.valueOf(Character.digit(c, 16)))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
        assertIsFromZero(read(text).get(0));
    }

    @Test
    void zerosAreEmptyWhereTheGreatestValueOccursOrTheyAreMany() {
        String some = "1".repeat(1) + "0".repeat(15) + "\n";
        String none = "0".repeat(16) + "\n";
        assertThat(read(some + none.repeat(15)).get(0).givens()).hasSize(1);
        assertThat(read(some.replace('1', 'G') + none.repeat(14) + ".".repeat(16) + "\n")
                        .get(0)
                        .givens())
                .hasSize(1);
    }

    @Test
    void zerosThatMayBeEitherAreAQuestion() {
        List<String> rows = new ArrayList<>(sixteen("2"));
        rows.replaceAll(row -> row.replace('0', '3'));
        rows.set(4, "00" + rows.get(4).substring(2));
        assertThatThrownBy(() -> read(lines(rows)))
                .hasMessage("<text>:5:1: '0' may be an empty cell here, or the first of 16 values; expected '.' for an"
                        + " empty cell, which makes that clear");
    }

    // ---- texts that are not boards

    @Test
    void errorsPointIntoTheLineAsItIs() {
        List<String> rows = new ArrayList<>(rows(row -> "| " + spacedWithBars(row) + " |"));
        rows.set(4, rows.get(4).replace('3', '@'));
        String text = framed(rows, "+---+\n", "+---+\n", "+---+\n");
        assertThatThrownBy(() -> read(text))
                .hasMessageStartingWith("<text>:7:15: '@' is not a cell; expected a number from 1 to 9");
        assertThatThrownBy(() -> read(lines(rows(row -> parts(row, "|"))).replaceFirst("\\|", "|5")))
                .hasMessage("<text>:1:13: the row has 10 cells; expected 9");
        assertThatThrownBy(() -> read(lines(rows(PastedBoardsTest::cells)).replaceFirst("\n6,", "\n6,,")))
                .hasMessage("<text>:2:14: the row has 10 cells; expected 9");
    }

    /** The number of words is that of the cells in a row of a smaller board; only the positions show the real size. */
    @Test
    void fewCellsAmongBarsAreARowOfEmptyOnes() {
        String row = "| 4 1 |   2 | 3   |\n";
        String none = "|     |     |     |\n";
        assertThat(read(row + none.repeat(5)))
                .singleElement()
                .satisfies(board -> assertThat(board.givens()).hasSize(4))
                .satisfies(board ->
                        assertThat(board.boxRows() * board.boxColumns()).isEqualTo(6));
        assertThat(read("|   1 | 3 2 |\n| 3   | 4 1 |\n|     |   3 |\n| 1 3 | 2 4 |\n")
                        .get(0)
                        .givens())
                .extracting(CellValue::toString)
                .contains("r3c4=3");
        String ten = "| 1 2   4 5 | 6 7   9 A |\n";
        String others = "|           |           |\n";
        assertThat(read(ten + others.repeat(9)).get(0).boxColumns()).isEqualTo(5);
        assertThat(read("| 1   2 | 3   4 |\n".repeat(4)).get(0).boxRows()).isEqualTo(2);
    }

    @Test
    void blanksAloneAreNoEmptyCells() {
        assertThatThrownBy(() -> read("5 3     7\n6     1 9 5\n"))
                .hasMessage(
                        "<text>:1:10: the row has 3 cells; expected 4, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 30, 36"
                                + " cells, with '.' for an empty one");
    }

    /** Dashes are empty cells or a border, depending on the other rows. */
    @Test
    void boardsPartedByDashesAreTwo() {
        String board = lines(ROWS);
        for (String between : List.of("---------\n", "=========\n", "-----------\n", "\n---------\n")) {
            for (String marked : List.of(board, board.replace('.', '0'))) {
                String text = marked + between + marked;
                assertThat(read(text))
                        .as(text)
                        .hasSize(2)
                        .allMatch(b -> b.givens().size() == 30);
            }
        }
        String empty = "---------\n";
        String dashes = empty + lines(ROWS.subList(1, 9)).replace('.', '-');
        assertThat(read(dashes + dashes))
                .as(dashes)
                .hasSize(2)
                .allMatch(b -> b.givens().size() < 30);
    }

    @Test
    void aBoardInAFrameEndsWithIt() {
        String corners = "+-------+-------+-------+\n";
        List<String> rows = rows(row -> "| " + spacedWithBars(row) + " |");
        String whole = framed(rows, corners, corners, corners);
        String text = whole.replaceFirst("[^\n]*\n([+][^\n]*)\n$", "$1\n") + whole;
        assertThatThrownBy(() -> read(text))
                .hasMessage("<text>:13:1: another border begins here; expected row 9 of the 9x9 board");
    }

    @Test
    void aBandAloneIsNoPartOfTheNextBoard() {
        String text = lines(ROWS.subList(0, 3)) + "\n" + lines(ROWS);
        assertThatThrownBy(() -> read(text))
                .hasMessage(
                        "<text>:8:1: the board has blank lines between its bands; expected one in front of row 7 of the 9x9 board");
    }

    @Test
    void whatStandsAfterABoardDoesNotSpoilIt() {
        byte[] bytes = (lines(ROWS) + "\377\n\n" + lines(ROWS)).getBytes(StandardCharsets.ISO_8859_1);
        PuzzleText text = PuzzleText.of("<text>", new ByteArrayInputStream(bytes), Map.of(), warning -> {});
        assertThat(sudoku.next(text).orElseThrow().givens()).hasSize(30);
        assertThatThrownBy(() -> sudoku.next(text)).hasMessageContaining("is not UTF-8");
        assertThat(sudoku.resume(text)).isTrue();
        assertThat(sudoku.next(text).orElseThrow().givens()).hasSize(30);
    }

    /** Nine letters and digits, as a row has cells. */
    @ParameterizedTest
    @ValueSource(strings = {"Solution:", "puzzle 985", "Board 1234"})
    void aTitleBelowABoardMayHaveAsManyCharactersAsARow(String title) {
        assertThat(read(lines(ROWS) + title + '\n' + lines(ROWS))).hasSize(2);
        assertThat(read((title + '\n' + lines(ROWS)).repeat(40))).hasSize(40);
    }
}
