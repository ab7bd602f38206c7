package dlx.commands.check;

import dlx.api.Cover;
import dlx.core.SolutionIterator;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Compares the solutions of two engines one by one, while the first engine searches. For each solution of the first
 * engine the second engine finds its next solution, so only the present solution is stored.
 *
 * <p>The first search passes each solution to {@link #found} and then calls {@link #end}. A difference is reported once
 * and at once, because the first search may still take long, or never end.
 */
public final class SideBySide<O> {

    private final Cover<O> cover;
    private final String first;
    private final String second;
    private final SolutionIterator<O> others;
    private final Consumer<Comparison> reporter;

    /** The number of solutions that were the same. */
    private long same;

    /** True if the comparison is over, although the first search may continue. */
    private boolean over;

    /**
     * Starts the search of the second engine.
     *
     * @param first the name of the engine that searches elsewhere
     * @param second the name of the engine that searches here
     * @param solver the solver with the settings of the first search
     * @param reporter called once if the solutions differ, or cannot be compared to the end
     */
    public SideBySide(String first, String second, Solver<O> solver, Consumer<Comparison> reporter) {
        this.cover = solver.cover();
        this.first = first;
        this.second = second;
        this.others = solver.toBuilder().engine(second).build().iterator();
        this.reporter = reporter;
    }

    /**
     * Compares the next solution of the first engine.
     *
     * @param ascending the option numbers of the solution, from 0
     */
    public void found(int... ascending) {
        if (over) {
            return;
        }
        Optional<Comparison> news =
                others.hasNext() ? compare(others.next(), ascending) : Optional.of(noFurther(others.report()));
        if (news.isPresent()) {
            over = true;
            reporter.accept(news.get());
        }
        same++;
    }

    /**
     * Compares the ends of both searches, after the last solution of the first engine.
     *
     * @param report the report of the first search
     * @return the name of the second engine; empty unless it found the same solutions to the end
     */
    public Optional<String> end(SearchReport report) {
        if (over) {
            return Optional.empty();
        }
        over = true;
        Comparison ends = stopped(report).orElseGet(this::lookForMore);
        if (ends.result() == Comparison.Result.SAME) {
            return Optional.of(second);
        }
        reporter.accept(ends);
        return Optional.empty();
    }

    private Comparison noFurther(SearchReport report) {
        return stopped(report).orElseGet(() -> different(more(), soFar()));
    }

    private Comparison lookForMore() {
        return others.hasNext()
                ? different(soFar(), more())
                : stopped(others.report()).orElse(Comparison.SAME);
    }

    private Optional<Comparison> stopped(SearchReport report) {
        return Comparison.ofStopped("cross-checked up to solution " + same + " only", report);
    }

    private Comparison different(String said, String saidThen) {
        return Comparison.different(first, said, second, saidThen);
    }

    private String soFar() {
        return Comparison.solutions(BigInteger.valueOf(same));
    }

    private String more() {
        return "at least " + Comparison.solutions(BigInteger.valueOf(same + 1));
    }

    /**
     * Returns the first difference between two solutions. Options are compared as objects: both engines take them from
     * one cover, and two equal options of a cover are still two options.
     */
    private Optional<Comparison> compare(List<O> other, int... ascending) {
        int k = 0;
        while (k < ascending.length && k < other.size() && cover.option(ascending[k]) == other.get(k)) {
            k++;
        }
        if (k == ascending.length && k == other.size()) {
            return Optional.empty();
        }
        String here = k < ascending.length ? option(ascending[k]) : "no further option";
        String there = k < other.size() ? option(numberOf(other.get(k))) : "no further option";
        String where = " in solution " + (same + 1);
        return Optional.of(different(here + where, there + where));
    }

    private String option(int number) {
        return "option " + (number + 1) + " (" + cover.label(number) + ')';
    }

    private int numberOf(O option) {
        int number = 0;
        while (cover.option(number) != option) {
            number++;
        }
        return number;
    }
}
