package dlx.api;

/**
 * One item of a cover under description, perhaps with the color that an option gives it.
 *
 * <p>Comes from {@link Items#at} or {@link CoverBuilder#item}; goes to {@link CoverBuilder#option}.
 * Immutable.
 *
 * @since 0.1
 */
public final class Item {

    /** No color: the item is used up by the one option that holds it. */
    static final int NO_COLOR = 0;

    final CoverBuilder<?> owner;

    /** The item's number in the cover, from 0 in the order of declaration. */
    final int number;

    /** {@link #NO_COLOR}, or a color from 1. */
    final int color;

    Item(CoverBuilder<?> owner, int number, int color) {
        this.owner = owner;
        this.number = number;
        this.color = color;
    }

    /**
     * This secondary item in a color: any number of options may hold it as long as they agree (XCC).
     *
     * @param value the color, from 0
     * @return the colored item, for {@link CoverBuilder#option}
     * @throws IllegalArgumentException if {@code value} is negative
     * @throws ModelException if other colors of the cover have names
     */
    public Item colored(int value) {
        if (value < 0 || value == Integer.MAX_VALUE) {
            throw new IllegalArgumentException(
                    "value: " + value + "; a color is a number from 0 to " + (Integer.MAX_VALUE - 1));
        }
        owner.numbersColors(value);
        return new Item(owner, number, value + 1);
    }

    /**
     * This secondary item in a color that has a name: any number of options may hold it as long as they agree (XCC).
     * Names are numbered from 0 in the order in which they are first mentioned; see {@link Cover#colorName}.
     *
     * @param name the color
     * @return the colored item, for {@link CoverBuilder#option}
     * @throws ModelException if other colors of the cover are numbers
     */
    public Item colored(String name) {
        return new Item(owner, number, owner.numberOfColor(name) + 1);
    }

    /**
     * Makes this item secondary: at most one chosen option holds it, or any number in one color. Says so before options and bounds
     * name it.
     *
     * @return this item
     * @throws ModelException if it is in use already, or one of a group: then the group is made secondary
     */
    public Item secondary() {
        owner.secondary(number, 1);
        return this;
    }

    /**
     * Lets this primary item be covered {@code from} to {@code to} times instead of once (MCC). Of several calls for an
     * item the last holds. After {@code times(0, 0)} nothing may hold it: no solution has an option that does.
     *
     * @param from the least number of chosen options that hold the item, {@code >= 0}
     * @param to the greatest, {@code >= from}
     * @return this item
     * @throws IllegalArgumentException if the range is empty, or begins below 0
     * @throws ModelException if the item is secondary
     */
    public Item times(int from, int to) {
        owner.multiplicity(() -> "item \"" + owner.groups.nameOf(number) + '"', number, 1, from, to);
        return this;
    }

    /**
     * Lets this primary item be covered any number of times, but once at least: {@code times(1, Integer.MAX_VALUE)}. A
     * cover of such items only is a {@linkplain CoverData#isRepeated repeated cover}.
     *
     * @return this item
     * @throws ModelException if the item is secondary
     */
    public Item repeated() {
        return times(1, Integer.MAX_VALUE);
    }
}
