package dlx.formats.penpa;

import dlx.api.WatchedText;
import dlx.formats.text.Field;
import dlx.formats.text.Walls;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The lines between corners of cells that are drawn in Penpa+: thick ones part regions, others may be diagonals. */
final class PenpaEdges {

    /** Styles of thick black lines. */
    private static final Set<String> THICK = Set.of("2", "21");

    private final PenpaPoints points;
    private final int top;
    private final int left;
    private final int n;

    /** The style of each line, by its corners, the smaller number first. */
    private final Map<Long, String> styles = new HashMap<>();

    private int thin;

    /** The lines of a drawing; corners of the board count from that at the upper left of the given row and column. */
    PenpaEdges(PenpaPoints points, Field drawing, int top, int left, int n) {
        this.points = points;
        this.top = top;
        this.left = left;
        this.n = n;
        drawing.get("lineE").ifPresent(this::read);
    }

    private void read(Field lines) {
        for (String line : lines.names()) {
            if (WatchedText.matches("\\d{1,6},\\d{1,6}", line)) {
                int comma = line.indexOf(',');
                long from = Long.parseLong(line.substring(0, comma));
                long to = Long.parseLong(line.substring(comma + 1));
                lines.get(line)
                        .ifPresent(
                                style -> styles.put(key(from, to), style.value().toString()));
            }
        }
    }

    private static long key(long from, long to) {
        return Math.min(from, to) << Integer.SIZE | Math.max(from, to);
    }

    /** Takes the line between two corners out; its style, empty if there is none. */
    private String take(int row, int column, int toRow, int toColumn) {
        String style = styles.remove(
                key(points.corner(top + row, left + column), points.corner(top + toRow, left + toColumn)));
        return style == null ? "" : style;
    }

    /** The walls that thick lines are; takes all lines out that run along cells. */
    Walls walls() {
        boolean[] right = new boolean[n * (n - 1)];
        boolean[] below = new boolean[(n - 1) * n];
        for (int row = 0; row <= n; row++) {
            for (int column = 0; column <= n; column++) {
                String upright = row < n ? take(row, column, row + 1, column) : "";
                String level = column < n ? take(row, column, row, column + 1) : "";
                if (column > 0 && column < n && row < n) {
                    right[row * (n - 1) + column - 1] = isThick(upright);
                }
                if (row > 0 && row < n && column < n) {
                    below[(row - 1) * n + column] = isThick(level);
                }
            }
        }
        return new Walls(n, n, right, below);
    }

    private boolean isThick(String style) {
        thin += style.isEmpty() || THICK.contains(style) ? 0 : 1;
        return THICK.contains(style);
    }

    /** Takes the lines of a diagonal out, if all of them are there. */
    boolean takeDiagonal(boolean falling) {
        Map<Long, String> before = Map.copyOf(styles);
        int count = 0;
        for (int k = 0; k < n; k++) {
            String style = falling ? take(k, k, k + 1, k + 1) : take(k, n - k, k + 1, n - k - 1);
            count += style.isEmpty() ? 0 : 1;
        }
        if (count < n) {
            styles.putAll(before);
        }
        return count == n;
    }

    /** How many lines along cells are not thick. */
    int thin() {
        return thin;
    }

    /** How many lines have not been taken out. */
    int left() {
        return styles.size();
    }
}
