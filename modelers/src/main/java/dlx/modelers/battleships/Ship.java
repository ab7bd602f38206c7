package dlx.modelers.battleships;

import dlx.modelers.packing.Cell;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The option "a ship lies here", whose label is {@code ship r1c1-r1c4}; one of no length is "this cell is water", {@code water
 * r1c1}.
 *
 * @param length how many cells, {@code >= 0}
 * @param row of its first cell, from 0
 * @param column of its first cell, from 0
 * @param down whether it lies from top to bottom; ships of one cell never do
 * @since 0.1
 */
public record Ship(int length, int row, int column, boolean down) {

    /** The option that a cell is water. */
    static Ship water(int row, int column) {
        return new Ship(0, row, column, false);
    }

    boolean isWater() {
        return length == 0;
    }

    /** The cells that this says something about: those of the ship, or the one of the water. */
    List<Cell> cells() {
        return IntStream.range(0, Math.max(1, length)).mapToObj(this::cell).toList();
    }

    private Cell cell(int k) {
        return Cell.flat(row + (down ? k : 0), column + (down ? 0 : k));
    }

    /** What the k-th cell looks like. */
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
