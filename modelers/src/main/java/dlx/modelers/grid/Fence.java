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

    private Fence() {}

    /**
     * Whether a line is a fence.
     *
     * @param line any line
     * @return {@code false} if something else stands in it, or fewer than three dashes
     */
    public static boolean is(Line line) {
        int dashes = 0;
        String text = line.text();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '-' || c == '=' || c == '_' || Glyphs.isBoxDrawing(c) && !Glyphs.isUpright(c)) {
                dashes++;
            } else if (!Glyphs.isBlank(c)
                    && CORNERS.indexOf(c) < 0
                    && !Glyphs.isBar(c)
                    && !Glyphs.isSeparator(c)
                    && !Glyphs.isBoxDrawing(c)) {
                return false;
            }
        }
        return dashes >= LEAST;
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
        int dashes = 0;
        String text = line.text();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isDash(c)) {
                dashes++;
            } else if (!Glyphs.isBlank(c) && !Glyphs.isBar(c) && !Glyphs.isSeparator(c)) {
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
