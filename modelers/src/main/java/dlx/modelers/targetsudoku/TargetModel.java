package dlx.modelers.targetsudoku;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.JudgeProblem;
import dlx.api.JudgeProblem.Question;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Svg;
import dlx.modelers.grid.BoardPicture;
import dlx.modelers.grid.CellWriter;
import dlx.modelers.grid.CountedCases;
import dlx.modelers.grid.HouseCover;
import dlx.modelers.grid.Placement;
import dlx.modelers.sudoku.Board;
import dlx.modelers.sudoku.BoardReader;
import dlx.modelers.sudoku.BoardText;
import dlx.modelers.sudoku.Size;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Fills a sudoku so that its score is as great as can be: the sum of weight times value over all cells.
 *
 * <p>An option is a value in a cell and weighs what it adds to the score. Each cell takes one value; each row, column
 * and box takes each value once.
 *
 * @since 0.1
 */
public final class TargetModel implements ExactCoverModel<TargetBoard, Placement> {

    private static final Size NINE = Size.ofBox(3, 3);

    /** Made by ServiceLoader. */
    public TargetModel() {}

    @Override
    public String id() {
        return "target-sudoku";
    }

    @Override
    public int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public String title() {
        return "sudoku with the greatest score, weights by ring";
    }

    @Override
    public String topic() {
        return "Sudoku and Latin squares";
    }

    @Override
    public String grammar() {
        return """
                A puzzle is a board as the model "sudoku" reads it. The score of a solution is the sum of weight times
                value over all cells; the greatest is the best.

                A cell weighs 6 on the border, and one more in each ring further in: 10 in the middle of a 9x9 board.
                Other weights may stand below the board: a line "weights", then n lines of n numbers from -1000000
                to 1000000 with blanks between. They are written below solutions too.

                An input may hold many puzzles. It ends with a line "end", or with the text. Blank lines may separate
                them, and a board from its weights; lines that start with '#' are comments.

                The setting "rings" gives other weights by ring to all boards: "rings=1" makes all of them 1,
                "rings=5,0" only looks at the border. The setting "box" gives rows and columns of the boxes, as for
                the model "sudoku".
                """;
    }

    @Override
    public String example() {
        return """
                7 0 0 9 0 0 0 0 1
                1 0 0 0 0 5 9 0 0
                0 0 0 2 0 0 0 8 0
                0 0 5 0 2 0 0 0 3
                0 0 0 0 0 0 6 4 8
                4 1 3 0 0 0 0 0 0
                0 0 7 0 0 2 0 9 0
                2 0 1 0 6 0 8 0 4
                0 8 0 5 0 4 0 1 2
                """;
    }

    @Override
    public List<Setting> settings() {
        return List.of(TargetReader.RINGS, BoardReader.BOX);
    }

    @Override
    public boolean hasNext(PuzzleText text) {
        return BoardReader.skipToBoard(text);
    }

    @Override
    public TargetBoard parse(PuzzleText text) {
        return TargetReader.read(text);
    }

    @Override
    public boolean resume(PuzzleText text) {
        try {
            new BoardReader(text).skipRest();
            return true;
        } catch (PuzzleSyntaxException e) {
            return false; // a line that is no text, or a setting that is no box
        }
    }

    @Override
    public void describe(TargetBoard target, CoverBuilder<Placement> cover) {
        Size size = Size.of(target.board());
        HouseCover.describe(size.n, size.houses(), target::score, cover);
    }

    @Override
    public String render(TargetBoard target, List<Placement> solution) {
        Board board = target.board();
        return CellWriter.write(Size.of(board).n, board.style(), '.', solution)
                + target.weights().text();
    }

    @Override
    public boolean rendersPuzzles() {
        return true;
    }

    @Override
    public Optional<Svg> picture(TargetBoard target, List<Placement> solution) {
        Size size = Size.of(target.board());
        BoardPicture picture = new BoardPicture(size.n, size::box);
        for (int cell = 0; cell < size.n * size.n; cell++) {
            picture.note(cell, target.weights().byCell().get(cell).toString());
        }
        return Optional.of(picture.draw(target.board().style(), target.board().givens(), solution));
    }

    @Override
    public List<Area> areas(TargetBoard target, Placement placement) {
        return List.of(placement.area());
    }

    @Override
    public Optional<TargetBoard> shape(TargetBoard target) {
        return Optional.of(target.empty());
    }

    @Override
    public Collection<Placement> pins(TargetBoard target) {
        return target.board().givens();
    }

    @Override
    public Optional<String> write(TargetBoard shape, List<Placement> givens) {
        return Optional.of(BoardText.write(Size.of(shape.board()), givens)
                + shape.weights().text());
    }

    @Override
    public List<JudgeProblem<TargetBoard, Placement>> judgeProblems() {
        return List.of(new JudgeProblem<>(
                "P1074",
                "target sudoku: the greatest score, or -1",
                Question.BEST,
                text -> CountedCases.one(
                        text, () -> new TargetBoard(BoardReader.words(text, NINE), Weights.usual(NINE.n))),
                (target, verdict, number) -> (verdict.solution().isPresent() ? verdict.score() : -1) + "\n"));
    }
}
