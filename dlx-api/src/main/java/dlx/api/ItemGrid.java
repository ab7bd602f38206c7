package dlx.api;

import java.util.Arrays;
import java.util.Objects;

/**
 * A named group of items in rows and columns, both counted from 0: one in each cell, or in some. In messages they count from 1, as people count:
 * {@code cell r1c1} stands in row 0 and column 0.
 *
 * <p>Comes from {@link CoverBuilder#grid(String, int, int)} and its kin. Good for as long as its builder. Items are
 * declared row after row.
 *
 * @since 0.1
 */
public final class ItemGrid {

    private final Items items;
    private final int rows;
    private final int columns;

    /** Of each cell, row after row, the index of its item, or -1; null where each has the index of its place. */
    private final @Nullable int[] index;

    /** The place of the cell of each item, row after row; null where each cell has an item. */
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
     * Names the items of a grid.
     *
     * @since 0.1
     */
    @FunctionalInterface
    public interface Names {

        /**
         * The name of an item.
         *
         * @param row from 0
         * @param column from 0
         * @return how messages call it
         */
        String at(int row, int column);
    }

    /**
     * The item in a row and a column.
     *
     * @param row from 0 to {@code rows() - 1}
     * @param column from 0 to {@code columns() - 1}
     * @return the item
     * @throws ModelException if the group has no such item
     */
    public Item at(int row, int column) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            throw new ModelException("there is no item \"" + items.name() + place(row, column) + "\"; the group \""
                    + items.name() + "\" has " + rows + " rows and " + columns + " columns");
        }
        int place = row * columns + column;
        if (index != null && index[place] < 0) {
            throw new ModelException("there is no item \"" + items.name() + place(row, column) + "\"; the group \""
                    + items.name() + "\" has items in some cells only, and not in this one");
        }
        return items.at(index == null ? place : index[place]);
    }

    /**
     * How many rows the group has.
     *
     * @return the number of rows, {@code >= 0}
     */
    public int rows() {
        return rows;
    }

    /**
     * How many columns the group has.
     *
     * @return the number of columns, {@code >= 0}
     */
    public int columns() {
        return columns;
    }

    /**
     * Makes the items of this group secondary: at most one chosen option holds each, or any number in one color. Says so before options and bounds
     * name it.
     *
     * @return this group
     * @throws ModelException if one of them is in use already
     */
    public ItemGrid secondary() {
        items.secondary();
        return this;
    }

    /**
     * Gives the items names of their own.
     *
     * @param names the name of an item by row and column; kept, and asked only when a name is needed
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
     * Lets each item of this primary group be covered {@code from} to {@code to} times instead of once (MCC); after
     * {@code times(0, 0)} nothing may hold it: no solution has an option that does.
     *
     * @param from the least number of chosen options that hold the item, {@code >= 0}
     * @param to the greatest, {@code >= from}
     * @return this group
     * @throws IllegalArgumentException if the range is empty, or begins below 0
     * @throws ModelException if the group is secondary
     */
    public ItemGrid times(int from, int to) {
        items.times(from, to);
        return this;
    }

    /**
     * Lets each item of this primary group be covered any number of times, but once at least:
     * {@code times(1, Integer.MAX_VALUE)}. A cover of such items only is a
     * {@linkplain CoverData#isRepeated repeated cover}.
     *
     * @return this group
     * @throws ModelException if the group is secondary
     */
    public ItemGrid repeated() {
        return times(1, Integer.MAX_VALUE);
    }

    /** How people write a place: {@code  r2c4}, after a blank. */
    static String place(int row, int column) {
        return " r" + (row + 1) + "c" + (column + 1);
    }
}
