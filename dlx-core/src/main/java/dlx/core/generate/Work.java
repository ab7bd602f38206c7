package dlx.core.generate;

import dlx.core.Solver;
import dlx.core.explain.Rating;
import dlx.core.explain.SolvingPath;
import dlx.core.generate.Watch.Stopped;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/** The work on one puzzle: solution after solution is drawn and reduced, until a puzzle is as it should be. Used once. */
final class Work<O> {

    /**
     * Who is told.
     *
     * @param attempts how many solutions have been drawn
     * @param nearer each puzzle that comes nearer than all before it
     */
    record Told(LongConsumer attempts, Consumer<Candidate> nearer) {}

    private final Solver<O> solver;
    private final Supplier<Optional<int[]>> solutions;
    private final Asker<O> asker;
    private final Pattern pattern;
    private final Wish wish;
    private final SplittableRandom random;
    private final Watch watch;
    private final Told told;

    private Optional<Candidate> nearest = Optional.empty();
    private boolean found;
    private long attempts;

    /**
     * The work.
     *
     * @param solver of the shape
     * @param solutions draws a solution; nothing if there is none
     * @param told of the attempts, and of what they bring
     */
    Work(
            Solver<O> solver,
            Supplier<Optional<int[]>> solutions,
            Asker<O> asker,
            Pattern pattern,
            Wish wish,
            SplittableRandom random,
            Watch watch,
            Told told) {
        this.solver = solver;
        this.solutions = solutions;
        this.asker = asker;
        this.pattern = pattern;
        this.wish = wish;
        this.random = random;
        this.watch = watch;
        this.told = told;
    }

    /** Works until a puzzle is found, or there is none; returns why it ended. */
    StopReason run() {
        try {
            while (!found) {
                watch.check();
                Optional<int[]> drawn = solutions.get();
                if (drawn.isEmpty()) {
                    break;
                }
                attempts++;
                told.attempts().accept(attempts);
                attempt(new Chosen(drawn.get(), solver.cover().optionCount()));
            }
            return StopReason.EXHAUSTED;
        } catch (Stopped e) {
            return e.reason();
        }
    }

    /** The puzzle, or what came nearest to it. */
    Optional<Candidate> nearest() {
        return nearest;
    }

    /** Whether that is as it should be. */
    boolean isFound() {
        return found;
    }

    /** How many solutions were drawn. */
    long attempts() {
        return attempts;
    }

    private void attempt(Chosen solution) {
        Reducer<O> reducer = new Reducer<>(asker, solution, pattern.units(solution, solver.cover()), random);
        if (!reducer.singleOut(wish.least())) {
            return;
        }
        try {
            reducer.drop(wish.least());
        } catch (Stopped e) {
            keep(reducer.candidate());
            throw e;
        }
        Candidate candidate = reducer.candidate();
        keep(wish.rates() && wish.allows(candidate.givens().length) ? candidate.rated(rate(candidate)) : candidate);
    }

    private Optional<Rating> rate(Candidate unrated) {
        try {
            SolvingPath path =
                    watch.limited(solver.given(Givens.taking(unrated.givens()))).path();
            if (path.end() == SolvingPath.End.SOLVED) {
                return Optional.of(path.rating());
            }
            watch.check();
            return Optional.empty(); // a step of it takes more nodes than anybody looks at
        } catch (Stopped e) {
            keep(unrated);
            throw e;
        }
    }

    private void keep(Candidate candidate) {
        if (nearest.isEmpty() || wish.nearestFirst().compare(candidate, nearest.get()) < 0) {
            nearest = Optional.of(candidate);
            found = wish.isMetBy(candidate);
            told.nearer().accept(candidate);
        }
    }
}
