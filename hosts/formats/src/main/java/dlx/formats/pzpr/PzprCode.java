package dlx.formats.pzpr;

import dlx.formats.text.Cells;
import dlx.formats.text.Grids;
import dlx.formats.text.Phrases;
import dlx.formats.text.Walls;
import java.util.List;
import java.util.OptionalInt;

/**
 * The codes of numbers and regions in links of pzpr.js.
 *
 * <p>Numbers are written cell by cell, as in {@link PzprText#number16}. {@code '.'} is a question mark, and {@code g} to
 * {@code z} are 1 to 20 free cells. Cells and borders that a link omits at its end are free, as on the pages.
 *
 * <p>Borders are digits of base 32, each with five borders, the first in its highest bit. The borders right of cells
 * come first, row by row. The borders below cells follow, from a new digit on. Source: Encode.js of pzpr.js.
 *
 * @param link the link, for messages
 * @param width number of columns of its board
 * @param height number of rows of its board
 */
record PzprCode(PzprLink link, int width, int height) {

    private static final int BITS = 5;

    /**
     * Returns the rows of a board of numbers, 0 for a free cell or a question mark.
     *
     * @param most maximum of the numbers
     */
    int[][] numbers(String code, int most) {
        return Grids.rows(
                cells(code, most).stream()
                        .mapToInt(word -> PzprWords.number(word, 0))
                        .toArray(),
                width);
    }

    /**
     * Returns the words of a board of numbers, {@code "."} for a free cell, {@code "?"} for a question mark.
     *
     * @param most maximum of the numbers
     */
    List<String> cells(String code, int most) {
        return PzprWords.numbers(link, code, width * height, "cells", true, cell -> most)
                .last(link, "cells");
    }

    /** Returns the rows of a map of regions, numbered from 0 in the order of their first cells. */
    int[][] regions(String code) {
        int upright = digits((width - 1) * height);
        int expected = borderDigits();
        if (code.length() > expected) {
            String found = Phrases.count(code.length(), "digit", "digits");
            throw link.fault("borders: they have " + found + "; expected " + expected);
        }
        link.fills("digits of its borders", expected - code.length());
        String whole = code + "0".repeat(expected - code.length());
        Walls walls = new Walls(width, height, bits(whole, 0, upright), bits(whole, upright, expected));
        int[] regions = walls.regions();
        OptionalInt open = walls.openIn(regions); // such a border must be a fault in the link
        if (open.isPresent()) {
            throw link.fault("borders, " + Cells.place(open.getAsInt() / width, open.getAsInt() % width)
                    + ": a border has one region on both its sides; expected borders that close regions");
        }
        return Grids.rows(regions, width);
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
            int digit = code.charAt(at) < 128 ? Character.digit(code.charAt(at), 1 << BITS) : -1;
            if (digit < 0) {
                throw link.fault("borders: " + Phrases.quoted(code.charAt(at)) + " at place " + (at + 1)
                        + " is not a digit; expected 0 to 9 and a to v");
            }
            for (int bit = 0; bit < BITS; bit++) {
                bits[(at - from) * BITS + bit] = (digit >> (BITS - 1 - bit) & 1) == 1;
            }
        }
        return bits;
    }
}
