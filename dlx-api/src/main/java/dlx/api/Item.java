package dlx.api;

/**
 * An item of a cover that is being described, optionally with the color that an option gives it.
 *
 * <p>Returned by {@link Items#at} and {@link CoverBuilder#item}, for {@link CoverBuilder#option}. Immutable.
 *
 * @since 0.1
 */
public final class Item {

    /** Value of {@link #color} for an item without a color. */
    static final int NO_COLOR = 0;

    final CoverBuilder<?> owner;

    /** Number of the item in the cover, from 0 in the order of declaration. */
    final int number;

    /** Color of the item plus 1, or {@link #NO_COLOR}. */
    final int color;

    Item(CoverBuilder<?> owner, int number, int color) {
        this.owner = owner;
        this.number = number;
        this.color = color;
    }

    /**
     * Returns this secondary item with a color: any number of chosen options may hold it if they give it equal colors
     * (XCC).
     *
     * @param value the color, from 0
     * @return the colored item, for {@link CoverBuilder#option}
     * @throws IllegalArgumentException if {@code value} is negative, or is 2^31 - 1
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
     * Returns this secondary item with a named color: any number of chosen options may hold it if they give it equal
     * colors (XCC). Names are numbered from 0 in the order of their first use; see {@link Cover#colorName}.
     *
     * @param name the color
     * @return the colored item, for {@link CoverBuilder#option}
     * @throws ModelException if other colors of the cover are numbers
     */
    public Item colored(String name) {
        return new Item(owner, number, owner.numberOfColor(name) + 1);
    }

    /**
     * Makes this item secondary: at most one chosen option holds it, or any number of options in one color. Must be
     * called before an option, a multiplicity or a sweep order uses the item.
     *
     * @return this item
     * @throws ModelException if the item is in use already, or belongs to a group: then make the group secondary
     */
    public Item secondary() {
        owner.secondary(number, 1);
        return this;
    }

    /**
     * Sets the multiplicity of this primary item: {@code from} to {@code to} chosen options hold it instead of one
     * (MCC). The last call for an item counts. After {@code times(0, 0)} no solution contains an option that holds the
     * item.
     *
     * @param from minimum number of chosen options that hold the item, 0 or more
     * @param to maximum number, {@code from} or more
     * @return this item
     * @throws IllegalArgumentException if {@code from} is negative or greater than {@code to}
     * @throws ModelException if the item is secondary
     */
    public Item times(int from, int to) {
        owner.multiplicity(() -> "item \"" + owner.groups.nameOf(number) + '"', number, 1, from, to);
        return this;
    }

    /**
     * Sets the multiplicity of this primary item to 1 or more: {@code times(1, Integer.MAX_VALUE)}. A cover that has
     * only such items is a {@linkplain CoverData#isRepeated repeated cover}.
     *
     * @return this item
     * @throws ModelException if the item is secondary
     */
    public Item repeated() {
        return times(1, Integer.MAX_VALUE);
    }
}
