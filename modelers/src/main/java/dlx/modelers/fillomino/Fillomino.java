package dlx.modelers.fillomino;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A board to be divided into regions. Its numbers may break the rules; then there is no solution.
 *
 * @param columns {@code >= 1}
 * @param numbers what is given, row after row; 0 for a free cell
 * @param largest the most cells of a region without a given number, {@code >= 1}
 * @param spaced whether cells are written with blanks between
 * @since 0.1
 */
public record Fillomino(int columns, List<Integer> numbers, int largest, boolean spaced) {

    /** What a cell without a given number holds. */
    static final int FREE = 0;

    /** A board with copies of what was given. */
    public Fillomino {
        numbers = List.copyOf(numbers);
    }

    /** How many rows there are. */
    int rows() {
        return numbers.size() / columns;
    }

    /** The number of a cell, or {@link #FREE}. */
    int at(int cell) {
        return numbers.get(cell);
    }

    boolean isFree(int cell) {
        return at(cell) == FREE;
    }

    /** The greatest given number, or 0. */
    int greatest() {
        return numbers.stream().mapToInt(Integer::intValue).max().orElse(FREE);
    }

    /** The sizes that regions may have, the smallest first. */
    IntStream sizes() {
        return IntStream.rangeClosed(1, Math.max(Math.min(largest, numbers.size()), greatest()))
                .filter(size -> size <= largest || numbers.contains(size));
    }

    /** The cells beside each cell. */
    int[][] allNeighbors() {
        return IntStream.range(0, numbers.size()).mapToObj(this::neighbors).toArray(int[][]::new);
    }

    /** The cells beside one, above it first. */
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
