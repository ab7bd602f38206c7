package dlx.formats.text;

import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Boards of cells as lines of text. */
public final class Grids {

    /** The marks of regions and cages, in the order in which they are assigned. */
    private static final String MARKS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

    private Grids() {}

    /**
     * Writes numbers, a line per row: {@code '.'} for 0, and blanks between the numbers if any has two digits.
     *
     * @param cells rows of numbers, 0 or more
     */
    public static String numbers(int[][] cells) {
        boolean wide = Arrays.stream(cells).flatMapToInt(Arrays::stream).anyMatch(value -> value > 9);
        return lines(cells, value -> value == 0 ? "." : String.valueOf(value), wide ? " " : "");
    }

    /**
     * Writes a board, a line per row.
     *
     * @param word returns the word of a number
     * @param between the text between two words
     */
    public static String lines(int[][] cells, IntFunction<String> word, String between) {
        return Arrays.stream(cells)
                .map(row -> Arrays.stream(row).mapToObj(word).collect(Collectors.joining(between, "", "\n")))
                .collect(Collectors.joining());
    }

    /** Returns the rows of a board whose cells are in one array, row by row. */
    public static int[][] rows(int[] cells, int width) {
        int[][] rows = new int[cells.length / width][];
        Arrays.setAll(rows, row -> Arrays.copyOfRange(cells, row * width, (row + 1) * width));
        return rows;
    }

    /**
     * Writes a sudoku, a line per row. If 16 rows have one character per cell, writes all cells in one line, because 16
     * lines of 16 characters could be read as boards of 4x4 each.
     *
     * @param cells rows of numbers, 0 for a free cell
     */
    public static String sudoku(int[][] cells) {
        String board = numbers(cells);
        boolean isAmbiguous = cells.length == 16 && board.indexOf(' ') < 0;
        return isAmbiguous ? board.replace("\n", "") + '\n' : board;
    }

    /**
     * Writes regions, a line per row: a mark for each region, and {@code '.'} for cells outside of regions. If there
     * are more regions than marks, the names have two letters, with blanks between them.
     *
     * @param regions rows of numbers of regions, from 0; negative for cells outside of regions
     */
    public static String regions(int[][] regions) {
        int most = Arrays.stream(regions).flatMapToInt(Arrays::stream).max().orElse(0);
        boolean named = most >= MARKS.length();
        return lines(regions, region -> region < 0 ? "." : name(region, named), named ? " " : "");
    }

    /**
     * Returns the name that {@link #regions} gives a region.
     *
     * @param named true for names of two letters, if there are more regions than marks
     */
    public static String name(int region, boolean named) {
        return named
                ? "" + MARKS.charAt(region / 26 % 26) + MARKS.charAt(region % 26)
                : String.valueOf(MARKS.charAt(region));
    }

    /** Returns the maximum number of regions with names of one character. */
    public static int marks() {
        return MARKS.length();
    }

    /**
     * Returns the regions of boxes, {@code boxRows} by {@code boxColumns} cells each, numbered from left to right, then
     * down.
     */
    public static int[][] boxes(int n, int boxRows, int boxColumns) {
        return IntStream.range(0, n)
                .mapToObj(row -> IntStream.range(0, n)
                        .map(column -> row / boxRows * (n / boxColumns) + column / boxColumns)
                        .toArray())
                .toArray(int[][]::new);
    }
}
