package dlx.core.engine.sweep;

import dlx.core.engine.Root;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.memo.MemoSearch;
import dlx.core.search.Remaining;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * Counts by a sweep or along the tree, whichever looks shorter. Unless a sweep was asked for by name:
 *
 * <ol>
 *   <li>The first nodes are counted along the tree. Most searches end there, and nothing else is made for them.
 *   <li>Then orders are made and probed, and {@link SweepPlan#isShorter} decides.
 *   <li>If it is the tree, or if the memory of a sweep is full, the count begins anew along the tree of the cover in the
 *       form that suits it best: that form would have taken too long to find for a short search.
 * </ol>
 *
 * <p>A count that is given up is in no report.
 */
final class CountSearch extends AdaptiveSearch<CountingSweep> {

    /** How many updates are made along the tree before a sweep is thought of: a node may be dear. */
    static final long TRIAL_UPDATES = 1 << 20;

    /** How many nodes are counted between two looks at the updates. */
    private static final long STRIDE = 1 << 3;

    private static final String MEMO = "memo";

    private final SweepEngine.Counting counting;
    private final SearchRequest task;
    private final SearchControl control;
    private final boolean byName;

    private boolean started;

    /** Whether it was seen without a search that there is no solution. */
    private boolean hopeless;

    CountSearch(SweepEngine.Counting counting, SearchRequest task, SearchControl control) {
        this.counting = counting;
        this.task = task;
        this.control = control;
        byName = task.kind().engine().equals(SweepEngine.NAME);
    }

    /** Counts all there are, and never rests. */
    @Override
    public boolean advance() {
        if (!started) {
            started = true;
            try {
                count();
            } catch (SearchStopped e) {
                // the control knows why; what was counted so far stands
            }
        }
        return false;
    }

    private void count() {
        Root root = new Root(counting.problem, task.givens());
        hopeless = byName && isWithoutSolution(root);
        boolean done = byName ? hopeless : tryTree();
        if (!done && !sweep(root)) {
            Search whole = counting.tree(task, control);
            tree = Optional.of(whole);
            whole.advance();
        }
    }

    private boolean isWithoutSolution(Root root) {
        return counting.problem.hopeless || root.isContradictory();
    }

    /** Begins to count along the tree; whether that is all, or was stopped. */
    private boolean tryTree() {
        MemoSearch trial = counting.trial(task, control);
        tree = Optional.of(trial);
        do {
            trial.count(Math.min(trial.nodes() + STRIDE, task.handOvers().trial()));
        } while (!trial.hasEnded()
                && trial.isWorthwhile()
                && trial.nodes() < task.handOvers().trial()
                && trial.updates() < TRIAL_UPDATES);
        return trial.hasEnded();
    }

    /** Counts by a sweep if that looks shorter, or was asked for; whether it did, or was stopped. */
    private boolean sweep(Root root) {
        Optional<SweepPlan> found = counting.plans.at(root, control);
        if (found.isEmpty() || !byName && !isShorter(found.get())) {
            return false;
        }
        SweepPlan plan = found.get();
        try {
            CountingSweep all = new CountingSweep(
                    plan.front(), new SweepMemory(task.memoMemory(), control), Permit.of(this, control));
            sweeps(all, plan.order());
            all.run();
            return true;
        } catch (SweepFull e) {
            givesUp();
            return false;
        }
    }

    private boolean isShorter(SweepPlan plan) {
        Search trial = tree.orElseThrow();
        return plan.isShorter(trial.nodes(), trial.updates(), trial.share(), task.memoMemory());
    }

    @Override
    String engineOfTree() {
        return MEMO;
    }

    @Override
    public BigInteger solutions() {
        return sweep().isPresent()
                ? sweep().get().count()
                : tree.map(Search::solutions).orElse(BigInteger.ZERO);
    }

    /** While it sweeps, all: a sweep knows no parts. */
    @Override
    public Optional<Remaining> rest() {
        if (sweep().isEmpty() && tree.isPresent()) {
            return tree.get().rest();
        }
        boolean done = hopeless || sweep().isPresent() && sweep().get().hasEnded();
        return Optional.of(
                done ? new Remaining(List.of(), tally()) : new Remaining(List.of(Subproblem.WHOLE), Tally.ZERO));
    }

    @Override
    public int length() {
        return 0;
    }

    @Override
    public void copyOptions(int[] into) {
        // a search that never rests has no options to give
    }
}
