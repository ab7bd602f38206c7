package dlx.api;

import java.util.Arrays;
import java.util.Objects;

/**
 * A named group of items in rows and columns, both counted from 0. Each cell has an item, or only some cells have.
 * Messages count from 1, as readers do: {@code cell r1c1} is in row 0 and column 0.
 *
 * <p>Returned by {@link CoverBuilder#grid(String, int, int)} and {@link CoverBuilder#grid(String, Cells)}. Valid as
 * long as its builder, and for the thread of the builder. Items are declared row after row.
 *
 * @since 0.1
 */
public final class ItemGrid {

    private final Items items;
    private final int rows;
    private final int columns;

    /**
     * Index of the item of each cell, row after row; -1 for a cell without an item. Null if every cell has an item,
     * whose index is then {@code row * columns + column}.
     */
    private final @Nullable int[] index;

    /** Place of the cell of each item, {@code row * columns + column}, ascending; null if every cell has an item. */
    private final @Nullable int[] places;

    ItemGrid(Items items, int rows, int columns, @Nullable int[] places) {
        this.items = items;
        this.rows = rows;
        this.columns = columns;
        this.places = places;
        this.index = places == null ? null : indices(rows * columns, places);
    }

    private static int[] indices(int cells, int[] places) {
        int[] indices = new int[cells];
        Arrays.fill(indices, -1);
        for (int k = 0; k < places.length; k++) {
            indices[places[k]] = k;
        }
        return indices;
    }

    /**
     * A function from the cells of a grid to the names of their items.
     *
     * @since 0.1
     */
    @FunctionalInterface
    public interface Names {

        /**
         * Returns the name of an item. Called whenever a message needs the name, possibly long after the description
         * and in another thread.
         *
         * @param row from 0
         * @param column from 0
         * @return name of the item, in messages
         */
        String at(int row, int column);
    }

    /**
     * Returns the item in a row and a column.
     *
     * @param row from 0 to {@code rows() - 1}
     * @param column from 0 to {@code columns() - 1}
     * @return the item
     * @throws ModelException if the cell is outside the grid, or does not have an item
     */
    public Item at(int row, int column) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            throw new ModelException("unknown item \"" + items.name() + place(row, column) + "\"; the group \""
                    + items.name() + "\" has " + rows + " rows and " + columns + " columns");
        }
        int place = row * columns + column;
        if (index != null && index[place] < 0) {
            throw new ModelException("unknown item \"" + items.name() + place(row, column) + "\"; the group \""
                    + items.name() + "\" has items in some cells only, and not in this one");
        }
        return items.at(index == null ? place : index[place]);
    }

    /**
     * Returns the number of rows.
     *
     * @return number of rows, 0 or more
     */
    public int rows() {
        return rows;
    }

    /**
     * Returns the number of columns.
     *
     * @return number of columns, 0 or more
     */
    public int columns() {
        return columns;
    }

    /**
     * Makes the items of this group secondary: at most one chosen option holds each, or any number of options in one
     * color. To be called before options, multiplicities or a sweep order name an item of the group.
     *
     * @return this group
     * @throws ModelException if an item of the group is in use already
     */
    public ItemGrid secondary() {
        items.secondary();
        return this;
    }

    /**
     * Gives the items names of their own.
     *
     * @param names returns the name of an item by row and column; kept, and called only when a name is needed
     * @return this group
     */
    public ItemGrid named(Names names) {
        Objects.requireNonNull(names, "names");
        items.named(item -> {
            int place = places == null ? item : places[item];
            return names.at(place / columns, place % columns);
        });
        return this;
    }

    /**
     * Sets the multiplicity of each item of this primary group: {@code from} to {@code to} chosen options hold it
     * instead of one (MCC). After {@code times(0, 0)} no solution contains an option that holds the item.
     *
     * @param from minimum number of chosen options that hold the item, 0 or more
     * @param to maximum number, {@code from} or more
     * @return this group
     * @throws IllegalArgumentException if {@code from} is negative or greater than {@code to}
     * @throws ModelException if the group is secondary
     */
    public ItemGrid times(int from, int to) {
        items.times(from, to);
        return this;
    }

    /**
     * Sets the multiplicity of each item of this primary group to 1 or more: {@code times(1, Integer.MAX_VALUE)}. A
     * cover that has only such items is a {@linkplain CoverData#isRepeated repeated cover}.
     *
     * @return this group
     * @throws ModelException if the group is secondary
     */
    public ItemGrid repeated() {
        return times(1, Integer.MAX_VALUE);
    }

    /** Returns a place as messages show it: {@code  r2c4}, after a blank. */
    static String place(int row, int column) {
        return " r" + (row + 1) + "c" + (column + 1);
    }
}
