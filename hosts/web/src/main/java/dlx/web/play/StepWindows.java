package dlx.web.play;

import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tells steps of a search anew from the mark before them: nothing is kept between two questions. Safe for use by several
 * threads.
 */
public final class StepWindows {

    /** A page asks with the last mark before the steps it wants; farther ones would take too long to reach. */
    static final long FARTHEST = 1L << 21;

    /** More steps come with the next question. */
    public static final int MOST_STEPS = 1024;

    private static final Duration TIME = Duration.ofSeconds(2);

    private StepWindows() {}

    /**
     * Steps of a search.
     *
     * @param solver the search
     * @param mark where it goes on from; at or before the first step
     * @param first the number of the first step wanted
     * @param count how many are wanted, from 1 to {@link #MOST_STEPS}
     * @throws Refused if the mark is of another search, or too far away
     */
    public static StepWindow of(Solver<?> solver, Bookmark mark, long first, int count) {
        if (first < mark.step() || first - mark.step() > FARTHEST) {
            throw new Refused(
                    Refused.TOO_FAR,
                    "step " + first + " lies " + (first < mark.step() ? "before" : "too far after")
                            + " the mark at step " + mark.step() + "; expected a mark at most " + FARTHEST
                            + " steps before it");
        }
        Telling telling = new Telling(mark, first, count);
        Optional<SearchReport> report;
        try {
            report = Optional.of(startingAt(solver, mark).toBuilder()
                    .timeLimit(TIME)
                    .token(new CancellationToken())
                    .listener(telling)
                    .build()
                    .forEach((options, length) -> Visit.CONTINUE));
        } catch (Enough e) {
            report = Optional.empty();
        }
        if (report.isPresent() && report.get().stopped() != StopReason.EXHAUSTED) {
            throw new Refused(Refused.BUSY, "reading these steps took more than " + TIME.getSeconds() + " seconds");
        }
        return new StepWindow(
                first, telling.before.orElseGet(telling::mark), telling.steps, report.map(r -> telling.step()));
    }

    /** The search from a mark on. */
    static Solver<?> startingAt(Solver<?> solver, Bookmark mark) {
        return mark.level() == 0
                ? solver
                : solver.toBuilder().start(mark.options()).build();
    }

    /** Writes down the steps that are wanted, and ends the search after them. */
    private static final class Telling extends StepCounter {

        private final long first;
        private final int count;
        private final List<StepWindow.Step> steps = new ArrayList<>();
        private Optional<Bookmark> before = Optional.empty();

        Telling(Bookmark mark, long first, int count) {
            super(mark);
            this.first = first;
            this.count = count;
            note();
        }

        private void note() {
            if (step() == first - 1) {
                before = Optional.of(mark());
            }
        }

        @Override
        void made(char kind, int level, int what, int more) {
            if (step() >= first) {
                steps.add(new StepWindow.Step(kind, level, what, more));
                if (steps.size() == count) {
                    throw Enough.ENOUGH;
                }
            } else {
                note();
            }
        }
    }

    /** Ends a search from within. */
    static final class Enough extends RuntimeException {

        private static final long serialVersionUID = 1L;

        static final Enough ENOUGH = new Enough();

        private Enough() {
            super("enough", null, false, false);
        }
    }
}
