package dlx.formats;

import dlx.api.PuzzleSyntaxException;
import java.util.Arrays;
import java.util.OptionalInt;

/**
 * The codes in which the links of pzpr.js say numbers and regions.
 *
 * <p>Numbers are in the code that it calls number16, cell by cell: a digit from 0 to f; {@code '-'} and two such
 * digits, {@code '+'} and three; {@code '.'} for a question mark; {@code g} to {@code z} for 1 to 20 free cells.
 * Greater numbers have marks that are refused, as no board here has such numbers.
 *
 * <p>Borders are digits of base 32, each five borders with the first in its highest bit: those right of cells, row
 * by row, then, from a new digit on, those below cells. Source: Encode.js of pzpr.js.
 */
final class PzprCode {

    /** A number that is not told: a question mark. */
    static final int UNKNOWN = -1;

    private static final int BITS = 5;
    private static final char FIRST_GAP = 'g';

    private final ForeignText text;
    private final int width;
    private final int height;

    /** For boards of a size, 1 or more each way; the text is for messages. */
    PzprCode(ForeignText text, int width, int height) {
        this.text = text;
        this.width = width;
        this.height = height;
    }

    /**
     * The rows of a board of numbers, 0 where a cell is free or has a question mark.
     *
     * @param most the greatest number that is allowed
     */
    int[][] numbers(String code, int most) {
        int[][] board = clues(code, most);
        return Arrays.stream(board)
                .map(row -> Arrays.stream(row).map(clue -> Math.max(clue, 0)).toArray())
                .toArray(int[][]::new);
    }

    /**
     * The rows of a board of numbers, 0 where a cell is free, {@link #UNKNOWN} where it has a question mark.
     *
     * @param most the greatest number that is allowed
     */
    int[][] clues(String code, int most) {
        int[][] board = new int[height][width];
        int cells = width * height;
        int cell = 0;
        for (int at = 0; at < code.length(); at++) {
            if (cell >= cells) {
                throw fault("cells: they go on after cell " + cells + "; expected the end of the link");
            }
            char mark = code.charAt(at);
            if (mark >= FIRST_GAP && mark <= 'z') {
                cell += mark - FIRST_GAP + 1;
                continue;
            }
            if (mark == '.') {
                board[cell / width][cell % width] = UNKNOWN;
            } else {
                int digits = mark == '+' ? 3 : mark == '-' ? 2 : 1;
                int from = digits > 1 ? at + 1 : at;
                board[cell / width][cell % width] = number(code, from, digits, cell, most);
                at = from + digits - 1;
            }
            cell++;
        }
        if (cell != cells) {
            throw fault("cells: there are " + cell + "; expected " + cells);
        }
        return board;
    }

    private int number(String code, int from, int digits, int cell, int most) {
        int number = Number16.at(code, from, digits, place("cells", cell), this::fault);
        if (number < 1 || number > most) {
            throw fault(place("cells", cell) + ": the number is " + number + "; expected 1 to " + most);
        }
        return number;
    }

    /** The rows of a map of regions, which have numbers from 0 in the order of their first cells. */
    int[][] regions(String code) {
        int upright = digits((width - 1) * height);
        int expected = upright + digits(width * (height - 1));
        if (code.length() != expected) {
            throw fault(
                    "borders: they have " + Phrases.count(code.length(), "digit", "digits") + "; expected " + expected);
        }
        Walls walls = new Walls(width, height, bits(code, 0, upright), bits(code, upright, expected));
        int[] regions = walls.regions();
        OptionalInt open = walls.openIn(regions); // a slip in the link, as nobody draws such a border
        if (open.isPresent()) {
            throw fault(place("borders", open.getAsInt())
                    + ": a border has one region on both its sides; expected borders that close regions");
        }
        int[][] rows = new int[height][];
        Arrays.setAll(rows, row -> Arrays.copyOfRange(regions, row * width, (row + 1) * width));
        return rows;
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
                        + " is no digit; expected 0 to 9 and a to v");
            }
            for (int bit = 0; bit < BITS; bit++) {
                bits[(at - from) * BITS + bit] = (digit >> (BITS - 1 - bit) & 1) == 1;
            }
        }
        return bits;
    }

    private String place(String field, int cell) {
        return field + ", row " + (cell / width + 1) + ", column " + (cell % width + 1);
    }

    /** The value of a digit, in lower case as the links have it; -1 if it is none. */
    private static int digit(char digit, int base) {
        boolean isPlain = digit >= '0' && digit <= '9' || digit >= 'a' && digit <= 'z';
        return isPlain ? Character.digit(digit, base) : -1;
    }

    private PuzzleSyntaxException fault(String problem) {
        return text.fault(PzprLink.PROGRAM, problem);
    }
}
