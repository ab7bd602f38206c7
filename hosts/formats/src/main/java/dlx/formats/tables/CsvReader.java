package dlx.formats.tables;

import dlx.formats.text.ForeignText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads tables as spreadsheets save and copy them: a line per row, with tabs, semicolons or commas between the cells. A
 * cell in quotes may contain separators, line ends, and doubled quotes (RFC 4180). Not thread-safe; made for one text.
 */
final class CsvReader {

    private static final String SEPARATORS = "\t;,";
    private static final char QUOTE = '"';
    private static final int MOST_CELLS = 1_000_000;

    private final ForeignText text;
    private final String table;
    private final char separator;
    private final List<List<String>> rows = new ArrayList<>();
    private List<String> row = new ArrayList<>();
    private int width;
    private int at;

    private CsvReader(ForeignText text, String table, char separator) {
        this.text = text;
        this.table = table;
        this.separator = separator;
    }

    /**
     * Returns the table of a text; empty if the text does not contain a separator.
     *
     * @throws dlx.api.PuzzleSyntaxException if the table has too many cells, or a quote without end
     */
    static Optional<Sheet> read(ForeignText text) {
        String table = text.whole().replace("\uFEFF", "").replace('\u00A0', ' ');
        return SEPARATORS
                .chars()
                .filter(character -> table.indexOf(character) >= 0)
                .mapToObj(character -> new CsvReader(text, table, (char) character).sheet())
                .findFirst();
    }

    private Sheet sheet() {
        while (at < table.length()) {
            row.add((isQuote() ? quoted() : plain()).strip());
            width = Math.max(width, row.size());
            if ((long) width * (rows.size() + 1) > MOST_CELLS) {
                throw text.fault(Tables.NAME, "size: there are more than " + MOST_CELLS + " cells; expected fewer");
            }
            endCell();
        }
        return Sheet.of(rows);
    }

    private boolean isQuote() {
        return at < table.length() && table.charAt(at) == QUOTE;
    }

    private String plain() {
        int from = at;
        while (at < table.length() && !isEnd(table.charAt(at))) {
            at++;
        }
        return table.substring(from, at);
    }

    /** Reads a cell in quotes and the characters behind it, up to the end of the cell. */
    private String quoted() {
        StringBuilder cell = new StringBuilder();
        int from = at + 1;
        do {
            int end = table.indexOf(QUOTE, at + 1);
            if (end < 0) {
                throw text.fault(
                        Tables.NAME,
                        "row " + (rows.size() + 1) + ", column " + (row.size() + 1)
                                + ": a quote begins and does not have an end; expected another '\"'");
            }
            cell.append(table, from, end);
            at = end + 1;
            from = at;
        } while (isQuote());
        return cell + plain();
    }

    private boolean isEnd(char character) {
        return character == separator || character == '\n' || character == '\r';
    }

    /** Moves behind the end of a cell. A line without a separator and without a cell does not become a row. */
    private void endCell() {
        boolean isSeparator = at < table.length() && table.charAt(at) == separator;
        if (isSeparator && at + 1 == table.length()) {
            row.add("");
        }
        if (!isSeparator || at + 1 == table.length()) {
            if (row.size() > 1 || !row.get(0).isEmpty()) {
                rows.add(row);
            }
            row = new ArrayList<>();
        }
        at += table.startsWith("\r\n", at) ? 2 : 1;
    }
}
