package dlx.modelers.macmahon;

import java.util.Comparator;

/**
 * A place where two cells may meet. In the order of the covers: level ones first, row after row.
 *
 * @param upright whether it is at the left of the cell in this row and column; otherwise above it
 * @param row from 0
 * @param column from 0
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
