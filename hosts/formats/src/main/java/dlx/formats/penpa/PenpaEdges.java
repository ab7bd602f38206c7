package dlx.formats.penpa;

import dlx.api.WatchedText;
import dlx.formats.text.Field;
import dlx.formats.text.Walls;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The lines of a Penpa+ drawing between corners of cells. Thick lines separate regions, other lines can be diagonals.
 */
final class PenpaEdges {

    /** Styles of thick black lines. */
    private static final Set<String> THICK = Set.of("2", "21");

    private final PenpaBoard board;

    /** Style of each line, by the {@link #key} of its corners. */
    private final Map<Long, String> styles = new HashMap<>();

    private int thin;

    /** Reads the lines of a drawing. */
    PenpaEdges(PenpaBoard board) {
        this.board = board;
        board.drawing().get("lineE").ifPresent(this::read);
    }

    private void read(Field lines) {
        for (String line : lines.names()) {
            if (WatchedText.matches("\\d{1,6},\\d{1,6}", line)) {
                int comma = line.indexOf(',');
                long from = Long.parseLong(line.substring(0, comma));
                long to = Long.parseLong(line.substring(comma + 1));
                Optional<Field> style = lines.get(line);
                style.ifPresent(field -> styles.put(key(from, to), field.value().toString()));
            }
        }
    }

    private static long key(long from, long to) {
        return Math.min(from, to) << Integer.SIZE | Math.max(from, to);
    }

    /** Removes the line between two corners of the board and returns its style; empty if the line is missing. */
    private String take(int row, int column, int toRow, int toColumn) {
        return Objects.toString(styles.remove(key(corner(row, column), corner(toRow, toColumn))), "");
    }

    private int corner(int row, int column) {
        return board.points().corner(board.top() + row, board.left() + column);
    }

    /** Returns the thick lines as walls, and removes all lines that run along cells. */
    Walls walls() {
        int rows = board.rows();
        int columns = board.columns();
        boolean[] right = new boolean[rows * (columns - 1)];
        boolean[] below = new boolean[(rows - 1) * columns];
        for (int row = 0; row <= rows; row++) {
            for (int column = 0; column <= columns; column++) {
                String upright = row < rows ? take(row, column, row + 1, column) : "";
                String level = column < columns ? take(row, column, row, column + 1) : "";
                if (column > 0 && column < columns && row < rows) {
                    right[row * (columns - 1) + column - 1] = isThick(upright);
                }
                if (row > 0 && row < rows && column < columns) {
                    below[(row - 1) * columns + column] = isThick(level);
                }
            }
        }
        return new Walls(columns, rows, right, below);
    }

    private boolean isThick(String style) {
        thin += style.isEmpty() || THICK.contains(style) ? 0 : 1;
        return THICK.contains(style);
    }

    /** Removes the lines of a diagonal, if the diagonal of the square is complete; returns true if it is. */
    boolean takeDiagonal(boolean falling) {
        Map<Long, String> before = Map.copyOf(styles);
        int n = board.rows();
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

    /** Returns the number of lines along cells that are not thick. */
    int thin() {
        return thin;
    }

    /** Returns the number of lines that have not been removed. */
    int left() {
        return styles.size();
    }
}
