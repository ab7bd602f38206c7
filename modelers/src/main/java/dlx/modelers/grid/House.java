package dlx.modelers.grid;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A set of cells in which each value occurs at most once: a row, a column, a box, a region. A house of n cells on an n
 * x n board holds each value.
 *
 * @param name name of the house in messages: {@code row 1}
 * @param cells numbers of the cells from 0, row after row; each once
 * @since 0.1
 */
public record House(String name, List<Integer> cells) {

    /** Creates a house with a copy of the cells. */
    public House {
        cells = List.copyOf(cells);
    }

    /**
     * Returns the houses that every board has.
     *
     * @param n number of rows and columns
     * @return the rows, then the columns
     */
    public static List<House> rowsAndColumns(int n) {
        Stream<House> rows =
                IntStream.range(0, n).mapToObj(r -> of("row " + (r + 1), IntStream.range(r * n, (r + 1) * n)));
        Stream<House> columns = IntStream.range(0, n)
                .mapToObj(c -> of("column " + (c + 1), IntStream.range(0, n).map(r -> r * n + c)));
        return Stream.concat(rows, columns).toList();
    }

    /**
     * Returns a house of some cells.
     *
     * @param name name of the house in messages
     * @param cells numbers of the cells from 0, row after row
     * @return the house
     */
    public static House of(String name, IntStream cells) {
        return new House(name, cells.boxed().toList());
    }
}
