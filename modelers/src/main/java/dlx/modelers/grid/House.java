package dlx.modelers.grid;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Cells in which no value occurs twice: a row, a column, a box, a region. A house of n cells on an n x n board holds
 * each value.
 *
 * @param name how messages call it: {@code row 1}
 * @param cells their numbers from 0, row after row; each once
 * @since 0.1
 */
public record House(String name, List<Integer> cells) {

    /** A house with copies of what was given. */
    public House {
        cells = List.copyOf(cells);
    }

    /**
     * The houses that every board has.
     *
     * @param n rows, and as many columns
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
     * A house of some cells.
     *
     * @param name how messages call it
     * @param cells their numbers from 0, row after row
     * @return the house
     */
    public static House of(String name, IntStream cells) {
        return new House(name, cells.boxed().toList());
    }
}
