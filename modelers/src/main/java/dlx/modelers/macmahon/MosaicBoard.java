package dlx.modelers.macmahon;

import dlx.modelers.macmahon.MosaicCell.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A board: the cells to be filled.
 *
 * @param cells the cells, row by row; all squares, or all triangles
 * @since 0.1
 */
public record MosaicBoard(List<MosaicCell> cells) {

    /** Creates a board with a copy of the list. */
    public MosaicBoard {
        cells = List.copyOf(cells);
    }

    /** Returns a rectangle of squares. */
    static MosaicBoard rectangle(int rows, int columns) {
        List<MosaicCell> cells = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                cells.add(new MosaicCell(row, column, Kind.SQUARE));
            }
        }
        return new MosaicBoard(cells);
    }

    /** Returns a triangle that points up, of {@code side * side} triangles. */
    static MosaicBoard triangle(int side) {
        List<MosaicCell> cells = new ArrayList<>();
        for (int row = 0; row < side; row++) {
            addTriangles(cells, row, side - 1 - row, 2 * row + 1, Kind.UP);
        }
        return new MosaicBoard(cells);
    }

    /** Returns a hexagon of {@code 6 * side * side} triangles, with two level sides. */
    static MosaicBoard hexagon(int side) {
        List<MosaicCell> cells = new ArrayList<>();
        for (int row = 0; row < side; row++) {
            addTriangles(cells, row, side - 1 - row, 2 * (side + row) + 1, Kind.UP);
        }
        for (int row = side; row < 2 * side; row++) {
            addTriangles(cells, row, row - side, 2 * (3 * side - row) - 1, Kind.DOWN);
        }
        return new MosaicBoard(cells);
    }

    int sides() {
        return cells.get(0).kind().sides();
    }

    /** Returns all edges in their order, each with the number of its cells: 1 at the border, 2 inside. */
    SortedMap<MosaicEdge, Integer> edges() {
        SortedMap<MosaicEdge, Integer> edges = new TreeMap<>();
        cells.forEach(cell -> cell.edges().forEach(edge -> edges.merge(edge, 1, Integer::sum)));
        return edges;
    }

    /**
     * Returns the image of each cell under a motion and a shift that carry this board to itself; empty if no shift
     * does so.
     */
    Optional<Map<MosaicCell, MosaicCell>> images(MosaicMotion motion) {
        List<MosaicCell> moved = cells.stream().map(motion::of).toList();
        int down = top(cells) - top(moved);
        int right = left(cells) - left(moved);
        Map<MosaicCell, MosaicCell> images = new HashMap<>();
        for (int i = 0; i < moved.size(); i++) {
            MosaicCell image = moved.get(i);
            images.put(cells.get(i), new MosaicCell(image.row() + down, image.column() + right, image.kind()));
        }
        return new HashSet<>(images.values()).equals(new HashSet<>(cells)) ? Optional.of(images) : Optional.empty();
    }

    private static void addTriangles(List<MosaicCell> cells, int row, int column, int count, Kind first) {
        Kind second = first == Kind.UP ? Kind.DOWN : Kind.UP;
        for (int i = 0; i < count; i++) {
            cells.add(new MosaicCell(row, column + i, i % 2 == 0 ? first : second));
        }
    }

    private static int top(List<MosaicCell> cells) {
        return cells.stream().mapToInt(MosaicCell::row).min().orElseThrow();
    }

    private static int left(List<MosaicCell> cells) {
        return cells.stream().mapToInt(MosaicCell::column).min().orElseThrow();
    }
}
