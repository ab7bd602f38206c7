package dlx.modelers.macmahon;

import java.util.List;
import java.util.stream.Stream;

/**
 * A cell of a board. Triangles form rows and point up and down in turn; a column is half a side wide.
 *
 * @param row the row, from 0, downwards
 * @param column the column, from 0, to the right
 * @param kind the form of the cell
 * @since 0.1
 */
public record MosaicCell(int row, int column, Kind kind) {

    /** The forms of cells. */
    public enum Kind {
        /** A square; its edges begin with the upper edge. */
        SQUARE("."),
        /** A triangle that points up; its edges begin with the lower edge. */
        UP("^"),
        /** A triangle that points down; its edges begin with the upper edge. */
        DOWN("v");

        /** The text of a free cell. */
        final String mark;

        Kind(String mark) {
            this.mark = mark;
        }

        int sides() {
            return this == SQUARE ? 4 : 3;
        }
    }

    /**
     * Returns the edges clockwise, from the level edge named at {@link Kind}. A triangle turned by half a turn has its
     * edges in the same order.
     */
    List<MosaicEdge> edges() {
        MosaicEdge above = new MosaicEdge(false, row, column);
        MosaicEdge below = new MosaicEdge(false, row + 1, column);
        MosaicEdge left = new MosaicEdge(true, row, column);
        MosaicEdge right = new MosaicEdge(true, row, column + 1);
        return switch (kind) {
            case SQUARE -> List.of(above, right, below, left);
            case UP -> List.of(below, left, right);
            case DOWN -> List.of(above, right, left);
        };
    }

    /**
     * Returns the corners as pairs {@code {x, y}}, in columns and rows from 0; the edge with index k leads from corner
     * k to the next corner.
     */
    List<double[]> corners() {
        double[][] corners = switch (kind) {
            case SQUARE -> new double[][] {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
            case UP -> new double[][] {{2, 1}, {0, 1}, {1, 0}};
            case DOWN -> new double[][] {{0, 0}, {2, 0}, {1, 1}};
        };
        return Stream.of(corners)
                .map(corner -> new double[] {column + corner[0], row + corner[1]})
                .toList();
    }

    @Override
    public String toString() {
        return "r" + (row + 1) + 'c' + (column + 1);
    }
}
