package dlx.formats.pzpr;

import dlx.formats.text.CellBoard;
import dlx.formats.text.Walls;
import dlx.formats.text.WrittenLink;
import java.util.Arrays;
import java.util.List;

/** Writes numbers and borders in the codes of pzpr.js that {@link PzprCode} reads. */
final class PzprText {

    private static final int BITS = 5;
    private static final int ONE_DIGIT = 16;
    private static final int TWO_DIGITS = 256;

    private PzprText() {}

    /** Returns a link of a genre; the body may begin with more numbers. */
    static WrittenLink link(String genre, int width, int height, String body, List<String> lost) {
        return new WrittenLink("https://puzz.link/p?" + genre + '/' + width + '/' + height + '/' + body, lost);
    }

    /** Writes cells row by row, 0 for a free cell. */
    static String numbers(int[][] board) {
        return clues(Arrays.stream(board)
                .flatMapToInt(Arrays::stream)
                .map(number -> number == 0 ? PzprRim.NONE : number)
                .toArray());
    }

    /** Writes the numbers around a board; {@link PzprRim#NONE} for a missing number. */
    static String clues(int... numbers) {
        return new PzprCells("numbers")
                .encode(Arrays.stream(numbers)
                        .mapToObj(number -> number == PzprRim.NONE ? CellBoard.FREE : String.valueOf(number))
                        .toList());
    }

    /** Writes a number from 0 to 4095. */
    static String number16(int number) {
        return (number < ONE_DIGIT ? "" : number < TWO_DIGITS ? "-" : "+") + Integer.toHexString(number);
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
