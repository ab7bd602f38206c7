package dlx.core;

import dlx.core.engine.Search;
import java.math.BigInteger;

/** What is searched where a limit ended the question before a search could begin: nothing. */
enum NoSearch implements Search {
    INSTANCE;

    @Override
    public boolean advance() {
        return false;
    }

    @Override
    public BigInteger solutions() {
        return BigInteger.ZERO;
    }

    @Override
    public int length() {
        return 0;
    }

    @Override
    public void copyOptions(int[] into) {
        // there are none
    }

    @Override
    public long nodes() {
        return 0;
    }

    @Override
    public long updates() {
        return 0;
    }

    @Override
    public double share() {
        return 0;
    }
}
