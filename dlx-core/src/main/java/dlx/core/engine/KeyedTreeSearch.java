package dlx.core.engine;

/** A walk whose states have keys: two states with the same key have the same cover left below them. */
public abstract class KeyedTreeSearch extends TreeSearch {

    protected KeyedTreeSearch(Root root, SearchControl control) {
        super(root, control);
    }

    /** Writes the key of the present state to {@code key}, in two words. */
    public abstract void writeKey(long[] key);

    /** Whether two different states never have the same key. */
    public abstract boolean hasExactKeys();
}
