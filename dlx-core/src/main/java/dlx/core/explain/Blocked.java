package dlx.core.explain;

import dlx.api.Experimental;
import java.util.List;

/**
 * An option that cannot be taken any more, and why.
 *
 * @param option the option
 * @param item the item that it shares with the options of {@code by}; {@link #NONE} if it was excluded before: forbidden,
 *     or by an earlier step, or it holds an item that nothing may hold
 * @param by the options, all of them taken, that leave it no room at the item: one, or as many as the item may be
 *     covered times; empty if it was excluded before
 * @since 0.1
 */
public record Blocked(int option, int item, List<Integer> by) {

    /** No item. */
    public static final int NONE = -1;

    /** Made by dlx; further components may come. Keeps a copy of the list. */
    @Experimental
    public Blocked {
        by = List.copyOf(by);
        if (item == NONE != by.isEmpty()) {
            throw new IllegalArgumentException(
                    "by: " + by + " at item " + item + "; expected options where there is an item");
        }
    }

    /**
     * An option that was excluded before.
     *
     * @param option the option
     * @return it, blocked by nothing that is taken
     */
    public static Blocked before(int option) {
        return new Blocked(option, NONE, List.of());
    }

    /**
     * Whether it was excluded before: forbidden, by an earlier step, or by an item that nothing may hold.
     *
     * @return {@code true} if no option taken is named
     */
    public boolean isBefore() {
        return item == NONE;
    }
}
