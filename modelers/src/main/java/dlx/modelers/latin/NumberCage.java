package dlx.modelers.latin;

import java.util.List;

/**
 * Cells of a square whose symbols make a number. They may be equal where no row and no column has two of them.
 *
 * @param name the names of its cells
 * @param cells their numbers from 0, row after row; two or more
 * @param number what the symbols make, {@code >= 0}
 * @param sign how: {@code +} and {@code x} of all symbols, {@code -} and {@code /} of two, the greater first
 * @since 0.1
 */
public record NumberCage(String name, List<Integer> cells, int number, char sign) {

    static final char PLUS = '+';
    static final char MINUS = '-';
    static final char TIMES = 'x';
    static final char OVER = '/';

    /** An immutable cage. */
    public NumberCage {
        cells = List.copyOf(cells);
    }

    /** The number and its sign, as people print it. */
    String label() {
        return "" + number + sign;
    }
}
