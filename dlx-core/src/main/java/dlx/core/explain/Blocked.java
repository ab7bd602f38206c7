package dlx.core.explain;

import dlx.api.Experimental;
import java.util.List;

/**
 * An option that cannot be taken any more, and the reason.
 *
 * @param option the option
 * @param item the item that it shares with the options of {@code by}; {@link #NONE} if it was excluded before:
 *     forbidden, excluded by an earlier step, or with an item whose maximum is 0
 * @param by the options taken that use up the item: one, or as many as the maximum of the item; empty if the option
 *     was excluded before
 * @since 0.1
 */
public record Blocked(int option, int item, List<Integer> by) {

    /** Value of {@code item} that means no item. */
    public static final int NONE = -1;

    /** Creates a record; only dlx does so, and components may be added. Copies the list. */
    @Experimental
    public Blocked {
        by = List.copyOf(by);
        if (item == NONE != by.isEmpty()) {
            throw new IllegalArgumentException(
                    "by: " + by + " at item " + item + "; expected options where there is an item");
        }
    }

    /**
     * Returns a record for an option that was excluded before.
     *
     * @param option the option
     * @return the record, without an item and without options taken
     */
    public static Blocked before(int option) {
        return new Blocked(option, NONE, List.of());
    }

    /**
     * Returns true if the option was excluded before: forbidden, by an earlier step, or by an item whose maximum is 0.
     *
     * @return true if {@code item} is {@link #NONE}
     */
    public boolean isBefore() {
        return item == NONE;
    }
}
