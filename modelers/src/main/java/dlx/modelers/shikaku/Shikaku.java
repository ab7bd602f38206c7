package dlx.modelers.shikaku;

import java.util.Collections;
import java.util.List;

/**
 * A board to be cut into rectangles. Its numbers may break the rules; then there is no solution. A board without any is free:
 * all rectangles will do.
 *
 * @param columns {@code >= 1}
 * @param numbers the areas that are given, row after row; {@link #NONE} for a cell without one, {@link #ANY} for an area that
 *     is not told
 * @since 0.1
 */
public record Shikaku(int columns, List<Integer> numbers) {

    /** A cell without a number. */
    static final int NONE = 0;

    /** A cell of a rectangle of its own, of any area. */
    static final int ANY = -1;

    /** A board with copies of what was given. */
    public Shikaku {
        numbers = List.copyOf(numbers);
    }

    /** A board without numbers. */
    static Shikaku free(int rows, int columns) {
        return new Shikaku(columns, Collections.nCopies(rows * columns, NONE));
    }

    /** Whether there is no number at all. */
    boolean isFree() {
        return numbers.stream().allMatch(number -> number == NONE);
    }

    /** How many rows there are. */
    int rows() {
        return numbers.size() / columns;
    }

    int at(int row, int column) {
        return numbers.get(row * columns + column);
    }

    /** Whether a cell has a number, told or not. */
    boolean hasNumber(int row, int column) {
        return at(row, column) != NONE;
    }

    /** How the number of a cell is written. */
    String word(int row, int column) {
        int number = at(row, column);
        return switch (number) {
            case NONE -> ".";
            case ANY -> "?";
            default -> Integer.toString(number);
        };
    }
}
