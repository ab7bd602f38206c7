package dlx.modelers.sudoku;

import dlx.api.Area;
import dlx.api.PuzzleText;
import dlx.api.Svg;
import dlx.api.Technique;
import dlx.modelers.bundled.GivensModel;
import dlx.modelers.bundled.PuzzleWithGivens;
import dlx.modelers.bundled.Topic;
import dlx.modelers.grid.BoardPicture;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.CellWriter;
import dlx.modelers.grid.HouseTechniques;
import java.util.List;
import java.util.Optional;

/**
 * A model of sudokus with more to them: reads past, writes and draws the board, with what the model adds above, below and in
 * the picture.
 *
 * @param <P> a puzzle
 */
public abstract class SudokuBoardModel<P extends PuzzleWithGivens<P, CellValue>> extends GivensModel<P, CellValue> {

    /**
     * A model with its words for lists.
     *
     * @param id the name by which people ask for it
     * @param title one line
     * @param example a puzzle that has a solution
     */
    protected SudokuBoardModel(String id, String title, String example) {
        super(id, Topic.SUDOKU, title, example);
    }

    /**
     * The board of a puzzle.
     *
     * @param puzzle a puzzle
     * @return its board
     */
    protected abstract SudokuBoard board(P puzzle);

    /**
     * The lines of a puzzle above its board.
     *
     * @param puzzle a puzzle
     * @return none unless overridden
     */
    protected String above(P puzzle) {
        return "";
    }

    /**
     * The lines of a puzzle below its board.
     *
     * @param puzzle a puzzle
     * @return none unless overridden
     */
    protected String below(P puzzle) {
        return "";
    }

    /**
     * Adds to the picture of the board, before its values are drawn.
     *
     * @param puzzle a puzzle
     * @param picture of its board
     */
    protected void decorate(P puzzle, BoardPicture picture) {}

    @Override
    public final boolean hasNext(PuzzleText text) {
        return SudokuReader.skipToBoard(text);
    }

    @Override
    public final boolean resume(PuzzleText text) {
        new SudokuReader(text).skipRest();
        return true;
    }

    /** Whether a board has rows, columns and boxes alone. */
    protected boolean isPlain() {
        return true;
    }

    @Override
    public final Optional<String> techniqueName(P puzzle, Technique<CellValue> technique) {
        return HouseTechniques.name(technique, isPlain(), Optional::of);
    }

    @Override
    public final String render(P puzzle, List<CellValue> solution) {
        SudokuBoard board = board(puzzle);
        return above(puzzle) + CellWriter.write(Size.of(board).n, board.style(), '.', solution) + below(puzzle);
    }

    @Override
    public final Optional<String> write(P shape, List<CellValue> givens) {
        return Optional.of(above(shape) + BoardText.write(Size.of(board(shape)), givens) + below(shape));
    }

    @Override
    public final Optional<Svg> picture(P puzzle, List<CellValue> solution) {
        SudokuBoard board = board(puzzle);
        Size size = Size.of(board);
        BoardPicture picture = new BoardPicture(size.n, size::box);
        decorate(puzzle, picture);
        return Optional.of(picture.draw(board.style(), board.givens(), solution));
    }

    @Override
    public final List<Area> areas(P puzzle, CellValue placement) {
        return List.of(placement.area());
    }
}
