package dlx.core.run;

import dlx.core.engine.Remaining;
import dlx.core.engine.Search;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * A search without further solutions: an earlier run has completed it, or a limit stopped it before it began.
 *
 * @param counted tally of the earlier run
 */
record FinishedSearch(Tally counted) implements Search {

    @Override
    public boolean advance() {
        return false;
    }

    @Override
    public boolean isOver() {
        return true;
    }

    @Override
    public BigInteger solutions() {
        return counted.solutions();
    }

    @Override
    public int length() {
        return 0;
    }

    @Override
    public void copyOptions(int[] into) {
        // the solution has length 0
    }

    @Override
    public long nodes() {
        return counted.nodes();
    }

    @Override
    public long updates() {
        return counted.updates();
    }

    @Override
    public double share() {
        return 1;
    }

    @Override
    public Optional<Remaining> rest() {
        return Optional.of(new Remaining(List.of(), counted));
    }
}
