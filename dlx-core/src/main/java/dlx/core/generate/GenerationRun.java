package dlx.core.generate;

import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.explain.SolvingPath;
import dlx.core.generate.GenerationDeadline.Stopped;
import dlx.core.search.StopReason;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/** The work on one puzzle: solutions are drawn until a puzzle that is made of one is as it should be. Used once. */
abstract class GenerationRun<P, O> {

    /**
     * Listeners to the work.
     *
     * @param attempts how many solutions have been drawn
     * @param nearer each puzzle that comes nearer than all before it
     */
    record Told<P, O>(LongConsumer attempts, Consumer<Generated<P, O>> nearer) {}

    private final Supplier<Optional<int[]>> solutions;
    private final GeneratorSettings wish;
    private final GenerationDeadline watch;
    private final Told<P, O> told;

    private Optional<Generated<P, O>> nearest = Optional.empty();
    private boolean found;
    private long attempts;

    /**
     * The work.
     *
     * @param solutions draws a solution; nothing if there is none
     * @param told of the attempts, and of what they bring
     */
    GenerationRun(
            Supplier<Optional<int[]>> solutions, GeneratorSettings wish, GenerationDeadline watch, Told<P, O> told) {
        this.solutions = solutions;
        this.wish = wish;
        this.watch = watch;
        this.told = told;
    }

    /**
     * Makes a puzzle of a solution, and keeps it; or none, if it makes none.
     *
     * @throws Stopped if all work is over
     */
    abstract void attempt(int[] solution);

    /** Works until a puzzle is found, or there is none. */
    Generation<P, O> run() {
        StopReason stopped = untilStopped();
        return new Generation<>(nearest, found, stopped, attempts, Optional.empty());
    }

    private StopReason untilStopped() {
        try {
            while (!found) {
                watch.check();
                Optional<int[]> drawn = solutions.get();
                if (drawn.isEmpty()) {
                    break;
                }
                attempts++;
                told.attempts().accept(attempts);
                attempt(drawn.get());
            }
            return StopReason.EXHAUSTED;
        } catch (Stopped e) {
            return e.reason();
        }
    }

    /** Keeps a puzzle, rated if it is to be. */
    final void rate(Generated<P, O> unrated, Solver<O> puzzle) {
        boolean rates = wish.rates() && wish.allows(unrated.givens().size());
        keep(rates ? rated(unrated, puzzle) : unrated);
    }

    private Generated<P, O> rated(Generated<P, O> unrated, Solver<O> puzzle) {
        try {
            SolvingPath path = watch.limited(puzzle).ask(Question.path());
            if (path.end() == SolvingPath.End.SOLVED) {
                return unrated.rated(Optional.of(path.rating()));
            }
            watch.check();
            return unrated; // a step of it takes more nodes than anybody looks at
        } catch (Stopped e) {
            keep(unrated);
            throw e;
        }
    }

    /** Keeps a puzzle, if none before it came as near. */
    final void keep(Generated<P, O> puzzle) {
        if (nearest.isEmpty() || wish.nearestFirst().compare(puzzle, nearest.get()) < 0) {
            nearest = Optional.of(puzzle);
            found = wish.isMetBy(puzzle);
            told.nearer().accept(puzzle);
        }
    }
}
