package dlx.modelers.table;

import dlx.api.Line;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The character between the cells of a row, as the comma in RFC 4180: a cell in quotes may contain it, and quotes
 * within a cell are doubled. Spreadsheets write semicolons if numbers have a decimal comma, and tabs if cells were
 * copied.
 *
 * <p>A spreadsheet computes a cell that begins with {@code =}, {@code @} or a sign, in quotes or not. Such a cell may
 * come from another user, so it is written with an apostrophe before it, which is removed when it is read.
 *
 * @param mark a comma, a semicolon or a tab
 * @since 0.1
 */
public record Separator(char mark) {

    private static final char QUOTE = '"';

    /** The separators. If two occur equally often, the first in this order is used. */
    private static final String MARKS = "\t;,";

    private static final char APOSTROPHE = '\'';

    /** First characters of cells that a spreadsheet computes. */
    private static final String OF_FORMULAS = "=+-@\t\r";

    /** Signs that may begin a number, which is not a formula. */
    private static final String SIGNS = "+-";

    private static final String OF_NUMBERS = ".,0123456789";

    /**
     * Returns the separator of a table by its first line: the separator that occurs most often outside of quotes.
     *
     * @param line the first line
     * @return the separator; empty if the line does not contain one and therefore is not a row of a table
     */
    public static Optional<Separator> of(Line line) {
        int[] counts = new int[MARKS.length()];
        boolean quoted = false;
        for (char c : line.text().toCharArray()) {
            quoted ^= c == QUOTE;
            if (!quoted && MARKS.indexOf(c) >= 0) {
                counts[MARKS.indexOf(c)]++;
            }
        }
        int best = 0;
        for (int k = 1; k < counts.length; k++) {
            best = counts[k] > counts[best] ? k : best;
        }
        return counts[best] == 0 ? Optional.empty() : Optional.of(new Separator(MARKS.charAt(best)));
    }

    /**
     * Returns the cells of a row, without quotes and the blanks around them.
     *
     * @param line the row
     * @return the content of each cell, with its place; at least one cell
     * @throws dlx.api.PuzzleSyntaxException if quotes do not end in this line, or not before a separator, or if the
     *     line contains a control character
     */
    public List<Word> split(Line line) {
        List<Word> cells = new ArrayList<>();
        refuseControls(line);
        int from = 0;
        while (from <= line.text().length()) {
            int begin = afterBlanks(line.text(), from);
            int end = isAt(line.text(), begin, QUOTE) ? afterQuotes(line, begin) : endOfCell(line.text(), begin);
            String raw = line.text().substring(begin, end);
            cells.add(new Word(line, begin + 1, bare(trimmed(raw.startsWith("\"") ? unquoted(raw) : raw))));
            from = afterBlanks(line.text(), end);
            if (from < line.text().length() && line.text().charAt(from) != mark) {
                throw line.wrong(from + 1, "comes after quotes that end", "the end of the cell");
            }
            from++;
        }
        return cells;
    }

    /**
     * Returns a row as text.
     *
     * @param cells the content of each cell
     * @return the line, with its line end, and with quotes and apostrophes if a cell needs them
     */
    public String row(List<String> cells) {
        return cells.stream().map(this::written).collect(Collectors.joining(String.valueOf(mark), "", "\n"));
    }

    private String written(String word) {
        String cell = isFormula(word) ? APOSTROPHE + word : word;
        boolean plain = MARKS.chars().noneMatch(c -> cell.indexOf(c) >= 0)
                && cell.indexOf(QUOTE) < 0
                && !cell.startsWith("#"); // a line that starts with it is a comment
        return plain ? cell : QUOTE + cell.replace("\"", "\"\"") + QUOTE;
    }

    private static String bare(String cell) {
        return isAt(cell, 0, APOSTROPHE) && isFormula(cell) ? cell.substring(1) : cell;
    }

    /** Returns true if a spreadsheet would compute a cell without its apostrophes. */
    private static boolean isFormula(String cell) {
        int begin = 0;
        while (isAt(cell, begin, APOSTROPHE)) {
            begin++;
        }
        return begin < cell.length()
                && OF_FORMULAS.indexOf(cell.charAt(begin)) >= 0
                && (SIGNS.indexOf(cell.charAt(begin)) < 0
                        || cell.chars().skip(begin + 1L).anyMatch(c -> OF_NUMBERS.indexOf(c) < 0));
    }

    private static String unquoted(String raw) {
        return raw.substring(1, raw.length() - 1).replace("\"\"", "\"");
    }

    private int afterQuotes(Line line, int begin) {
        int i = begin + 1;
        while (isAt(line.text(), i, QUOTE)
                ? isAt(line.text(), i + 1, QUOTE)
                : i < line.text().length()) {
            i += isAt(line.text(), i, QUOTE) ? 2 : 1;
        }
        if (i >= line.text().length()) {
            throw line.error(
                    begin + 1, "the quotes do not end in this line; expected a cell without a line break within it");
        }
        return i + 1;
    }

    private static void refuseControls(Line line) {
        for (int i = 0; i < line.text().length(); i++) {
            if (Character.isISOControl(line.text().charAt(i)) && line.text().charAt(i) != '\t') {
                throw line.wrong(i + 1, "is a control character", "text that people see");
            }
        }
    }

    private int endOfCell(String text, int begin) {
        int end = text.indexOf(mark, begin);
        return end < 0 ? text.length() : end;
    }

    private int afterBlanks(String text, int from) {
        int i = from;
        while (i < text.length() && text.charAt(i) != mark && isBlank(text.charAt(i))) {
            i++;
        }
        return i;
    }

    private static String trimmed(String cell) {
        int begin = 0;
        int end = cell.length();
        while (begin < end && isBlank(cell.charAt(begin))) {
            begin++;
        }
        while (end > begin && isBlank(cell.charAt(end - 1))) {
            end--;
        }
        return cell.substring(begin, end);
    }

    private static boolean isAt(String text, int i, char c) {
        return i < text.length() && text.charAt(i) == c;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }
}
