package dlx.core.engine.sweep;

import dlx.core.diagram.DiagramFullException;
import dlx.core.diagram.Zdd;
import dlx.core.diagram.ZddCursor;
import dlx.core.engine.Deadline;
import dlx.core.engine.Engine;
import dlx.core.engine.ForwardingSearch;
import dlx.core.engine.JobSpec;
import dlx.core.engine.Remaining;
import dlx.core.engine.Root;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreePartsSearch;
import dlx.core.engine.TreeSearch;
import dlx.core.engine.sweep.layers.DiagramSweep;
import dlx.core.engine.sweep.layers.SweepFull;
import dlx.core.search.CancellationToken;
import dlx.core.search.StopReason;
import dlx.core.search.Subproblem;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds solutions in any order: from a decision diagram of all solutions, or by a tree search if that looks shorter.
 *
 * <p>To find all solutions, it visits the first nodes of the tree, in which most searches end, and then decides by
 * {@link SweepPlan#isShorter}. A short tree is searched twice, because the trial does not report solutions. A search
 * that was asked for by name builds the diagram, and searches the tree if memory does not suffice. A search for one or
 * two solutions that was not asked for by name ends for lack of memory if the diagram does not look small.
 */
public final class DiagramSearch extends ForwardingSearch {

    /** Maximum number of updates of the trial, because a node may take long. */
    private static final long TRIAL_UPDATES = 1 << 20;

    /** Maximum number of states of a diagram that is made for one or two solutions. */
    private static final long MOST_STATES = 1 << 20;

    private final SweepableProblem problem;
    private final SearchRequest request;
    private final SearchControl control;
    private final boolean byName;

    /** The name of the order of the sweep. */
    private Optional<String> order = Optional.empty();

    private Optional<SweepPlan> plan = Optional.empty();
    private Optional<DiagramSweep> sweep = Optional.empty();

    /** The diagram of all solutions, after the sweep. */
    private Optional<Zdd> diagram = Optional.empty();

    private Optional<ZddCursor> cursor = Optional.empty();
    private boolean started;
    private boolean inTree;

    /** True if a diagram is requested; then only a far shorter tree search replaces it. */
    private boolean wantsDiagram;

    /** Estimated number of nodes of the tree; NaN before the trial. */
    private double treeNodes = Double.NaN;

    /** Number of solutions reported one by one. */
    private long shown;

    /** Number of solutions of the requested diagram. */
    private BigInteger found = BigInteger.ZERO;

    DiagramSearch(SweepableProblem problem, SearchRequest request, SearchControl control) {
        super(NONE);
        this.problem = problem;
        this.request = request;
        this.control = control;
        byName = request.kind().engine().equals(problem.sweeping);
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
            control.end(e.reason());
        }
        shown += more ? 1 : 0;
        return more;
    }

    /** Makes the diagram, or decides for the tree. Continues a sweep that the control has paused. */
    private void start() {
        Root root = new Root(problem.problem, request.givens());
        if (plan.isEmpty() && !problem.isInfeasible(root)) {
            boolean all = request.kind().mode() == SearchMode.ANY;
            Optional<Beginning> seen = all && !byName ? Optional.of(tryTree()) : Optional.empty();
            if (seen.isPresent() && seen.get().isAll()) {
                started = true;
                return;
            }
            plan = problem.plan(root, control).filter(found -> isBetter(found, seen));
            if (plan.isEmpty()) {
                searchTree();
            }
        }
        if (plan.isPresent()) {
            sweep(plan.get(), root);
        }
        started = true;
    }

    private void sweep(SweepPlan along, Root root) {
        try {
            DiagramSweep all = sweep.orElseGet(() ->
                    new DiagramSweep(along.front(), SweepFull.budget(request.memoMemory(), control), control.of(this)));
            sweep = Optional.of(all);
            order = Optional.of(along.order());
            forwardTo(all);
            all.run();
            long left = request.memoMemory() - all.memoryUsed();
            diagram = Optional.of(all.diagram(root.given, order(along, root), left, control::check));
        } catch (SweepFull | DiagramFullException e) {
            order = Optional.empty();
            if (wantsDiagram) {
                throw new SearchStopped(StopReason.MEMORY);
            }
            searchTree();
        }
    }

    private boolean isBetter(SweepPlan found, Optional<Beginning> seen) {
        long memory = request.memoMemory();
        if (seen.isEmpty()) {
            return byName || found.isShort(MOST_STATES, memory);
        }
        return wantsDiagram
                ? found.isFeasible(seen.get().nodes(), seen.get().share(), memory)
                : found.isShorter(
                        seen.get().nodes(), seen.get().updates(), seen.get().share(), memory);
    }

    /** Searches the tree instead of a diagram; a contender of a schedule ends here. */
    private void searchTree() {
        if (!byName && request.kind().mode() != SearchMode.ANY) {
            throw new SearchStopped(StopReason.MEMORY);
        }
        started = true;
        inTree = true;
        forwardTo(wholeTree());
    }

    /** The part of the tree that a trial has seen. */
    private record Beginning(long nodes, long updates, double share, boolean isAll) {}

    private Beginning tryTree() {
        double[] share = {0};
        CancellationToken enough = new CancellationToken();
        SearchControl few = new SearchControl(
                request.sizes().trial(),
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
            inTree = true;
            forwardTo(tree.start(request, control));
        } else {
            treeNodes = seen.nodes() / seen.share();
        }
        return seen;
    }

    /** Returns the search of the whole tree, in as many threads as the request allows. */
    private Search wholeTree() {
        Engine.Compiled compiled = problem.wholeTree(request, control);
        Search alone = compiled.start(request, control);
        if (request.threads() == 1 || !(alone instanceof TreeSearch tree) || !tree.isRepeatable()) {
            return alone;
        }
        return new TreePartsSearch(compiled.trees(request), control, new JobSpec(request, List.of(Subproblem.WHOLE)));
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
    public Optional<String> engine() {
        return inTree
                ? Optional.of(problem.engineOfTree(request, StopCheck.NEVER)) // the search may have been stopped
                : Optional.empty();
    }

    @Override
    public Optional<String> order() {
        return order;
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
    public Optional<Remaining> rest() {
        return Optional.empty();
    }
}
