package dlx.benchmarks.measure;

import dlx.core.Solver;
import dlx.core.search.SearchReport;
import dlx.core.search.Visit;
import java.util.Locale;
import java.util.Optional;

/** What is asked of each puzzle; most are those that {@code dlx bench} knows. */
enum Question {
    /** Every solution, handed to a visitor. */
    ALL,
    COUNT,
    /** To the second solution, or to the proof that there is none. */
    UNIQUE,
    /** A best solution, and the proof that it is one. */
    BEST,
    /** A solution as good as the best one known, no more. */
    FIND;

    /** As it is typed behind {@code --question}. */
    String typed() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether a score answers it, and not a number of solutions. */
    boolean isOfScores() {
        return this == BEST || this == FIND;
    }

    SearchReport ask(Solver<?> solver) {
        return switch (this) {
            case ALL -> solver.forEachOptions((options, length) -> Visit.STOP);
            case COUNT -> solver.count();
            case UNIQUE -> solver.unique().report();
            case BEST, FIND -> solver.best().report();
        };
    }

    /** Why a time is worth nothing; empty if what was found is the answer that is known. */
    Optional<Trouble> difference(Trial trial, Timing timing) {
        if (timing.answer().equals(trial.answer()) && (this != BEST || timing.proven())) {
            return Optional.empty();
        }
        return Optional.of(
                switch (this) {
                    case ALL, COUNT, UNIQUE ->
                        Trouble.wrong("WRONG: " + timing.answer() + " solutions; there are " + trial.answer());
                    case BEST ->
                        timing.proven()
                                ? Trouble.wrong(
                                        "WRONG: " + timing.answer() + " is not the best, which is " + trial.answer())
                                : Trouble.unfinished("not proved; best so far " + timing.answer());
                    case FIND -> Trouble.unfinished("not found; best so far " + timing.answer());
                });
    }
}
