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

/** Computes steps of a search again from the mark before them. Nothing is stored between two requests. Thread-safe. */
public final class StepWindows {

    /**
     * Maximum distance in steps from the mark to the first step. The page sends the last mark before the steps, because
     * a longer distance would take too much time.
     */
    static final long FARTHEST = 1L << 21;

    /** Maximum number of steps in a window; more steps come with the next request. */
    public static final int MOST_STEPS = 1024;

    private static final Duration TIME = Duration.ofSeconds(2);

    private StepWindows() {}

    /**
     * Returns steps of a search.
     *
     * @param solver the search
     * @param mark the place from which it resumes, at or before the first step
     * @param first number of the first step
     * @param count maximum number of steps, from 1 to {@link #MOST_STEPS}
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
        Collector collector = new Collector(mark, first, count);
        Optional<SearchReport> report;
        try {
            report = Optional.of(startingAt(solver, mark).toBuilder()
                    .timeLimit(TIME)
                    .token(new CancellationToken())
                    .listener(collector)
                    .build()
                    .forEach((options, length) -> Visit.CONTINUE));
        } catch (Enough e) {
            report = Optional.empty();
        }
        if (report.isPresent() && report.get().stopped() != StopReason.EXHAUSTED) {
            throw new Refused(Refused.BUSY, "reading these steps took more than " + TIME.getSeconds() + " seconds");
        }
        return new StepWindow(
                first, collector.before.orElseGet(collector::mark), collector.steps, report.map(r -> collector.step()));
    }

    /** Returns the search from a mark on. */
    public static Solver<?> startingAt(Solver<?> solver, Bookmark mark) {
        return mark.level() == 0
                ? solver
                : solver.toBuilder().start(mark.options()).build();
    }

    /** Collects the requested steps, and ends the search after them. */
    private static final class Collector extends StepCounter {

        private final long first;
        private final int count;
        private final List<StepWindow.Step> steps = new ArrayList<>();
        private Optional<Bookmark> before = Optional.empty();

        Collector(Bookmark mark, long first, int count) {
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

    /** Thrown by a listener to end a search. */
    static final class Enough extends RuntimeException {

        private static final long serialVersionUID = 1L;

        static final Enough ENOUGH = new Enough();

        private Enough() {
            super("enough", null, false, false);
        }
    }
}
