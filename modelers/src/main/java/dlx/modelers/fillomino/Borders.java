package dlx.modelers.fillomino;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.Items;
import dlx.modelers.packing.Cell;
import java.util.Arrays;
import java.util.List;

/**
 * The edges at which two regions of one size would touch. For each size, an edge is a secondary item. It is covered by
 * regions of that size with a cell on exactly one side of the edge.
 *
 * <p>Edges of given cells do not need items: a region contains every cell beside it whose given number is its size.
 */
final class Borders {

    private static final int NONE = -1;

    private final List<Cell> cells;
    private final int columns;
    /** Neighbors of each cell. */
    private final int[][] neighbors;

    /** Number of the edge to the right of each cell, or {@link #NONE}. */
    private final int[] right;

    /** Number of the edge below each cell, or {@link #NONE}. */
    private final int[] below;

    /** Cell to the left of each edge, or above it. */
    private final int[] first;

    /** Cell to the right of each edge, or below it. */
    private final int[] second;

    private int count;

    Borders(Fillomino board, List<Cell> cells) {
        this.cells = cells;
        columns = board.columns();
        neighbors = new int[cells.size()][];
        right = new int[cells.size()];
        below = new int[cells.size()];
        first = new int[2 * cells.size()];
        second = new int[first.length];
        Arrays.fill(right, NONE);
        Arrays.fill(below, NONE);
        for (int cell = 0; cell < cells.size(); cell++) {
            neighbors[cell] = board.neighbors(cell);
            for (int other : neighbors[cell]) {
                if (other > cell && board.isFree(cell) && board.isFree(other)) {
                    (other == cell + columns ? below : right)[cell] = count;
                    first[count] = cell;
                    second[count++] = other;
                }
            }
        }
    }

    /** Returns the items of the edges for regions of a size. */
    Items items(int size, CoverBuilder<Region> cover) {
        return cover.items("border " + size, count)
                .secondary()
                .named(edge -> "border " + size + " " + cells.get(first[edge]) + " " + cells.get(second[edge]));
    }

    /**
     * Adds the items of the edges around a region.
     *
     * @param held the list to which the items are added
     * @param items the items for the size of the region
     * @param region the cells of the region, sorted
     */
    void addTo(List<Item> held, Items items, int[] region) {
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
