package dlx.modelers.sudoku;

import dlx.api.Area;
import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.HasSeparators;
import dlx.api.HasTechniqueNames;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
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
 * Base class of sudoku models: reads, writes and draws the board, together with the model's additions above, below and
 * in the picture.
 *
 * @param <P> type of the puzzles
 * @param <O> type of the option values
 */
public abstract class SudokuBoardModel<P extends PuzzleWithGivens<P, O>, O> extends GivensModel<P, O>
        implements HasTechniqueNames<P, O>, HasSeparators, HasRecovery, HasReadableSolutions {

    /**
     * Creates a model with its words for lists.
     *
     * @param id the name of the model, by which users select it
     * @param title one line
     * @param example a puzzle that has a solution
     * @param settings the settings, in the order in which users see them
     */
    protected SudokuBoardModel(String id, String title, String example, Setting... settings) {
        super(id, Topic.SUDOKU, title, example, settings);
    }

    /**
     * Returns the board of a puzzle.
     *
     * @param puzzle a puzzle
     * @return its board
     */
    protected abstract SudokuBoard board(P puzzle);

    /**
     * Returns the value that an option puts into a cell.
     *
     * @param option any option
     * @return the value and its cell; empty if the option has another meaning
     */
    protected abstract Optional<CellValue> placement(O option);

    /**
     * Returns the lines of a puzzle above its board.
     *
     * @param puzzle a puzzle
     * @param chosen the known options of its solution
     * @return the lines; empty unless overridden
     */
    protected String above(P puzzle, List<O> chosen) {
        return "";
    }

    /**
     * Returns the lines of a puzzle below its board.
     *
     * @param puzzle a puzzle
     * @return the lines; empty unless overridden
     */
    protected String below(P puzzle) {
        return "";
    }

    /**
     * Adds to the picture of the board, before its values are drawn.
     *
     * @param puzzle a puzzle
     * @param picture the picture of its board
     */
    protected void decorate(P puzzle, BoardPicture picture) {}

    /**
     * Returns the region of a cell in the picture.
     *
     * @param puzzle a puzzle
     * @param cell the number of the cell, from 0, row by row
     * @return the number of its box unless overridden
     */
    protected int region(P puzzle, int cell) {
        return Size.of(board(puzzle)).box(cell);
    }

    @Override
    public final boolean hasNext(PuzzleText text) {
        return SudokuReader.skipToBoard(text);
    }

    @Override
    public final boolean resume(PuzzleText text) {
        new SudokuReader(text).skipRest();
        return true;
    }

    /** Returns true if the only rules of a board are rows, columns and boxes. */
    protected boolean isPlain() {
        return true;
    }

    @Override
    public final Optional<String> techniqueName(P puzzle, Technique<O> technique) {
        return HouseTechniques.name(technique, isPlain(), this::placement);
    }

    @Override
    public final String render(P puzzle, Solution<O> solution) {
        SudokuBoard board = board(puzzle);
        return above(puzzle, solution.options())
                + CellWriter.write(Size.of(board).n, board.style(), '.', placements(solution.options()))
                + below(puzzle);
    }

    @Override
    public final Optional<String> write(P shape, List<O> givens) {
        return Optional.of(
                above(shape, givens) + BoardText.write(Size.of(board(shape)), placements(givens)) + below(shape));
    }

    @Override
    public final Svg picture(P puzzle, Solution<O> solution) {
        SudokuBoard board = board(puzzle);
        BoardPicture picture = new BoardPicture(Size.of(board).n, cell -> region(puzzle, cell));
        decorate(puzzle, picture);
        return picture.draw(board.style(), board.givens(), placements(solution.options()));
    }

    @Override
    public List<Area> areas(P puzzle, O option) {
        return placement(option).map(CellValue::area).stream().toList();
    }

    private List<CellValue> placements(List<O> options) {
        return options.stream().map(this::placement).flatMap(Optional::stream).toList();
    }
}
