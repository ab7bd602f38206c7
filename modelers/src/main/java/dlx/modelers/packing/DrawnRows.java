package dlx.modelers.packing;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A drawing, read line by line up to a blank line: rows of signs, layers side by side with blanks between. Rows may
 * differ in length; the places beyond the end of a short row are blocked.
 *
 * @param marks every sign, by layer, row and column
 * @param layers number of layers of the frame
 * @param rows number of rows of the frame
 * @param columns number of columns of the frame: the length of the longest row
 * @since 0.1
 */
public record DrawnRows(List<DrawnSign> marks, int layers, int rows, int columns) {

    /** Maximum number of places in a frame. It bounds the memory for a mistyped size. */
    public static final int MOST = 4096;

    /** Sign of a cell that may stay empty. */
    static final char MAY_STAY_EMPTY = '?';

    /** Sign of a cell that stays empty and is counted. */
    static final char HOLE = '_';

    /** The signs of cells that may stay empty. */
    static final String OPTIONAL = "" + MAY_STAY_EMPTY + HOLE;

    /**
     * Reads a drawing.
     *
     * @param text the text, at the first row of the drawing
     * @param signs the signs of cells, in addition to {@code .} and {@code #}
     * @param flat true if the drawing has one layer only
     * @param ends returns true for the line after the drawing; a blank line always ends it
     * @return the drawing; at least one row
     * @throws PuzzleSyntaxException if the text is not such a drawing, or the drawing is too large
     */
    public static DrawnRows read(PuzzleText text, String signs, boolean flat, Predicate<Line> ends) {
        List<DrawnSign> marks = new ArrayList<>();
        int layers = 0;
        int rows = 0;
        int columns = 0;
        Optional<Line> next = text.look();
        while (next.isPresent() && !next.get().isBlank() && !ends.test(next.get())) {
            Line line = text.next("a row");
            next = text.look();
            if (isComment(line)) {
                continue;
            }
            if (line.text().length() > 2 * MOST) {
                throw tooLarge(line, 2 * MOST);
            }
            List<Word> words = line.words();
            layers = layers == 0 && !flat ? words.size() : Math.max(layers, 1);
            if (words.size() != layers) {
                throw wrongLayers(words, layers);
            }
            for (int layer = 0; layer < layers; layer++) {
                Word word = words.get(layer);
                columns = Math.max(columns, word.text().length());
                addRow(word, layer, rows, signs, marks);
            }
            rows++;
            if ((long) layers * rows * columns > MOST) {
                throw tooLarge(line, 0);
            }
        }
        marks.sort((one, other) -> one.cell().compareTo(other.cell()));
        return new DrawnRows(marks, layers, rows, columns);
    }

    /** Reads a drawing on the lattice of a kit. */
    static DrawnRows read(PuzzleText text, String signs, Kit kit, Predicate<Line> ends) {
        return kit.lattice() == Lattice.SQUARE
                ? read(text, signs, kit.flat(), ends)
                : LatticeRows.read(text, signs, ends);
    }

    /**
     * Returns true if a line is a comment. Rows too may start with {@code #}: a comment has that sign, a blank, and a
     * word of two characters or more that is not a row.
     *
     * @param line a line
     * @return true if the line is to be skipped
     */
    public static boolean isComment(Line line) {
        List<Word> words = line.startsWith('#') && line.text().length() <= 2 * MOST ? line.words() : List.of();
        return words.size() > 1
                && words.get(0).text().equals("#")
                && words.stream().anyMatch(word -> !WatchedText.matches("[.#]+|.", word.text()));
    }

    /**
     * Skips blank lines and comments.
     *
     * @param text the text, anywhere between drawings
     * @return true if a line follows
     */
    public static boolean skip(PuzzleText text) {
        text.skipWhile(line -> line.isBlank() || isComment(line));
        return text.look().isPresent();
    }

    /**
     * Returns the board that was drawn.
     *
     * @return all cells except those with {@code #}
     */
    public Board board() {
        return board(Lattice.SQUARE);
    }

    /** Returns the signs as cells of a lattice. */
    DrawnRows on(Lattice lattice) {
        return lattice == Lattice.SQUARE
                ? this
                : new DrawnRows(LatticeRows.atOrigin(lattice, LatticeRows.cells(lattice, marks)), 1, rows, columns);
    }

    /** Returns the board that was drawn on a lattice. A board that is not of squares must have a cell. */
    Board board(Lattice lattice) {
        List<Cell> free = cells(mark -> mark.sign() != Drawing.BLOCKED);
        List<Cell> optional = cells(mark -> OPTIONAL.indexOf(mark.sign()) >= 0);
        return lattice == Lattice.SQUARE
                ? new Board(Math.max(1, layers), rows, columns, free, optional)
                : Board.of(lattice, free, optional);
    }

    /**
     * Returns the pieces and holes that were drawn on the board.
     *
     * @return every sign except {@code .}, {@code #} and {@code ?}
     */
    public List<DrawnSign> placed() {
        return marks.stream()
                .filter(mark ->
                        mark.sign() != Drawing.FREE && mark.sign() != Drawing.BLOCKED && mark.sign() != MAY_STAY_EMPTY)
                .toList();
    }

    private List<Cell> cells(Predicate<DrawnSign> kind) {
        return marks.stream().filter(kind).map(DrawnSign::cell).toList();
    }

    private static void addRow(Word word, int layer, int row, String signs, List<DrawnSign> marks) {
        for (int i = 0; i < word.text().length(); i++) {
            marks.add(mark(new Cell(layer, row, i), word.line(), word.column() + i, signs));
        }
    }

    /** Returns the sign at a position of a line, from 1. Rejects a sign that does not mark a cell. */
    static DrawnSign mark(Cell cell, Line line, int position, String signs) {
        char c = line.text().charAt(position - 1);
        DrawnSign mark = new DrawnSign(cell, c, line, position);
        if (c != Drawing.FREE && c != Drawing.BLOCKED && signs.indexOf(c) < 0) {
            throw mark.wrong("is not a cell", expected(signs));
        }
        return mark;
    }

    private static String expected(String signs) {
        String plain = signs.startsWith(OPTIONAL) ? "'.', '?', '#' or " : "'.', '#' or ";
        return plain + (signs.length() > 9 ? "a letter" : "one of " + signs);
    }

    private static PuzzleSyntaxException wrongLayers(List<Word> words, int layers) {
        if (words.size() > layers) {
            return words.get(layers)
                    .wrong("starts another layer", layers == 1 ? "a row without blanks" : layers + " layers");
        }
        Word last = words.get(words.size() - 1);
        return last.line()
                .error(
                        last.column() + last.text().length(),
                        "the row has " + words.size() + (words.size() == 1 ? " layer" : " layers") + "; expected "
                                + layers);
    }

    static PuzzleSyntaxException tooLarge(Line line, int column) {
        return line.error(column + 1, "the drawing is too large; expected at most " + MOST + " cells in its frame");
    }
}
