package dlx.commands.check;

import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.search.SearchReport;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;

/**
 * The result of comparing the answers of two engines to one question. A search that a limit ended without an answer is
 * not compared.
 *
 * @param result the verdict
 * @param sentence the sentence for users, without the number of the puzzle; empty if the answers agree
 */
public record Comparison(Result result, String sentence) {

    /** The verdict of a comparison. */
    public enum Result {
        SAME,
        DIFFERENT,
        NOT_COMPARED
    }

    static final Comparison SAME = new Comparison(Result.SAME, "");

    /** Compares numbers of solutions. */
    public static Comparison ofCounts(SearchReport first, SearchReport second) {
        return ofWords(first, solutions(first.solutions()), second, solutions(second.solutions()));
    }

    /** Compares verdicts. */
    public static Comparison ofVerdicts(Uniqueness<?> first, Uniqueness<?> second) {
        return ofWords(first.report(), word(first), second.report(), word(second));
    }

    /**
     * Compares whether a solution exists, and checks each solution. Two engines may find different solutions, and both
     * be right.
     */
    public static Comparison ofFirstSolutions(Solver<?> solver, FirstSolution first, FirstSolution second) {
        Comparison compared = ofWords(first.report(), word(first), second.report(), word(second));
        return compared.and(first, solver).and(second, solver);
    }

    /** Returns the comparison with a stopped search; empty if the search was not stopped. */
    public static Optional<Comparison> ofStopped(SearchReport report) {
        return ofStopped("not cross-checked", report);
    }

    static Optional<Comparison> ofStopped(String howFar, SearchReport report) {
        return switch (report.stopped()) {
            case TIME -> Optional.of(stopped(howFar, "the time limit", report));
            case NODES -> Optional.of(stopped(howFar, "the limit on nodes", report));
            case MEMORY -> Optional.of(stopped(howFar, "the limit on memory", report));
            case CANCELLED -> Optional.of(stopped(howFar, "an interrupt", report));
            case EXHAUSTED, SOLUTION_LIMIT, GAP, VISITOR -> Optional.empty();
        };
    }

    /** Compares the members of all kinds that a search found with the number of all solutions of another. */
    static Comparison ofMembers(SearchReport kinds, SearchReport all) {
        return ofWords(kinds, solutions(kinds.members().orElseThrow()), all, solutions(all.solutions()));
    }

    /** Returns the comparison of two engines with different answers. */
    static Comparison different(String first, String said, String second, String saidThen) {
        return new Comparison(
                Result.DIFFERENT,
                "the engines " + first + " and " + second + " differ: " + first + " says " + said + ", " + second
                        + " says " + saidThen + "; please report it with the puzzle");
    }

    /** Returns the comparison with an engine whose solution breaks a rule of the cover. */
    static Comparison flawed(String engine, String flaw) {
        return new Comparison(
                Result.DIFFERENT,
                "the solution of the engine " + engine + " is wrong: " + flaw + "; please report it with the puzzle");
    }

    private static Comparison stopped(String howFar, String reason, SearchReport report) {
        String whose = report.engine().isEmpty() ? "" : " of the engine " + report.engine(); // no engine was chosen yet
        return new Comparison(Result.NOT_COMPARED, howFar + ": " + reason + " ended the search" + whose);
    }

    private static Comparison ofWords(SearchReport first, String said, SearchReport second, String saidThen) {
        return ofStopped(first)
                .or(() -> ofStopped(second))
                .orElseGet(() ->
                        said.equals(saidThen) ? SAME : different(first.engine(), said, second.engine(), saidThen));
    }

    /**
     * Returns this comparison, unless a solution breaks the rules. A stopped search may also have found such a
     * solution.
     */
    private Comparison and(FirstSolution solution, Solver<?> solver) {
        if (result == Result.DIFFERENT) {
            return this;
        }
        return solution.flaw(solver)
                .map(flaw -> flawed(solution.report().engine(), flaw))
                .orElse(this);
    }

    static String solutions(BigInteger number) {
        return number + (number.equals(BigInteger.ONE) ? " solution" : " solutions");
    }

    private static String word(Uniqueness<?> found) {
        return found.verdict().name().toLowerCase(Locale.ROOT);
    }

    private static String word(FirstSolution found) {
        return found.exists() ? "that there is a solution" : "that there is no solution";
    }
}
