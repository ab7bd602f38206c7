package dlx.modelers.nonogram;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.packing.DrawnRows;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a nonogram: a size, a drawing, or clues in the format of files {@code .non}. */
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

    /** Returns true if a line consists of cells, possibly with blanks between. */
    static boolean isRow(Line line) {
        return !line.isBlank() && line.text().chars().allMatch(c -> c == BLACK || c == WHITE || c == ' ' || c == '\t');
    }

    Nonogram read() {
        if (!DrawnRows.skip(text)) {
            throw text.endOfText("a size, a drawing, or clues");
        }
        Line line = text.look().orElseThrow();
        if (isRow(line) || line.startsWith(WHITE)) {
            boolean[][] picture = drawing();
            return Nonogram.of(picture, linesFirst(text, picture.length, picture[0].length));
        }
        Matcher size = WatchedText.matcher(SIZE, line.text().strip());
        if (line.text().length() <= 40 && size.matches()) {
            Word word = text.next("a size").words().get(0);
            int rows = side(word, 0);
            int columns = side(word, 1);
            return Nonogram.open(rows, columns, linesFirst(text, rows, columns));
        }
        return new ClueReader(text).read();
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

    private boolean[][] drawing() {
        boolean[][] rows = new boolean[Nonogram.GREATEST][];
        int count = 0;
        while (text.look().filter(line -> !line.isBlank()).isPresent()) {
            Line line = text.next("a row");
            if (DrawnRows.isComment(line)) {
                continue;
            }
            if (count == Nonogram.GREATEST) {
                throw line.error(1, "the drawing continues here; expected at most " + Nonogram.GREATEST + " rows");
            }
            rows[count] = row(line);
            if (rows[count].length != rows[0].length) {
                throw line.wrongCount("the row", rows[count].length, "cell", rows[0].length);
            }
            count++;
        }
        return Arrays.copyOf(rows, count);
    }

    private static boolean[] row(Line line) {
        boolean[] row = new boolean[Nonogram.GREATEST];
        int length = 0;
        for (int i = 0; i < line.text().length(); i++) {
            char c = line.text().charAt(i);
            if (c == ' ' || c == '\t') {
                continue;
            }
            if (c != BLACK && c != WHITE) {
                throw line.wrong(i + 1, "is not a cell", "'#' for a black one or '.' for a white one");
            }
            if (length == Nonogram.GREATEST) {
                throw line.wrongCount("the row", cells(line), "cell", "at most " + Nonogram.GREATEST);
            }
            row[length++] = c == BLACK;
        }
        return Arrays.copyOf(row, length);
    }

    private static int cells(Line line) {
        return (int) line.text().chars().filter(c -> c != ' ' && c != '\t').count();
    }
}
