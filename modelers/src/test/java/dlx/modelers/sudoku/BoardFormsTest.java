package dlx.modelers.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.BoardStyle;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.CellValues;
import dlx.modelers.grid.CellWriter;
import dlx.modelers.grid.Symbols;
import dlx.modelers.grid.Texts;
import dlx.skips.Tier;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The ways to write boards, alone and one after another. */
class BoardFormsTest {

    private static final Set<Symbols> NUMBERS = Set.of(Symbols.NUMBERS, Symbols.NUMBERS_FROM_ZERO);
    private static final Set<Symbols> FROM_ZERO = Set.of(Symbols.FROM_ZERO, Symbols.NUMBERS_FROM_ZERO);

    private final LoadedModel<SudokuBoard, CellValue> sudoku = LoadedModel.of(new SudokuModel(), "test");

    static Stream<Arguments> boxesAndStyles() {
        return IntStream.rangeClosed(2, 6)
                .boxed()
                .flatMap(rows -> IntStream.rangeClosed(2, 6)
                        .boxed()
                        .filter(columns -> Tier.isAll() || isQuick(rows, columns))
                        .flatMap(columns -> styles(rows * columns).map(style -> Arguments.of(rows, columns, style))));
    }

    /** Each number of values up to 10, each number of rows and of columns in a box, and the largest board. */
    private static boolean isQuick(int rows, int columns) {
        return rows * columns <= 10 || rows == columns && rows != 5;
    }

    private static Stream<BoardStyle> styles(int n) {
        return Stream.of(Symbols.values())
                .filter(symbols -> symbols.most() >= n)
                .filter(symbols -> n > 9 || !FROM_ZERO.contains(symbols)) // 0 is an empty cell there
                .flatMap(symbols -> Stream.of(true, false)
                        .flatMap(oneLine -> Stream.of(true, false)
                                .filter(spaced -> spaced || !NUMBERS.contains(symbols))
                                .map(spaced -> new BoardStyle(oneLine, spaced, symbols))));
    }

