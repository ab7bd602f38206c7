package dlx.core.engine;

import dlx.core.search.Tally;
import java.math.BigInteger;

/** A search that only counts: it never rests, so {@link #advance} returns false at its end and there are no options to give. */
public interface CountingSearch extends Search {

    @Override
    Tally tally();

    @Override
    default BigInteger solutions() {
        return tally().solutions();
    }

    @Override
    default long nodes() {
        return tally().nodes();
    }

    @Override
    default long updates() {
        return tally().updates();
    }

    @Override
    default int length() {
        return 0;
    }

    @Override
    default void copyOptions(int[] into) {
        // there are none
    }
}
