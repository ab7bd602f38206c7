package dlx.modelers.sudoku;

import dlx.api.JudgeProblem;
import dlx.api.JudgeProblem.Cases;
import dlx.api.JudgeProblem.Input;
import dlx.api.JudgeProblem.Output;
import dlx.api.JudgeProblem.Question;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.modelers.grid.BoardStyle;
import dlx.modelers.grid.CellCollector;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.CellWriter;
import dlx.modelers.grid.CountedCases;
import dlx.modelers.grid.Symbols;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;

/**
 * The sudoku problems of online judges. The judges promise a solution of every board; a board without one is printed as
 * it was given.
 */
final class SudokuJudges {

    private static final Size NINE = Size.ofBox(3, 3);

    private static final Size SIXTEEN = Size.ofBox(4, 4);

    private SudokuJudges() {}

    static List<JudgeProblem<SudokuBoard, CellValue>> all() {
        return List.of(
                problem(
                        "P1784",
                        "one sudoku, digits with blanks between",
                        SudokuJudges::onlyBoard,
                        BoardStyle.WORDS,
                        '0'),
                problem(
                        "POJ2676",
                        "T sudokus, nine lines of nine digits each",
                        counted(SudokuJudges::grid),
                        BoardStyle.GRID,
                        '0'),
                problem("P10481", "T sudokus, as POJ2676", counted(SudokuJudges::grid), BoardStyle.GRID, '0'),
                problem(
                        "POJ3074",
                        "sudokus, one per line, up to \"end\"",
                        text -> () -> line(text),
                        BoardStyle.LINE,
                        '.'),
                problem("P10482", "sudokus, one per line, as POJ3074", text -> () -> line(text), BoardStyle.LINE, '.'),
                problem(
                        "LC37",
                        "sudokus, nine lines of nine characters each",
                        all(SudokuJudges::grid),
                        BoardStyle.GRID,
                        '.'),
                problem16("POJ3076", "16x16 sudokus of the letters A to P", all(SudokuJudges::grid16)),
                problem16("UVA1309", "16x16 sudokus, as POJ3076", all(SudokuJudges::grid16)),
                problem16("SP1110", "K 16x16 sudokus, as POJ3076", counted(SudokuJudges::grid16)));
    }

    private static JudgeProblem<SudokuBoard, CellValue> problem(
            String id, String title, Input<SudokuBoard> input, BoardStyle style, char empty) {
        Output<SudokuBoard, CellValue> output = (board, verdict, number) ->
                CellWriter.write(NINE.n, style, empty, verdict.solution().orElse(board.givens()));
        return new JudgeProblem<>(id, title, Question.FIRST, input, output);
    }

    /** Returns a problem whose grids are separated by an empty line, without such a line after the last grid. */
    private static JudgeProblem<SudokuBoard, CellValue> problem16(String id, String title, Input<SudokuBoard> input) {
        Output<SudokuBoard, CellValue> output = (board, verdict, number) -> (number > 1 ? "\n" : "")
                + CellWriter.write(
                        SIXTEEN.n, BoardStyle.LETTERS, '-', verdict.solution().orElse(board.givens()));
        return new JudgeProblem<>(id, title, Question.FIRST, input, output);
    }

    private static Cases<SudokuBoard> onlyBoard(PuzzleText text) {
        return CountedCases.one(text, () -> SudokuReader.words(text, NINE));
    }

    /** Returns an input of boards with their number above them. */
    private static Input<SudokuBoard> counted(BiFunction<PuzzleText, String, SudokuBoard> grid) {
        return text -> CountedCases.announced(text, board -> grid.apply(text, board));
    }

    /** Returns an input of boards that continues to the end of the text. */
    private static Input<SudokuBoard> all(BiFunction<PuzzleText, String, SudokuBoard> grid) {
        return text -> {
            AtomicInteger read = new AtomicInteger();
            return () -> text.skipBlank()
                    ? Optional.of(grid.apply(text, "board " + read.incrementAndGet()))
                    : Optional.empty();
        };
    }

    private static Optional<SudokuBoard> line(PuzzleText text) {
        if (!SudokuReader.skipToBoard(text)) {
            return Optional.empty();
        }
        Line line = text.next("a board");
        return Optional.of(SudokuReader.oneLine(line, NINE));
    }

    private static SudokuBoard grid(PuzzleText text, String board) {
        return grid(text, board, NINE, Optional.empty());
    }

    private static SudokuBoard grid16(PuzzleText text, String board) {
        return grid(text, board, SIXTEEN, Optional.of(Symbols.LETTERS));
    }

    /** Reads a board of one line per row, without blanks between cells; skips blank lines. */
    private static SudokuBoard grid(PuzzleText text, String board, Size size, Optional<Symbols> symbols) {
        CellCollector cells = new CellCollector(size.n, false, symbols);
        for (int row = 1; row <= size.n; row++) {
            cells.addRow(text.nextFilled("row " + row + " of " + board));
        }
        return SudokuReader.board(size, cells, false);
    }
}
