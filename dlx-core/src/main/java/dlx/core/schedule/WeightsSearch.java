package dlx.core.schedule;

import dlx.api.CoverData;
import dlx.core.engine.CountingSearch;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.explain.Weights;
import dlx.core.invariants.WeightsFinder;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.Optional;

/**
 * A search for weights of the items that prove that no solution exists. An update is a step of {@link WeightsFinder}.
 * It ends as exhausted if it finds weights, and for lack of nodes if it has tried all.
 */
final class WeightsSearch implements CountingSearch {

    /** Number of steps of the first question. Each further one may take as many as all before: it may begin anew. */
    private static final long FEWEST = 1 << 12;

    private final WeightsFinder finder;
    private final SearchControl control;
    private long steps;
    private Optional<Weights> found = Optional.empty();

    /** Creates a search that has not begun. */
    WeightsSearch(CoverData cover, Givens givens, SearchControl control) {
        finder = new WeightsFinder(cover, givens);
        this.control = control;
    }

    @Override
    public boolean advance() {
        try {
            while (found.isEmpty() && !finder.isDone() && control.mayContinue(this)) {
                long most = Math.max(FEWEST, steps);
                found = finder.find(most, control.of(this));
                steps += most;
            }
            if (found.isEmpty() && finder.isDone()) {
                control.end(StopReason.GAP);
            }
        } catch (SearchStopped e) {
            control.end(e.reason());
        }
        return false;
    }

    /** Returns the name of the weights found. */
    Optional<String> proof() {
        return found.map(Weights::name);
    }

    @Override
    public Tally tally() {
        return new Tally(BigInteger.ZERO, 0, steps);
    }

    @Override
    public double share() {
        return 0;
    }
}
