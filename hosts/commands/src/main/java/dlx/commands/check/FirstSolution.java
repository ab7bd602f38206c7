package dlx.commands.check;

import dlx.api.Solution;
import dlx.core.Demands;
import dlx.core.Found;
import dlx.core.Solver;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.view.SolutionCheck.Flaw;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The answer of an engine that is asked for one solution.
 *
 * @param report the report of the search
 * @param options the numbers of the options of the solution; empty if no solution was found
 */
public record FirstSolution(SearchReport report, List<Integer> options) {

    /** Asks for a solution. */
    public static FirstSolution of(Solver<?> solver) {
        return of(solver.solve());
    }

    /** Returns an answer in a form that can be compared. */
    public static FirstSolution of(Found<?> answer) {
        int[] options = answer.found().map(Solution::numbers).orElse(new int[0]);
        return of(answer.report(), options);
    }

    /** Returns an answer with the options of a solution. */
    static FirstSolution of(SearchReport report, int... options) {
        return new FirstSolution(report, IntStream.of(options).boxed().toList());
    }

    boolean exists() {
        return report.outcome() == Outcome.SOLVED;
    }

    /** Returns the fault of the solution; empty if the solution is correct, or if there is no solution. */
    Optional<String> flaw(Solver<?> solver) {
        return exists()
                ? new Demands<>(solver).flaws(options).stream().findFirst().map(Flaw::sentence)
                : Optional.empty();
    }
}
