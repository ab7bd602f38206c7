package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A line of a board as people paste it: cells among bars, in groups, between commas, in brackets, with a comment behind.
 *
 * @param cells the cells from left to right, each where it stands; one of no characters is empty
 * @param spaced whether something stood between any two cells
 * @since 0.1
 */
public record PastedRow(List<Word> cells, boolean spaced) {

    /** Corners and crossings of borders, with no bars between cells. */
    private static final String CORNERS = "+*.:'`~";

    private static final String BARS = "|\u00a6:";

    private static final String BRACKETS = "[](){}\"'";

    private static final int FIRST_BOX_DRAWING = 0x2500;
    private static final int LAST_BOX_DRAWING = 0x257f;

    /**
     * Whether a line is part of a frame: dashes, with or without corners and crossings.
     *
     * @param line any line
     * @return {@code false} if something else stands in it, or fewer than three dashes
     */
    public static boolean isBorder(Line line) {
        int dashes = 0;
        for (char c : line.text().toCharArray()) {
            if (c == '-' || c == '=' || c == '_' || isBoxDrawing(c) && !isUpright(c)) {
                dashes++;
            } else if (!isBlank(c) && CORNERS.indexOf(c) < 0 && BARS.indexOf(c) < 0 && !isBoxDrawing(c)) {
                return false;
            }
        }
        return dashes >= 3;
    }

    /**
     * How many cells a line has if its dashes are empty ones.
     *
     * @param line any line
     * @return the number of its dashes, {@code -} or {@code _}; 0 if it has something else besides blanks and bars
     */
    public static int dashes(Line line) {
        int dashes = 0;
        for (char c : line.text().toCharArray()) {
            if (c == '-' || c == '_') {
                dashes++;
            } else if (!isBlank(c) && !isBar(c)) {
                return 0;
            }
        }
        return dashes;
    }

    /**
     * Whether a line has something besides cells and blanks.
     *
     * @param line any line
     * @return {@code true} if {@link #of} may see more in it than cells
     */
    public static boolean isDecorated(Line line) {
        for (char c : line.text().toCharArray()) {
            if (BARS.indexOf(c) >= 0
                    || BRACKETS.indexOf(c) >= 0
                    || isBoxDrawing(c)
                    || c == ','
                    || c == ';'
                    || c == '#'
                    || c == '+') {
                return true;
            }
        }
        return false;
    }

    /**
     * The cells of a line. Of the ways to see it, the first one counts in which the number of cells is right: fields between
     * commas, semicolons or tabs; words; characters in groups; between bars, cells of which blanks are empty ones. (That way goes
     * before words where these do not stand at the same places between all bars.)
     *
     * @param line a line that is no border
     * @param isRight whether a line may have these cells
     * @return the cells, or as many as words or fields where no number is right
     */
    public static PastedRow of(Line line, Predicate<List<Word>> isRight) {
        String text = withoutComment(line.text());
        List<PastedRow> ways = new ArrayList<>();
        for (char between : new char[] {',', ';', '\t'}) {
            if (text.indexOf(between) >= 0) {
                PastedRow fields = fields(line, text, between);
                ways.add(fields);
                ways.add(ended(fields));
            }
        }
        BarredRow barred = new BarredRow(line, text);
        if (!barred.isRegular()) {
            barred.ways().forEach(ways::add);
        }
        String bare = bare(text);
        PastedRow words = new PastedRow(new Line(line.source(), line.number(), bare).words(), true);
        boolean areCells = words.cells.stream().allMatch(word -> isCell(word.text()));
        if (areCells || words.cells.isEmpty()) {
            ways.add(words);
        }
        ways.add(new PastedRow(characters(line, bare), false));
        barred.ways().forEach(ways::add);
        Optional<PastedRow> right =
                ways.stream().filter(way -> isRight.test(way.cells)).findFirst();
        return right.orElse(ways.get(0)).of(line);
    }

    /** The same row with its cells in another line, of the same characters. */
    private PastedRow of(Line line) {
        return new PastedRow(
                cells.stream()
                        .map(cell -> new Word(line, cell.column(), cell.text()))
                        .toList(),
                spaced);
    }

    /**
     * A line without the comment behind its cells.
     *
     * @param text a line
     * @return what stands before the first {@code #}; all of it if that is its first character
     */
    public static String withoutComment(String text) {
        int at = text.indexOf('#');
        return at > 0 ? text.substring(0, at) : text;
    }

    /** With blanks for all that is neither a cell nor a blank. */
    private static String bare(String text) {
        char[] bare = text.toCharArray();
        for (int i = 0; i < bare.length; i++) {
            char c = bare[i];
            if (BARS.indexOf(c) >= 0 || BRACKETS.indexOf(c) >= 0 || isBoxDrawing(c) || c == ',' || c == ';') {
                bare[i] = ' ';
            }
        }
        return new String(bare);
    }

    static boolean isCell(String word) {
        if (word.length() == 1) {
            return true;
        }
        return word.length() == 2 && word.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /** What stands between commas, all brackets aside. */
    private static PastedRow fields(Line line, String text, char between) {
        int close = Math.max(text.lastIndexOf(']'), Math.max(text.lastIndexOf(')'), text.lastIndexOf('}')));
        int end = close >= 0 ? close : text.length();
        List<Word> cells = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i <= end; i++) {
            if (i == end || text.charAt(i) == between) {
                cells.add(field(line, text, begin, i));
                begin = i + 1;
            }
        }
        return new PastedRow(cells, true);
    }

    /** Without a last field that is the only empty one: its comma ended the line. */
    private static PastedRow ended(PastedRow row) {
        List<Word> cells = row.cells;
        long empty = cells.stream().filter(cell -> cell.text().isEmpty()).count();
        int last = cells.size() - 1;
        return empty == 1 && cells.get(last).text().isEmpty() ? new PastedRow(cells.subList(0, last), true) : row;
    }

    static Word field(Line line, String text, int from, int to) {
        int begin = from;
        int end = to;
        while (begin < end && isAround(text.charAt(begin))) {
            begin++;
        }
        while (end > begin && isAround(text.charAt(end - 1))) {
            end--;
        }
        return new Word(line, begin + 1, text.substring(begin, end));
    }

    private static boolean isAround(char c) {
        return isBlank(c) || BRACKETS.indexOf(c) >= 0;
    }

    /** The characters of a line, one cell each. */
    private static List<Word> characters(Line line, String text) {
        List<Word> cells = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!isBlank(c)) {
                cells.add(new Word(line, i + 1, String.valueOf(c)));
            }
        }
        return cells;
    }

    /** What parts cells or bands of them. */
    static boolean isBar(char c) {
        return BARS.indexOf(c) >= 0 || isUpright(c);
    }

    private static boolean isBoxDrawing(char c) {
        return c >= FIRST_BOX_DRAWING && c <= LAST_BOX_DRAWING;
    }

    /** Of box drawing, the bars: light, heavy, double, and dashed ones. */
    private static boolean isUpright(char c) {
        return "\u2502\u2503\u2551\u2506\u2507\u250a\u250b\u254e\u254f".indexOf(c) >= 0;
    }

    static boolean isBlank(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }
}
