package dlx.formats.text;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The walls between the cells of a board, which divide it into regions. Cells count row by row, from 0.
 *
 * @param width number of columns of the board
 * @param height number of rows of the board
 * @param right true if there is a wall at the right of the cell, by row * (width - 1) + column; the last column is
 *     left out
 * @param below true if there is a wall below the cell, by row * width + column; the last row is left out
 */
public record Walls(int width, int height, boolean[] right, boolean[] below) {

    /**
     * Returns the walls between the regions of a map.
     *
     * @param map rows with the number of the region of each cell
     */
    public static Walls between(int[][] map) {
        int height = map.length;
        int width = map[0].length;
        boolean[] right = new boolean[height * (width - 1)];
        boolean[] below = new boolean[(height - 1) * width];
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                if (column + 1 < width) {
                    right[row * (width - 1) + column] = map[row][column] != map[row][column + 1];
                }
                if (row + 1 < height) {
                    below[row * width + column] = map[row][column] != map[row + 1][column];
                }
            }
        }
        return new Walls(width, height, right, below);
    }

    /** Returns the region of each cell, numbered from 0 in the order of their first cells. */
    public int[] regions() {
        int[] regions = new int[width * height];
        Arrays.fill(regions, -1);
        int count = 0;
        for (int cell = 0; cell < regions.length; cell++) {
            if (regions[cell] < 0) {
                fill(cell, count++, regions);
            }
        }
        return regions;
    }

    /** Assigns a number to a region: to all cells that can be reached from its first cell without crossing a wall. */
    private void fill(int first, int region, int[] regions) {
        Deque<Integer> open = new ArrayDeque<>();
        visit(true, first, region, regions, open);
        while (!open.isEmpty()) {
            int cell = open.pop();
            visit(hasRight(cell) && !wallRight(cell), cell + 1, region, regions, open);
            visit(cell % width > 0 && !wallRight(cell - 1), cell - 1, region, regions, open);
            visit(hasBelow(cell) && !below[cell], cell + width, region, regions, open);
            visit(cell >= width && !below[cell - width], cell - width, region, regions, open);
        }
    }

    private static void visit(boolean isReached, int cell, int region, int[] regions, Deque<Integer> open) {
        if (isReached && regions[cell] < 0) {
            regions[cell] = region;
            open.push(cell);
        }
    }

    /**
     * Returns the first cell with a wall at its right or below it that has the same region on both sides; empty if all
     * walls separate two regions.
     */
    public OptionalInt openIn(int[] regions) {
        return IntStream.range(0, regions.length)
                .filter(cell -> hasRight(cell) && wallRight(cell) && regions[cell] == regions[cell + 1]
                        || hasBelow(cell) && below[cell] && regions[cell] == regions[cell + width])
                .findFirst();
    }

    private boolean hasRight(int cell) {
        return (cell + 1) % width > 0;
    }

    private boolean hasBelow(int cell) {
        return cell + width < width * height;
    }

    private boolean wallRight(int cell) {
        return right[cell - cell / width];
    }
}
