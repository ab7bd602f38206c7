package dlx.api;

/**
 * A named group of items in rows, columns and layers, all counted from 0. In messages they count from 1, and layers are
 * named from the second on: {@code cell r2c4} lies in layer 0, {@code cell r2c4l3} in layer 2.
 *
 * <p>Comes from {@link CoverBuilder#box}. Good for as long as its builder. Items
 * are declared layer after layer, in each row after row.
 *
 * @since 0.1
 */
public final class ItemBox {

    private final Items items;
    private final int rows;
    private final int columns;
    private final int layers;

    ItemBox(Items items, int rows, int columns, int layers) {
        this.items = items;
        this.rows = rows;
        this.columns = columns;
        this.layers = layers;
    }

    /**
     * The item in a row, a column and a layer.
     *
     * @param row from 0 to {@code rows() - 1}
     * @param column from 0 to {@code columns() - 1}
     * @param layer from 0 to {@code layers() - 1}
     * @return the item
     * @throws ModelException if the group has no such item
     */
    public Item at(int row, int column, int layer) {
        boolean inside = row >= 0 && row < rows && column >= 0 && column < columns && layer >= 0 && layer < layers;
        if (!inside) {
            throw new ModelException("there is no item \"" + items.name() + place(row, column, layer)
                    + "\"; the group \"" + items.name() + "\" has " + rows + " rows, " + columns + " columns and "
                    + layers + " layers");
        }
        return items.at((layer * rows + row) * columns + column);
    }

    /**
     * Makes the items of this group secondary: at most one chosen option holds each, or any number in one color. Says so before options and bounds
     * name it.
     *
     * @return this group
     * @throws ModelException if one of them is in use already
     */
    public ItemBox secondary() {
        items.secondary();
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
    public ItemBox times(int from, int to) {
        items.times(from, to);
        return this;
    }

    /** How people write a place, after a blank. */
    static String place(int row, int column, int layer) {
        return ItemGrid.place(row, column) + (layer == 0 ? "" : "l" + (layer + 1));
    }
}
