package dlx.modelers.macmahon;

import java.util.Comparator;

/**
 * An edge, where two cells may meet. In the order of edges, level edges come first, row by row.
 *
 * @param upright true if the edge is at the left of the cell in this row and column; false if it is above that cell
 * @param row the row of the cell, from 0
 * @param column the column of the cell, from 0
 */
record MosaicEdge(boolean upright, int row, int column) implements Comparable<MosaicEdge> {

    private static final Comparator<MosaicEdge> ORDER = Comparator.comparing(MosaicEdge::upright)
            .thenComparingInt(MosaicEdge::row)
            .thenComparingInt(MosaicEdge::column);

    @Override
    public int compareTo(MosaicEdge other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return (upright ? "upright" : "level") + " edge r" + (row + 1) + 'c' + (column + 1);
    }
}
