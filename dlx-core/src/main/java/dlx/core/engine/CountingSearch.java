package dlx.core.engine;

import dlx.core.search.Tally;
import java.math.BigInteger;

/** A search that only counts: {@link #advance} runs to the end and returns false, and there are no options to copy. */
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
        // a count does not have options
    }
}
