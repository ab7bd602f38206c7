package dlx.modelers.matrix;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.modelers.incidence.WordScanner;
import java.util.BitSet;
import java.util.function.IntFunction;

/**
 * Reads one matrix: with its size in front, then it takes as many cells as the size says; or without, then it takes all
 * that is left of the text, one row per line.
 */
public final class MatrixReader {

    /** More is no puzzle, and must not fill the memory. */
    static final int MOST_ROWS = 10_000_000;

    /** Likewise. */
    static final int MOST_COLUMNS = 1_000_000;

    private MatrixReader() {}

    static ZeroOneMatrix read(PuzzleText text) {
        return read(text.nextFilled("a matrix"), text, columns -> SecondaryColumns.of(text, columns));
    }

    /**
     * Reads a matrix whose first line has been taken, and whose columns are all primary: no setting is read.
     *
     * <p>A row too many after a matrix with a size is an error here: it would be read as the next matrix, one without a
     * size. Whatever else follows is left for the next matrix to complain about, so that this one is answered.
     *
     * @param first its size, or its first row
     * @param text after that line
     * @return the matrix
     * @throws dlx.api.PuzzleSyntaxException if it is none
     */
    public static ZeroOneMatrix read(Line first, PuzzleText text) {
        return read(first, text, columns -> new BitSet());
    }

    /** The secondary columns are asked for when the number of columns is known. */
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

    /** Reads the size, then the cells, however they are spread over lines. */
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
     * Whether a matrix starts with its size. Two words of zeros and ones may be a size or a row; they are a size where
     * the line below fits them as a size and not as a row.
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
     * Returns true if a line is of two numbers.
     *
     * @param line any line
     * @return whether it may be a size
     */
    public static boolean isTwoNumbers(Line line) {
        WordScanner words = new WordScanner(line);
        return words.next() && words.isNumber() && words.next() && words.isNumber() && !words.next();
    }

    /** Whether a line can be a row, and no size. */
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

    /** How many characters of a line are neither blanks nor commas. */
    private static int cellCount(Line line) {
        return (int) line.text()
                .chars()
                .filter(c -> !ColumnNames.isBetween((char) c))
                .count();
    }
}
