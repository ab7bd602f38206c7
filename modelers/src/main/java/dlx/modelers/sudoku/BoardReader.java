package dlx.modelers.sudoku;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Word;
import dlx.modelers.grid.BoardLines;
import dlx.modelers.grid.Cells;
import dlx.modelers.grid.PastedRow;
import dlx.modelers.grid.Symbols;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads one board, in whatever way it is written.
 *
 * <p>The first line tells: whether blanks stand between cells, and by the number of its cells whether it is the whole
 * board or a row. 16 cells may be a 4x4 board or a row of 16x16 (36 cells likewise): they are a board if they and those
 * of the next line can be one.
 *
 * <p>Each line is one of these, the first that fits:
 *
 * <ul>
 *   <li>plain: cells and blanks alone, as many as a board or a row has;
 *   <li>a border: dashes, corners and bars; dashes alone are empty cells unless the board marks those otherwise;
 *   <li>a size (9x9) or a title (a word of three letters), above a board only;
 *   <li>pasted: cells among bars, commas, brackets or groups, and a comment perhaps ({@link PastedRow}).
 * </ul>
 *
 * <p>Not thread-safe; made for one board.
 *
 * @since 0.1
 */
public final class BoardReader {

    /** The setting that gives the size of a box; models that read boards list it. */
    public static final Setting.Text BOX =
            Setting.text("box", "ROWSxCOLUMNS", "rows and columns of a box, from 2x2 to 6x6");

    /** What stands for an empty cell, dashes aside. */
    private static final String MARKS = ".*?0";

    /** A row has at most so many characters, or a board in one line; what is longer is not cut into words. */
    private static final int LONGEST_GROUPED = 2000;

    /** A number that may be a cell, with zeros in front perhaps. */
    private static final Pattern SMALL_NUMBER = Pattern.compile("0*\\d{1,2}");

    /** A letter that may be a value; A is 1 at least. X may be an empty cell. */
    private static final Pattern GREAT_LETTER = Pattern.compile("[A-WYZ]");

    /** What to do where blanks were meant as empty cells. */
    private static final String EMPTY = " cells, with '.' for an empty one";

    /** What may end an input before its end. */
    private static final String END = "end";

    /** A line that tells the size of the board below: 9, or 9x9. */
    private static final Pattern SIZE = Pattern.compile("\\s*(\\d{1,2})(\\s*[xX*\u00d7]\\s*\\1)?\\s*");

    /** Three letters or more: no row of a board of digits has them. */
    private static final Pattern WORD = Pattern.compile("\\p{L}{3}");

    private final PuzzleText text;

    /** The only size there is, if the person at the prompt says so. */
    private final Optional<Size> only;

    /** Whether an empty cell was seen that is no dash, and one that is. */
    private boolean hasMarks;

    private boolean hasDashes;

    /**
     * A reader of the next board.
     *
     * @param text in front of the board
     * @throws PuzzleSyntaxException if the setting {@link #BOX} is no box
     */
    public BoardReader(PuzzleText text) {
        this.text = text;
        this.only = text.setting(BOX).map(BoardReader::sizeOfBox);
    }

    /**
     * Moves to the next board.
     *
     * @param text behind the board before
     * @return {@code false} at the end of the text, or at a line {@code end}, behind which nothing is read
     */
    public static boolean skipToBoard(PuzzleText text) {
        return text.skipBlank() && text.look().filter(BoardReader::isEnd).isEmpty();
    }

    /**
     * The size whose rows have so many cells: with the box of the setting {@link #BOX}, or else the usual one.
     *
     * @param text whose settings count
     * @param n cells of a row
     * @return the size, or nothing where there is none
     * @throws PuzzleSyntaxException if the setting is no box
     */
    public static Optional<Size> sizeOfSide(PuzzleText text, int n) {
        return new BoardReader(text).row(n, true);
    }

    /**
     * How many cells a row may have, for messages.
     *
     * @param text whose settings count
     * @param most the greatest number
     * @return {@code 4, 6, 8} and so on, or the one number that the setting {@link #BOX} allows
     * @throws PuzzleSyntaxException if the setting is no box
     */
    public static String sides(PuzzleText text, int most) {
        return new BoardReader(text)
                .only
                .filter(size -> size.n <= most)
                .map(size -> String.valueOf(size.n))
                .orElseGet(() -> Size.list(most, n -> n));
    }

