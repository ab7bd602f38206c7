package dlx.modelers.sudoku;

import dlx.api.JudgeProblem;
import dlx.api.JudgeProblem.Cases;
import dlx.api.JudgeProblem.Input;
import dlx.api.JudgeProblem.Output;
import dlx.api.JudgeProblem.Question;
import dlx.api.Line;
import dlx.api.PuzzleText;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

/**
 * The sudoku problems of online judges, all of them 9x9. Every board is promised to have a solution; one that has none
 * is printed as it was given.
 */
final class SudokuJudges {

    private static final Size NINE = Size.ofBox(3, 3);

    private SudokuJudges() {}

    static List<JudgeProblem<Board, Placement>> all() {
        return List.of(
                problem("P1784", "one sudoku, digits with blanks between", SudokuJudges::onlyBoard, Style.WORDS, '0'),
                problem("POJ2676", "T sudokus, nine lines of nine digits each", SudokuJudges::counted, Style.GRID, '0'),
                problem("P10481", "T sudokus, as POJ2676", SudokuJudges::counted, Style.GRID, '0'),
                problem("POJ3074", "sudokus, one a line, up to \"end\"", text -> () -> line(text), Style.LINE, '.'),
                problem("P10482", "sudokus, one a line, as POJ3074", text -> () -> line(text), Style.LINE, '.'),
                problem("LC37", "sudokus, nine lines of nine characters each", SudokuJudges::grids, Style.GRID, '.'));
    }

    private static JudgeProblem<Board, Placement> problem(
            String id, String title, Input<Board> input, Style style, char empty) {
        Output<Board, Placement> output = (board, verdict, number) ->
                BoardWriter.write(NINE, style, empty, verdict.solution().orElse(board.givens()));
        return new JudgeProblem<>(id, title, Question.FIRST, input, output);
    }

    /** 81 words, wherever the lines end, and nothing behind. */
    private static Cases<Board> onlyBoard(PuzzleText text) {
        return limited(text, text.skipBlank() ? 1 : 0, board -> words(text));
    }

    private static Board words(PuzzleText text) {
        Cells cells = new Cells(NINE, true);
        while (cells.missing() > 0) {
            Line line = text.nextFilled("a board of 81 digits");
            if (Cells.count(line, true) > cells.missing()) {
                throw Cells.wrongCount(line, true, "the line", "at most " + cells.missing());
            }
            cells.add(line);
        }
        return cells.board(false);
    }

    /** A line with the number of boards, then the boards. */
    private static Cases<Board> counted(PuzzleText text) {
        int count = text.skipBlank() ? text.nextInt("the number of boards", 0, Integer.MAX_VALUE) : 0;
        return limited(text, count, board -> grid(text, "board " + board + " of " + count));
    }

    /** So many boards and nothing behind. */
    private static Cases<Board> limited(PuzzleText text, int count, IntFunction<Board> board) {
        AtomicInteger read = new AtomicInteger();
        return () -> {
            if (read.get() == count) {
                refuseMore(text, "nothing behind " + (count == 1 ? "the board" : count + " boards"));
                return Optional.empty();
            }
            return Optional.of(board.apply(read.incrementAndGet()));
        };
    }

    private static Cases<Board> grids(PuzzleText text) {
        AtomicInteger read = new AtomicInteger();
        return () -> text.skipBlank() ? Optional.of(grid(text, "board " + read.incrementAndGet())) : Optional.empty();
    }

    private static Optional<Board> line(PuzzleText text) {
        if (!BoardReader.skipToBoard(text)) {
            return Optional.empty();
        }
        Line line = text.next("a board");
        return Optional.of(BoardReader.oneLine(line, NINE, false));
    }

    /** Nine lines of nine characters; blank lines do not matter. */
    private static Board grid(PuzzleText text, String board) {
        Cells cells = new Cells(NINE, false);
        for (int row = 1; row <= NINE.n; row++) {
            BoardReader.addRow(text.nextFilled("row " + row + " of " + board), NINE, false, cells);
        }
        return cells.board(false);
    }

    private static void refuseMore(PuzzleText text, String expected) {
        if (text.skipBlank()) {
            throw text.next(expected).error(1, "the text goes on; expected " + expected);
        }
    }
}
