package dlx.api;

/**
 * A named group of items, counted from 0: {@code row 0}, {@code row 1}, and so on.
 *
 * <p>Comes from {@link CoverBuilder#primary(String, int)} and its kin. Good for as long as its builder.
 *
 * @since 0.1
 */
public final class Items {

    private final CoverBuilder<?> owner;
    private final String name;
    private final int first;
    private final int size;

    Items(CoverBuilder<?> owner, String name, int first, int size) {
        this.owner = owner;
        this.name = name;
        this.first = first;
        this.size = size;
    }

    /**
     * The item of this group with the given index.
     *
     * @param index from 0 to {@code size() - 1}
     * @return the item
     * @throws ModelException if the group has no such item
     */
    public Item at(int index) {
        if (index < 0 || index >= size) {
            throw new ModelException("there is no item \"" + name + " " + index + "\"; the group \"" + name + "\" has "
                    + (size == 0 ? "no items" : "the items 0 to " + (size - 1)));
        }
        return new Item(owner, first + index, Item.NO_COLOR);
    }

    /**
     * How many items the group has.
     *
     * @return the number of items, {@code >= 0}
     */
    public int size() {
        return size;
    }

    /**
     * Lets each item of this primary group be covered {@code from} to {@code to} times instead of once (MCC). Of several
     * calls for an item the last holds. After {@code times(0, 0)} nothing may hold it: no solution has an option that does.
     *
     * @param from the least number of chosen options that hold the item, {@code >= 0}
     * @param to the greatest, {@code >= from}
     * @return this group
     * @throws IllegalArgumentException if the range is empty, or begins below 0
     * @throws ModelException if the group is secondary
     */
    public Items times(int from, int to) {
        owner.multiplicity(() -> "group \"" + name + '"', first, size, from, to);
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
    public Items repeated() {
        return times(1, Integer.MAX_VALUE);
    }

    /** How messages call the group. */
    String name() {
        return name;
    }
}
