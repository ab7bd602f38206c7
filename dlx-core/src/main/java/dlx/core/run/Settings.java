package dlx.core.run;

import dlx.api.Goal;
import dlx.core.Solver;
import dlx.core.engine.HandOvers;
import dlx.core.engine.SearchControl;
import dlx.core.plan.Engines;
import dlx.core.search.CancellationToken;
import dlx.core.search.Checkpoint;
import dlx.core.search.Limits;
import dlx.core.search.Progress;
import dlx.core.search.RootReduction;
import dlx.core.search.SearchListener;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** The settings of a {@link Solver}. Never written after {@link #with} has returned it. */
public final class Settings {

    /** A table of counts needs no more than this to pay, nor more than a part of the heap. */
    private static final long MOST_MEMO_MEMORY = 512L << 20;

    private static final int MEMO_SHARE_OF_HEAP = 4;

    /** Asked once: settings are made for each of thousands of small questions. */
    private static final long USUAL_MEMO_MEMORY =
            Math.min(MOST_MEMO_MEMORY, Runtime.getRuntime().maxMemory() / MEMO_SHARE_OF_HEAP);

    public static final Settings DEFAULT = new Settings();

    public String engine = Engines.AUTO;
    public Strategy strategy = Strategy.MRV;
    public RootReduction reduction = RootReduction.AUTO;
    public Goal goal = Goal.GREATEST;
    public long gap;
    public boolean anyOrder;
    public long solutionLimit = Long.MAX_VALUE;
    public long nodeLimit = Long.MAX_VALUE;

    /** In nanoseconds. */
    public OptionalLong timeLimit = OptionalLong.empty();

    /** In bytes. */
    public long memoMemory = USUAL_MEMO_MEMORY;

    /** How many threads search at once. */
    public int threads = 1;

    /** When searches go on in another way. */
    public HandOvers handOvers = HandOvers.USUAL;

    public Optional<Checkpoints> checkpoints = Optional.empty();

    /** Solutions that a search for the best begins with. Never written. */
    public List<int[]> known = List.of();

    /** Where searches go on. */
    public Optional<Checkpoint> resumed = Optional.empty();

    public CancellationToken token = new CancellationToken();
    public Optional<Consumer<Progress>> progress = Optional.empty();
    public Optional<Consumer<Progress>> improvements = Optional.empty();
    public Optional<SearchListener> listener = Optional.empty();

    /** Why there is nothing to search: the description was stopped. */
    public Optional<StopReason> stopped = Optional.empty();

    /** Where searches begin: the option chosen at each level. Never written. */
    public int[] path = new int[0];

    /**
     * When checkpoints are made, and for whom.
     *
     * @param every nanoseconds
     */
    public record Checkpoints(long every, Consumer<Checkpoint> keeper) {}

    private Settings() {}

    /** Whether searches must know what remains. */
    public boolean isKept() {
        return checkpoints.isPresent() || resumed.isPresent();
    }

    /** These settings with a change. */
    public Settings with(Consumer<Settings> change) {
        Settings changed = new Settings();
        changed.engine = engine;
        changed.strategy = strategy;
        changed.reduction = reduction;
        changed.goal = goal;
        changed.gap = gap;
        changed.anyOrder = anyOrder;
        changed.solutionLimit = solutionLimit;
        changed.nodeLimit = nodeLimit;
        changed.timeLimit = timeLimit;
        changed.memoMemory = memoMemory;
        changed.threads = threads;
        changed.handOvers = handOvers;
        changed.checkpoints = checkpoints;
        changed.known = known;
        changed.resumed = resumed;
        changed.token = token;
        changed.progress = progress;
        changed.improvements = improvements;
        changed.listener = listener;
        changed.path = path;
        changed.stopped = stopped;
        change.accept(changed);
        return changed;
    }

    /** Sets the limits of time and the token. */
    public void limit(Limits limits) {
        timeLimit = nanos(limits.time());
        token = limits.token();
    }

    /** A time in nanoseconds, however long it is. */
    public static OptionalLong nanos(Optional<Duration> time) {
        return time.map(t -> t.compareTo(Duration.ofDays(36_500)) < 0 ? t.toNanos() : Long.MAX_VALUE / 2)
                .map(OptionalLong::of)
                .orElse(OptionalLong.empty());
    }

    /**
     * The control of a search that is asked for now.
     *
     * @param size of the cover, in nodes of options
     */
    public SearchControl control(int size, SearchControl.ProgressWatch watch) {
        long asked = System.nanoTime();
        SearchControl usual =
                new SearchControl(nodeLimit, timeLimit.isPresent(), asked + timeLimit.orElse(0), token, watch, size);
        return handOvers.looks() == Integer.MAX_VALUE ? usual : usual.part(nodeLimit, handOvers.looks(), watch);
    }
}
