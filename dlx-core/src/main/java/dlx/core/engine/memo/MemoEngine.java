package dlx.core.engine.memo;

import dlx.core.engine.Engine;
import dlx.core.engine.JobSpec;
import dlx.core.engine.KeyedEngine;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Problem;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreePartsSearch;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * An engine that counts with a {@link MemoTable}, over the tree search of another engine. A count does not depend on
 * the order of solutions, so ties are broken as suits the table: by {@link FrontierOrder}.
 *
 * @param below returns the engine whose tree search suits a problem
 */
public record MemoEngine(BiFunction<Problem, StopCheck, KeyedEngine> below) implements Engine {

    @Override
    public String name() {
        return "memo";
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        if (kind.mode() != SearchMode.COUNT) {
            return Optional.of("only counts, and only all solutions");
        }
        return kind.needsTree("supports only the strategy mrv, without a seed")
                .or(() -> below.apply(problem, stop).cannot(problem, kind, stop));
    }

    @Override
    public Compiled compile(Problem problem, StopCheck stop) {
        return new Counting(problem, below.apply(problem, stop).compile(FrontierOrder.of(problem, stop), stop));
    }

    /** A compiled problem whose solutions can be counted. */
    private record Counting(Problem problem, Keyed compiled) implements Compiled {

        @Override
        public Search start(SearchRequest request, SearchControl control) {
            return search(request, control);
        }

        /**
         * {@inheritDoc} Counts one subproblem after another, each with its own table, because the keys do not contain
         * the options banned in a subproblem.
         */
        @Override
        public Optional<Search> start(
                SearchRequest request, List<Subproblem> parts, Tally counted, SearchControl control) {
            return Optional.of(new PartsSearch(parts, counted, part -> start(request.given(part), control)));
        }

        private MemoSearch search(SearchRequest request, SearchControl control) {
            KeyedTreeSearch tree = compiled.start(request, control);
            MemoTable table = new MemoTable(request.memoMemory(), tree.hasExactKeys());
            boolean inThreads = request.threads() > 1 && control.nodeLimit() == Long.MAX_VALUE;
            return new MemoSearch(
                    tree,
                    table,
                    request.sizes().table(),
                    inThreads ? Optional.of(parts -> partsSearch(request, control, parts)) : Optional.empty());
        }

        /** Returns the tree searches that count the remaining work without a table. */
        private Search partsSearch(SearchRequest request, SearchControl control, List<Subproblem> parts) {
            return new TreePartsSearch(compiled.trees(request), control, new JobSpec(request, parts));
        }
    }
}
