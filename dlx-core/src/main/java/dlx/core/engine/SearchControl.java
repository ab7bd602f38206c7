package dlx.core.engine;

import dlx.core.search.CancellationToken;
import dlx.core.search.StopReason;
import java.util.Optional;

/**
 * The limits of one search, which asks this control now and then for permission to continue.
 *
 * <p>An engine compares its node count with {@link #checkpoint} at every node and calls {@link #mayContinue} when the
 * count reaches it. Only that call does expensive checks: the clock, the interrupt flag, the token, the progress
 * listener. Reading the clock at every node would more than double the time of a search.
 */
public final class SearchControl implements StopCheck {

    /** Maximum number of nodes between two checkpoints. */
    private static final int STRIDE = 1 << 14;

    /**
     * Approximate maximum number of steps between two checkpoints, since a node of a large cover is slow. That many
     * steps take 10 ms if each misses the CPU caches; nodes of the maximum cost are rare.
     */
    private static final int STEPS = 1 << 20;

    /** Maximum time in ns per solution, found and visited, at which the clock is read less often. */
    private static final long QUICK = 1_000;

    /** Maximum number of solutions between two readings of the clock. */
    private static final int MOST_UNLOOKED = 16;

    /** Read by helpers of an optimizer, too. */
    private volatile long nodeLimit;

    private final Deadline deadline;
    private final ProgressWatch progress;
    private final int stride;
    private final Optional<SearchControl> whole;
    private StopReason stopped = StopReason.EXHAUSTED;

    /** True if it is proved elsewhere that nothing remains to be found. */
    private boolean concluded;

    /** True if the search rests at a checkpoint, from where its next {@link Search#advance} continues. */
    private boolean paused;

    /** Time at which the clock was last read at a solution, by {@link System#nanoTime}. */
    private long looked;

    /** Number of solutions between this reading of the clock and the next, from 1 to {@link #MOST_UNLOOKED}. */
    private int gap = 1;

    /** Number of these solutions that are still to come. */
    private int unlooked = 1;

    /** A listener that reports the progress of a search at checkpoints, as often as it chooses. */
    @FunctionalInterface
    public interface ProgressWatch {

        /** Receives the search at each checkpoint, in the searching thread. */
        void look(Search search);

        /** Receives the search after each better solution or bound, in the searching thread. */
        default void improved(Search search) {}
    }

    /**
     * Creates a control for one search.
     *
     * @param nodeLimit maximum number of nodes, {@code Long.MAX_VALUE} for no limit
     * @param deadline the other limits: time, token and interrupt
     * @param size number of nodes of the cover's options: the maximum cost of one node of the search, in steps
     */
    public SearchControl(long nodeLimit, Deadline deadline, ProgressWatch progress, int size) {
        this.nodeLimit = nodeLimit;
        this.deadline = deadline;
        this.progress = progress;
        whole = Optional.empty();
        this.stride = Math.max(1, Math.min(STRIDE, STEPS / Math.max(1, size)));
    }

    private SearchControl(SearchControl whole, long nodeLimit, Deadline deadline, int stride, ProgressWatch progress) {
        this.whole = Optional.of(whole);
        this.nodeLimit = nodeLimit;
        this.deadline = deadline;
        this.progress = progress;
        this.stride = stride;
    }

    /**
     * Returns a control for a part of the search that runs in this thread.
     *
     * @param nodes maximum number of nodes of the part
     * @param between maximum number of nodes between two of its checkpoints
     * @param watch informed at its checkpoints
     */
    public SearchControl part(long nodes, int between, ProgressWatch watch) {
        return new SearchControl(this, nodes, deadline, Math.min(stride, between), watch);
    }

    /**
     * Returns a control for a part of the search that runs in another thread. The thread that started the whole search
     * watches the clock and the token, and cancels {@code end} in time.
     *
     * @param end ends the part when cancelled
     * @param between maximum number of nodes between two of its checkpoints
     * @param watch informed at its checkpoints
     */
    public SearchControl worker(CancellationToken end, int between, ProgressWatch watch) {
        return new SearchControl(this, Long.MAX_VALUE, Deadline.of(end), Math.min(stride, between), watch);
    }

    /**
     * Returns a control for a trial with a limit on nodes.
     *
     * @param nodes maximum number of nodes of the trial
     * @param end ends the trial when cancelled
     * @param between maximum number of nodes between two of its checkpoints
     * @param watch informed at its checkpoints; it also asks whether the whole search may continue
     */
    public SearchControl trial(long nodes, CancellationToken end, int between, ProgressWatch watch) {
        return new SearchControl(this, nodes, Deadline.of(end), Math.min(stride, between), watch);
    }

