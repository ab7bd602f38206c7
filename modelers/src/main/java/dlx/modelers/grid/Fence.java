package dlx.modelers.grid;

import dlx.api.Line;
import java.util.List;

/**
 * A line that is part of a frame: dashes, with or without corners and crossings.
 *
 * @since 0.1
 */
public final class Fence {

    /** Corners and crossings, with no bars between cells. */
    private static final String CORNERS = "+*.'`~";

    /** Fewer dashes are cells. */
    private static final int LEAST = 3;

    private interface Glyph {
        boolean is(char c);
    }

    private Fence() {}

    /**
     * Whether a line is a fence.
     *
     * @param line any line
     * @return {@code false} if something else stands in it, or fewer than three dashes
     */
    public static boolean is(Line line) {
        return count(
                        line,
                        c -> c == '-' || c == '=' || c == '_' || Glyphs.isBoxDrawing(c) && !Glyphs.isUpright(c),
                        c -> CORNERS.indexOf(c) >= 0 || Glyphs.isBoxDrawing(c))
                >= LEAST;
    }

    /**
     * The rows among lines.
     *
     * @param lines any lines
     * @return those that are no fences; all, where nothing else is there
     */
    public static List<Line> without(List<Line> lines) {
        List<Line> rows = lines.stream().filter(line -> !is(line)).toList();
        return rows.isEmpty() ? lines : rows;
    }

    /**
     * How many cells a line has if its dashes are empty ones.
     *
     * @param line any line
     * @return the number of its dashes, {@code -} or {@code _}; 0 if it has something else besides blanks, bars and the like
     */
    public static int dashes(Line line) {
        return count(line, Fence::isDash, c -> false);
    }

    /** Returns how many dashes a line has; 0 if it has something else besides blanks, bars, separators and what is part of a frame. */
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

    /** How many pieces of dashes a line has: as many as the rule of a table has columns. */
    static int pieces(Line line) {
        int pieces = 0;
        String text = line.text();
        for (int i = 0; i < text.length(); i++) {
            pieces += isDash(text.charAt(i)) && (i == 0 || !isDash(text.charAt(i - 1))) ? 1 : 0;
        }
        return pieces;
    }

    /**
     * Whether a character may be an empty cell or a piece of a fence.
     *
     * @param c any character
     * @return {@code true} for {@code -} and {@code _}
     */
    public static boolean isDash(int c) {
        return c == '-' || c == '_';
    }
}
