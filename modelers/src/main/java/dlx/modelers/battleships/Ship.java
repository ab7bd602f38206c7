package dlx.modelers.battleships;

import dlx.modelers.packing.Cell;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The option "a ship lies here", whose label is {@code ship r1c1-r1c4}. A ship of length 0 is the option "this cell is
 * water", {@code water r1c1}.
 *
 * @param length number of cells of the ship, {@code >= 0}
 * @param row row of the first cell, from 0
 * @param column column of the first cell, from 0
 * @param down true if the ship lies from top to bottom; false for ships of one cell
 * @since 0.1
 */
public record Ship(int length, int row, int column, boolean down) {

    /** Returns the option that a cell is water. */
    static Ship water(int row, int column) {
        return new Ship(0, row, column, false);
    }

    boolean isWater() {
        return length == 0;
    }

    /** Returns the cells that this option determines: those of the ship, or the cell with water. */
    List<Cell> cells() {
        return IntStream.range(0, Math.max(1, length)).mapToObj(this::cell).toList();
    }

    private Cell cell(int k) {
        return Cell.flat(row + (down ? k : 0), column + (down ? 0 : k));
    }

    /** Returns the sign of the k-th cell. */
    char mark(int k) {
        if (isWater()) {
            return CellSign.WATER;
        }
        if (length == 1) {
            return CellSign.SINGLE;
        }
        if (k == 0) {
            return down ? CellSign.TOP : CellSign.LEFT;
        }
        return k < length - 1 ? CellSign.MIDDLE : down ? CellSign.BOTTOM : CellSign.RIGHT;
    }

    @Override
    public String toString() {
        String first = cell(0).toString();
        return isWater() ? "water " + first : "ship " + first + (length == 1 ? "" : "-" + cell(length - 1));
    }
}
