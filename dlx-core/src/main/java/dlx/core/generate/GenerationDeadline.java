package dlx.core.generate;

import dlx.core.Solver;
import dlx.core.engine.Deadline;
import dlx.core.search.Limits;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.time.Duration;

/** The limits for one puzzle. Reaching them stops the work, and never changes a result. Not thread-safe. */
final class GenerationDeadline {

    private final Deadline deadline;

    /** Creates the deadline; its time begins now. */
    GenerationDeadline(Limits limits) {
        deadline = Deadline.of(limits);
    }

    /** Throws {@link Stopped} if a limit has been reached. */
    void check() {
        StopReason reached = deadline.reached();
        if (reached != StopReason.EXHAUSTED) {
            throw new Stopped(reached);
        }
    }

    /** Returns a solver with the time left and the cancellation token. */
    <O> Solver<O> limited(Solver<O> solver) {
        check();
        return solver.toBuilder().limits(deadline.left()).build();
    }

    /** Returns a solver with the time left, or with {@code most} if that is shorter. */
    <O> Solver<O> limited(Solver<O> solver, Duration most) {
        check();
        Limits left = deadline.left();
        boolean isLess = left.time().filter(time -> time.compareTo(most) < 0).isPresent();
        return solver.toBuilder().limits(isLess ? left : left.time(most)).build();
    }

    /**
     * Throws {@link Stopped} if time or cancellation ended a search. The node limit of a question does not end the
     * work.
     */
    void check(SearchReport report) {
        if (report.stopped() == StopReason.TIME || report.stopped() == StopReason.CANCELLED) {
            throw new Stopped(report.stopped());
        }
    }

    /** Ends the work on a puzzle. */
    static final class Stopped extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final StopReason reason;

        Stopped(StopReason reason) {
            super(reason.name(), null, false, false);
            this.reason = reason;
        }

        StopReason reason() {
            return reason;
        }
    }
}
