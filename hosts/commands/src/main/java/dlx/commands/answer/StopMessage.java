package dlx.commands.answer;

import dlx.core.AllSolutions;
import dlx.core.Best;
import dlx.core.Sample;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.util.Locale;
import java.util.Optional;

/** Sentences about searches that did not finish. */
public final class StopMessage {

    private StopMessage() {}

    /** Returns the beginning of a sentence about work that a limit or an interrupt stopped. */
    public static String stoppedBy(StopReason reason) {
        return switch (reason) {
            case TIME -> "stopped by the time limit";
            case CANCELLED -> "interrupted";
            default -> "stopped by a limit";
        };
    }

    /** Returns the sentence about a search for solutions, or for their number; empty if the search was not stopped. */
    public static Optional<String> sentence(SearchReport report) {
        return why(report.stopped()).map(why -> why + after(report) + "; the search was not complete");
    }

    /** Returns the sentence about a search for the best, with its score and its bound; empty if the score is proved. */
    public static Optional<String> sentence(Best<?> best) {
        Optional<String> why = best.report().stopped() == StopReason.GAP
                ? Optional.of("stopped within the gap")
                : why(best.report().stopped());
        return why.map(w -> w + "; " + found(best) + ", " + bound(best));
    }

    /** Returns the sentence about solutions drawn at random; empty if the draws are uniform. */
    public static Optional<String> sentence(Sample<?> sample) {
        if (sample.uniform() || sample.drawn().isEmpty()) {
            return sentence(sample.report());
        }
        if (sample.method() == Sample.Method.WALKS) {
            return Optional.of("no diagram of all solutions"
                    + walkedBecause(sample.report().stopped())
                    + "; the draws are from weighted walks, and probabilities may be off by about "
                    + String.format(Locale.ROOT, "%.3f", sample.error()));
        }
        String fromWhich = "the draws are not uniform, because they are from the solutions found so far";
        return Optional.of(why(sample.report().stopped())
                .map(why -> why + after(sample.report()) + "; " + fromWhich)
                .orElse("the draws are not uniform"));
    }

    /** Returns the reason for weighted walks, and the option that would help. */
    private static String walkedBecause(StopReason stopped) {
        return stopped == StopReason.TIME
                ? " within half of the time limit (--time)"
                : " fits into the memory (--memo-memory)";
    }

    /**
     * Returns the sentence about a diagram of all solutions; empty if the diagram is complete.
     *
     * @param bytes the maximum memory of the diagram
     */
    public static Optional<String> sentence(AllSolutions<?> answer, long bytes) {
        return answer.report().stopped() == StopReason.MEMORY
                ? Optional.of(noMemory(bytes))
                : sentence(answer.report());
    }

    /** Returns the sentence about a diagram, or work on a diagram, that needs more memory than it may use. */
    public static String noMemory(long bytes) {
        return "the diagram does not fit into"
                + " " + bytes + " bytes; allow more with --memo-memory, or reduce the solutions with --pin and"
                + " --forbid, or use dlx count for their number alone";
    }

    private static String after(SearchReport report) {
        return " after " + report.solutions() + (report.solutions().bitLength() == 1 ? " solution" : " solutions");
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
            case MEMORY -> Optional.of("stopped by the limit on memory");
            case CANCELLED -> Optional.of("interrupted");
            case EXHAUSTED, SOLUTION_LIMIT, GAP, VISITOR -> Optional.empty();
        };
    }
}
