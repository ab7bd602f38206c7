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
 * Finds all solutions in any order: from a diagram, which is made before the first of them is known, or along the tree, as
 * {@link AdaptiveSearch} decides; a short tree is gone through twice, for the trial shows no solution. Finds any one or two
 * of them: from a diagram, if it looks short within the limit of nodes; otherwise the search ends as if it had come to that
 * limit.
 */
public final class DiagramSearch extends AdaptiveSearch {

    /** All solutions, once they have been swept. */
    private Optional<Zdd> diagram = Optional.empty();

    private Optional<ZddCursor> cursor = Optional.empty();
    private boolean started;

    /** Whether a diagram was asked for, so that a tree is no good unless it is far shorter. */
    private boolean wantsDiagram;

    /** The nodes that the tree seems to have, by its first ones; not a number before these were visited. */
    private double treeNodes = Double.NaN;

    /** How many solutions were shown one by one. */
    private long shown;

    /** How many solutions the diagram has that was asked for. */
    private BigInteger found = BigInteger.ZERO;

    DiagramSearch(SweepableProblem problem, SearchRequest request, SearchControl control) {
        super(problem, request, control);
    }

    /**
     * The diagram of all solutions, before anything else is asked for. Empty if the control has stopped it, or memory was not
     * enough, which ends the search likewise; or if the tree is likely to be far shorter: then {@link #advance} goes
     * through that.
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
            control.end(StopReason.MEMORY); // there is room for the diagram, and none for its count
            return Optional.empty();
        } catch (SearchStopped e) {
            return Optional.empty(); // the control knows why
        }
    }

    /**
     * Whether the tree that would be gone through instead of a diagram seems to have more nodes than anybody waits for.
     *
     * @param nodes how many those are
     */
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
            // the control knows why
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
            control.end(StopReason.NODES); // a search for any solution goes on in another way
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
                Integer.MAX_VALUE); // as if each node were dear: it is asked at each
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

    /** The tree, gone through by as many threads as there may be. */
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

    /** All options of the cover: those given, those of the groups, the others. */
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
