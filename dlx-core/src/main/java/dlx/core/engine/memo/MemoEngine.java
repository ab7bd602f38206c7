package dlx.core.engine.memo;

import dlx.core.engine.Branching;
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
 * Counts with a {@link MemoTable}, along the walk of another engine. A count has no order of solutions, so the walk may
 * break its ties as suits the table: by {@link FrontierOrder}.
 */
public final class MemoEngine implements Engine {

    private final BiFunction<Problem, StopCheck, KeyedEngine> below;

    /**
     * An engine over others.
     *
     * @param below the engine whose walks suit a problem
     */
    public MemoEngine(BiFunction<Problem, StopCheck, KeyedEngine> below) {
        this.below = below;
    }

    @Override
    public String name() {
        return "memo";
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind task, StopCheck stop) {
        if (task.aim() != SearchMode.COUNT) {
            return Optional.of("only counts, and only all solutions");
        }
        if (task.stepped()) {
            return Optional.of("does not go step by step");
        }
        if (task.onPath()) {
            return Optional.of("begins at the root only");
        }
        if (task.branching() != Branching.MRV) {
            return Optional.of("knows the strategy mrv only");
        }
        return below.apply(problem, stop).cannot(problem, task, stop);
    }

    @Override
    public boolean reduces() {
        return true;
    }

    @Override
    public Compiled compile(Problem problem, StopCheck stop) {
        return new Counting(problem, below.apply(problem, stop).compile(FrontierOrder.of(problem, stop), stop));
    }

    /** A problem to be counted. */
    private record Counting(Problem problem, Keyed compiled) implements Compiled {

        @Override
        public Search start(SearchRequest task, SearchControl control) {
            if (!problem.isBounded()) {
                return search(task, control);
            }
            return new TwoOrdersSearch(
                    search(task.branching(Branching.LEFTMOST), control),
                    () -> search(task, control),
                    task.handOvers().orders());
        }

        /** One part after the other, each with a table of its own: what is banned in a part is not in the keys. */
        @Override
        public Optional<Search> start(
                SearchRequest task, List<Subproblem> parts, Tally counted, SearchControl control) {
            return Optional.of(new PartsSearch(parts, counted, part -> start(task.given(part), control)));
        }

        private MemoSearch search(SearchRequest task, SearchControl control) {
            KeyedTreeSearch walk = compiled.start(task, control);
            MemoTable table = new MemoTable(task.memoMemory(), walk.hasExactKeys());
            boolean inThreads = task.threads() > 1 && control.nodeLimit() == Long.MAX_VALUE;
            return new MemoSearch(
                    walk,
                    table,
                    task.handOvers().table(),
                    inThreads ? Optional.of(parts -> walks(task, control, parts)) : Optional.empty());
        }

        /** The walks that count what a table is no help for. */
        private Search walks(SearchRequest task, SearchControl control, List<Subproblem> parts) {
            return new TreePartsSearch(
                    (part, own) -> compiled.start(task.given(part), own),
                    control,
                    new JobSpec(
                            parts,
                            Tally.ZERO,
                            task.workforce(),
                            false,
                            task.handOvers().cutting()));
        }
    }
}
