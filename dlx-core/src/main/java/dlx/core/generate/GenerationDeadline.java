package dlx.core.generate;

import dlx.core.Solver;
import dlx.core.engine.Deadline;
import dlx.core.search.Limits;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.time.Duration;

/** The limits of the work on one puzzle: they stop it, and decide nothing. Belongs to one thread. */
final class GenerationDeadline {

    private final Deadline deadline;

    /** The time begins now. */
    GenerationDeadline(Limits limits) {
        deadline = Deadline.of(limits);
    }

    /** Ends the work where a limit has been reached. */
    void check() {
        StopReason reached = deadline.reached();
        if (reached != StopReason.EXHAUSTED) {
            throw new Stopped(reached);
        }
    }

    /** A solver that keeps to what is left of the time, and can be cancelled. */
    <O> Solver<O> limited(Solver<O> solver) {
        check();
        return solver.toBuilder().limits(deadline.left()).build();
    }

    /** The same for so long at most. */
    <O> Solver<O> limited(Solver<O> solver, Duration most) {
        check();
        Limits left = deadline.left();
        boolean isLess = left.time().filter(time -> time.compareTo(most) < 0).isPresent();
        return solver.toBuilder().limits(isLess ? left : left.time(most)).build();
    }

    /** Ends the work if a search was ended by the limits of the whole; its own limit of nodes is none of them. */
    void check(SearchReport report) {
        if (report.stopped() == StopReason.TIME || report.stopped() == StopReason.CANCELLED) {
            throw new Stopped(report.stopped());
        }
    }

    /** The work is over. */
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
