package dlx.app.bench;

import dlx.app.console.UsageException;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import java.util.List;

/** What a benchmark asks of each puzzle. */
enum BenchQuestion {
    /** Every solution, handed to a visitor. */
    ALL,
    COUNT,
    UNIQUE,
    FIRST;

    static BenchQuestion of(String typed) {
        return switch (typed) {
            case "all" -> ALL;
            case "count" -> COUNT;
            case "unique" -> UNIQUE;
            case "first" -> FIRST;
            default -> throw UsageException.unknown("question", typed, List.of("all", "count", "unique", "first"));
        };
    }

    SearchReport ask(Solver<?> solver) {
        return switch (this) {
            case ALL -> solver.forEachOptions((options, length) -> Visit.CONTINUE);
            case COUNT -> solver.count();
            case UNIQUE -> solver.unique().report();
            case FIRST -> solver.solve().report();
        };
    }
}
