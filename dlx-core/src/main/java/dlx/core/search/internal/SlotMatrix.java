package dlx.core.search.internal;

import java.util.List;

/**
 * The bit matrix of the engine {@code slots}: for each primary item, a bit that is 1 while the item is open, and a bit
 * per option that is 1 while the option is available.
 *
 * @param columns the items in the order of their bits
 * @since 0.1
 */
public record SlotMatrix(List<Column> columns) implements Inside {

    /** Creates a matrix with a copy of its columns. */
    public SlotMatrix {
        columns = List.copyOf(columns);
    }

    /**
     * An item.
     *
     * @param bit index of its bit in its word, 0 to 63
     * @param item number of the item in the cover
     * @param open true if the item is not covered yet: the bit in the first word
     * @param slots options of the item: slot k is the k-th option that holds it
     */
    public record Column(int bit, int item, boolean open, List<Slot> slots) {

        /** Creates a column with a copy of its slots. */
        public Column {
            slots = List.copyOf(slots);
        }
    }

    /**
     * An option of an item.
     *
     * @param option number of the option in the cover
     * @param left true if the option is available: the bit in the word of the slot
     */
    public record Slot(int option, boolean left) {}
}
