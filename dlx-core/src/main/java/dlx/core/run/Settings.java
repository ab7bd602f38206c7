package dlx.core.run;

import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.api.digest.Sha256;
import dlx.core.constraint.LazyConstraint;
import dlx.core.constraint.Statement;
import dlx.core.engine.Deadline;
import dlx.core.engine.SearchControl;
import dlx.core.engine.Sizes;
import dlx.core.engine.StopCheck;
import dlx.core.engine.Workforce;
import dlx.core.plan.Engines;
import dlx.core.search.Checkpoint;
import dlx.core.search.Givens;
import dlx.core.search.Limits;
import dlx.core.search.Progress;
import dlx.core.search.RootReduction;
import dlx.core.search.SearchListener;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.core.search.internal.SearchQuestion;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;

/** The settings of a {@link dlx.core.Solver}. Never written after {@link #with} has returned it. */
public final class Settings implements Cloneable {

    /** Maximum number of bytes of the table of counts by default; a larger table does not make counts faster. */
    private static final long MOST_MEMO_MEMORY = 512L << 20;

    private static final int MEMO_SHARE_OF_HEAP = 4;

    /**
     * Default number of bytes of the table of counts. Computed once, because settings are made for thousands of small
     * questions.
     */
    private static final long USUAL_MEMO_MEMORY =
            Math.min(MOST_MEMO_MEMORY, Runtime.getRuntime().maxMemory() / MEMO_SHARE_OF_HEAP);

    public static final Settings DEFAULT = new Settings();

    public String engine = Engines.AUTO;
    public Strategy strategy = Strategy.MRV;
    public RootReduction reduction = RootReduction.AUTO;
    public Goal goal = Goal.GREATEST;
    public long gap;
    public boolean anyOrder;

    /** True if one solution of each kind counts, under all symmetries of the cover. */
    public boolean isOfKinds;

    /** True if solutions count that a symmetry keeps while it moves one of their options. */
    public boolean isSymmetric;

    /** Returns the image of each option under one symmetry; empty for all symmetries of the cover. */
    public Optional<Function<StopCheck, int[]>> keptBy = Optional.empty();

    /** The demands of the puzzle that the cover does not state. */
    public Optional<LazyConstraint> constraint = Optional.empty();

    /** The clauses that the last items of the cover state. */
    public Optional<Statement> statement = Optional.empty();

    public long solutionLimit = Long.MAX_VALUE;
    public long nodeLimit = Long.MAX_VALUE;

    /** Time limit and cancellation token. */
    public Limits limits = Limits.none();

    /** Memory budget of tables and diagrams, in bytes. */
    public long memoMemory = USUAL_MEMO_MEMORY;

    /** The threads that search. */
    public Workforce workforce = Workforce.ALONE;

    /** Sizes at which searches change their manner. */
    public Sizes sizes = Sizes.USUAL;

    public Optional<Checkpoints> checkpoints = Optional.empty();

    /** Known solutions: a search for the best begins with them as its incumbents. Never written. */
    public List<int[]> known = List.of();

    /** Checkpoint from which searches resume. */
    public Optional<Checkpoint> resumed = Optional.empty();

    public Optional<Consumer<Progress>> progress = Optional.empty();
    public Optional<Consumer<Progress>> improvements = Optional.empty();
    public Optional<SearchListener> listener = Optional.empty();

    /** Reason why the description of the cover was stopped. If present, there is nothing to search. */
    public Optional<StopReason> stopped = Optional.empty();

    /** Accepts the numbers of options among which there is a solution if there is one. */
    public Optional<IntPredicate> sufficient = Optional.empty();

    /** Path from the root to the node where searches begin: the option chosen at each level. Never written. */
    public int[] path = new int[0];

    /**
     * Interval of checkpoints, and the consumer that stores them.
     *
     * @param every minimum number of nanoseconds between two checkpoints
     * @param keeper receives each checkpoint
     */
    public record Checkpoints(long every, Consumer<Checkpoint> keeper) {}

    private Settings() {}

    /** Returns the search for all solutions, up to the limit and in the order of these settings. */
    public SearchQuestion.All all() {
        return new SearchQuestion.All(solutionLimit, anyOrder);
    }

    /** Returns true if searches must be able to report their remaining work. */
    public boolean isKept() {
        return checkpoints.isPresent() || resumed.isPresent();
    }

    /** Returns true if a listener or a path shows that the caller follows the search itself. */
    boolean isFollowed() {
        return listener.isPresent() || path.length > 0;
    }

    /** Returns a copy of these settings with a change. */
    public Settings with(Consumer<Settings> change) {
        Settings changed = copy();
        change.accept(changed);
        return changed;
    }

    private Settings copy() {
        try {
            return (Settings) clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError("settings are cloneable", e);
        }
    }

    /** Returns the identity of a search with these settings: everything that determines its solutions and their order. */
    Checkpoint.Identity identity(CoverData cover, Givens givens, SearchQuestion question, List<int[]> maps) {
        StringBuilder symmetries = new StringBuilder();
        maps.forEach(map -> symmetries.append(Arrays.toString(map)));
        String given = givens + Arrays.toString(path);
        return new Checkpoint.Identity(
                cover.fingerprint(),
                question + "; engine " + engine + "; strategy " + strategy + "; reduction " + reduction
                        + (given.equals(Givens.NONE + "[]") ? "" : "; given " + Sha256.of(given))
                        + constraint
                                .map(c -> "; constraint " + Sha256.of(c.name()))
                                .orElse("")
                        + (maps.isEmpty() ? "" : "; symmetries " + Sha256.of(symmetries.toString())));
    }

    /**
     * Returns the control of a search that begins now: its time limit runs from this call.
     *
     * @param size nodes and items of the cover: the maximum cost of one node of the search, in steps
     * @param watch called at each checkpoint of the control
     */
    public SearchControl control(int size, SearchControl.ProgressWatch watch) {
        SearchControl usual = new SearchControl(nodeLimit, Deadline.of(limits), watch, size);
        return sizes.looks() == Integer.MAX_VALUE ? usual : usual.part(nodeLimit, sizes.looks(), watch);
    }
}
