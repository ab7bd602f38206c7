package dlx.modelers.matrix;

import dlx.api.Line;
import dlx.api.WatchedText;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lines of a matrix as programs and tables write them, and as they were meant: cells like {@code 1.0} and {@code True} as 1, no
 * bars between cells, no name that the matrix is assigned to.
 */
final class PlainCells {

    /** What a matrix is assigned to, and the array that is made of a list, with its bracket. */
    private static final Pattern ASSIGNED = Pattern.compile(
            "^\\s*+(?:[\\p{L}_]\\w{0,99}+\\s*+=\\s*+)?+(?:[\\p{L}_][\\w.]{0,99}+\\()?+(?=\\s*+[\\[{(])");

    private static final Pattern TYPE = Pattern.compile(",\\s*+dtype\\s*+=[^,)]*+(?=\\))");

    /** A cell that is more than a digit: what it says, and what is left out. */
    private static final Pattern CELL =
            Pattern.compile("\\b([Tt])rue\\b|\\b([Ff])alse\\b|(?<![\\w.])([01])\\.0*+(?![\\w.])|\\|");

    /** Below the heading of a table. */
    private static final Pattern RULE = Pattern.compile("[\\s|:+]*+-[-\\s|:+]*+");

    private PlainCells() {}

    /** Whether a line is the rule below the heading of a table. */
    static boolean isRule(Line line) {
        return WatchedText.matcher(RULE, line.text()).matches();
    }

    /** The first line of a matrix without the name that it is assigned to. */
    static Line unassigned(Line first) {
        Matcher name = WatchedText.matcher(ASSIGNED, first.text());
        return name.find() && name.end() > 0 ? blank(first, name.start(), name.end()) : first;
    }

    /** The line with each cell as 0 or 1 at its place, and blanks for the rest of it; the line itself if that is all it has. */
    static Line of(Line line) {
        if (line.text().chars().noneMatch(c -> c == '|' || c == '.' || c == '=' || c == 'e')) {
            return line;
        }
        StringBuilder plain = new StringBuilder(line.text());
        Matcher type = WatchedText.matcher(TYPE, line.text());
        if (type.find()) {
            blank(plain, type.start(), type.end());
        }
        Matcher cell = WatchedText.matcher(CELL, line.text());
        while (cell.find()) {
            blank(plain, cell.start(), cell.end());
            if (cell.group(1) != null || cell.group(2) != null) {
                plain.setCharAt(cell.start(), cell.group(1) != null ? '1' : '0');
            } else if (cell.group(3) != null) {
                plain.setCharAt(cell.start(), cell.group(3).charAt(0));
            }
        }
        return new Line(line.source(), line.number(), plain.toString());
    }

    private static Line blank(Line line, int from, int to) {
        StringBuilder text = new StringBuilder(line.text());
        blank(text, from, to);
        return new Line(line.source(), line.number(), text.toString());
    }

    private static void blank(StringBuilder text, int from, int to) {
        for (int i = from; i < to; i++) {
            text.setCharAt(i, ' ');
        }
    }
}
