package dlx.modelers.grid;

import dlx.api.Line;
import java.util.List;

/**
 * Recognizes fences: lines that are part of a frame, of dashes with or without corners and crossings.
 *
 * @since 0.1
 */
public final class Fence {

    /** Corners and crossings without bars between cells. */
    private static final String CORNERS = "+*.'`~";

    /** Minimum number of dashes of a fence; fewer dashes are cells. */
    private static final int LEAST = 3;

    private interface Glyph {
        boolean is(char c);
    }

    private Fence() {}

    /**
     * Returns true if a line is a fence.
     *
     * @param line any line
     * @return false if it contains other characters, or fewer than three dashes
     */
    public static boolean is(Line line) {
        return count(
                        line,
                        c -> c == '-' || c == '=' || c == '_' || Glyphs.isBoxDrawing(c) && !Glyphs.isUpright(c),
                        c -> CORNERS.indexOf(c) >= 0 || Glyphs.isBoxDrawing(c))
                >= LEAST;
    }

    /**
     * Returns the rows among lines.
     *
     * @param lines any lines
     * @return the lines that are not fences; all lines if all are fences
     */
    public static List<Line> without(List<Line> lines) {
        List<Line> rows = lines.stream().filter(line -> !is(line)).toList();
        return rows.isEmpty() ? lines : rows;
    }

    /**
     * Returns the number of cells of a line whose dashes are empty cells.
     *
     * @param line any line
     * @return number of its dashes, {@code -} or {@code _}; 0 if it contains anything except dashes, blanks, bars
     *     and separators
     */
    public static int dashes(Line line) {
        return count(line, Fence::isDash, c -> false);
    }

    /**
     * Returns the number of dashes of a line; 0 if it contains anything except dashes, blanks, bars, separators and
     * parts of a frame.
     */
    private static int count(Line line, Glyph dash, Glyph frame) {
        int dashes = 0;
        for (int i = 0; i < line.text().length(); i++) {
            char c = line.text().charAt(i);
            if (dash.is(c)) {
                dashes++;
            } else if (!Glyphs.isBlank(c) && !Glyphs.isBar(c) && !Glyphs.isSeparator(c) && !frame.is(c)) {
                return 0;
            }
        }
        return dashes;
    }

    /** Returns the number of runs of dashes of a line: the number of columns if it is the rule of a table. */
    static int pieces(Line line) {
        int pieces = 0;
        String text = line.text();
        for (int i = 0; i < text.length(); i++) {
            pieces += isDash(text.charAt(i)) && (i == 0 || !isDash(text.charAt(i - 1))) ? 1 : 0;
        }
        return pieces;
    }

    /**
     * Returns true if a character may be an empty cell or a part of a fence.
     *
     * @param c any character
     * @return true for {@code -} and {@code _}
     */
    public static boolean isDash(int c) {
        return c == '-' || c == '_';
    }
}
