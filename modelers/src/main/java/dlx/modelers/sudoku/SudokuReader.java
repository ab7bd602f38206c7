package dlx.modelers.sudoku;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.modelers.grid.Block;
import dlx.modelers.grid.CellCollector;
import dlx.modelers.grid.Layout;
import java.util.List;
import java.util.Optional;

/**
 * Reads one board, in any supported format.
 *
 * <p>A line that contains a board by itself is read alone. Otherwise a whole {@linkplain Block block} of lines is
 * examined, up to a blank line; blank lines between the bands of a board belong to the block. The block is read in the
 * first layout in which all of it is boards ({@link BoardBlock}), and rejected if there is no such layout ({@link
 * BoardFault}): if a part of a block is wrong, none of its boards is answered.
 *
 * <p>A line of 16 cells may be a 4x4 board or a row of a 16x16 board (36 cells likewise). The line is a board if all
 * lines of the block can be boards.
 *
 * <p>Not thread-safe; made for one board.
 *
 * @since 0.1
 */
public final class SudokuReader {

    /** The setting for the size of a box. Models that read boards include it in their settings. */
    public static final Setting.Text BOX =
            Setting.text("box", "ROWSxCOLUMNS", "rows and columns of a box, from 2x2 to 6x6");

    private final PuzzleText text;
    private final Sizes sizes;
    private final BoardLine line;

    /**
     * Creates a reader of the next board.
     *
     * @param text the text in front of the board
     * @throws PuzzleSyntaxException if the setting {@link #BOX} is not a box
     */
    public SudokuReader(PuzzleText text) {
        this.text = text;
        this.sizes = new Sizes(text);
        this.line = new BoardLine(sizes);
    }

    /**
     * Moves to the next board.
     *
     * @param text the text after the previous board
     * @return false at the end of the text, or at a line {@code end}; the lines after {@code end} are not read
     */
    public static boolean skipToBoard(PuzzleText text) {
        return Block.skipTo(text);
    }

    /**
     * Returns the size whose rows have this number of cells: with the box of the setting {@link #BOX}, or else the
     * usual box.
     *
     * @param text the text, for its setting
     * @param n number of cells of a row
     * @return the size; empty if there is no such size
     * @throws PuzzleSyntaxException if the setting is not a box
     */
    public static Optional<Size> sizeOfSide(PuzzleText text, int n) {
        return new Sizes(text).row(n, true);
    }

    /**
     * Returns the possible numbers of cells of a row, for messages.
     *
     * @param text the text, for its setting
     * @param most maximum number
     * @return {@code 4, 6, 8} and so on, or the one number that the setting {@link #BOX} allows
     * @throws PuzzleSyntaxException if the setting is not a box
     */
    public static String sides(PuzzleText text, int most) {
        return new Sizes(text)
                .only
                .filter(size -> size.n <= most)
                .map(size -> String.valueOf(size.n))
                .orElseGet(() -> Size.list(most, n -> n));
    }

    /**
     * Reads the next board of the text.
     *
     * @return the board
     * @throws PuzzleSyntaxException if the text is not a board; the block with the error has then been consumed
     */
    public SudokuBoard read() {
        skipToBoard(text);
        Optional<SudokuBoard> alone = text.look().flatMap(this::alone);
        if (alone.isPresent()) {
            text.next("a board");
            return alone.get();
        }
        Block block = Block.ahead(text, line::standsAlone);
        if (block.lines().isEmpty()) {
            throw text.endOfText("a board");
        }
        if (block.isTitle() && block.below().filter(line::standsAlone).isPresent()) {
            block.take();
            return read();
        }
        Optional<Line> below = block.belowTitles().filter(this::isBoard);
        if (below.isPresent()) {
            block.takeTo(below.get());
            return read();
        }
        Optional<SudokuBoard> board =
                block.tooLong().isPresent() ? Optional.empty() : new BoardBlock(sizes, block).read();
        return board.orElseThrow(() -> new BoardFault(text, sizes, line).find());
    }

    private boolean isBoard(Line next) {
        try {
            return line.read(next).isPresent();
        } catch (PuzzleSyntaxException e) {
            return true; // it is a board except for a symbol
        }
    }

    /** Returns the board of a line; consumes the line if it is rejected. */
    private Optional<SudokuBoard> alone(Line next) {
        try {
            return line.read(next);
        } catch (PuzzleSyntaxException e) {
            text.next("a board");
            throw e;
        }
    }

    /**
     * Skips the rest of a rejected board: to a blank line, or to a line that is a board by itself, which then is the
     * next board.
     */
    public void skipRest() {
        text.skipWhile(next -> !Block.ends(next) && !line.standsAlone(next));
    }

    /**
     * Reads a line that contains a whole board.
     *
     * @throws PuzzleSyntaxException if the line has more or fewer cells, or other characters
     */
    static SudokuBoard oneLine(Line line, Size size) {
        CellCollector cells = new CellCollector(size.n, false);
        if (CellCollector.count(line, false) != cells.missing()) {
            throw CellCollector.wrongCount(line, false, "the board", Integer.toString(cells.missing()));
        }
        cells.add(line);
        return board(size, cells, true);
    }

    /**
     * Reads a board in the format of some judges: one word per cell, with line ends anywhere.
     *
     * @param text the text in front of the board
     * @param size the size of the board
     * @return the board
     * @throws PuzzleSyntaxException if the text is not a board, or the line continues after it
     */
    public static SudokuBoard words(PuzzleText text, Size size) {
        CellCollector cells = new CellCollector(size.n, true);
        String expected = "a board of " + cells.missing() + " digits";
        while (cells.missing() > 0) {
            Line line = text.nextFilled(expected);
            if (CellCollector.count(line, true) > cells.missing()) {
                throw CellCollector.wrongCount(line, true, "the line", "at most " + cells.missing());
            }
            cells.add(line);
        }
        return board(size, cells, false);
    }

    /**
     * Returns the board of rows; empty if they are only the first rows of a board.
     *
     * @throws PuzzleSyntaxException if a row has more or fewer cells, or a cell is not a symbol
     */
    static Optional<SudokuBoard> rows(List<Line> rows, Size size, Layout layout) {
        CellCollector cells = new CellCollector(size.n, layout.spaced());
        rows.forEach(row -> cells.addRow(row, layout.loose(row)));
        return cells.missing() == 0 ? Optional.of(board(size, cells, false)) : Optional.empty();
    }

    /** Returns the board of complete cells. */
    static SudokuBoard board(Size size, CellCollector cells, boolean oneLine) {
        return new SudokuBoard(size.boxRows, size.boxColumns, cells.givens(), cells.style(oneLine));
    }
}
