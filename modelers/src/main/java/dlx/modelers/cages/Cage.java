package dlx.modelers.cages;

import dlx.modelers.grid.House;
import java.util.List;

/**
 * Cells whose values differ and may have a given sum.
 *
 * @param name as the map calls it: letters and digits
 * @param cells their numbers from 0, row after row; at least one
 * @param sum of the values, {@code >= 1}; there may be no such values, then there is no solution. Or 0 if any sum will do
 * @since 0.1
 */
public record Cage(String name, List<Integer> cells, int sum) {

    /** An immutable cage. */
    public Cage {
        cells = List.copyOf(cells);
    }

    /** Returns true if the values have a given sum. */
    boolean hasSum() {
        return sum > 0;
    }

    /** Whether the sum is the value of the only cell, so that there is nothing to choose. */
    boolean isSingle() {
        return cells.size() == 1;
    }

    /** The cells as those in which no value occurs twice. */
    House house() {
        return new House("cage " + name, cells);
    }
}
