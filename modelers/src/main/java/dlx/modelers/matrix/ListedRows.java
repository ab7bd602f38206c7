package dlx.modelers.matrix;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.modelers.incidence.WordScanner;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Reads a matrix in the notation of Python, JSON and numpy: a list in brackets for each row. All rows may be in another
 * list, and line ends anywhere.
 *
 * <p>Not thread-safe; made for one matrix.
 */
final class ListedRows {

    private static final String EXPECTED = "0, 1 or a bracket";

    /** Maximum depth of brackets: a list of lists. */
    private static final int DEEPEST = 2;

    private final PuzzleText text;
    private final IntFunction<BitSet> secondary;

    /** The matrix so far; empty before the end of the first row, which determines the number of columns. */
    private Optional<ZeroOneMatrix.Builder> matrix = Optional.empty();

    private int columns;
    private final BitSet row = new BitSet();
    private int cells;
    private int depth;

    /**
     * True if a semicolon separates the cells of the current row. Otherwise it ends a row in a single list, as in
     * Matlab.
     */
    private boolean parted;

    /** True if the list is the argument of a call like {@code array(}, whose opening bracket was blanked out. */
    private boolean called;

    ListedRows(PuzzleText text, IntFunction<BitSet> secondary) {
        this.text = text;
        this.secondary = secondary;
    }

    /** Returns true if a line begins with a bracket, possibly after the name that the list is assigned to. */
    static boolean startAt(Line first) {
        Line line = PlainCells.unassigned(first);
        return line.startsWith('[') || line.startsWith('{') || line.startsWith('(');
    }

    /** Reads the matrix to the end of the text; the caller has read its first line. */
    ZeroOneMatrix read(Line first) {
        Line list = PlainCells.unassigned(first);
        int begin = list.text().length() - list.text().stripLeading().length();
        called = first.text().substring(0, begin).indexOf('(') >= 0;
        add(PlainCells.of(list));
        while (text.skipBlank()) {
            add(PlainCells.of(text.next("a row")));
        }
        if (depth > 0) {
            throw text.endOfText("a bracket that ends the list");
        }
        return matrix.orElseThrow(() -> first.error(1, "the list does not have a row; expected one or more"))
                .build();
    }

    private void add(Line line) {
        for (int i = 0; i < line.text().length(); i++) {
            char c = line.text().charAt(i);
            if ("[{(".indexOf(c) >= 0) {
                open(line, i);
            } else if (c == ')' && depth == 0 && matrix.isPresent() && called) {
                called = false;
            } else if ("]})".indexOf(c) >= 0) {
                close(line, i);
            } else if ((c == '0' || c == '1') && depth > 0) {
                if (cells == MatrixReader.MOST_COLUMNS) {
                    throw line.wrong(
                            i + 1, "is one too many", "at most " + MatrixReader.MOST_COLUMNS + " cells in a row");
                }
                row.set(cells++, c == '1');
            } else if (c == ';' && depth == 1 && cells > 0) {
                semicolon(line, i);
            } else if (!WordScanner.isBlank(c) && c != ',' && c != ';') {
                throw line.wrong(i + 1, depth > 0 ? "is not a cell" : "is outside of a list", EXPECTED);
            }
        }
    }

    private void open(Line line, int at) {
        if (depth == DEEPEST || cells > 0) {
            throw line.wrong(at + 1, "begins a list in a row", "0, 1 or the end of the row");
        }
        depth++;
    }

    private void close(Line line, int at) {
        if (depth == 0) {
            throw line.wrong(at + 1, "ends no list", EXPECTED);
        }
        depth--;
        if (cells > 0) {
            endRow(line, at);
        }
    }

    private void semicolon(Line line, int at) {
        parted |= cells == 1;
        if (!parted) {
            endRow(line, at);
        }
    }

    private void endRow(Line line, int at) {
        if (matrix.isEmpty()) {
            columns = cells;
            matrix = Optional.of(new ZeroOneMatrix.Builder(text, columns, secondary.apply(columns)));
        }
        if (cells != columns) {
            throw wrongLength(line, at);
        }
        row.stream().forEach(matrix.get()::one);
        matrix.get().end(line);
        row.clear();
        parted = false;
        cells = 0;
    }

    private PuzzleSyntaxException wrongLength(Line line, int at) {
        return line.error(
                at + 1,
                "the row has " + cells + (cells == 1 ? " cell" : " cells") + "; expected " + columns
                        + " as in the first row");
    }
}
