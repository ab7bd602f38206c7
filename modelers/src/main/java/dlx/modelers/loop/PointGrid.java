package dlx.modelers.loop;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Points in rows and columns, with a segment between each two neighbors. Points have numbers from 0, row by row;
 * segments too, first those that lead across.
 *
 * @param rows number of rows of points, 1 or more
 * @param columns number of columns of points, 1 or more
 * @param ofCells true if the points are the centers of cells, false if they are corners
 */
record PointGrid(int rows, int columns, boolean ofCells) {

    static final int RIGHT = 0;
    static final int DOWN = 1;
    static final int DIRECTIONS = 4;

    /** The number of a segment that the grid does not have. */
    static final int NONE = -1;

    static int opposite(int direction) {
        return (direction + 2) % DIRECTIONS;
    }

    private int across() {
        return rows * (columns - 1);
    }

    int segments() {
        return across() + (rows - 1) * columns;
    }

    int points() {
        return rows * columns;
    }

    /** Returns the place of a point: {@code r1c2}. */
    String place(int point) {
        return Segment.place(point / columns, point % columns);
    }

    /** Returns the distance of the first point from the upper and the left border, in halves of cells. */
    int first() {
        return ofCells ? 1 : 0;
    }

    Segment segment(int number) {
        int first = ends(number).get(0);
        return new Segment(2 * (first / columns) + first(), 2 * (first % columns) + first(), number < across());
    }

    /** Returns the points of a segment: left and right, or upper and lower. */
    List<Integer> ends(int segment) {
        if (segment < across()) {
            int first = segment / (columns - 1) * columns + segment % (columns - 1);
            return List.of(first, first + 1);
        }
        int first = segment - across();
        return List.of(first, first + columns);
    }

    /** Returns the segments at a point. */
    List<Integer> at(int point) {
        return IntStream.range(0, DIRECTIONS)
                .map(direction -> toward(point, direction))
                .filter(segment -> segment != NONE)
                .boxed()
                .toList();
    }

    /** Returns the segments that share a point with a segment, and the segment itself. */
    List<Integer> beside(int segment) {
        return ends(segment).stream().flatMap(point -> at(point).stream()).toList();
    }

    /** Returns the segment from a point in a direction; {@link #NONE} at the border. */
    int toward(int point, int direction) {
        int row = point / columns;
        int column = point % columns;
        return switch (direction) {
            case RIGHT -> column + 1 < columns ? row * (columns - 1) + column : NONE;
            case DOWN -> row + 1 < rows ? across() + point : NONE;
            case RIGHT + 2 -> column > 0 ? row * (columns - 1) + column - 1 : NONE;
            default -> row > 0 ? across() + point - columns : NONE;
        };
    }

    /** Returns the next point in a direction, which the grid must have. */
    int next(int point, int direction) {
        int step = direction % 2 == RIGHT ? 1 : columns;
        return direction < 2 ? point + step : point - step;
    }
}
