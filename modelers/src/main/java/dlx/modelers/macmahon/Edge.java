package dlx.modelers.macmahon;

import java.util.Comparator;

/**
 * Where two cells may meet. In the order of the covers: level ones first, row after row.
 *
 * @param upright whether it is at the left of the cell in this row and column; otherwise above it
 * @param row from 0
 * @param column from 0
 */
record Edge(boolean upright, int row, int column) implements Comparable<Edge> {

    private static final Comparator<Edge> ORDER =
            Comparator.comparing(Edge::upright).thenComparingInt(Edge::row).thenComparingInt(Edge::column);

    @Override
    public int compareTo(Edge other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return (upright ? "upright" : "level") + " edge r" + (row + 1) + 'c' + (column + 1);
    }
}