    /**
     * Reads the board at which the text stands.
     *
     * @return the board
     * @throws PuzzleSyntaxException if the text is no board
     */
    public Board read() {
        Line line = firstRow();
        if (isPasted(line)) {
            Optional<Board> board = pasted(line);
            if (board.isPresent()) {
                return board.get();
            }
        }
        boolean spaced = Cells.isSpaced(line);
        int count = Cells.count(line, spaced);
        Optional<Size> whole = wholeBoard(count, spaced);
        Optional<Size> row = row(count, spaced);
        if (whole.isPresent() && (row.isEmpty() || isWhole(line, spaced, count, whole.get()))) {
            return oneLine(line, whole.get(), spaced);
        }
        return grid(line, row.orElseThrow(() -> wrongLength(line, spaced, count)), spaced);
    }

    /** Passes over what may stand above a board: a border, its size, a title. */
    private Line firstRow() {
        Line line = text.nextFilled("a board");
        while (isAbove(line)) {
            line = text.nextFilled("a board");
        }
        return line;
    }

    private boolean isAbove(Line line) {
        boolean isPlain = isPlain(line);
        if (isPlain && !PastedRow.isBorder(line) && !hasWord(line)) {
            return false; // a board, whatever comes behind it
        }
        Optional<Line> below = text.glance().filter(next -> !next.isBlank());
        if (below.isEmpty()) {
            return false;
        }
        if (isPlain) { // dashes are empty cells, unless a border follows, or bars do, or other empty cells
            return PastedRow.isBorder(line) && (PastedRow.isDecorated(below.get()) || isMarkedOtherwise(below.get()))
                    || cells(line) != cells(below.get()) && isTitle(line, below.get());
        }
        if (PastedRow.isBorder(line)) {
            return !isRowOver(line, below.get());
        }
        return SIZE.matcher(line.text()).matches() || isTitle(line, below.get());
    }

    private static boolean isMarkedOtherwise(Line row) {
        return hasMark(row) && !hasDash(row);
    }

    private static boolean hasDash(Line row) {
        return row.text().indexOf('-') >= 0 || row.text().indexOf('_') >= 0;
    }

    /** Whether a line of dashes is the first row, as it looks from the line below. */
    private boolean isRowOver(Line dashes, Line below) {
        int n = PastedRow.dashes(dashes);
        return row(n, true).isPresent()
                && hasDash(below)
                && PastedRow.of(below, row -> row.size() == n).cells().size() == n;
    }

    private static int cells(Line line) {
        return Cells.count(line, Cells.isSpaced(line));
    }

    /** A line of words in front of a row of a board, of which it cannot be one itself. */
    private boolean isTitle(Line line, Line below) {
        boolean isBelowARow = isPlain(below)
                || PastedRow.isBorder(below)
                || PastedRow.isDecorated(below)
                || SIZE.matcher(below.text()).matches();
        return isBelowARow && hasWord(line) && !hasWord(below);
    }

    private static boolean hasWord(Line line) {
        return WORD.matcher(PastedRow.withoutComment(line.text())).find();
    }

    /** Whether a line is a board or a row without anything else in it. */
    private boolean isPlain(Line line) {
        boolean spaced = Cells.isSpaced(line);
        int count = Cells.count(line, spaced);
        return (wholeBoard(count, spaced).isPresent() || row(count, spaced).isPresent())
                && !PastedRow.isDecorated(line)
                && !(spaced && isInGroups(line));
    }

    /** Whether each word has several cells: four words of four are a row of 16x16, not of 4x4. */
    private static boolean isInGroups(Line line) {
        if (line.text().length() > LONGEST_GROUPED) {
            return false;
        }
        List<Word> words = line.words();
        return words.stream().allMatch(word -> word.text().length() >= 3)
                && !words.stream()
                        .allMatch(word -> SMALL_NUMBER.matcher(word.text()).matches());
    }

    /** Whether a line may hold more than cells and blanks. */
    private boolean isPasted(Line line) {
        return PastedRow.isDecorated(line) || Cells.isSpaced(line) && !isPlain(line);
    }

    /** Whether a board may begin with these cells: so many are a row or a whole board, and none is too great for it. */
    private boolean mayBe(List<Word> cells) {
        return row(cells.size(), true)
                .or(() -> wholeBoard(cells.size(), true))
                .filter(size -> cells.stream().noneMatch(cell -> isGreater(cell.text(), size.n)))
                .isPresent();
    }

    private static boolean isGreater(String cell, int n) {
        return SMALL_NUMBER.matcher(cell).matches()
                ? Integer.parseInt(cell) > n
                : GREAT_LETTER.matcher(cell).matches() && cell.charAt(0) - 'A' >= n;
    }

