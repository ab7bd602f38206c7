package dlx.modelers.fillomino;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.Items;
import dlx.modelers.packing.Cell;
import java.util.Arrays;
import java.util.List;

/**
 * The edges at which two regions of one size would touch: for each size, an edge is a secondary item, held by regions of that size
 * with a cell on one side only.
 *
 * <p>Edges of given cells need none: a region takes every cell beside it that is given as its size.
 */
final class Borders {

    private static final int NONE = -1;

    private final List<Cell> cells;
    private final int columns;
    private final int[][] neighbors;

    /** The number of the edge to the right of a cell, and of the one below it. */
    private final int[] right;

    private final int[] below;

    /** Of each edge, the cells on its two sides. */
    private final int[] first;

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

    /** The items of the edges for regions of a size. */
    Items items(int size, CoverBuilder<Region> cover) {
        return cover.items("border " + size, count)
                .secondary()
                .named(edge -> "border " + size + " " + cells.get(first[edge]) + " " + cells.get(second[edge]));
    }

    /**
     * Adds the items of the edges around a region.
     *
     * @param items those of its size
     * @param region its cells, sorted
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
