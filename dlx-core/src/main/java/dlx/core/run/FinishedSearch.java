package dlx.core.run;

import dlx.core.engine.CountingSearch;
import dlx.core.engine.Remaining;
import dlx.core.search.Tally;
import java.util.List;
import java.util.Optional;

/**
 * A search without further solutions: an earlier run has completed it, or a limit stopped it before it began.
 *
 * @param tally tally of the earlier run
 */
record FinishedSearch(Tally tally) implements CountingSearch {

    @Override
    public boolean advance() {
        return false;
    }

    @Override
    public boolean isOver() {
        return true;
    }

    @Override
    public double share() {
        return 1;
    }

    @Override
    public Optional<Remaining> rest() {
        return Optional.of(new Remaining(List.of(), tally));
    }
}
