package dlx.core.engine;

/** A tree search whose states have keys: states with equal keys have equal residual problems. */
public abstract class KeyedTreeSearch extends TreeSearch {

    private long lookups;

    protected KeyedTreeSearch(Root root, SearchControl control) {
        super(root, control);
    }

    /** Writes the key of the present state, which is looked up in a table. */
    public final void writeKeyToFind(long[] key) {
        lookups++;
        writeKey(key);
    }

    @Override
    public final long lookups() {
        return lookups;
    }

    /** Writes the key of the present state to {@code key}, in two words. */
    public abstract void writeKey(long[] key);

    /** Returns true if different states never have the same key. */
    public abstract boolean hasExactKeys();
}
