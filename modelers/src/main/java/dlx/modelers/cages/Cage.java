package dlx.modelers.cages;

import dlx.modelers.grid.House;
import java.util.List;

/**
 * Cells whose values differ and may have a given sum.
 *
 * @param name the name in the map: letters and digits
 * @param cells the cells by their numbers from 0, row after row; at least one
 * @param sum the sum of the values, {@code >= 1}, or 0 for a cage without a sum. If no values have the sum, there
 *     is no solution
 * @since 0.1
 */
public record Cage(String name, List<Integer> cells, int sum) {

    /** Creates a cage with a copy of the list. */
    public Cage {
        cells = List.copyOf(cells);
    }

    /** Returns true if the cage has a sum. */
    boolean hasSum() {
        return sum > 0;
    }

    /** Returns true if the cage has one cell, whose value is then the sum. */
    boolean isSingle() {
        return cells.size() == 1;
    }

    /** Returns the cells as a house, in which values do not repeat. */
    House house() {
        return new House("cage " + name, cells);
    }
}
