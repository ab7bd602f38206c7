package dlx.modelers.matrix;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.modelers.incidence.WordScanner;
import java.util.BitSet;
import java.util.function.IntFunction;

/**
 * Reads one matrix. With a size in front, reads as many cells as the size requires. Without a size, reads the rest of
 * the text, one row per line.
 */
public final class MatrixReader {

    /** Maximum number of rows, so that a size in a text cannot exhaust the memory. */
    static final int MOST_ROWS = 10_000_000;

    /** Maximum number of columns, to bound the memory. */
    static final int MOST_COLUMNS = 1_000_000;

    private MatrixReader() {}

    static ZeroOneMatrix read(PuzzleText text) {
        return read(text.nextFilled("a matrix"), text, columns -> SecondaryColumns.of(text, columns));
    }

    /**
     * Reads a matrix whose first line has been read and whose columns are all primary; the setting for secondary
     * columns is not read.
     *
     * <p>After a matrix with a size, another row is an error here, because it would be read as the next matrix, without
     * a size. Any other text is left to the next matrix, so that this matrix is answered even if that text is wrong.
     *
     * @param first the size, or the first row
     * @param text the text after that line
     * @return the matrix
     * @throws dlx.api.PuzzleSyntaxException if the text is not a matrix
     */
    public static ZeroOneMatrix read(Line first, PuzzleText text) {
        return read(first, text, columns -> new BitSet());
    }

    /** Reads a matrix; {@code secondary} maps the number of columns to the secondary columns. */
    private static ZeroOneMatrix read(Line first, PuzzleText text, IntFunction<BitSet> secondary) {
        if (ListedRows.startAt(first)) {
            return new ListedRows(text, secondary).read(first);
        }
        if (first.text().indexOf('|') >= 0 && isRuled(text)) {
            text.next("a rule");
            boolean isRow = ColumnNames.cells(PlainCells.of(first)) > 0;
            return readLines(isRow ? first : text.nextFilled("a row"), text, secondary);
        }
        if (!isSize(first, text)) {
            boolean named = ColumnNames.cells(PlainCells.of(first)) == 0
                    && text.skipBlank()
                    && text.look()
                            .filter(below -> ColumnNames.are(first, PlainCells.of(below)))
                            .isPresent();
            return readLines(named ? text.next("a row") : first, text, secondary);
        }
        CellReader cells = new CellReader(text, first);
        ZeroOneMatrix matrix = readSized(cells, text, secondary);
        if (cells.inLine()) {
            throw cells.wrong("is one too many", "the line to end after the last row");
        }
        if (text.skipBlank() && text.look().filter(MatrixReader::isRowOnly).isPresent()) {
            CellReader more = new CellReader(text, text.nextFilled("a size"));
            more.inLine();
            throw more.wrong("is one too many", "the text to end, or the size of the next matrix");
        }
        return matrix;
    }

    private static boolean isRuled(PuzzleText text) {
        return text.skipBlank() && text.look().filter(PlainCells::isRule).isPresent();
    }

    /** Reads the size, then the cells, which may be distributed over lines in any way. */
    static ZeroOneMatrix readSized(CellReader cells, PuzzleText text, IntFunction<BitSet> secondary) {
        int rows = cells.number("a number of rows", MOST_ROWS);
        int columns = cells.number("a number of columns", MOST_COLUMNS);
        ZeroOneMatrix.Builder matrix = new ZeroOneMatrix.Builder(text, columns, secondary.apply(columns));
        for (int r = 1; r <= rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (!cells.inText()) {
                    throw text.endOfText(
                            "cell " + (c + 1) + " of row " + r + " in a matrix of " + rows + " x " + columns);
                }
                if (cells.cell()) {
                    matrix.one(c);
                }
            }
            matrix.end(cells.line());
        }
        return matrix.build();
    }

    private static ZeroOneMatrix readLines(Line head, PuzzleText text, IntFunction<BitSet> secondary) {
        Line first = PlainCells.of(head);
        int columns = cellCount(first);
        if (columns > MOST_COLUMNS) {
            throw first.error(1, "the row has " + columns + " cells; expected at most " + MOST_COLUMNS);
        }
        ZeroOneMatrix.Builder matrix = new ZeroOneMatrix.Builder(text, columns, secondary.apply(columns));
        readRow(first, columns, text, matrix);
        while (text.skipBlank()) {
            readRow(PlainCells.of(text.next("a row")), columns, text, matrix);
        }
        return matrix.build();
    }

    private static void readRow(Line line, int columns, PuzzleText text, ZeroOneMatrix.Builder matrix) {
        CellReader cells = new CellReader(text, line);
        for (int c = 0; c < columns; c++) {
            if (!cells.inRow(c > 0)) {
                throw cells.wrong("comes too early", columns + " cells as in the first row");
            }
            if (cells.cell()) {
                matrix.one(c);
            }
        }
        if (cells.inLine()) {
            throw cells.wrong("is one too many", columns + " cells as in the first row");
        }
        matrix.end(line);
    }

    /**
     * Returns true if a matrix starts with its size. Two words of zeros and ones may be a size or a row. They are a
     * size if the line below fits them as a size and not as a row.
     */
    private static boolean isSize(Line first, PuzzleText text) {
        if (!isTwoNumbers(first)) {
            return false;
        }
        if (first.text().chars().anyMatch(c -> c >= '2' && c <= '9')) {
            return true;
        }
        int width = text.skipBlank() ? text.look().map(MatrixReader::cellCount).orElse(0) : 0;
        return width > 0 && width != cellCount(first) && String.valueOf(width).equals(secondWord(first));
    }

    /**
     * Returns true if a line consists of two numbers.
     *
     * @param line any line
     * @return true if the line may be a size
     */
    public static boolean isTwoNumbers(Line line) {
        WordScanner words = new WordScanner(line);
        return words.next() && words.isNumber() && words.next() && words.isNumber() && !words.next();
    }

    /** Returns true if a line can be a row but not a size. */
    private static boolean isRowOnly(Line line) {
        return !isTwoNumbers(line)
                && line.text().chars().allMatch(c -> c == '0' || c == '1' || WordScanner.isBlank((char) c));
    }

    private static String secondWord(Line line) {
        WordScanner words = new WordScanner(line);
        words.next();
        words.next();
        return words.text();
    }

    /** Returns the number of characters of a line except blanks, commas and semicolons. */
    private static int cellCount(Line line) {
        return (int) line.text()
                .chars()
                .filter(c -> !ColumnNames.isBetween((char) c))
                .count();
    }
}
