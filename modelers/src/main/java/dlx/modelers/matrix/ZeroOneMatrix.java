package dlx.modelers.matrix;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.modelers.incidence.Incidence;
import java.util.Arrays;
import java.util.BitSet;

/**
 * A 0/1 matrix as lists of columns. Immutable once read.
 *
 * @param columns number of columns
 * @param secondary the secondary columns, from 0
 * @param numbers for each row that can be chosen, its number in the text, from 1
 * @param rows for each of these rows, the columns of its ones, from 0
 */
public record ZeroOneMatrix(int columns, BitSet secondary, int[] numbers, Incidence rows) {

    /** Builds a matrix from its ones, row by row, each row from left to right. */
    static final class Builder {

        private final PuzzleText text;
        private final int columns;
        private final BitSet secondary;
        private final Incidence.Builder rows = new Incidence.Builder();
        private int[] numbers = new int[16];
        private int kept;
        private int row;
        private boolean anyOne;
        private boolean anyPrimary;

        Builder(PuzzleText text, int columns, BitSet secondary) {
            this.text = text;
            this.columns = columns;
            this.secondary = secondary;
        }

        /** Adds a one in the current row; columns count from 0. */
        void one(int column) {
            rows.add(column);
            anyOne = true;
            anyPrimary |= !secondary.get(column);
        }

        /**
         * Ends the current row. A row without ones in primary columns cannot be chosen and is dropped, but the rows
         * after it keep their numbers.
         */
        void end(Line line) {
            row++;
            if (anyPrimary) {
                if (kept == numbers.length) {
                    numbers = Arrays.copyOf(numbers, 2 * kept);
                }
                numbers[kept++] = row;
                rows.end();
            } else {
                rows.drop();
                if (anyOne) {
                    text.warn(line, "row " + row + " has ones in secondary columns only; it is never chosen");
                }
            }
            anyOne = false;
            anyPrimary = false;
        }

        ZeroOneMatrix build() {
            return new ZeroOneMatrix(columns, secondary, Arrays.copyOf(numbers, kept), rows.build());
        }
    }
}
