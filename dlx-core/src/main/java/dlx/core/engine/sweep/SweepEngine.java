package dlx.core.engine.sweep;

import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.memo.MemoSearch;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.util.List;
import java.util.Optional;

/**
 * Counts solutions by sweeping the layers of an order of the items, or along the tree with a table of states.
 * {@link CountSearch} decides.
 */
public final class SweepEngine extends SweepingEngine {

    /** Name of the engine in the options of commands. */
    public static final String NAME = "sweep";

    private final Engine memo;

    /**
     * Creates an engine that leaves to another one the counts that it cannot do.
     *
     * @param memo engine whose searches are {@link MemoSearch} for covers without multiplicities
     */
    public SweepEngine(Engine memo) {
        super((problem, request, stop) -> memo);
        this.memo = memo;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        return problem.cover.hasMultiplicities()
                ? Optional.of("does not support multiplicities")
                : memo.cannot(problem, kind, stop);
    }

    @Override
    Compiled compiled(SweepableProblem problem) {
        return new Counting(problem);
    }

    /** A problem whose solutions are counted. */
    private record Counting(SweepableProblem problem) implements Compiled {

        @Override
        public Search start(SearchRequest request, SearchControl control) {
            return new CountSearch(problem, request, control);
        }

        /** Counts the parts by a tree search, because a sweep does not leave parts. */
        @Override
        public Optional<Search> start(
                SearchRequest request, List<Subproblem> parts, Tally counted, SearchControl control) {
            return problem.wholeTree(request, control).start(request, parts, counted, control);
        }
    }
}
