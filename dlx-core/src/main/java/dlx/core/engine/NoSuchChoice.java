package dlx.core.engine;

import dlx.api.Cover;
import dlx.core.search.Strategy;

/**
 * The exception for a strategy of the host that chooses an item that is not open. The caller that has the names of
 * items turns it into a message by {@link #named}.
 */
public final class NoSuchChoice extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Strategy strategy;
    private final int item;

    /** Creates the exception for the item that a strategy chose. */
    public NoSuchChoice(Strategy strategy, int item) {
        super("item " + item + " is not open");
        this.strategy = strategy;
        this.item = item;
    }

    /** Returns the error for the author of the strategy, with the name of the item. */
    public IllegalStateException named(Cover<?> cover) {
        boolean exists = item >= 0 && item < cover.itemCount();
        return new IllegalStateException("the strategy " + strategy + " chose "
                + (exists
                        ? "the item \"" + cover.itemName(item) + "\", which is not open"
                        : "item number " + item + ", which does not exist")
                + "; expected one of the open items that it was shown");
    }
}