    @ParameterizedTest(name = "{0}x{1} {2}")
    @MethodSource("boxesAndStyles")
    void solvesEverySizeAndWritesItAsItWasGiven(int boxRows, int boxColumns, BoardStyle style) {
        Size size = Size.ofBox(boxRows, boxColumns);
        List<CellValue> full = pattern(size);
        List<CellValue> givens = without(full, size.n * size.n / 4);
        String text = CellWriter.write(size.n, style, '.', givens);

        SudokuBoard board = read(text, boxRows + "x" + boxColumns).get(0);

        assertThat(board.boxRows()).isEqualTo(boxRows);
        assertThat(board.givens()).containsExactlyElementsOf(givens);
        List<CellValue> solution = sudoku.solver(board).solve().options().orElseThrow();
        assertIsSolution(size, solution, givens);
        String written = sudoku.render(board, Solution.of(solution));
        assertThat(written.lines().count()).isEqualTo(style.oneLine() ? 1 : size.n);
        assertThat(read(written, boxRows + "x" + boxColumns).get(0).givens()).containsExactlyElementsOf(solution);
        boolean areNumbersToo = style.spaced()
                && (size.n <= 9 && style.symbols() == Symbols.DIGITS
                        || size.n <= 10 && style.symbols() == Symbols.FROM_ZERO);
        if (!areNumbersToo) {
            assertThat(board.style()).isEqualTo(style);
        }
        assertThat(sudoku.render(board, Solution.of(givens))).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "4, 2, 2", "6, 2, 3", "8, 2, 4", "9, 3, 3", "10, 2, 5", "12, 3, 4",
        "15, 3, 5", "16, 4, 4", "20, 4, 5", "25, 5, 5", "30, 5, 6", "36, 6, 6"
    })
    void knowsTheUsualBoxOfEachSize(int n, int boxRows, int boxColumns) {
        SudokuBoard board = read(n + " .".repeat(n - 1) + "\n" + (". ".repeat(n) + "\n").repeat(n - 1))
                .get(0);
        assertThat(board.boxRows()).isEqualTo(boxRows);
        assertThat(board.boxColumns()).isEqualTo(boxColumns);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "12..-.0_*...----",
                " 1 2 . . \n0 - _ *\n* * * *\n. . . .\n",
                "ab..0...------__",
                "12..\r\n....\r\n....\r\n...."
            })
    void readsEveryMarkOfAnEmptyCell(String text) {
        assertThat(read(text)).hasSize(1);
        assertThat(read(text).get(0).givens()).containsExactly(new CellValue(1, 1, 1), new CellValue(1, 2, 2));
    }

    @Test
    void readsAStreamOfAnyForms() {
        String text = "# four boards\n1..............4\n\n" + "1 2 3 4\n".repeat(4)
                + "1...\n# in between\n....\n....\n....\n" + ".".repeat(80) + "9\n" + "end\nnot read\n";
        assertThat(read(text)).extracting(board -> board.givens().size()).containsExactly(2, 16, 1, 1);
    }

    @Test
    void takesLinesOfSixteenCellsForSmallBoardsWhereTheyCanBe() {
        String small = "12..34......1...\n";
        String row = "1.........G.....\n";
        assertThat(read(small.repeat(3))).hasSize(3).allMatch(board -> board.boxRows() == 2);
        assertThat(read(row + small.repeat(15))).hasSize(1).allMatch(board -> board.boxRows() == 4);
        assertThat(read(small + row + small.repeat(14))).hasSize(1).allMatch(board -> board.boxRows() == 4);
        assertThat(read(small.repeat(16))).hasSize(16);
        assertThat(read(small.repeat(16), "4x4")).hasSize(1);
        assertThat(read("A..............D\n-".repeat(16).replace("-", ""), "2x2"))
                .hasSize(16);
    }

    @Test
    void readsLettersAsDigitsOnlyWhereDigitsOccur() {
        String rest = ".".repeat(255);
        assertThat(read("B" + rest).get(0).givens()).containsExactly(new CellValue(1, 1, 2));
        assertThat(read("B" + rest.substring(1) + "9").get(0).givens())
                .containsExactly(new CellValue(1, 1, 11), new CellValue(16, 16, 9));
        assertThat(read("g" + rest.substring(1) + "1").get(0).givens().get(0).value())
                .isEqualTo(16);
    }

    @ParameterizedTest
    @CsvSource({"2x7", "1x4", "3", "x", "3x3x3", "3X3", "33", "03x3"})
    void refusesOddBoxes(String box) {
        assertThatThrownBy(() -> read(".".repeat(81), box))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage(
                        "--set box:1:1: '" + box + "' is not a box; expected its rows x its columns, from 2x2 to 6x6");
    }

    @Test
    void knowsOneSizeOnlyWhereTheBoxIsGiven() {
        assertThat(read(".".repeat(36), "3x2").get(0).boxRows()).isEqualTo(3);
        assertThatThrownBy(() -> read(".".repeat(81), "3x2"))
                .hasMessage("<text>:1:82: the line has 81 cells; expected 36 for a board, or 6 for a row");
    }

    @ParameterizedTest(name = "after {0}")
    @CsvSource({
        "a line too short, 12.............4.....",
        "a line with a bad symbol, 12....@........4",
        "a row too short, 12..|...|....|....",
        "a row missing, 12..|....|....",
        "a bad symbol in a row, 12..|..!.|....|....",
        "one board as words, 1 2 3 4|4 3 2 y|. . . .|. . . ."
    })
    void goesOnAfterABadBoard(String what, String bad) {
        String good = "....\n....\n....\n..21\n";
        PuzzleText text = PuzzleText.of(good + "\n" + bad.replace('|', '\n') + "\n\n" + good);
        assertThat(sudoku.next(text)).isPresent();
        assertThatThrownBy(() -> sudoku.next(text)).isInstanceOf(PuzzleSyntaxException.class);
        assertThat(sudoku.resume(text)).isTrue();
        assertThat(sudoku.next(text).orElseThrow().givens()).hasSize(2);
        assertThat(sudoku.next(text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {36, 1296})
    void refusesThirtySixValuesWithoutBlanks(int length) {
        assertThatThrownBy(() -> read((".".repeat(length) + "\n").repeat(36), "6x6"))
                .hasMessage("<text>:1:1: a 36x36 board has more values than there are symbols; "
                        + "expected numbers with blanks between");
    }

    @Test
    void trustsNothingBehindABoxThatIsNone() {
        PuzzleText text = PuzzleText.of(
                "<text>",
                new ByteArrayInputStream("....".getBytes(StandardCharsets.UTF_8)),
                Map.of("box", "1x1"),
                w -> {});
        assertThatThrownBy(() -> sudoku.next(text)).isInstanceOf(PuzzleSyntaxException.class);
        assertThat(sudoku.resume(text)).isFalse();
    }

    @Test
    void missesNoLineAmongBadLines() {
        String good = ".".repeat(81) + "\n";
        PuzzleText text =
                PuzzleText.of(good + "." + good + "@" + good.substring(1) + good.substring(1) + good + "end\n");
        assertThat(Texts.readOn(sudoku, text, board -> "board"))
                .isEqualTo("board error in line 2 error in line 3 error in line 4 board");
        assertThat(sudoku.next(text)).isEmpty();
    }

    private List<SudokuBoard> read(String text) {
        return read(text, Map.of());
    }

    private List<SudokuBoard> read(String text, String box) {
        return read(text, Map.of("box", box));
    }

    private List<SudokuBoard> read(String text, Map<String, String> settings) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        PuzzleText lines = PuzzleText.of("<text>", new ByteArrayInputStream(bytes), settings, warning -> {});
        List<SudokuBoard> boards = new ArrayList<>();
        for (var next = sudoku.next(lines); next.isPresent(); next = sudoku.next(lines)) {
            boards.add(next.get());
        }
        return boards;
    }

    /** A board that is filled by a rule: each row is the one above, moved on. */
    private static List<CellValue> pattern(Size size) {
        List<CellValue> full = new ArrayList<>();
        for (int cell = 0; cell < size.n * size.n; cell++) {
            int row = cell / size.n;
            int moved = row % size.boxRows * size.boxColumns + row / size.boxRows + cell % size.n;
            full.add(CellValues.of(size.n).at(cell, moved % size.n + 1));
        }
        return full;
    }

    private static List<CellValue> without(List<CellValue> full, int count) {
        List<CellValue> left = new ArrayList<>(full);
        SplittableRandom random = new SplittableRandom(full.size());
        for (int k = 0; k < count; k++) {
            left.remove(random.nextInt(left.size()));
        }
        return left;
    }

    private static void assertIsSolution(Size size, List<CellValue> solution, List<CellValue> givens) {
        assertThat(solution).hasSize(size.n * size.n).containsAll(givens).doesNotHaveDuplicates();
        assertThat(solution.stream().map(p -> p.row() + "," + p.column())).doesNotHaveDuplicates();
        assertThat(solution.stream().map(p -> p.row() + "," + p.value())).doesNotHaveDuplicates();
        assertThat(solution.stream().map(p -> p.column() + "," + p.value())).doesNotHaveDuplicates();
        assertThat(solution.stream()
                        .map(p -> (p.row() - 1) / size.boxRows + "," + (p.column() - 1) / size.boxColumns + ","
                                + p.value()))
                .doesNotHaveDuplicates();
    }
}
