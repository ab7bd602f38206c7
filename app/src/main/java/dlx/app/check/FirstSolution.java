package dlx.app.check;

import dlx.api.Cover;
import dlx.core.Solver;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What an engine answers when it is asked for one solution.
 *
 * @param options the numbers of the options of the solution; empty if none was found
 */
public record FirstSolution(SearchReport report, List<Integer> options) {

    /** Asks for one solution. */
    public static FirstSolution of(Solver<?> solver) {
        List<Integer> found = new ArrayList<>();
        SearchReport report = solver.limit(1).forEachOptions((options, length) -> {
            for (int k = 0; k < length; k++) {
                found.add(options[k]);
            }
            return Visit.CONTINUE;
        });
        return new FirstSolution(report, found);
    }

    /** An answer that is known already. */
    public static FirstSolution of(SearchReport report, int... options) {
        return new FirstSolution(report, IntStream.of(options).boxed().toList());
    }

    boolean exists() {
        return report.outcome() == Outcome.SOLVED;
    }

    /** What is wrong with the solution; empty if there is none. */
    Optional<String> flaw(Cover<?> cover) {
        return exists() ? SolutionCheck.flaw(cover, options) : Optional.empty();
    }
}
