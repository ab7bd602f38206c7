package dlx.core.generate;

import dlx.core.Solver;
import dlx.core.search.Limits;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.time.Duration;

/** The limits of the work on one puzzle: they stop it, and decide nothing. Belongs to one thread. */
final class GenerationDeadline {

    private final Limits limits;
    private final long deadline;

    /** The time begins now. */
    GenerationDeadline(Limits limits) {
        this.limits = limits;
        deadline =
                System.nanoTime() + limits.time().map(GenerationDeadline::nanos).orElse(0L);
    }

    /** A century is as good as for ever, and its end is a number. */
    private static long nanos(Duration time) {
        Duration century = Duration.ofDays(36_500);
        return (time.compareTo(century) < 0 ? time : century).toNanos();
    }

    /** Ends the work where a limit has been reached. */
    void check() {
        if (limits.token().isCancelled() || Thread.currentThread().isInterrupted()) {
            throw new Stopped(StopReason.CANCELLED);
        }
        if (limits.time().isPresent() && System.nanoTime() - deadline >= 0) {
            throw new Stopped(StopReason.TIME);
        }
    }

    /** A solver that keeps to what is left of the time, and can be cancelled. */
    <O> Solver<O> limited(Solver<O> solver) {
        check();
        Solver<O> cancellable = solver.cancelledBy(limits.token());
        return limits.time().isEmpty()
                ? cancellable
                : cancellable.timeLimit(Duration.ofNanos(Math.max(0, deadline - System.nanoTime())));
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
