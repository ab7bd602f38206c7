package dlx.core.engine.prices.dual;

/**
 * States without a good completion: sets of items covered, each with the maximum cost up to which a search has found
 * nothing that covers the remaining items. Two ways to cover the same items have the same subtree, so the second search
 * is not needed. The costs do not depend on prices or limits, so an entry stays valid in all rounds and threads.
 */
public interface Nogoods {

    /**
     * Returns the cost up to which a completion of a set does not exist; {@link Long#MIN_VALUE} if the set is not
     * found.
     */
    long searched(long... set);

    /** Stores that a set does not have a completion up to a cost. */
    void note(long cost, long... set);
}
