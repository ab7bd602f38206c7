package dlx.core.search.internal;

import java.util.List;

/**
 * The bit matrix of the engine {@code slots}: of each primary item, whether it is open, and which of the options that hold
 * it can still be taken.
 *
 * @param columns the items in the order of their bits
 * @since 0.1
 */
public record SlotMatrix(List<Column> columns) implements Inside {

    /** A matrix with a copy of its columns. */
    public SlotMatrix {
        columns = List.copyOf(columns);
    }

    /**
     * An item.
     *
     * @param bit which bit of its word it is, 0 to 63
     * @param item its number in the cover
     * @param open whether it is still to be covered: the bit in the first word
     * @param slots its options: slot k is the k-th that holds it
     */
    public record Column(int bit, int item, boolean open, List<Slot> slots) {

        /** A column with a copy of its slots. */
        public Column {
            slots = List.copyOf(slots);
        }
    }

    /**
     * An option of an item.
     *
     * @param option its number in the cover
     * @param left whether it can still be taken: the bit in the slot's word
     */
    public record Slot(int option, boolean left) {}
}
