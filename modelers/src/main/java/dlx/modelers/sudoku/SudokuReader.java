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
 * Reads one board, in whatever way it is written.
 *
 * <p>A line that holds a board by itself is read alone. Otherwise a whole {@linkplain Block block} of lines is looked at, up to a
 * blank one; blank lines between the bands of a board belong to it. The block is read in the first layout in which all of it is
 * boards ({@link BoardBlock}), and refused if there is none ({@link BoardFault}): no board is answered of a block in which
 * something is wrong.
 *
 * <p>A line of 16 cells may be a 4x4 board or a row of 16x16 (36 cells likewise): it is a board if all lines of the block can be.
 *
 * <p>Not thread-safe; made for one board.
 *
 * @since 0.1
 */
public final class SudokuReader {

    /** The setting that gives the size of a box; models that read boards list it. */
    public static final Setting.Text BOX =
            Setting.text("box", "ROWSxCOLUMNS", "rows and columns of a box, from 2x2 to 6x6");

    private final PuzzleText text;
    private final Sizes sizes;
    private final BoardLine line;

    /**
     * A reader of the next board.
     *
     * @param text in front of the board
     * @throws PuzzleSyntaxException if the setting {@link #BOX} is no box
     */
    public SudokuReader(PuzzleText text) {
        this.text = text;
        this.sizes = new Sizes(text);
        this.line = new BoardLine(sizes);
    }

    /**
     * Moves to the next board.
     *
     * @param text after the board before
     * @return {@code false} at the end of the text, or at a line {@code end}, after which nothing is read
     */
    public static boolean skipToBoard(PuzzleText text) {
        return Block.skipTo(text);
    }

    /**
     * Returns the size whose rows have this number of cells: with the box of the setting {@link #BOX}, or else the usual one.
     *
     * @param text whose settings count
     * @param n cells of a row
     * @return the size, or nothing where there is none
     * @throws PuzzleSyntaxException if the setting is no box
     */
    public static Optional<Size> sizeOfSide(PuzzleText text, int n) {
        return new Sizes(text).row(n, true);
    }

    /**
     * Returns the numbers of cells that a row may have, for messages.
     *
     * @param text whose settings count
     * @param most the greatest number
     * @return {@code 4, 6, 8} and so on, or the one number that the setting {@link #BOX} allows
     * @throws PuzzleSyntaxException if the setting is no box
     */
    public static String sides(PuzzleText text, int most) {
        return new Sizes(text)
                .only
                .filter(size -> size.n <= most)
                .map(size -> String.valueOf(size.n))
                .orElseGet(() -> Size.list(most, n -> n));
    }

    /**
     * Reads the board at which the text stands.
     *
     * @return the board
     * @throws PuzzleSyntaxException if the text is no board; the block that it is in has been taken then
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
            return true; // it is one but for a sign
        }
    }

    /** Returns the board that a line is; takes the line if it is refused. */
    private Optional<SudokuBoard> alone(Line next) {
        try {
            return line.read(next);
        } catch (PuzzleSyntaxException e) {
            text.next("a board");
            throw e;
        }
    }

    /**
     * Skips what a refusal has left of a board: to a blank line, or to a line that is no row, which then is the next board.
     */
    public void skipRest() {
        text.skipWhile(next -> !Block.ends(next) && !line.standsAlone(next));
    }

    /**
     * Reads a line that holds a whole board.
     *
     * @throws PuzzleSyntaxException if it has other than its cells
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
     * Reads a board as some judges write it: words, wherever the lines end.
     *
     * @param text in front of the board
     * @param size of the board
     * @return the board
     * @throws PuzzleSyntaxException if the text is no board, or the line goes on after it
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
     * Returns the board of rows; nothing if they are only the first ones of it.
     *
     * @throws PuzzleSyntaxException if a row has other than its cells, or one is no symbol
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
