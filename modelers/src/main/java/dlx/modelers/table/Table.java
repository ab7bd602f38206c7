package dlx.modelers.table;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A table with a row of headers, read up to a blank line or the end of the text. Rows without any word and lines that
 * start with {@code #} are skipped. Cells that are missing at the end of a row are empty.
 *
 * @since 0.1
 */
public final class Table {

    /** Maximum number of columns, more than real tables have. */
    private static final int MOST_COLUMNS = 2_000;

    /** Maximum number of cells. If rows are short and columns many, the text is much smaller than the table. */
    private static final int MOST_CELLS = 1_000_000;

    private final PuzzleText text;
    private final Separator separator;
    private final List<TableCell> headers = new ArrayList<>();
    private int rows;

    /**
     * Creates a table whose first line has been read.
     *
     * @param text the text, after that line
     * @param first the line with the headers
     * @param separator the separator of cells
     * @throws dlx.api.PuzzleSyntaxException if the quotes of the line are wrong, or there are too many columns
     */
    public Table(PuzzleText text, Line first, Separator separator) {
        this.text = text;
        this.separator = separator;
        separator.split(first).forEach(word -> headers.add(new TableCell(word, headers.size(), "")));
        while (headers.size() > 1 && headers.get(headers.size() - 1).isEmpty()) {
            headers.remove(headers.size() - 1);
        }
        if (headers.size() > MOST_COLUMNS) {
            throw headers.get(MOST_COLUMNS).wrong("is one too many", "at most " + MOST_COLUMNS + " columns");
        }
    }

    /**
     * Returns the cells of the first row.
     *
     * @return its cells, up to the last cell that is not empty
     */
    public List<TableCell> headers() {
        return List.copyOf(headers);
    }

    /**
     * Reads the next row that is not empty.
     *
     * @return a cell for each header; empty at a blank line and at the end of the text
     * @throws dlx.api.PuzzleSyntaxException if a cell without a header is not empty
     */
    public Optional<List<TableCell>> next() {
        for (Optional<Line> line = text.look(); line.isPresent() && !line.get().isBlank(); line = text.look()) {
            Line row = text.next("a row");
            if (!row.startsWith('#')) {
                List<TableCell> cells = cells(row);
                if (cells.stream().anyMatch(cell -> !cell.isEmpty())) {
                    return Optional.of(cells);
                }
            }
        }
        return Optional.empty();
    }

    private List<TableCell> cells(Line row) {
        if (++rows > MOST_CELLS / headers.size()) {
            throw row.error(1, "the table is too large; expected at most " + MOST_CELLS + " cells");
        }
        List<Word> words = separator.split(row);
        List<TableCell> cells = new ArrayList<>();
        for (int k = 0; k < Math.max(words.size(), headers.size()); k++) {
            String header = k < headers.size() ? headers.get(k).text() : "";
            Word missing = new Word(row, row.text().length() + 1, "");
            TableCell cell = new TableCell(k < words.size() ? words.get(k) : missing, k, header);
            if (k < headers.size()) {
                cells.add(cell);
            } else if (!cell.isEmpty()) {
                throw cell.wrong(
                        "is under a column without a header", "a word for this column in the first row of the table");
            }
        }
        return cells;
    }
}
