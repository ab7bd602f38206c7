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
 * Counts by sweeping the layers of an order of the items, where that is better than counting with a table of states
 * along the tree: {@link CountSearch} decides.
 */
public final class SweepEngine implements Engine {

    /** The name that people type. */
    public static final String NAME = "sweep";

    private final Engine memo;

    /**
     * An engine with another one behind it, for what it cannot count.
     *
     * @param memo one whose searches are {@link MemoSearch}, as those of covers without multiplicities are
     */
    public SweepEngine(Engine memo) {
        this.memo = memo;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind task, StopCheck stop) {
        return problem.cover.hasMultiplicities()
                ? Optional.of("knows no multiplicities")
                : memo.cannot(problem, task, stop);
    }

    @Override
    public boolean reduces() {
        return true;
    }

    @Override
    public boolean reducesFreely() {
        return false; // that often takes longer than the sweep
    }

    @Override
    public Compiled compile(Problem problem, StopCheck stop) {
        return compile(problem, (task, asks) -> memo.compile(problem, asks), stop);
    }

    @Override
    public Compiled compile(Problem problem, OtherCompilations others, StopCheck stop) {
        return new Counting(problem, memo, others);
    }

    /** A problem to be counted; what is needed for it is made when it turns out to be. Thread-safe. */
    static final class Counting implements Compiled {

        final Problem problem;
        final SweepPlans plans;
        private final Engine memo;
        private final OtherCompilations others;
        private volatile Optional<Compiled> trial = Optional.empty();

        Counting(Problem problem, Engine memo, OtherCompilations others) {
            this.problem = problem;
            plans = new SweepPlans(problem);
            this.memo = memo;
            this.others = others;
        }

        @Override
        public CountSearch start(SearchRequest task, SearchControl control) {
            return new CountSearch(this, task, control);
        }

        /** Parts are counted along the tree: only that leaves some. */
        @Override
        public Optional<Search> start(
                SearchRequest task, List<Subproblem> parts, Tally counted, SearchControl control) {
            return byMemo(task, control).start(task, parts, counted, control);
        }

        /** A count along the tree of the problem as it is. Two threads may compile it at once: any will do. */
        MemoSearch trial(SearchRequest task, SearchControl control) {
            Compiled made = trial.orElseGet(() -> memo.compile(problem, control));
            trial = Optional.of(made);
            return (MemoSearch) made.start(task, control);
        }

        /** A count along the tree of the cover in the form that suits it best. */
        Search tree(SearchRequest task, SearchControl control) {
            return byMemo(task, control).start(task, control);
        }

        private Compiled byMemo(SearchRequest task, StopCheck stop) {
            return others.compiled(task.kind().engine(memo.name()), stop);
        }
    }
}
