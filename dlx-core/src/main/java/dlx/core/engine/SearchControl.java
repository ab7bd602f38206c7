package dlx.core.engine;

import dlx.core.search.CancellationToken;
import dlx.core.search.StopReason;
import java.util.Optional;

/**
 * The limits of one search, which it asks now and then whether it may go on.
 *
 * <p>An engine compares its node count with {@link #checkpoint} at every node and calls {@link #mayContinue} when it is
 * reached. Everything that costs (the clock, the interrupt flag, the token, the progress listener) hangs on that call:
 * reading the clock at every node would more than double the time of a search.
 */
public final class SearchControl implements StopCheck {

    /** Checkpoints are at most this many nodes apart. */
    private static final int STRIDE = 1 << 14;

    /**
     * A node of a large cover is slow: a checkpoint comes after about this many steps at the latest. They take ten
     * milliseconds where each is a miss of the caches, and nodes that cost as much as they may are rare.
     */
    private static final int STEPS = 1 << 20;

    /** Nanoseconds: whoever finds and visits a solution in less is quick. */
    private static final long QUICK = 1_000;

    /** So many solutions may be shown between two looks at the clock. */
    private static final int MOST_UNLOOKED = 16;

    private long nodeLimit;
    private final Deadline deadline;
    private final ProgressWatch progress;
    private final int stride;
    private final Optional<SearchControl> whole;
    private StopReason stopped = StopReason.EXHAUSTED;

    /** Whether somebody knows that there is nothing more to find. */
    private boolean concluded;

    /** When the clock was read at a solution, after how many solutions it is read again, and how many of these are left. */
    private long looked;

    private int gap = 1;
    private int unlooked = 1;

    /** Shows how far the search is, at checkpoints, as often as it thinks right. */
    @FunctionalInterface
    public interface ProgressWatch {

        /** Called at each checkpoint in the searching thread. */
        void look(Search search);

        /** Called in the searching thread whenever a better solution, or a better bound, is known. */
        default void improved(Search search) {}
    }

    /**
     * A control for one search.
     *
     * @param nodeLimit the greatest number of nodes, {@code Long.MAX_VALUE} for no limit
     * @param deadline what else may end the search
     * @param size of the cover, in nodes of options: the most that one node of the search may cost
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
     * A control for a part of the search that this thread does.
     *
     * @param nodes the greatest number of nodes of the part
     * @param between the most nodes between two of its checkpoints
     * @param watch looks on at its checkpoints
     */
    public SearchControl part(long nodes, int between, ProgressWatch watch) {
        return new SearchControl(this, nodes, deadline, Math.min(stride, between), watch);
    }

    /**
     * A control for a part of the search that another thread does: the clock and the token of the whole are watched by the
     * thread that asked for the search, which cancels {@code end} in time.
     *
     * @param between the most nodes between two of its checkpoints
     * @param watch looks on at its checkpoints
     */
    public SearchControl worker(CancellationToken end, int between, ProgressWatch watch) {
        return new SearchControl(this, Long.MAX_VALUE, Deadline.of(end), Math.min(stride, between), watch);
    }

    /**
     * A control for a trial of so many nodes.
     *
     * @param nodes the greatest number of nodes of the trial
     * @param end ends the trial; {@code watch}, which looks on at its checkpoints, asks whether the whole may go on
     * @param between the most nodes between two of its checkpoints
     */
    public SearchControl trial(long nodes, CancellationToken end, int between, ProgressWatch watch) {
        return new SearchControl(this, nodes, Deadline.of(end), Math.min(stride, between), watch);
    }

    /** The greatest number of nodes, {@code Long.MAX_VALUE} for no limit. */
    public long nodeLimit() {
        return nodeLimit;
    }

    /** Leaves the search fewer nodes than it had, for some were entered elsewhere. */
    void lowerNodeLimit(long nodes) {
        nodeLimit = Math.min(nodeLimit, nodes);
    }

    /** Shows how far the search is, as if it had come to a checkpoint. */
    public void look(Search search) {
        progress.look(search);
    }

    /** Whether the search may visit one more node after {@code search.nodes()}; if not, {@link #stopped} says why. */
    public boolean mayContinue(Search search) {
        progress.look(search);
        if (search.nodes() >= nodeLimit) {
            end(StopReason.NODES);
        }
        return mayContinue();
    }

    /** Whether nobody asked to stop and there is time left; if not, {@link #stopped} says why. */
    public boolean mayContinue() {
        return mayContinue(deadline.reached());
    }

    private boolean mayContinue(StopReason reached) {
        if (reached != StopReason.EXHAUSTED) {
            end(reached);
        }
        return stopped == StopReason.EXHAUSTED && !isConcluded();
    }

    /**
     * The same, asked before each further solution, for a visitor may take any time. The clock, which took a quarter of an
     * enumeration of dominoes, is read once before {@value #MOST_UNLOOKED} solutions while each is found and visited in less
     * than {@value #QUICK} ns.
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

    /** Whether the search, or that of which it is a part, was {@linkplain #conclude concluded}. */
    public boolean isConcluded() {
        return concluded || whole.isPresent() && whole.get().isConcluded();
    }

    /** Ends the search, and its parts, as at the end of the tree: there is nothing more to find. */
    public void conclude() {
        concluded = true;
    }

    /** Says that a search knows a better solution, or a better bound, than before. */
    public void improved(Search search) {
        progress.improved(search);
    }

    /** Ends the search for a reason of its own; nothing if it has been stopped, or concluded. */
    public void end(StopReason reason) {
        stopped = stopped == StopReason.EXHAUSTED && !isConcluded() ? reason : stopped;
    }

    /**
     * Whether a single node may take longer than there should be between two checkpoints: then there is one at each node,
     * and whoever works long within a node asks {@link #check} there.
     */
    public boolean asksWithinNodes() {
        return stride == 1;
    }

    /** The node count at which {@link #mayContinue} must be asked next. */
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

    /** Checks as {@link #mayContinue(Search)} does: each is a checkpoint of the search. */
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

    /** Why the search ended: EXHAUSTED unless {@link #mayContinue} refused to go on with what is not concluded. */
    public StopReason stopped() {
        return stopped;
    }
}
