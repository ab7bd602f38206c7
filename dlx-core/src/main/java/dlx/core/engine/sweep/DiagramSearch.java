package dlx.core.engine.sweep;

import dlx.core.diagram.DiagramFullException;
import dlx.core.diagram.Zdd;
import dlx.core.diagram.ZddCursor;
import dlx.core.engine.Deadline;
import dlx.core.engine.Engine;
import dlx.core.engine.Remaining;
import dlx.core.engine.Root;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.TreePartsSearch;
import dlx.core.engine.TreeSearch;
import dlx.core.engine.sweep.layers.DiagramSweep;
import dlx.core.engine.sweep.layers.SweepFull;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.core.table.MemoryBudget;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds solutions in any order: from a decision diagram of all solutions, or by a tree search if that looks shorter.
 *
 * <p>To find all solutions, it builds their diagram before it reports the first, or runs a tree search, as
 * {@link AdaptiveSearch} decides. A short tree is searched twice, because the trial does not report solutions. To find
 * one or two solutions, it builds a diagram if that looks short within the limit of nodes. Otherwise the search ends as
 * at that limit.
 */
public final class DiagramSearch extends AdaptiveSearch {

    /** The diagram of all solutions, after the sweep. */
    private Optional<Zdd> diagram = Optional.empty();

    private Optional<ZddCursor> cursor = Optional.empty();
    private boolean started;

    /** True if a diagram is requested; then only a far shorter tree search replaces it. */
    private boolean wantsDiagram;

    /** Estimated number of nodes of the tree; NaN before the trial. */
    private double treeNodes = Double.NaN;

    /** Number of solutions reported one by one. */
    private long shown;

    /** Number of solutions of the requested diagram. */
    private BigInteger found = BigInteger.ZERO;

    DiagramSearch(SweepableProblem problem, SearchRequest request, SearchControl control) {
        super(problem, request, control);
    }

    /**
     * Returns the diagram of all solutions; must be the first call. It is empty if the control has stopped the search;
     * if memory was not sufficient, which ends the search too; if the root does not have a solution; or if the trial
     * searched the whole tree, or the tree is likely to be far shorter. In the last two cases {@link #advance} searches
     * the tree.
     */
    public Optional<Zdd> diagram() {
        wantsDiagram = true;
        try {
            start();
            found = diagram.map(zdd ->
                            zdd.within(request.memoMemory(), control::check).count())
                    .orElse(BigInteger.ZERO);
            return diagram;
        } catch (DiagramFullException e) {
            control.end(StopReason.MEMORY); // memory suffices for the diagram, but not for its count
            return Optional.empty();
        } catch (SearchStopped e) {
            return Optional.empty(); // the control has the reason
        }
    }

    /** Returns true if the estimated number of nodes of the tree exceeds {@code nodes}; false before the trial. */
    public boolean isTreeLongerThan(double nodes) {
        return treeNodes > nodes;
    }

    @Override
    public boolean advance() {
        boolean more = false;
        try {
            if (!started) {
                start();
                cursor = diagram.map(Zdd::cursor);
            }
            more = cursor.isPresent() ? cursor.get().advance() : delegate().advance();
        } catch (SearchStopped e) {
            // the control has the reason
        }
        shown += more ? 1 : 0;
        return more;
    }

    private void start() {
        started = true;
        Root root = new Root(problem.problem, request.givens());
        if (problem.isInfeasible(root)) {
            return;
        }
        if (byName || request.kind().mode() == SearchMode.ANY) {
            decide(root);
            return;
        }
        Optional<SweepPlan> plan =
                problem.plan(root, control).filter(found -> found.isShort(control.nodeLimit(), request.memoMemory()));
        if (plan.isEmpty() || !hasSwept(plan.get(), root)) {
            control.end(StopReason.NODES); // a search for any solution continues with another engine
        }
    }

    @Override
    boolean isBetter(SweepPlan plan, Beginning seen) {
        return wantsDiagram
                ? plan.isFeasible(seen.nodes(), seen.share(), request.memoMemory())
                : super.isBetter(plan, seen);
    }

    @Override
    Beginning tryTree() {
        double[] share = {0};
        CancellationToken enough = new CancellationToken();
        SearchControl few = new SearchControl(
                request.handOvers().trial(),
                Deadline.of(enough),
                search -> {
                    control.check();
                    share[0] = search.share();
                    if (search.updates() > TRIAL_UPDATES) {
                        enough.cancel();
                    }
                },
                Integer.MAX_VALUE); // calls the watcher at each node, as for expensive nodes
        Engine.Compiled tree = problem.tree(request, control);
        Search trial = tree.start(request, few);
        while (trial.advance()) {
            control.check();
        }
        Beginning seen = new Beginning(trial.nodes(), trial.updates(), share[0], few.stopped() == StopReason.EXHAUSTED);
        if (seen.isAll()) {
            alongTree(tree.start(request, control));
        } else {
            treeNodes = seen.nodes() / seen.share();
        }
        return seen;
    }

    @Override
    void sweep(SweepPlan plan, Root root) {
        MemoryBudget memory = SweepFull.budget(request.memoMemory(), control);
        DiagramSweep all = new DiagramSweep(plan.front(), memory, control.of(this));
        sweeps(all, plan);
        all.advance();
        diagram = Optional.of(
                all.diagram(root.given, order(plan, root), request.memoMemory() - memory.used(), control::check));
    }

    @Override
    void gaveUp() {
        if (wantsDiagram) {
            control.end(StopReason.MEMORY);
            throw new SearchStopped(control.stopped());
        }
    }

    /** Returns the search of the whole tree, in as many threads as the request allows. */
    @Override
    Search wholeTree() {
        Engine.Compiled compiled = problem.wholeTree(request, control);
        Search alone = compiled.start(request, control);
        if (request.threads() == 1 || !(alone instanceof TreeSearch tree) || !tree.isRepeatable()) {
            return alone;
        }
        return TreePartsSearch.inThreads(
                (part, own) -> (TreeSearch) compiled.start(request.given(part), own), request, control);
    }

    /** Returns all options of the cover: first the options given, then the options of the groups, then the others. */
    private int[] order(SweepPlan plan, Root root) {
        int[] options = Arrays.copyOf(root.given, problem.problem.cover.optionCount());
        boolean[] placed = new boolean[options.length];
        int count = root.given.length;
        for (int k : root.given) {
            placed[k] = true;
        }
        for (int number : plan.front().option) {
            options[count++] = number;
            placed[number] = true;
        }
        for (int k = 0; k < placed.length; k++) {
            if (!placed[k]) {
                options[count++] = k;
            }
        }
        return options;
    }

    @Override
    public BigInteger solutions() {
        return found.add(BigInteger.valueOf(shown));
    }

    @Override
    public int length() {
        return cursor.isPresent() ? cursor.get().length() : super.length();
    }

    @Override
    public void copyOptions(int[] into) {
        if (cursor.isPresent()) {
            System.arraycopy(cursor.get().options(), 0, into, 0, cursor.get().length());
        } else {
            super.copyOptions(into);
        }
    }

    @Override
    public Optional<List<Givens>> remaining(boolean again) {
        return Optional.empty();
    }

    @Override
    public Optional<Remaining> rest() {
        return Optional.empty();
    }
}
