package dlx.formats.pzpr;

import dlx.formats.text.CellBoard;
import dlx.formats.text.Walls;
import dlx.formats.text.WrittenLink;
import java.util.Arrays;
import java.util.List;

/** Writes numbers and borders in the codes of pzpr.js that {@link PzprCode} reads. */
final class PzprText {

    private static final int BITS = 5;

    /** Maximum of the numbers in links. */
    static final int MOST = 0x2fff;

    private PzprText() {}

    /** Returns a link of a genre; the body may begin with more numbers. */
    static WrittenLink link(String genre, int width, int height, String body, List<String> lost) {
        return new WrittenLink("https://puzz.link/p?" + genre + '/' + width + '/' + height + '/' + body, lost);
    }

    /** Writes cells row by row, 0 for a free cell. */
    static String numbers(int[][] board) {
        return PzprWords.NUMBERS.encode(Arrays.stream(board)
                .flatMapToInt(Arrays::stream)
                .mapToObj(number -> number == 0 ? CellBoard.FREE : String.valueOf(number))
                .toList());
    }

    /**
     * Writes a number: one digit from 0 to f, or a sign and two digits or three. Source: writeNumber16 in Encode.js of
     * pzpr.js.
     *
     * @param number a number up to {@link #MOST}
     */
    static String number16(int number) {
        String digits = Integer.toHexString(number);
        return switch (digits.length()) {
            case 1 -> digits;
            case 2 -> '-' + digits;
            case 3 -> '+' + digits;
            default -> (number < 0x2000 ? '=' : '@') + digits.substring(1);
        };
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
