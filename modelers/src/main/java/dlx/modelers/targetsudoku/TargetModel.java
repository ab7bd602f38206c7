package dlx.modelers.targetsudoku;

import dlx.api.CoverBuilder;
import dlx.api.HasJudgeProblems;
import dlx.api.JudgeProblem;
import dlx.api.JudgeProblem.Question;
import dlx.api.PuzzleText;
import dlx.modelers.grid.BoardPicture;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.CountedCases;
import dlx.modelers.grid.HouseCover;
import dlx.modelers.sudoku.Size;
import dlx.modelers.sudoku.SudokuBoard;
import dlx.modelers.sudoku.SudokuBoardModel;
import dlx.modelers.sudoku.SudokuReader;
import java.util.List;
import java.util.Optional;

/**
 * Model of target sudoku: fills a sudoku so that its score is maximal, the sum of weight times value over all cells.
 *
 * <p>An option is a value in a cell, and its weight is its contribution to the score. Each cell gets one value; each
 * row, column and box gets each value once.
 *
 * @since 0.1
 */
public final class TargetModel extends SudokuBoardModel<TargetBoard, CellValue>
        implements HasJudgeProblems<TargetBoard, CellValue> {

    private static final Size NINE = Size.ofBox(3, 3);

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public TargetModel() {
        super(
                "target-sudoku",
                "sudoku with the maximum score, weights by ring",
                """
                7 0 0 9 0 0 0 0 1
                1 0 0 0 0 5 9 0 0
                0 0 0 2 0 0 0 8 0
                0 0 5 0 2 0 0 0 3
                0 0 0 0 0 0 6 4 8
                4 1 3 0 0 0 0 0 0
                0 0 7 0 0 2 0 9 0
                2 0 1 0 6 0 8 0 4
                0 8 0 5 0 4 0 1 2
                """,
                TargetReader.RINGS,
                SudokuReader.BOX);
    }

    @Override
    public String grammar() {
        return """
                A puzzle is a board as the model "sudoku" reads it. The score of a solution is the sum of weight times
                value over all cells. The best solution has the maximum score.

                The weight of a cell is 6 on the border, and one more in each ring further in: 10 in the middle of a 9x9
                board. Other weights may be below the board: a line "weights", then n lines of n numbers from -1000000
                to 1000000 with blanks between. Solutions then have these weights below them, too.

                An input may hold many puzzles. It ends with a line "end", or with the text. Blank lines may separate
                puzzles, and a board from its weights; lines that start with '#' are comments.

                The setting "rings" gives other weights by ring to all boards: "rings=1" makes all weights 1,
                "rings=5,0" counts only the border. The setting "box" gives rows and columns of the boxes, as for the
                model "sudoku".
                """;
    }

    @Override
    public TargetBoard parse(PuzzleText text) {
        return TargetReader.read(text);
    }

    @Override
    protected SudokuBoard board(TargetBoard target) {
        return target.board();
    }

    @Override
    protected String below(TargetBoard target) {
        return target.weights().text();
    }

    @Override
    protected void decorate(TargetBoard target, BoardPicture picture) {
        List<Integer> weights = target.weights().byCell();
        for (int cell = 0; cell < weights.size(); cell++) {
            picture.note(cell, weights.get(cell).toString());
        }
    }

    @Override
    protected Optional<CellValue> placement(CellValue placement) {
        return Optional.of(placement);
    }

    @Override
    public void describe(TargetBoard target, CoverBuilder<CellValue> cover) {
        Size size = Size.of(target.board());
        HouseCover.describe(size.n, size.houses(), target::score, cover);
    }

    @Override
    public List<JudgeProblem<TargetBoard, CellValue>> judgeProblems() {
        return List.of(new JudgeProblem<>(
                "P1074",
                "target sudoku: the maximum score, or -1",
                Question.BEST,
                text -> CountedCases.one(
                        text, () -> new TargetBoard(SudokuReader.words(text, NINE), Weights.usual(NINE.n))),
                (target, verdict, number) -> (verdict.solution().isPresent() ? verdict.score() : -1) + "\n"));
    }
}
