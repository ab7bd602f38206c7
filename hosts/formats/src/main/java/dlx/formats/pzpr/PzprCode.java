package dlx.formats.pzpr;

import dlx.api.PuzzleSyntaxException;
import dlx.formats.text.Cells;
import dlx.formats.text.Phrases;
import dlx.formats.text.Walls;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The codes of numbers and regions in links of pzpr.js.
 *
 * <p>Numbers are written cell by cell, as in {@link Number16}. {@code '.'} is a question mark, and {@code g} to
 * {@code z} are 1 to 20 free cells. Cells and borders that a link omits at its end are free, as on the pages.
 *
 * <p>Borders are digits of base 32, each with five borders, the first in its highest bit. The borders right of cells
 * come first, row by row. The borders below cells follow, from a new digit on. Source: Encode.js of pzpr.js.
 */
final class PzprCode {

    /** The value of a question mark. */
    static final int UNKNOWN = -1;

    private static final int BITS = 5;

    private final PzprLink link;
    private final int width;
    private final int height;

    /** Creates a reader for the board of a link. */
    PzprCode(PzprLink link) {
        this.link = link;
        this.width = link.width();
        this.height = link.height();
    }

    /**
     * Returns the rows of a board of numbers, 0 for a free cell or a question mark.
     *
     * @param most maximum of the numbers
     */
    int[][] numbers(String code, int most) {
        int[][] board = clues(code, most);
        return Arrays.stream(board)
                .map(row -> Arrays.stream(row).map(clue -> Math.max(clue, 0)).toArray())
                .toArray(int[][]::new);
    }

    /**
     * Returns the rows of a board of numbers, 0 for a free cell, {@link #UNKNOWN} for a question mark.
     *
     * @param most maximum of the numbers
     */
    int[][] clues(String code, int most) {
        int[] clues = PzprRim.read(link, code, width * height, "cells", this::place, 1, cell -> most)
                .last(link, "cells");
        return IntStream.range(0, height)
                .mapToObj(row -> IntStream.range(row * width, (row + 1) * width)
                        .map(cell -> clues[cell] == PzprRim.UNKNOWN ? UNKNOWN : Math.max(clues[cell], 0))
                        .toArray())
                .toArray(int[][]::new);
    }

    /** Returns the rows of a map of regions, numbered from 0 in the order of their first cells. */
    int[][] regions(String code) {
        int upright = digits((width - 1) * height);
        int expected = borderDigits();
        if (code.length() > expected) {
            throw fault(
                    "borders: they have " + Phrases.count(code.length(), "digit", "digits") + "; expected " + expected);
        }
        link.fills("digits of its borders", expected - code.length());
        String whole = code + "0".repeat(expected - code.length());
        Walls walls = new Walls(width, height, bits(whole, 0, upright), bits(whole, upright, expected));
        int[] regions = walls.regions();
        OptionalInt open = walls.openIn(regions); // such a border must be a fault in the link
        if (open.isPresent()) {
            throw fault("borders, " + place(open.getAsInt())
                    + ": a border has one region on both its sides; expected borders that close regions");
        }
        int[][] rows = new int[height][];
        Arrays.setAll(rows, row -> Arrays.copyOfRange(regions, row * width, (row + 1) * width));
        return rows;
    }

    /** Returns the number of digits of all borders. */
    int borderDigits() {
        return digits((width - 1) * height) + digits(width * (height - 1));
    }

    private static int digits(int borders) {
        return (borders + BITS - 1) / BITS;
    }

    private boolean[] bits(String code, int from, int to) {
        boolean[] bits = new boolean[(to - from) * BITS];
        for (int at = from; at < to; at++) {
            int digit = digit(code.charAt(at), 32);
            if (digit < 0) {
                throw fault("borders: " + Phrases.quoted(code.charAt(at)) + " at place " + (at + 1)
                        + " is not a digit; expected 0 to 9 and a to v");
            }
            for (int bit = 0; bit < BITS; bit++) {
                bits[(at - from) * BITS + bit] = (digit >> (BITS - 1 - bit) & 1) == 1;
            }
        }
        return bits;
    }

    private String place(int cell) {
        return Cells.place(cell / width, cell % width);
    }

    /** Returns the value of a digit; -1 if the character is not a digit. */
    private static int digit(char digit, int base) {
        return digit < 128 ? Character.digit(digit, base) : -1;
    }

    private PuzzleSyntaxException fault(String problem) {
        return link.fault(problem);
    }
}
