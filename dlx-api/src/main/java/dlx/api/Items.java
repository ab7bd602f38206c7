package dlx.api;

import java.util.Objects;
import java.util.function.IntFunction;

/**
 * A named group of items, counted from 0: {@code row 0}, {@code row 1}, and so on.
 *
 * <p>Comes from {@link CoverBuilder#items(String, int)} and its kin. Good for as long as its builder.
 *
 * @since 0.1
 */
public final class Items {

    private final CoverBuilder<?> owner;
    private final String name;
    private final int first;
    private final int size;

    /** The index of the first item: 0, or what the author counts from. */
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

    /** The same items, counted from another number. */
    Items from(int index) {
        return new Items(owner, name, first, size, index);
    }

    /**
     * The item of this group with the given index.
     *
     * @param index from 0 to {@code size() - 1}, or a number of the range that the group was declared with
     * @return the item
     * @throws ModelException if the group has no such item
     */
    public Item at(int index) {
        int place = index - from;
        if (place < 0 || place >= size) {
            throw new ModelException("there is no item \"" + name + " " + index + "\"; the group \"" + name + "\" has "
                    + (size == 0 ? "no items" : "the items " + from + " to " + (from + size - 1)));
        }
        return new Item(owner, first + place, Item.NO_COLOR);
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
     * Makes the items of this group secondary: at most one chosen option holds each, or any number in one color. Says so before options and bounds
     * name it.
     *
     * @return this group
     * @throws ModelException if one of them is in use already
     */
    public Items secondary() {
        owner.secondary(first, size);
        return this;
    }

    /**
     * Gives the items names of their own.
     *
     * @param names the name of the item with an index, as {@link #at} takes it; kept, and asked only when a name is needed
     * @return this group
     */
    public Items named(IntFunction<String> names) {
        Objects.requireNonNull(names, "names");
        owner.named(first, size, place -> names.apply(from + place));
        return this;
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
