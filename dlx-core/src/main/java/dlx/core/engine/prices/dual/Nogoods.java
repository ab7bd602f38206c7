package dlx.core.engine.prices.dual;

/**
 * States without a good completion: sets of items covered, each with the greatest cost up to which nothing was found that covers
 * the rest. Two ways to cover the same items leave the same work; the second one is done already. The costs do not
 * depend on prices or limits, so what is known stays true from round to round, and in every thread.
 */
public interface Nogoods {

    /** The cost up to which no completion of a set was found; {@link Long#MIN_VALUE} if nothing is known. */
    long searched(long... set);

    /** Notes that no completion of a set was found up to a cost. */
    void note(long cost, long... set);
}
