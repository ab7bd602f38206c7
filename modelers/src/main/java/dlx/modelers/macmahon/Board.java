package dlx.modelers.macmahon;

import dlx.modelers.macmahon.Cell.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The cells to be filled.
 *
 * @param cells row after row; squares, or triangles
 * @since 0.1
 */
public record Board(List<Cell> cells) {

    /**
     * A board that nobody else can change.
     *
     * @throws IllegalArgumentException if there are no cells
     */
    public Board {
        cells = List.copyOf(cells);
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("cells: none; expected 1 or more");
        }
    }

    /** A rectangle of squares. */
    static Board rectangle(int rows, int columns) {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                cells.add(new Cell(row, column, Kind.SQUARE));
            }
        }
        return new Board(cells);
    }

    /** A triangle that points up, of {@code side * side} triangles. */
    static Board triangle(int side) {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < side; row++) {
            addTriangles(cells, row, side - 1 - row, 2 * row + 1, Kind.UP);
        }
        return new Board(cells);
    }

    /** A hexagon of {@code 6 * side * side} triangles that stands on one of its sides. */
    static Board hexagon(int side) {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < side; row++) {
            addTriangles(cells, row, side - 1 - row, 2 * (side + row) + 1, Kind.UP);
        }
        for (int row = side; row < 2 * side; row++) {
            addTriangles(cells, row, row - side, 2 * (3 * side - row) - 1, Kind.DOWN);
        }
        return new Board(cells);
    }

    int sides() {
        return cells.get(0).kind().sides();
    }

    /** Each edge in its order, with the number of cells that have it: 1 at the border, 2 inside. */
    SortedMap<Edge, Integer> edges() {
        SortedMap<Edge, Integer> edges = new TreeMap<>();
        cells.forEach(cell -> cell.edges().forEach(edge -> edges.merge(edge, 1, Integer::sum)));
        return edges;
    }

    /** Where each cell goes by a motion that makes this board of this board; nothing if it makes another one. */
    Optional<Map<Cell, Cell>> images(Motion motion) {
        List<Cell> moved = cells.stream().map(motion::of).toList();
        int down = top(cells) - top(moved);
        int right = left(cells) - left(moved);
        Map<Cell, Cell> images = new HashMap<>();
        for (int i = 0; i < moved.size(); i++) {
            Cell image = moved.get(i);
            images.put(cells.get(i), new Cell(image.row() + down, image.column() + right, image.kind()));
        }
        return new HashSet<>(images.values()).equals(new HashSet<>(cells)) ? Optional.of(images) : Optional.empty();
    }

    private static void addTriangles(List<Cell> cells, int row, int column, int count, Kind first) {
        Kind second = first == Kind.UP ? Kind.DOWN : Kind.UP;
        for (int i = 0; i < count; i++) {
            cells.add(new Cell(row, column + i, i % 2 == 0 ? first : second));
        }
    }

    private static int top(List<Cell> cells) {
        return cells.stream().mapToInt(Cell::row).min().orElseThrow();
    }

    private static int left(List<Cell> cells) {
        return cells.stream().mapToInt(Cell::column).min().orElseThrow();
    }
}
