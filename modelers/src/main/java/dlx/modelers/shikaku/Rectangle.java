package dlx.modelers.shikaku;

import dlx.api.BoardMap;
import dlx.modelers.packing.Cell;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The option "a rectangle lies here", whose label names two opposite corners: {@code r1c1-r2c3}.
 *
 * @param top the first row, from 0
 * @param left the first column, from 0
 * @param height number of rows, {@code >= 1}
 * @param width number of columns, {@code >= 1}
 * @since 0.1
 */
public record Rectangle(int top, int left, int height, int width) {

    /** Returns the number of cells. */
    int area() {
        return height * width;
    }

    /** Returns the cells, row by row. */
    List<Cell> cells() {
        return IntStream.range(0, area())
                .mapToObj(k -> Cell.flat(top + k / width, left + k % width))
                .toList();
    }

    /** Returns the image of the rectangle under a rotation or reflection of the board. */
    Rectangle moved(BoardMap map) {
        Cell one = Cell.flat(top, left).moved(map);
        Cell other = Cell.flat(top + height - 1, left + width - 1).moved(map);
        return new Rectangle(
                Math.min(one.row(), other.row()),
                Math.min(one.column(), other.column()),
                Math.abs(one.row() - other.row()) + 1,
                Math.abs(one.column() - other.column()) + 1);
    }

    @Override
    public String toString() {
        String corner = Cell.flat(top, left).toString();
        return area() == 1 ? corner : corner + "-" + Cell.flat(top + height - 1, left + width - 1);
    }
}
