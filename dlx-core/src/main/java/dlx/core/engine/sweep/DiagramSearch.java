package dlx.core.engine.sweep;

import dlx.core.diagram.DiagramFullException;
import dlx.core.diagram.Zdd;
import dlx.core.diagram.ZddCursor;
import dlx.core.engine.Engine;
import dlx.core.engine.JobSpec;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreePartsSearch;
import dlx.core.engine.TreeSearch;
import dlx.core.search.CancellationToken;
import dlx.core.search.Deadline;
import dlx.core.search.StopReason;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * All solutions in any order: from a diagram, which is made before the first of them is known, or along the tree, whichever
 * looks shorter. Any one or two of them: from a diagram, if it looks short within the limit of nodes; otherwise the search ends as
 * if it had come to that limit. Unless a diagram was asked for by name, for all solutions:
 *
 * <ol>
 *   <li>The first nodes of the tree are visited. If that is all of it, it is gone through again, and shown.
 *   <li>Then orders are made and probed, and {@link SweepPlan#isShorter} decides.
 *   <li>If it is the tree, or if the memory of the diagram is full, the tree of the cover is gone through in the form that
 *       suits it best.
 * </ol>
 */
public final class DiagramSearch extends AdaptiveSearch<DiagramSweep> {

    private final DiagramEngine.Listing listing;
    private final SearchRequest task;
    private final SearchControl control;
    private final boolean byName;

    private Optional<ZddCursor> cursor = Optional.empty();
    private boolean started;
    /** How many nodes the tree seems to have, by its first ones; not a number where nobody has looked. */
    private double treeNodes = Double.NaN;

    /** How many solutions were shown one by one. */
    private long shown;

    /** How many solutions the diagram has that was asked for. */
    private BigInteger found = BigInteger.ZERO;

    DiagramSearch(DiagramEngine.Listing listing, SearchRequest task, SearchControl control) {
        this.listing = listing;
        this.task = task;
        this.control = control;
        byName = task.kind().engine().equals(DiagramEngine.NAME);
    }

    /** What a trial has seen of the tree. */
    record Beginning(long nodes, long updates, double share, boolean isAll) {}

    /**
     * The diagram of all solutions, before anything else is asked for. Empty if the control has stopped it, or memory was not
     * enough, which ends the search likewise; or if the tree is likely to be far shorter: then {@link #advance} goes
     * through that.
     */
    public Optional<Zdd> diagram() {
        started = true;
        try {
            Optional<Zdd> all = sweep(false);
            found = all.map(zdd -> zdd.within(task.memoMemory(), control::check).count())
                    .orElse(BigInteger.ZERO);
            return all;
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
        if (!started) {
            started = true;
            try {
                start();
            } catch (SearchStopped e) {
                return false; // the control knows why
            }
        }
        boolean more = goOn();
        shown += more ? 1 : 0;
        return more;
    }

    private boolean goOn() {
        try {
            return cursor.isPresent()
                    ? cursor.get().advance()
                    : tree.isPresent() && tree.get().advance();
        } catch (SearchStopped e) {
            return false; // the control knows why
        }
    }

    private void start() {
        Optional<Zdd> all = sweep(true);
        if (all.isPresent()) {
            cursor = Optional.of(all.get().cursor());
        }
    }

    /**
     * The diagram, where it is worth its while.
     *
     * @param orTree whether going through the tree would do as well. If no diagram is made although nothing was stopped,
     *     {@link #tree} is ready for it
     */
    private Optional<Zdd> sweep(boolean orTree) {
        Problem problem = listing.problem;
        Root root = new Root(problem, task.givens());
        if (problem.hopeless || root.isContradictory()) {
            return Optional.empty();
        }
        if (!byName && task.kind().aim() != SearchMode.ANY) {
            return ifShort(root);
        }
        Optional<Beginning> beginning = byName ? Optional.empty() : Optional.of(tryTree());
        if (beginning.isPresent() && beginning.get().isAll()) {
            tree = Optional.of(listing.tree(task, control).start(task, control));
            return Optional.empty();
        }
        treeNodes = beginning.map(b -> b.nodes() / b.share()).orElse(Double.NaN);
        Optional<SweepPlan> plan = listing.plans.at(root, control);
        boolean wanted = plan.isPresent() && (byName || isWorthIt(plan.get(), beginning.orElseThrow(), orTree));
        Optional<Zdd> all = wanted ? make(plan.get(), root) : Optional.empty();
        if (wanted && all.isEmpty() && !orTree) {
            control.end(StopReason.MEMORY); // unless it was stopped for another reason
        } else if (all.isEmpty() && control.stopped() == StopReason.EXHAUSTED) {
            tree = Optional.of(wholeTree());
        }
        return all;
    }

    /** The diagram, or else the end of this search: whoever asked for it knows another one. */
    private Optional<Zdd> ifShort(Root root) {
        Optional<Zdd> all = listing.plans
                .at(root, control)
                .filter(plan -> plan.isShort(control.nodeLimit(), task.memoMemory()))
                .flatMap(plan -> make(plan, root));
        if (all.isEmpty()) {
            control.end(StopReason.NODES);
        }
        return all;
    }

    /** The tree, gone through by as many threads as there may be. */
    private Search wholeTree() {
        Engine.Compiled compiled = listing.wholeTree(task, control);
        Search alone = compiled.start(task, control);
        if (task.threads() == 1 || !(alone instanceof TreeSearch walk) || !walk.isRepeatable()) {
            return alone;
        }
        return new TreePartsSearch(
                (part, own) -> (TreeSearch) compiled.start(task.given(part), own),
                control,
                new JobSpec(
                        List.of(Subproblem.WHOLE),
                        Tally.ZERO,
                        task.workforce(),
                        true,
                        task.handOvers().cutting()));
    }

    private boolean isWorthIt(SweepPlan plan, Beginning beginning, boolean orTree) {
        return orTree
                ? plan.isShorter(beginning.nodes(), beginning.updates(), beginning.share(), task.memoMemory())
                : plan.isFeasible(beginning.nodes(), beginning.share(), task.memoMemory());
    }

    /** Visits the first nodes of the tree, and shows no solution. */
    private Beginning tryTree() {
        double[] share = {0};
        CancellationToken enough = new CancellationToken();
        SearchControl few = new SearchControl(
                task.handOvers().trial(),
                Deadline.of(enough),
                search -> {
                    control.check();
                    share[0] = search.share();
                    if (search.updates() > CountSearch.TRIAL_UPDATES) {
                        enough.cancel();
                    }
                },
                Integer.MAX_VALUE); // as if each node were dear: it is asked at each
        Search trial = listing.tree(task, control).start(task, few);
        while (trial.advance()) {
            control.check();
        }
        return new Beginning(trial.nodes(), trial.updates(), share[0], few.stopped() == StopReason.EXHAUSTED);
    }

    private Optional<Zdd> make(SweepPlan plan, Root root) {
        SweepMemory memory = new SweepMemory(task.memoMemory(), control);
        try {
            DiagramSweep all = new DiagramSweep(plan.front(), memory, Permit.of(this, control));
            sweeps(all, plan.order());
            if (!all.run()) {
                return Optional.empty();
            }
            return Optional.of(
                    all.diagram(root.given, order(plan, root), task.memoMemory() - memory.present(), control::check));
        } catch (SweepFull | DiagramFullException e) {
            givesUp();
            return Optional.empty();
        }
    }

    /** All options of the cover: those given, those of the groups, the others. */
    private int[] order(SweepPlan plan, Root root) {
        int[] options = Arrays.copyOf(root.given, listing.problem.cover.optionCount());
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
    String engineOfTree() {
        return listing.usual(task, StopCheck.NEVER); // asked when the search has been stopped, too
    }

    @Override
    public BigInteger solutions() {
        return found.add(BigInteger.valueOf(shown));
    }

    @Override
    public int length() {
        return cursor.isPresent()
                ? cursor.get().length()
                : tree.map(Search::length).orElse(0);
    }

    @Override
    public void copyOptions(int[] into) {
        if (cursor.isPresent()) {
            System.arraycopy(cursor.get().options(), 0, into, 0, cursor.get().length());
        } else {
            tree.orElseThrow().copyOptions(into);
        }
    }
}
