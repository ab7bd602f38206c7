package dlx.modelers.matrix;

import dlx.api.Line;
import dlx.api.WatchedText;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Normalizes lines of a matrix that programs and tables write: replaces cells like {@code 1.0} and {@code True} by 1,
 * and blanks out bars between cells and the name that the matrix is assigned to.
 */
final class PlainCells {

    /** The name that a matrix is assigned to, and the name of a function around the list, with its bracket. */
    private static final Pattern ASSIGNED = Pattern.compile(
            "^\\s*+(?:[\\p{L}_]\\w{0,99}+\\s*+=\\s*+)?+(?:[\\p{L}_][\\w.]{0,99}+\\()?+(?=\\s*+[\\[{(])");

    private static final Pattern TYPE = Pattern.compile(",\\s*+dtype\\s*+=[^,)]*+(?=\\))");

    /**
     * A cell that is not a single digit, or a bar. Group 1 is matched for true, group 2 for false, and group 3 is the
     * digit of a number like {@code 1.0}.
     */
    private static final Pattern CELL =
            Pattern.compile("\\b([Tt])rue\\b|\\b([Ff])alse\\b|(?<![\\w.])([01])\\.0*+(?![\\w.])|\\|");

    /** The rule below the heading of a table. */
    private static final Pattern RULE = Pattern.compile("[\\s|:+]*+-[-\\s|:+]*+");

    private PlainCells() {}

    /** Returns true if a line is the rule below the heading of a table. */
    static boolean isRule(Line line) {
        return WatchedText.matcher(RULE, line.text()).matches();
    }

    /** Returns the first line of a matrix without the name that the matrix is assigned to. */
    static Line unassigned(Line first) {
        Matcher name = WatchedText.matcher(ASSIGNED, first.text());
        return name.find() && name.end() > 0 ? blank(first, name.start(), name.end()) : first;
    }

    /**
     * Returns the line with each cell as 0 or 1 at its place, and blanks for other replaced text. Returns the line
     * itself if there is nothing to replace.
     */
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
        text.replace(from, to, " ".repeat(to - from));
    }
}
