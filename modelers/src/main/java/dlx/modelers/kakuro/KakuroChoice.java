package dlx.modelers.kakuro;

import dlx.modelers.grid.CellValue;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An option: a digit in a cell, or the digits of a run.
 *
 * @since 0.1
 */
public sealed interface KakuroChoice {

    /**
     * The option "this digit is in this cell".
     *
     * @param placement cell and digit
     * @since 0.1
     */
    record Digit(CellValue placement) implements KakuroChoice {

        @Override
        public String toString() {
            return placement.toString();
        }
    }

    /**
     * The option "the run has these digits, in some order", whose label is {@code across r1c2=7+9}.
     *
     * @param run the name of the run
     * @param digits the digits, ascending, two or more
     * @since 0.1
     */
    record Filling(String run, List<Integer> digits) implements KakuroChoice {

        /** Creates a filling with a copy of the list. */
        public Filling {
            digits = List.copyOf(digits);
        }

        /** Returns the digits with plus signs between. */
        String sum() {
            return digits.stream().map(String::valueOf).collect(Collectors.joining("+"));
        }

        @Override
        public String toString() {
            return run + "=" + sum();
        }
    }
}
