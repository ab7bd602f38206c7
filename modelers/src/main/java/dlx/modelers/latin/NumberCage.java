package dlx.modelers.latin;

import java.util.List;

/**
 * A cage: cells of a square whose symbols make a number. Two symbols may be equal unless their cells share a row or
 * column.
 *
 * @param name the names of its cells, joined by {@code +}
 * @param cells the numbers of its cells, from 0, row by row; two or more
 * @param number the number that the symbols make, {@code >= 0}
 * @param sign the operation: the sum or product of all symbols, or the difference or quotient of two symbols, the
 *     larger first
 * @since 0.1
 */
public record NumberCage(String name, List<Integer> cells, int number, Sign sign) {

    /** The operations by which symbols make a number. */
    public enum Sign {
        /** The sum of all symbols. */
        PLUS('+'),
        /** The difference of two symbols. */
        MINUS('-'),
        /** The product of all symbols. */
        TIMES('x'),
        /** The quotient of two symbols. */
        OVER('/');

        private final char written;

        Sign(char written) {
            this.written = written;
        }
    }

    /** Creates a cage with a copy of the list. */
    public NumberCage {
        cells = List.copyOf(cells);
    }

    /** Returns the number and its sign, as printed in a puzzle. */
    String label() {
        return "" + number + sign.written;
    }
}