    /** The board that begins with a line among whose cells something else stands; nothing if it is no such line. */
    private Optional<Board> pasted(Line line) {
        PastedRow first = PastedRow.of(line, this::mayBe);
        int count = first.cells().size();
        Optional<Size> row = row(count, first.spaced());
        if (row.isPresent()) {
            Cells cells = new Cells(count, first.spaced());
            cells.addRow(line, first.cells());
            return Optional.of(rest(line, row.get(), cells, first.spaced()));
        }
        return wholeBoard(count, first.spaced()).map(size -> {
            Cells cells = new Cells(size.n, first.spaced());
            cells.add(line, first.cells());
            return board(size, cells, true);
        });
    }

    /**
     * Skips the rest of a board that was refused: to a blank line, or to a line that is no row, which then is the next
     * board.
     */
    public void skipRest() {
        Optional<Line> line = text.look();
        while (line.isPresent() && !line.get().isBlank() && !isEnd(line.get()) && !mustBeWhole(line.get())) {
            text.next("a row");
            line = text.look();
        }
    }

    private boolean mustBeWhole(Line line) {
        boolean spaced = Cells.isSpaced(line);
        int count = Cells.count(line, spaced);
        int longestRow = only.map(size -> size.n).orElse(Size.GREATEST);
        return count > longestRow
                || wholeBoard(count, spaced).isPresent() && row(count, spaced).isEmpty();
    }

