package dlx.formats.text;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Boards of cells as lines of text. */
public final class Grids {

    /** Marks of regions and cages, in the order in which they are given away. */
    private static final String MARKS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

    private Grids() {}

    /**
     * Numbers, a line per row: {@code '.'} for 0; with blanks between where a number has two digits.
     *
     * @param cells rows of numbers, 0 or greater
     */
    public static String numbers(int[][] cells) {
        boolean wide = Arrays.stream(cells).flatMapToInt(Arrays::stream).anyMatch(value -> value > 9);
        return Arrays.stream(cells)
                .map(row -> Arrays.stream(row)
                        .mapToObj(value -> value == 0 ? "." : String.valueOf(value))
                        .collect(Collectors.joining(wide ? " " : "")))
                .map(line -> line + '\n')
                .collect(Collectors.joining());
    }

    /**
     * A sudoku, a line per row; of 16 rows all cells in one line, as lines of 16 marks could be boards of 4x4 each.
     *
     * @param cells rows of numbers, 0 where a cell is free
     */
    public static String sudoku(int[][] cells) {
        String board = numbers(cells);
        boolean isDoubtful = cells.length == 16 && board.indexOf(' ') < 0;
        return isDoubtful ? board.replace("\n", "") + '\n' : board;
    }

    /**
     * Regions, a line per row: a mark for each, {@code '.'} for cells in none; names of letters, with blanks between, where
     * there are more regions than marks.
     *
     * @param regions rows of numbers of regions, from 0; negative for none
     */
    public static String regions(int[][] regions) {
        int most = Arrays.stream(regions).flatMapToInt(Arrays::stream).max().orElse(0);
        boolean named = most >= MARKS.length();
        return Arrays.stream(regions)
                .map(row -> Arrays.stream(row)
                        .mapToObj(region -> region < 0 ? "." : name(region, named))
                        .collect(Collectors.joining(named ? " " : "")))
                .map(line -> line + '\n')
                .collect(Collectors.joining());
    }

    /** The name that {@link #regions} gives a region: {@code named} where there are more than one letter can tell apart. */
    public static String name(int region, boolean named) {
        return named
                ? "" + MARKS.charAt(region / 26 % 26) + MARKS.charAt(region % 26)
                : String.valueOf(MARKS.charAt(region));
    }

    /** How many regions have a name of one character. */
    public static int marks() {
        return MARKS.length();
    }

    /** The regions of boxes, {@code boxRows} by {@code boxColumns} cells each, numbered from the left, then down. */
    public static int[][] boxes(int n, int boxRows, int boxColumns) {
        return IntStream.range(0, n)
                .mapToObj(row -> IntStream.range(0, n)
                        .map(column -> row / boxRows * (n / boxColumns) + column / boxColumns)
                        .toArray())
                .toArray(int[][]::new);
    }
}
