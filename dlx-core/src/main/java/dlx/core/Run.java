package dlx.core;

import dlx.api.Cover;
import dlx.api.Solution;
import dlx.core.engine.NoSuchChoice;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.search.Givens;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** One search under way: from solution to solution, to its report. Belongs to one thread. */
final class Run<O> {

    private final Cover<O> cover;
    private final Launch.Ready ready;
    private final Search search;
    private final SearchControl control;

    /** The most solutions to return. */
    private final long limit;

    private final long begin = System.nanoTime();
    private int[] options = new int[16];
    private long solutions;
    private boolean ended;
    private StopReason stopped = StopReason.EXHAUSTED;
    private long end;

    Run(Cover<O> cover, Launch.Ready ready, SearchControl control, long limit) {
        this.cover = cover;
        this.ready = ready;
        this.search = ready.search();
        this.control = control;
        this.limit = limit;
    }

    /** Goes on to the next solution; false where the run has ended, and then {@link #report} says why. */
    boolean advance() {
        if (ended) {
            return false;
        }
        if (solutions >= limit) {
            stop(StopReason.SOLUTION_LIMIT);
            return false;
        }
        // A visitor may have taken any time: the limits are looked at before each solution, the first too where no root
        // asks for them.
        boolean asksItself = solutions == 0 && !ready.onPath();
        boolean mayGoOn = asksItself || search.isOver() || control.mayGoOn();
        if (!mayGoOn || !searchOn()) {
            stop(control.stopped());
            return false;
        }
        solutions++;
        return true;
    }

    /** What a listener, a watcher or a strategy throws ends the run: the search may have been left in mid-step. */
    private boolean searchOn() {
        try {
            return search.advance();
        } catch (NoSuchChoice e) {
            stop(StopReason.VISITOR);
            throw e.named(cover);
        } catch (RuntimeException | Error e) {
            stop(StopReason.VISITOR);
            throw e;
        }
    }

    /** Ends the run before its time. */
    void stop(StopReason reason) {
        if (!ended) {
            ended = true;
            stopped = reason;
            end = System.nanoTime();
        }
    }

    /** The numbers of the options of the solution in the first {@link #length} places; reused. */
    int[] options() {
        if (options.length < search.length()) {
            options = new int[Math.max(search.length(), 2 * options.length)];
        }
        search.copyOptions(options);
        return options;
    }

    int length() {
        return search.length();
    }

    /** The solution where the run rests. */
    Solution<O> solution() {
        return Solution.of(cover, solutions, Arrays.copyOf(options(), length()));
    }

    OptionalLong bound() {
        return search.bound();
    }

    /**
     * What the search has not seen, in order; empty where it cannot say.
     *
     * @param again whether the solution where the run rests belongs to it
     */
    Optional<List<Givens>> remaining(boolean again) {
        return search.remaining(again);
    }

    SearchReport report() {
        stop(StopReason.VISITOR);
        return SearchReport.builder(Outcome.of(search.solutions(), stopped), stopped)
                .tally(search.tally())
                .engine(ready.engine())
                .nanos(ready.buildNanos(), end - begin)
                .build();
    }
}
