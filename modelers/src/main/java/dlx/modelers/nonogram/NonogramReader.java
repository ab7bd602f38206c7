package dlx.modelers.nonogram;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.packing.DrawnRows;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a nonogram: colors, if it has several, then a size, a drawing, or clues in the format of files {@code .non}.
 */
record NonogramReader(PuzzleText text) {

    static final char BLACK = '#';
    static final char WHITE = '.';

    /**
     * Maximum number of cells for which lines are not solved first by default. Searches of larger pictures without that
     * step may take long.
     */
    private static final int SEARCHED = 900;

    static final Setting.Flag LINES = Setting.flag(
            "lines",
            "whether rows and columns are solved before the search, each by itself, again and again as long as"
                    + " something follows (default where there are more than " + SEARCHED + " cells)");

    private static final Pattern SIZE = Pattern.compile("([0-9]{1,9})x([0-9]{1,9})");

    private static final Pattern COLOR = Pattern.compile("color\\s++([a-z])\\s++(#(?:[0-9a-fA-F]{3}){1,2})");

    private static final int LONGEST_COLOR = 40;

    /** Returns true if a line consists of cells, possibly with blanks between. */
    private static boolean isRow(Line line, String signs) {
        return !line.isBlank() && line.text().chars().allMatch(c -> signs.indexOf(c) >= 0 || c == ' ' || c == '\t');
    }

    /** Reads a line {@code color r #ff0000}: the sign of a color, and its fill in pictures. */
    static void readColor(Line line, Map<Character, String> colors) {
        Matcher color = WatchedText.matcher(COLOR, line.text().strip());
        if (line.text().length() > LONGEST_COLOR || !color.matches()) {
            throw line.error(
                    1,
                    "the line is not a color; expected 'color', a letter from a to z, and '#' with 3 or 6 hexadecimal"
                            + " digits");
        }
        if (colors.put(color.group(1).charAt(0), color.group(2)) != null) {
            throw line.words().get(1).wrong("was given before", "a color for each letter");
        }
    }

    Nonogram read() {
        Map<Character, String> colors = new TreeMap<>();
        Line line = nextPart();
        while (line.text().startsWith("color ")) {
            readColor(text.next("a color"), colors);
            line = nextPart();
        }
        Map<Character, String> used = colors.isEmpty() ? Nonogram.BLACK : colors;
        String signs = Nonogram.signs(used) + WHITE;
        if (isRow(line, signs) || line.startsWith(WHITE)) {
            char[][] picture = drawing(signs);
            return Nonogram.of(picture, used, linesFirst(text, picture.length, picture[0].length));
        }
        Matcher size = WatchedText.matcher(SIZE, line.text().strip());
        if (line.text().length() <= 40 && size.matches()) {
            Word word = text.next("a size").words().get(0);
            int rows = side(word, 0);
            int columns = side(word, 1);
            return Nonogram.open(rows, columns, used, linesFirst(text, rows, columns));
        }
        return new ClueReader(text, colors).read();
    }

    private Line nextPart() {
        if (!DrawnRows.skip(text)) {
            throw text.endOfText("a size, a drawing, or clues");
        }
        return text.look().orElseThrow();
    }

    /** Returns the value of the setting, or the default for the size. */
    static boolean linesFirst(PuzzleText text, int rows, int columns) {
        return text.flag(LINES).orElse(rows * columns > SEARCHED);
    }

    private static int side(Word word, int part) {
        return word.parts('x')
                .get(part)
                .toInt(part == 0 ? "a number of rows" : "a number of columns", 1, Nonogram.GREATEST);
    }

    private char[][] drawing(String signs) {
        char[][] rows = new char[Nonogram.GREATEST][];
        int count = 0;
        while (text.look().filter(line -> !line.isBlank()).isPresent()) {
            Line line = text.next("a row");
            if (DrawnRows.isComment(line)) {
                continue;
            }
            if (count == Nonogram.GREATEST) {
                throw line.error(1, "the drawing continues here; expected at most " + Nonogram.GREATEST + " rows");
            }
            rows[count] = row(line, signs);
            if (rows[count].length != rows[0].length) {
                throw line.wrongCount("the row", rows[count].length, "cell", rows[0].length);
            }
            count++;
        }
        return Arrays.copyOf(rows, count);
    }

    private static char[] row(Line line, String signs) {
        char[] row = new char[Nonogram.GREATEST];
        int length = 0;
        for (int i = 0; i < line.text().length(); i++) {
            char c = line.text().charAt(i);
            if (c == ' ' || c == '\t') {
                continue;
            }
            if (signs.indexOf(c) < 0) {
                String color = signs.indexOf(BLACK) < 0 ? "the letter of a color" : "'#' for a black one";
                throw line.wrong(i + 1, "is not a cell", color + " or '.' for a white one");
            }
            if (length == Nonogram.GREATEST) {
                throw line.wrongCount("the row", cells(line), "cell", "at most " + Nonogram.GREATEST);
            }
            row[length++] = c;
        }
        return Arrays.copyOf(row, length);
    }

    private static int cells(Line line) {
        return (int) line.text().chars().filter(c -> c != ' ' && c != '\t').count();
    }
}
