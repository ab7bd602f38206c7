package dlx.modelers.slitherlink;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A board with clues.
 *
 * @param columns number of columns, {@code >= 1}
 * @param clues the number of sides of each cell that belong to the loop, row by row; {@link #NONE} without a clue
 * @since 0.1
 */
public record Slitherlink(int columns, List<Integer> clues) {

    /** The value of a cell without a clue. */
    static final int NONE = -1;

    /** Creates a board with a copy of the list. */
    public Slitherlink {
        clues = List.copyOf(clues);
    }

    /** Returns a board without clues. */
    static Slitherlink free(int rows, int columns) {
        return new Slitherlink(columns, Collections.nCopies(rows * columns, NONE));
    }

    /** Returns the number of rows. */
    int rows() {
        return clues.size() / columns;
    }

    int clue(int row, int column) {
        return clues.get(row * columns + column);
    }

    boolean has(Edge edge) {
        return edge.row() >= 0
                && edge.column() >= 0
                && edge.row() <= (edge.across() ? rows() : rows() - 1)
                && edge.column() <= (edge.across() ? columns - 1 : columns);
    }

    /** Returns the edges, corner by corner. */
    Stream<Edge> edges() {
        return IntStream.range(0, (rows() + 1) * (columns + 1))
                .boxed()
                .flatMap(k -> Stream.of(
                        new Edge(k / (columns + 1), k % (columns + 1), true),
                        new Edge(k / (columns + 1), k % (columns + 1), false)))
                .filter(this::has);
    }

    /** Returns the edges of this board that share a corner with an edge. */
    List<Edge> neighbors(Edge edge) {
        return edge.neighbors().stream().filter(this::has).toList();
    }
}
