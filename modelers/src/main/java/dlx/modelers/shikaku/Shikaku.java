package dlx.modelers.shikaku;

import java.util.Collections;
import java.util.List;

/**
 * A board to be cut into rectangles. If its numbers break the rules, there is no solution. A board without numbers is
 * free: all rectangles are allowed.
 *
 * @param columns number of columns, {@code >= 1}
 * @param numbers the given area in each cell, row by row; {@link #NONE} for a cell without a number, {@link #ANY}
 *     for an unknown area
 * @since 0.1
 */
public record Shikaku(int columns, List<Integer> numbers) {

    /** The value of a cell without a number. */
    static final int NONE = 0;

    /** The value of a cell that has its own rectangle, of unknown area. */
    static final int ANY = -1;

    /** Creates a board with a copy of the list. */
    public Shikaku {
        numbers = List.copyOf(numbers);
    }

    /** Returns a board without numbers. */
    static Shikaku free(int rows, int columns) {
        return new Shikaku(columns, Collections.nCopies(rows * columns, NONE));
    }

    /** Returns true if no cell has a number. */
    boolean isFree() {
        return numbers.stream().allMatch(number -> number == NONE);
    }

    /** Returns the number of rows. */
    int rows() {
        return numbers.size() / columns;
    }

    int at(int row, int column) {
        return numbers.get(row * columns + column);
    }

    /** Returns true if a cell has a number, known or unknown. */
    boolean hasNumber(int row, int column) {
        return at(row, column) != NONE;
    }

    /** Returns the text of a cell. */
    String word(int row, int column) {
        int number = at(row, column);
        return switch (number) {
            case NONE -> ".";
            case ANY -> "?";
            default -> Integer.toString(number);
        };
    }
}
