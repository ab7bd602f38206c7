package dlx.modelers.hitori;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A board of numbers.
 *
 * @param columns number of columns, {@code >= 1}
 * @param numbers the word in each cell, row by row; {@link #FREE} where the number does not matter
 * @since 0.1
 */
public record Hitori(int columns, List<String> numbers) {

    /** The word of a cell without a number. */
    static final String FREE = ".";

    /** Creates a board with a copy of the list. */
    public Hitori {
        numbers = List.copyOf(numbers);
    }

    int rows() {
        return numbers.size() / columns;
    }

    String at(int row, int column) {
        return numbers.get(row * columns + column);
    }

    /** Returns the options of one color, row by row. */
    Stream<Shade> all(boolean black) {
        return IntStream.range(0, numbers.size()).mapToObj(k -> new Shade(k / columns, k % columns, black));
    }

    /** Returns the options of the same color for the cells that share a side with a cell. */
    List<Shade> neighbors(Shade cell) {
        return Stream.of(
                        new Shade(cell.row() - 1, cell.column(), cell.black()),
                        new Shade(cell.row(), cell.column() - 1, cell.black()),
                        new Shade(cell.row(), cell.column() + 1, cell.black()),
                        new Shade(cell.row() + 1, cell.column(), cell.black()))
                .filter(c -> c.row() >= 0 && c.row() < rows() && c.column() >= 0 && c.column() < columns)
                .toList();
    }
}
