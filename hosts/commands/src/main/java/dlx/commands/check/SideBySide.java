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
 * Compares the solutions of two engines one by one while the first engine searches: the second finds its next solution
 * whenever the first does, so only the solution at hand is kept.
 *
 * <p>Each solution of the first goes to {@link #found}; when its search is over, {@link #end} compares the ends. A difference
 * is reported once, as soon as it is known: the first search may be far from its end, or never get there.
 */
public final class SideBySide<O> {

    private final Cover<O> cover;
    private final String first;
    private final String second;
    private final SolutionIterator<O> others;
    private final Consumer<Comparison> teller;

    /** The number of solutions that were the same. */
    private long same;

    /** True if the comparison is over before the search is. */
    private boolean over;

    /**
     * Starts the search of the second engine.
     *
     * @param first the name of the engine that searches elsewhere
     * @param second the name of the one that searches here
     * @param solver the solver with the settings of the first search
     * @param teller called once if the solutions differ, or cannot be compared to the end
     */
    public SideBySide(String first, String second, Solver<O> solver, Consumer<Comparison> teller) {
        this.cover = solver.cover();
        this.first = first;
        this.second = second;
        this.others = solver.toBuilder().engine(second).build().iterator();
        this.teller = teller;
    }

    /**
     * Takes the next solution of the first engine.
     *
     * @param ascending the numbers of its options
     */
    public void found(int... ascending) {
        if (over) {
            return;
        }
        Optional<Comparison> news =
                others.hasNext() ? compare(others.next(), ascending) : Optional.of(noFurther(others.report()));
        if (news.isPresent()) {
            over = true;
            teller.accept(news.get());
        }
        same++;
    }

    /**
     * Compares the ends of both searches, after the last solution of the first engine.
     *
     * @param report the report of the first search
     * @return the name of the second engine; empty unless it found the same to the end
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
        teller.accept(ends);
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
     * Looks for the first option that differs. Options are compared as objects: both engines take them from the one
     * cover, and two options that are equal are still two.
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
