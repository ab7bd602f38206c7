package dlx.modelers.loop;

/**
 * The segment from a point of a board to its neighbor on the right or below. Lengths are halves of cells, from the upper
 * left corner of the board: corners have even numbers, centers of cells odd ones.
 *
 * @param y the distance of its first point from the top, in halves of cells
 * @param x the distance of that point from the left, in halves of cells
 * @param across true if the segment leads to the right, false if it leads down
 * @since 0.1
 */
public record Segment(int y, int x, boolean across) {

    /** Returns true if the segment leads from cell to cell; false if it is a side of a cell. */
    boolean crossesSides() {
        return y % 2 == 1;
    }

    /** Returns the place: {@code r1c1-r1c2} between cells, {@code above r1c1} or {@code left of r1c1} for a side. */
    @Override
    public String toString() {
        String first = place(y / 2, x / 2);
        if (crossesSides()) {
            return first + '-' + (across ? place(y / 2, x / 2 + 1) : place(y / 2 + 1, x / 2));
        }
        return (across ? "above " : "left of ") + first;
    }

    static String place(int row, int column) {
        return "r" + (row + 1) + "c" + (column + 1);
    }
}
