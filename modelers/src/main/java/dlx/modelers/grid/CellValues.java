package dlx.modelers.grid;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * All placements on boards of one size. There is one instance per size, so that reading a board does not create
 * placements.
 *
 * <p>Immutable and thread-safe.
 *
 * @since 0.1
 */
public final class CellValues {

    private static final Map<Integer, CellValues> SIZES = new ConcurrentHashMap<>();

    private final int n;

    /** The n * n * n placements by cell, row after row, then by value. */
    private final CellValue[] all;

    private CellValues(int n) {
        this.n = n;
        all = new CellValue[n * n * n];
        for (int i = 0; i < all.length; i++) {
            all[i] = new CellValue(i / (n * n) + 1, i / n % n + 1, i % n + 1);
        }
    }

    /**
     * Returns the placements of the values 1 to n on an n x n board.
     *
     * @param n number of rows, columns and values, 1 or more
     * @return the same instance each time
     */
    public static CellValues of(int n) {
        return SIZES.computeIfAbsent(n, CellValues::new);
    }

    /**
     * Returns the placement of a value in a cell.
     *
     * @param cell number of the cell from 0, row after row
     * @param value from 1
     * @return the same instance each time
     */
    public CellValue at(int cell, int value) {
        return all[cell * n + value - 1];
    }

    /**
     * Returns the values of a board by cell.
     *
     * @param n number of rows, columns and values
     * @param placements the values, each with its cell
     * @return for each cell, row after row, its value, or 0 if it is empty
     */
    public static int[] values(int n, Iterable<CellValue> placements) {
        int[] values = new int[n * n];
        placements.forEach(p -> values[p.cell(n)] = p.value());
        return values;
    }

    /**
     * Returns the usual name of a cell, which is also the start of a placement's label.
     *
     * @param n number of rows and columns
     * @param cell number of the cell from 0, row after row
     * @return {@code r1c1} for cell 0
     */
    public static String cellName(int n, int cell) {
        return "r" + (cell / n + 1) + "c" + (cell % n + 1);
    }
}
