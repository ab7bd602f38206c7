package dlx.app.answer;

import dlx.core.Best;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.util.Optional;

/** Tells in a sentence how far a search came that did not get to its end. */
public final class HowFar {

    private HowFar() {}

    /** The sentence about a search for solutions, or for their number; empty if nothing stopped it. */
    public static Optional<String> sentence(SearchReport report) {
        return why(report.stopped())
                .map(why -> why + " after " + report.solutions()
                        + (report.solutions().bitLength() == 1 ? " solution" : " solutions")
                        + "; the search was not complete");
    }

    /** The sentence about a search for the best, with what is known of it; empty if the best is proved. */
    public static Optional<String> sentence(Best<?> best) {
        Optional<String> why = best.report().stopped() == StopReason.GAP
                ? Optional.of("stopped within the gap")
                : why(best.report().stopped());
        return why.map(w -> w + "; " + found(best) + ", " + bound(best));
    }

    private static String found(Best<?> best) {
        return best.solution().isPresent() ? "best so far " + best.score() : "no solution so far";
    }

    private static String bound(Best<?> best) {
        return best.bound().isPresent() ? "bound " + best.bound().getAsLong() : "no bound is known";
    }

    private static Optional<String> why(StopReason stopped) {
        return switch (stopped) {
            case TIME -> Optional.of("stopped by the time limit");
            case NODES -> Optional.of("stopped by the limit on nodes");
            case CANCELLED -> Optional.of("interrupted");
            case EXHAUSTED, SOLUTION_LIMIT, GAP, VISITOR -> Optional.empty();
        };
    }
}
