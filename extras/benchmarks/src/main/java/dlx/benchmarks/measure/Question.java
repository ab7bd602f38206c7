package dlx.benchmarks.measure;

import dlx.core.Solver;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import java.util.Locale;

/** What is asked of each puzzle; one of those that {@code dlx bench} knows. */
enum Question {
    /** Every solution, handed to a visitor. */
    ALL,
    COUNT,
    /** To the second solution, or to the proof that there is none. */
    UNIQUE;

    /** As it is typed behind {@code --question}. */
    String typed() {
        return name().toLowerCase(Locale.ROOT);
    }

    SearchReport ask(Solver<?> solver) {
        return switch (this) {
            case ALL -> solver.forEachOptions((options, length) -> Visit.STOP);
            case COUNT -> solver.count();
            case UNIQUE -> solver.unique().report();
        };
    }
}
