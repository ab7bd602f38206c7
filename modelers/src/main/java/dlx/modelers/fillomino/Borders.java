package dlx.modelers.fillomino;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.Items;
import dlx.modelers.packing.Cell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The edges at which two regions of one size would touch, a secondary item for each: held by regions of that size with a
 * cell on one side only.
 *
 * <p>Edges of given cells need none, for no region leaves out a cell beside it that is given as its size.
 */
final class Borders {

    private static final int NONE = -1;

    private final int columns;
    private final int[][] neighbors;

    /** The number of the edge to the right of a cell, and of the one below it. */
    private final int[] right;

    private final int[] below;
    private final Items items;

    Borders(Fillomino board, List<Cell> cells, int size, CoverBuilder<Region> cover) {
        int count = cells.size();
        columns = board.columns();
        neighbors = new int[count][];
        right = new int[count];
        below = new int[count];
        Arrays.fill(right, NONE);
        Arrays.fill(below, NONE);
        List<String> names = new ArrayList<>();
        for (int cell = 0; cell < count; cell++) {
            neighbors[cell] = board.neighbors(cell);
            for (int other : neighbors[cell]) {
                if (other > cell && board.isFree(cell) && board.isFree(other)) {
                    (other == cell + columns ? below : right)[cell] = names.size();
                    names.add("border " + size + " " + cells.get(cell) + " " + cells.get(other));
                }
            }
        }
        items = cover.secondary("border " + size, names.size(), names::get);
    }

    /**
     * Adds the items of the edges around a region.
     *
     * @param region its cells, sorted
     */
    void addTo(List<Item> held, int[] region) {
        for (int cell : region) {
            for (int other : neighbors[cell]) {
                int edge = edge(Math.min(cell, other), Math.max(cell, other));
                if (edge != NONE && Arrays.binarySearch(region, other) < 0) {
                    held.add(items.at(edge));
                }
            }
        }
    }

    private int edge(int cell, int other) {
        return other == cell + columns ? below[cell] : right[cell];
    }
}
