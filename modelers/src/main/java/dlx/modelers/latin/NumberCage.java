package dlx.modelers.latin;

import java.util.List;

/**
 * Cells of a square whose symbols make a number. They may be equal where no row and no column has two of them.
 *
 * @param name the names of its cells
 * @param cells their numbers from 0, row after row; two or more
 * @param number what the symbols make, {@code >= 0}
 * @param sign how: sum and product of all symbols, difference and quotient of two, the greater first
 * @since 0.1
 */
public record NumberCage(String name, List<Integer> cells, int number, Sign sign) {

    /** The ways in which symbols make a number. */
    public enum Sign {
        /** Their sum. */
        PLUS('+'),
        /** The difference of two. */
        MINUS('-'),
        /** Their product. */
        TIMES('x'),
        /** The quotient of two. */
        OVER('/');

        private final char written;

        Sign(char written) {
            this.written = written;
        }
    }

    /** An immutable cage. */
    public NumberCage {
        cells = List.copyOf(cells);
    }

    /** The number and its sign, as people print it. */
    String label() {
        return "" + number + sign.written;
    }
}
