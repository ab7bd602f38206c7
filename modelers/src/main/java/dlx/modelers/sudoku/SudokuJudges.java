package dlx.modelers.sudoku;

import dlx.api.JudgeProblem;
import dlx.api.JudgeProblem.Cases;
import dlx.api.JudgeProblem.Input;
import dlx.api.JudgeProblem.Output;
import dlx.api.JudgeProblem.Question;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.modelers.grid.CellWriter;
import dlx.modelers.grid.Cells;
import dlx.modelers.grid.CountedCases;
import dlx.modelers.grid.Placement;
import dlx.modelers.grid.Style;
import dlx.modelers.grid.Symbols;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The sudoku problems of online judges. Every board is promised to have a solution; one that has none is printed as it
 * was given.
 */
final class SudokuJudges {

    private static final Size NINE = Size.ofBox(3, 3);

    private static final Size SIXTEEN = Size.ofBox(4, 4);

    private SudokuJudges() {}

    static List<JudgeProblem<Board, Placement>> all() {
        return List.of(
                problem("P1784", "one sudoku, digits with blanks between", SudokuJudges::onlyBoard, Style.WORDS, '0'),
                problem("POJ2676", "T sudokus, nine lines of nine digits each", SudokuJudges::counted, Style.GRID, '0'),
                problem("P10481", "T sudokus, as POJ2676", SudokuJudges::counted, Style.GRID, '0'),
                problem("POJ3074", "sudokus, one a line, up to \"end\"", text -> () -> line(text), Style.LINE, '.'),
                problem("P10482", "sudokus, one a line, as POJ3074", text -> () -> line(text), Style.LINE, '.'),
                problem("LC37", "sudokus, nine lines of nine characters each", SudokuJudges::grids, Style.GRID, '.'),
                problem16("POJ3076", "16x16 sudokus of the letters A to P", SudokuJudges::grids16),
                problem16("UVA1309", "16x16 sudokus, as POJ3076", SudokuJudges::grids16),
                problem16("SP1110", "K 16x16 sudokus, as POJ3076", SudokuJudges::counted16));
    }

    private static JudgeProblem<Board, Placement> problem(
            String id, String title, Input<Board> input, Style style, char empty) {
        Output<Board, Placement> output = (board, verdict, number) ->
                CellWriter.write(NINE.n, style, empty, verdict.solution().orElse(board.givens()));
        return new JudgeProblem<>(id, title, Question.FIRST, input, output);
    }

    /** An empty line between two grids, and none behind the last. */
    private static JudgeProblem<Board, Placement> problem16(String id, String title, Input<Board> input) {
        Output<Board, Placement> output = (board, verdict, number) -> (number > 1 ? "\n" : "")
                + CellWriter.write(
                        SIXTEEN.n, Style.LETTERS, '-', verdict.solution().orElse(board.givens()));
        return new JudgeProblem<>(id, title, Question.FIRST, input, output);
    }

    private static Cases<Board> onlyBoard(PuzzleText text) {
        return CountedCases.one(text, () -> BoardReader.words(text, NINE));
    }

    private static Cases<Board> counted(PuzzleText text) {
        return CountedCases.announced(text, board -> grid(text, board));
    }

    private static Cases<Board> counted16(PuzzleText text) {
        return CountedCases.announced(text, board -> grid16(text, board));
    }

    private static Cases<Board> grids(PuzzleText text) {
        AtomicInteger read = new AtomicInteger();
        return () -> text.skipBlank() ? Optional.of(grid(text, "board " + read.incrementAndGet())) : Optional.empty();
    }

    private static Cases<Board> grids16(PuzzleText text) {
        AtomicInteger read = new AtomicInteger();
        return () -> text.skipBlank() ? Optional.of(grid16(text, "board " + read.incrementAndGet())) : Optional.empty();
    }

    private static Optional<Board> line(PuzzleText text) {
        if (!BoardReader.skipToBoard(text)) {
            return Optional.empty();
        }
        Line line = text.next("a board");
        return Optional.of(BoardReader.oneLine(line, NINE));
    }

    private static Board grid(PuzzleText text, String board) {
        return grid(text, board, NINE, Optional.empty());
    }

    private static Board grid16(PuzzleText text, String board) {
        return grid(text, board, SIXTEEN, Optional.of(Symbols.LETTERS));
    }

    /** A line a row, without blanks between cells; blank lines do not matter. */
    private static Board grid(PuzzleText text, String board, Size size, Optional<Symbols> symbols) {
        Cells cells = new Cells(size.n, false, symbols);
        for (int row = 1; row <= size.n; row++) {
            cells.addRow(text.nextFilled("row " + row + " of " + board));
        }
        return BoardReader.board(size, cells, false);
    }
}
