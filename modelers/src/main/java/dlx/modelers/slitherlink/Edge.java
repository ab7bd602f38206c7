package dlx.modelers.slitherlink;

import java.util.List;
import java.util.stream.Stream;

/**
 * A side of a cell, between two corners of the board.
 *
 * @param row row of its upper or left corner, from 0
 * @param column column of that corner, from 0
 * @param across true if it goes to the right, false if it goes down
 * @since 0.1
 */
public record Edge(int row, int column, boolean across) {

    /** Returns the edges that share a corner with this edge, on any board. */
    List<Edge> neighbors() {
        return Stream.concat(at(row, column), at(across ? row : row + 1, across ? column + 1 : column))
                .filter(edge -> !edge.equals(this))
                .toList();
    }

    /** Returns the edges at a corner, on any board. */
    static Stream<Edge> at(int row, int column) {
        return Stream.of(
                new Edge(row, column, true),
                new Edge(row, column, false),
                new Edge(row, column - 1, true),
                new Edge(row - 1, column, false));
    }

    /** Returns the place by the cell below or to the right: {@code above r1c1}, {@code left of r1c1}. */
    @Override
    public String toString() {
        return (across ? "above" : "left of") + " r" + (row + 1) + "c" + (column + 1);
    }
}
