package dlx.api;

import java.util.Objects;
import java.util.function.IntFunction;

/**
 * A named group of items, counted from 0: {@code row 0}, {@code row 1}, and so on.
 *
 * <p>Returned by {@link CoverBuilder#items(String, int)} and {@link CoverBuilder#items(String, int, int)}. Valid as
 * long as its builder, and for the thread of the builder.
 *
 * @since 0.1
 */
public final class Items {

    private final CoverBuilder<?> owner;
    private final String name;
    private final int first;
    private final int size;

    /** Index of the first item: 0, or the first number of the author's range. */
    private final int from;

    Items(CoverBuilder<?> owner, String name, int first, int size) {
        this(owner, name, first, size, 0);
    }

    private Items(CoverBuilder<?> owner, String name, int first, int size, int from) {
        this.owner = owner;
        this.name = name;
        this.first = first;
        this.size = size;
        this.from = from;
    }

    /** Returns these items with another index for the first item. */
    Items from(int index) {
        return new Items(owner, name, first, size, index);
    }

    /**
     * Returns the item with a given index.
     *
     * @param index from 0 to {@code size() - 1}, or a number of the range that the group was declared with
     * @return the item
     * @throws ModelException if the group does not have this index
     */
    public Item at(int index) {
        int place = index - from;
        if (place < 0 || place >= size) {
            throw new ModelException("unknown item \"" + name + " " + index + "\"; the group \"" + name + "\" "
                    + (size == 0 ? "is empty" : "has the items " + from + " to " + (from + size - 1)));
        }
        return new Item(owner, first + place, Item.NO_COLOR);
    }

    /**
     * Returns the number of items.
     *
     * @return number of items, 0 or more
     */
    public int size() {
        return size;
    }

    /**
     * Makes the items of this group secondary: at most one chosen option holds each, or any number of options in one
     * color. To be called before options, multiplicities or a sweep order name an item of the group.
     *
     * @return this group
     * @throws ModelException if an item of the group is in use already
     */
    public Items secondary() {
        owner.secondary(first, size);
        return this;
    }

    /**
     * Gives the items names of their own.
     *
     * @param names returns the name of the item with an index, as {@link #at} takes it; kept, and called only when
     *     a name is needed, possibly long after the description and in another thread
     * @return this group
     */
    public Items named(IntFunction<String> names) {
        Objects.requireNonNull(names, "names");
        owner.named(first, size, place -> names.apply(from + place));
        return this;
    }

    /**
     * Sets the multiplicity of each item of this primary group: {@code from} to {@code to} chosen options hold it
     * instead of one (MCC). The last call for an item counts. After {@code times(0, 0)} no solution contains an option
     * that holds the item.
     *
     * @param from minimum number of chosen options that hold the item, 0 or more
     * @param to maximum number, {@code from} or more
     * @return this group
     * @throws IllegalArgumentException if {@code from} is negative or greater than {@code to}
     * @throws ModelException if the group is secondary
     */
    public Items times(int from, int to) {
        owner.multiplicity(() -> "group \"" + name + '"', first, size, from, to);
        return this;
    }

    /**
     * Sets the multiplicity of each item of this primary group to 1 or more: {@code times(1, Integer.MAX_VALUE)}. A
     * cover that has only such items is a {@linkplain CoverData#isRepeated repeated cover}.
     *
     * @return this group
     * @throws ModelException if the group is secondary
     */
    public Items repeated() {
        return times(1, Integer.MAX_VALUE);
    }

    /** Returns the name of the group, in messages. */
    String name() {
        return name;
    }
}
