package dlx.core.engine;

import dlx.api.Cover;
import dlx.core.search.Strategy;

/** A strategy named an item that is not open. Whoever knows the names of items makes a sentence of it. */
public final class NoSuchChoice extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Strategy strategy;
    private final int item;

    /** What a strategy chose. */
    public NoSuchChoice(Strategy strategy, int item) {
        super("item " + item + " is not open");
        this.strategy = strategy;
        this.item = item;
    }

    /** The error for whoever wrote the strategy. */
    public IllegalStateException named(Cover<?> cover) {
        boolean exists = item >= 0 && item < cover.itemCount();
        return new IllegalStateException("the strategy " + strategy + " chose "
                + (exists
                        ? "the item \"" + cover.itemName(item) + "\", which is not open"
                        : "item number " + item + ", which does not exist")
                + "; expected one of the open items that it was shown");
    }
}
