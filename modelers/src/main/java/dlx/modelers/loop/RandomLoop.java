package dlx.modelers.loop;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A random loop along the sides of cells: the border of a region of cells, which grows without holes and does not touch
 * itself.
 */
final class RandomLoop {

    /** Number of looks at random cells for each cell of the board; after these the region hardly grows. */
    private static final int LOOKS = 30;

    /** One in this number of cells joins the region if it has several neighbors there; other cells make branches. */
    private static final int FILLING = 24;

    /** Offsets {@code {row, column}} to the cells around a cell, in a circle; those at even indexes share a side. */
    private static final int[][] AROUND = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

    private final boolean[][] inside;

    /** Grows a region on a board of cells, 1 or more rows and columns. */
    RandomLoop(int rows, int columns, RandomGenerator random) {
        inside = new boolean[rows][columns];
        inside[random.nextInt(rows)][random.nextInt(columns)] = true;
        for (int look = 0; look < LOOKS * rows * columns; look++) {
            int cell = random.nextInt(rows * columns);
            int sides = sides(cell);
            boolean isWanted = sides == 1 || sides > 1 && random.nextInt(FILLING) == 0;
            inside[cell / columns][cell % columns] |= isWanted && mayJoin(cell);
        }
    }

    /** Returns true if the cells of the region around a cell are in one piece, and so are the other ones. */
    private boolean mayJoin(int cell) {
        return IntStream.range(0, AROUND.length)
                        .filter(k -> has(cell, k) != has(cell, (k + 1) % AROUND.length))
                        .count()
                == 2;
    }

    private boolean has(int cell, int around) {
        int row = cell / inside[0].length + AROUND[around][0];
        int column = cell % inside[0].length + AROUND[around][1];
        return row >= 0 && row < inside.length && column >= 0 && column < inside[row].length && inside[row][column];
    }

    /** Returns the number of sides of a cell that belong to the loop. */
    int sides(int cell) {
        boolean isInside = inside[cell / inside[0].length][cell % inside[0].length];
        return (int) IntStream.of(0, 2, 4, 6)
                .filter(side -> has(cell, side) != isInside)
                .count();
    }
}
