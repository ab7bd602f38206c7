package dlx.formats.pzpr;

import dlx.formats.text.Walls;
import java.util.Arrays;
import java.util.List;

/** Writes numbers and borders in the codes of pzpr.js that {@link PzprCode} reads. */
final class PzprText {

    private static final int BITS = 5;
    private static final int ONE_DIGIT = 16;
    private static final int TWO_DIGITS = 256;

    private PzprText() {}

    /** Writes cells row by row, 0 for a free cell. */
    static String numbers(int[][] board) {
        return numbers(0, Arrays.stream(board).flatMapToInt(Arrays::stream).toArray());
    }

    /** Writes the numbers around a board; {@link PzprRim#NONE} for a missing number. */
    static String clues(int... numbers) {
        return numbers(PzprRim.NONE, numbers);
    }

    private static String numbers(int none, int... numbers) {
        return gaps(
                Arrays.stream(numbers)
                        .mapToObj(number -> number == none ? "" : number16(number))
                        .toList(),
                'g');
    }

    /** Writes a number from 0 to 4095. */
    static String number16(int number) {
        return (number < ONE_DIGIT ? "" : number < TWO_DIGITS ? "-" : "+") + Integer.toHexString(number);
    }

    /**
     * Writes the codes of cells, and letters for gaps.
     *
     * @param codes the code of each cell; empty for a free cell
     * @param first the letter of one free cell; more free cells have the letters behind it
     */
    static String gaps(List<String> codes, char first) {
        StringBuilder code = new StringBuilder();
        int gap = 0;
        for (int cell = 0; cell < codes.size(); cell++) {
            gap += codes.get(cell).isEmpty() ? 1 : 0;
            boolean ends = cell + 1 == codes.size() || !codes.get(cell + 1).isEmpty() || first + gap > 'z';
            if (gap > 0 && ends) {
                code.append((char) (first + gap - 1));
                gap = 0;
            }
            code.append(codes.get(cell));
        }
        return code.toString();
    }

    /**
     * Writes digits of base 36. A digit is a value and the free cells behind it, or a number of free cells.
     *
     * @param values the value of each cell; negative for a free cell
     * @param behind maximum number of free cells behind a value
     * @param step amount that each of them adds to the value
     * @param longest maximum number of free cells in one digit
     * @param before amount that such a digit adds to the number
     */
    static String digits(int[] values, int behind, int step, int longest, int before) {
        StringBuilder code = new StringBuilder();
        int at = 0;
        while (at < values.length) {
            boolean isFree = values[at] < 0;
            int from = isFree ? at : at + 1;
            int end = from;
            while (end < values.length && values[end] < 0 && end - from < (isFree ? longest : behind)) {
                end++;
            }
            code.append(Integer.toString(isFree ? before + end - from : values[at] + step * (end - from), 36));
            at = end;
        }
        return code.toString();
    }

    /** Writes the borders between regions. */
    static String borders(int[][] regions) {
        Walls walls = Walls.between(regions);
        return digits(walls.right()) + digits(walls.below());
    }

    private static String digits(boolean... borders) {
        StringBuilder code = new StringBuilder();
        for (int from = 0; from < borders.length; from += BITS) {
            int digit = 0;
            for (int bit = 0; bit < BITS; bit++) {
                digit = 2 * digit + (from + bit < borders.length && borders[from + bit] ? 1 : 0);
            }
            code.append(Integer.toString(digit, 1 << BITS));
        }
        return code.toString();
    }
}
