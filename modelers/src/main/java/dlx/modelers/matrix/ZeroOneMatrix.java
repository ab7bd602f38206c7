package dlx.modelers.matrix;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.modelers.incidence.Incidence;
import java.util.Arrays;
import java.util.BitSet;

/**
 * A 0/1 matrix as lists of columns. Immutable once read.
 *
 * @param columns how many columns it has
 * @param secondary the columns that may stay uncovered, from 0
 * @param numbers the number in the text, from 1, of each row that can be chosen
 * @param rows the columns of the ones in each of these rows
 */
public record ZeroOneMatrix(int columns, BitSet secondary, int[] numbers, Incidence rows) {

    /** Takes the rows from top to bottom, each from left to right. */
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

        /** A one in the current row. */
        void one(int column) {
            rows.add(column);
            anyOne = true;
            anyPrimary |= !secondary.get(column);
        }

        /** Ends the current row. One without ones in primary columns cannot be chosen: it keeps its number only. */
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