    /** Returns the maximum number of nodes, {@code Long.MAX_VALUE} for no limit. */
    public long nodeLimit() {
        return nodeLimit;
    }

    /** Replaces the maximum number of nodes, because other searches have entered some. */
    public void limitNodes(long nodes) {
        nodeLimit = nodes;
    }

    /** Interrupts the search at this checkpoint, until {@link #resume}. Called by the watch. */
    public void pause() {
        paused = true;
    }

    /** Lets a paused search continue with its next {@link Search#advance}. */
    public void resume() {
        paused = false;
    }

    /** Returns true if the search was interrupted by {@link #pause}: it has neither ended nor been stopped. */
    public boolean isPaused() {
        return paused && stopped == StopReason.EXHAUSTED && !isConcluded();
    }

    /** Informs the watch, as if the search had come to a checkpoint. */
    public void look(Search search) {
        progress.look(search);
    }

    /**
     * Returns true if the search may visit one more node after {@code search.nodes()}; if not, {@link #stopped} returns
     * the reason.
     */
    public boolean mayContinue(Search search) {
        progress.look(search);
        if (search.nodes() >= nodeLimit) {
            end(StopReason.NODES);
        }
        return mayContinue();
    }

    /** Returns true if the search is not cancelled and has time left; if not, {@link #stopped} returns the reason. */
    public boolean mayContinue() {
        return mayContinue(deadline.reached());
    }

    private boolean mayContinue(StopReason reached) {
        if (reached != StopReason.EXHAUSTED) {
            end(reached);
        }
        return stopped == StopReason.EXHAUSTED && !paused && !isConcluded();
    }

    /**
     * Returns {@link #mayContinue()} before each further solution, because a visitor may take any time. Reading the
     * clock each time took a quarter of an enumeration of dominoes. Therefore it is read once per
     * {@value #MOST_UNLOOKED} solutions while each is found and visited in less than {@value #QUICK} ns.
     */
    public boolean mayContinueToSolution() {
        if (!deadline.isTimed()) {
            return mayContinue();
        }
        if (--unlooked > 0 && !deadline.isCancelled()) {
            return stopped == StopReason.EXHAUSTED && !isConcluded();
        }
        long now = System.nanoTime();
        gap = now - looked < QUICK * gap ? Math.min(2 * gap, MOST_UNLOOKED) : 1;
        unlooked = gap;
        looked = now;
        return mayContinue(deadline.reached(now));
    }

    /** Returns true if this search, or the search of which it is a part, was {@linkplain #conclude concluded}. */
    public boolean isConcluded() {
        return concluded || whole.isPresent() && whole.get().isConcluded();
    }

    /** Ends the search and its parts as at the end of the tree, because nothing remains to be found. */
    public void conclude() {
        concluded = true;
    }

    /** Informs the watch that a search has a better solution or bound than before. */
    public void improved(Search search) {
        progress.improved(search);
    }

    /** Ends the search for another reason, unless it has been stopped or concluded. */
    public void end(StopReason reason) {
        stopped = stopped == StopReason.EXHAUSTED && !isConcluded() ? reason : stopped;
    }

    /**
     * Returns true if a single node may take longer than the time between two checkpoints. Then each node is a
     * checkpoint, and long work within a node calls {@link #check}.
     */
    public boolean asksWithinNodes() {
        return stride == 1;
    }

    /** Returns the node count at which {@link #mayContinue} must be called next. */
    @Override
    public long checkpoint(long nodes) {
        return Math.min(nodes + stride, nodeLimit);
    }

    @Override
    public void check() {
        if (!mayContinue()) {
            throw new SearchStopped(stopped);
        }
    }

    /** Returns a check that calls {@link #mayContinue(Search)}, so that each call is a checkpoint of the search. */
    public StopCheck of(Search search) {
        return new StopCheck() {
            @Override
            public void check() {
                if (!mayContinue(search)) {
                    throw new SearchStopped(stopped);
                }
            }

            @Override
            public long checkpoint(long nodes) {
                return SearchControl.this.checkpoint(nodes);
            }
        };
    }

    /** Returns the reason why the search ended: EXHAUSTED unless a limit ended it before it was concluded. */
    public StopReason stopped() {
        return stopped;
    }
}