    /** Reads a line that holds a whole board. */
    static Board oneLine(Line line, Size size, boolean spaced) {
        Cells cells = new Cells(size.n, spaced);
        if (Cells.count(line, spaced) != cells.missing()) {
            throw Cells.wrongCount(line, spaced, "the board", Integer.toString(cells.missing()));
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
     * @throws PuzzleSyntaxException if the text is no board, or the line goes on behind it
     */
    public static Board words(PuzzleText text, Size size) {
        Cells cells = new Cells(size.n, true);
        String expected = "a board of " + cells.missing() + " digits";
        while (cells.missing() > 0) {
            Line line = text.nextFilled(expected);
            if (Cells.count(line, true) > cells.missing()) {
                throw Cells.wrongCount(line, true, "the line", "at most " + cells.missing());
            }
            cells.add(line);
        }
        return board(size, cells, false);
    }

    /** The board of the cells, now that they are complete. */
    static Board board(Size size, Cells cells, boolean oneLine) {
        return new Board(size.boxRows, size.boxColumns, cells.givens(), cells.style(oneLine));
    }

    private Board grid(Line first, Size size, boolean spaced) {
        Cells cells = new Cells(size.n, spaced);
        cells.add(first);
        return rest(first, size, cells, spaced);
    }

    /** The board whose first row has been read. */
    private Board rest(Line first, Size size, Cells cells, boolean spaced) {
        boolean hasGaps = false;
        note(first);
        for (int row = 2; row <= size.n; row++) {
            String expected = "row " + row + " of the " + size + " board";
            boolean isBandBehind = (row - 1) % size.boxRows == 0;
            boolean isGap = isBandBehind && (hasGaps || row - 1 == size.boxRows) && skipGap(size.n);
            if (isBandBehind && hasGaps && !isGap) {
                throw text.look().map(line -> gapMissing(line, expected)).orElseGet(() -> text.endOfText(expected));
            }
            hasGaps |= isGap;
            skipBorder(size.n, expected);
            Line line = BoardLines.next(text, "the board", expected);
            note(line);
            if (isDecorated(line, size.n)) {
                cells.addRow(
                        line,
                        PastedRow.of(line, found -> found.size() == size.n).cells());
            } else {
                cells.addRow(line);
            }
        }
        Optional<Line> behind = text.glance();
        while (behind.filter(line -> isBorder(line, size.n)).isPresent()) {
            text.next("a border");
            behind = text.glance();
        }
        behind = behind.filter(line -> isRow(line, size.n));
        if (hasGaps && behind.isPresent()) { // the first band of a board that ends there, and another board
            throw gapMissing(behind.get(), "the next board");
        }
        return board(size, cells, false);
    }

    /** Passes over blank lines behind a band; {@code false} if there are none, or nothing behind them. */
    private boolean skipGap(int n) {
        if (text.look().filter(Line::isBlank).isEmpty()) {
            return false;
        }
        return text.skipBlank();
    }

    private static PuzzleSyntaxException gapMissing(Line line, String what) {
        return line.error(1, "the board has blank lines between its bands; expected one in front of " + what);
    }

    /** Passes over a border in front of a row. Two of them end one frame and begin another. */
    private void skipBorder(int n, String expected) {
        if (text.look().filter(line -> isBorder(line, n)).isPresent()) {
            text.next(expected);
            text.glance().filter(line -> isBorder(line, n)).ifPresent(another -> {
                throw another.error(1, "another border begins here; expected " + expected);
            });
        }
    }

    /** Whether a line is a border in this board; dashes that fill a row are one where empty cells are marked otherwise. */
    private boolean isBorder(Line line, int n) {
        return PastedRow.isBorder(line) && !(PastedRow.dashes(line) == n && areCells(line));
    }

    /** Whether dashes are empty cells here: they were, or nothing else was, and no bar says otherwise. */
    private boolean areCells(Line dashes) {
        return hasDashes || !hasMarks && !PastedRow.isDecorated(dashes);
    }

    /** Remembers how a row marks its empty cells. */
    private void note(Line row) {
        hasMarks |= hasMark(row);
        hasDashes |= hasDash(row);
    }

    private static boolean hasMark(Line row) {
        return row.text().chars().anyMatch(c -> MARKS.indexOf(c) >= 0);
    }

    /** Whether a line is a row without anything else in it. */
    private static boolean isRow(Line line, int n) {
        return !PastedRow.isDecorated(line) && Cells.count(line, Cells.isSpaced(line)) == n;
    }

    private static boolean isDecorated(Line line, int n) {
        return PastedRow.isDecorated(line) || Cells.isSpaced(line) && Cells.count(line, true) != n;
    }

    /** Of a line that may be a whole board or a row of a larger one: whether it is the board. */
    private boolean isWhole(Line line, boolean spaced, int count, Size whole) {
        Optional<Line> next =
                text.look().filter(other -> Cells.isSpaced(other) == spaced && Cells.count(other, spaced) == count);
        return next.isEmpty() || isBoard(line, whole, spaced) && isBoard(next.get(), whole, spaced);
    }

    private static boolean isBoard(Line line, Size size, boolean spaced) {
        try {
            oneLine(line, size, spaced);
            return true;
        } catch (PuzzleSyntaxException e) {
            return false;
        }
    }

    /** The size whose boards have so many cells. */
    private Optional<Size> wholeBoard(int count, boolean spaced) {
        return (only.isPresent() ? only : Size.ofCells(count))
                .filter(size -> count == size.n * size.n && (spaced || hasSymbols(size)));
    }

    /** The size whose rows have so many cells. */
    private Optional<Size> row(int count, boolean spaced) {
        return (only.isPresent() ? only : Size.ofSide(count))
                .filter(size -> count == size.n && (spaced || hasSymbols(size)));
    }

    /** Without blanks a cell is a character; there are 35 of them. */
    private static boolean hasSymbols(Size size) {
        return size.n <= Symbols.DIGITS.most();
    }

    private PuzzleSyntaxException wrongLength(Line line, boolean spaced, int count) {
        if (!spaced
                && only.or(() -> Size.ofCells(count))
                        .filter(size -> !hasSymbols(size))
                        .isPresent()) {
            return line.error(
                    1, "a 36x36 board has more values than there are symbols; expected numbers with blanks between");
        }
        if (only.isPresent()) {
            int n = only.get().n;
            return Cells.wrongCount(line, spaced, "the line", n * n + " for a board, or " + n + " for a row");
        }
        int most = spaced ? Size.GREATEST : Symbols.DIGITS.most();
        return count > most
                ? Cells.wrongCount(line, spaced, "the board", Size.list(most, n -> n * n))
                : Cells.wrongCount(line, spaced, "the row", Size.list(most, n -> n) + (isGapped(line) ? EMPTY : ""));
    }

    /** Whether blanks may have been meant as empty cells. */
    private static boolean isGapped(Line line) {
        return line.text().stripTrailing().contains("   ");
    }

    private static boolean isEnd(Line line) {
        return line.text().strip().equals(END);
    }

    /** {@code 2x3}: rows and columns of a box. */
    private static Size sizeOfBox(Word word) {
        String box = word.text();
        if (box.length() != 3 || box.charAt(1) != 'x' || !isSide(box.charAt(0)) || !isSide(box.charAt(2))) {
            throw word.wrong("is not a box", "its rows x its columns, from 2x2 to 6x6");
        }
        return Size.ofBox(box.charAt(0) - '0', box.charAt(2) - '0');
    }

    private static boolean isSide(char c) {
        return c >= '0' + Size.LEAST_BOX && c <= '0' + Size.GREATEST_BOX;
    }
}
