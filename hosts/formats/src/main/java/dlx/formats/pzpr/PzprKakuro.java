package dlx.formats.pzpr;

import dlx.formats.text.Cells;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * The genre kakuro: black cells with the sums of the lines below and right of them, then the sums above and left of the
 * board.
 *
 * <p>A dot is a black cell without sums, and {@code k} to {@code z} are 1 to 16 white cells. Other black cells are two
 * sums, the sum of the line below first: {@code '-'} or 0 for a missing sum, digits up to {@code j} for 1 to 19,
 * capital letters for 20 and more. After the cells there is a sum for each column whose first cell is white, then for
 * each such row. Cells omitted at the end are white, and omitted sums are missing. Source: kakuro.js of pzpr.js. A reader
 * reads one link.
 */
final class PzprKakuro {

    private static final int MOST = 45;
    private static final char FIRST_GAP = 'k';
    private static final char NONE = '-';

    private final PzprLink link;
    private final int width;
    private final int height;
    private final String code;

    /** The cells as the model writes them, by row and column; row 0 and column 0 have the sums around the board. */
    private final String[][] words;

    private int at;

    /** Number of sums around the board that the link omits. */
    private int missing;

    private PzprKakuro(PzprLink link) {
        this.link = link;
        this.width = link.width();
        this.height = link.height();
        this.code = link.body("cells");
        this.words = new String[height + 1][width + 1];
    }

    static ReadPuzzles read(PzprLink link) {
        return new PzprKakuro(link).read();
    }

    private ReadPuzzles read() {
        int cells = width * height;
        int cell = 0;
        while (cell < cells && at < code.length()) {
            char mark = code.charAt(at++);
            int gap = mark >= FIRST_GAP && mark <= 'z' ? mark - FIRST_GAP + 1 : 0;
            if (cell + Math.max(gap, 1) > cells) {
                throw link.fault("cells: they continue after cell " + cells + "; expected the sums");
            }
            for (int k = 0; k < gap; k++) {
                set(cell++, ".");
            }
            if (gap == 0) {
                String missing = place(cell) + ": a sum is missing; expected two";
                set(cell, mark == '.' ? "#" : black(sum(mark, cell), sum(next(missing), cell)));
                cell++;
            }
        }
        link.fills("cells", cells - cell);
        while (cell < cells) {
            set(cell++, ".");
        }
        frame();
        link.fills("sums", missing);
        link.end("sums", code.substring(at));
        return link.imported(
                "kakuro",
                Arrays.stream(words).map(row -> String.join(" ", row) + '\n').collect(Collectors.joining()));
    }

    /** Reads the sums around the board. */
    private void frame() {
        words[0][0] = "#";
        for (int column = 1; column <= width; column++) {
            boolean isWhite = words[1][column].equals(".");
            words[0][column] = isWhite ? black(outside("above column " + column), 0) : "#";
        }
        for (int row = 1; row <= height; row++) {
            boolean isWhite = words[row][1].equals(".");
            words[row][0] = isWhite ? black(0, outside("left of row " + row)) : "#";
        }
    }

    private int outside(String where) {
        if (at == code.length()) {
            missing++;
            return 0;
        }
        return sum(code.charAt(at++), "sums, " + where);
    }

    private void set(int cell, String word) {
        words[cell / width + 1][cell % width + 1] = word;
    }

    private String place(int cell) {
        return "cells, " + Cells.place(cell / width, cell % width);
    }

    private char next(String problem) {
        if (at == code.length()) {
            throw link.fault(problem);
        }
        return code.charAt(at++);
    }

    private int sum(char digit, int cell) {
        return sum(digit, place(cell));
    }

    private int sum(char digit, String field) {
        if (digit == NONE) {
            return 0;
        }
        boolean isSmall = digit >= '0' && digit <= '9' || digit >= 'a' && digit < FIRST_GAP;
        boolean isLarge = digit >= 'A' && digit <= 'Z';
        int sum = Character.digit(digit, 36) + (isLarge ? 10 : 0);
        if (!isSmall && !isLarge || sum > MOST) {
            throw link.fault(
                    field + ": " + Phrases.quoted(digit) + " is not a sum; expected '-', 0 to 9, a to j or A to Z");
        }
        return sum;
    }

    private static String black(int down, int across) {
        return down + across == 0 ? "#" : (down > 0 ? down : "") + "\\" + (across > 0 ? across : "");
    }
}
