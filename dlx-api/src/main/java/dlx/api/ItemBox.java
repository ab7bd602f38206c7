package dlx.api;

/**
 * A named group of items in rows, columns and layers, all counted from 0. Messages count from 1, and name layers from
 * the second on: {@code cell r2c4} is in layer 0, {@code cell r2c4l3} in layer 2.
 *
 * <p>Returned by {@link CoverBuilder#box}. Valid as long as its builder, and for the thread of the builder. Items are
 * declared layer after layer, and within a layer row after row.
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
     * Returns the item in a row, a column and a layer.
     *
     * @param row from 0 to {@code rows - 1}
     * @param column from 0 to {@code columns - 1}
     * @param layer from 0 to {@code layers - 1}
     * @return the item
     * @throws ModelException if the place is outside the box
     */
    public Item at(int row, int column, int layer) {
        boolean inside = row >= 0 && row < rows && column >= 0 && column < columns && layer >= 0 && layer < layers;
        if (!inside) {
            throw new ModelException("unknown item \"" + items.name() + place(row, column, layer)
                    + "\"; the group \"" + items.name() + "\" has " + rows + " rows, " + columns + " columns and "
                    + layers + " layers");
        }
        return items.at((layer * rows + row) * columns + column);
    }

    /**
     * Makes the items of this group secondary: at most one chosen option holds each, or any number of options in one
     * color. To be called before options, multiplicities or a sweep order name an item of the group.
     *
     * @return this group
     * @throws ModelException if an item of the group is in use already
     */
    public ItemBox secondary() {
        items.secondary();
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
    public ItemBox times(int from, int to) {
        items.times(from, to);
        return this;
    }

    /** Returns a place as messages show it, after a blank. */
    static String place(int row, int column, int layer) {
        return ItemGrid.place(row, column) + (layer == 0 ? "" : "l" + (layer + 1));
    }
}
