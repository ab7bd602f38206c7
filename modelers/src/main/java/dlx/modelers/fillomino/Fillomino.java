package dlx.modelers.fillomino;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A board to be divided into regions. Its numbers may break the rules; then the puzzle cannot be solved.
 *
 * @param columns number of columns, {@code >= 1}
 * @param numbers the given numbers, row after row; 0 for a free cell
 * @param largest maximum number of cells of a region without a given number, {@code >= 1}
 * @param spaced true if cells are written with blanks between them
 * @since 0.1
 */
public record Fillomino(int columns, List<Integer> numbers, int largest, boolean spaced) {

    /** Value of a cell without a given number. */
    static final int FREE = 0;

    /** Creates a board with a copy of the list. */
    public Fillomino {
        numbers = List.copyOf(numbers);
    }

    /** Returns the number of rows. */
    int rows() {
        return numbers.size() / columns;
    }

    /** Returns the number of a cell, or {@link #FREE}. */
    int at(int cell) {
        return numbers.get(cell);
    }

    boolean isFree(int cell) {
        return at(cell) == FREE;
    }

    /** Returns the largest given number, or 0. */
    int greatest() {
        return numbers.stream().mapToInt(Integer::intValue).max().orElse(FREE);
    }

    /** Returns the sizes that regions may have, in ascending order. */
    IntStream sizes() {
        return IntStream.rangeClosed(1, Math.max(Math.min(largest, numbers.size()), greatest()))
                .filter(size -> size <= largest || numbers.contains(size));
    }

    /** Returns the neighbors of each cell. */
    int[][] allNeighbors() {
        return IntStream.range(0, numbers.size()).mapToObj(this::neighbors).toArray(int[][]::new);
    }

    /** Returns the neighbors of a cell, the cell above first. */
    int[] neighbors(int cell) {
        int column = cell % columns;
        return IntStream.of(
                        cell - columns,
                        column > 0 ? cell - 1 : -1,
                        column < columns - 1 ? cell + 1 : -1,
                        cell + columns < numbers.size() ? cell + columns : -1)
                .filter(other -> other >= 0)
                .toArray();
    }
}
