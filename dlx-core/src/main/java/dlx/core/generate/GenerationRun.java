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

/** Generates one puzzle: draws solutions until a puzzle made of one of them meets the settings. An object runs once. */
abstract class GenerationRun<P, O> {

    /**
     * Listeners to the run.
     *
     * @param attempts receives the number of solutions drawn so far
     * @param nearer receives each puzzle that is nearer to the settings than all earlier puzzles
     */
    record Listeners<P, O>(LongConsumer attempts, Consumer<Generated<P, O>> nearer) {}

    final GeneratorSettings conditions;
    final GenerationDeadline watch;
    private final Supplier<Optional<int[]>> solutions;
    private final Listeners<P, O> listeners;

    private Optional<Generated<P, O>> nearest = Optional.empty();
    private boolean found;
    private long attempts;

    /**
     * Creates the run.
     *
     * @param solutions draws a solution, or returns empty for an infeasible shape
     * @param listeners listeners to the attempts and their puzzles
     */
    GenerationRun(
            Supplier<Optional<int[]>> solutions,
            GeneratorSettings conditions,
            GenerationDeadline watch,
            Listeners<P, O> listeners) {
        this.solutions = solutions;
        this.conditions = conditions;
        this.watch = watch;
        this.listeners = listeners;
    }

    /**
     * Tries to make a puzzle of a solution, and keeps the puzzle.
     *
     * @throws Stopped if a limit ends the run
     */
    abstract void attempt(int[] solution);

    /** Runs until a puzzle meets the settings, the solutions are used up or a limit is reached. */
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
                listeners.attempts().accept(attempts);
                attempt(drawn.get());
            }
            return StopReason.EXHAUSTED;
        } catch (Stopped e) {
            return e.reason();
        }
    }

    /** Keeps a puzzle, rated if the settings ask for a rating. */
    final void rate(Generated<P, O> unrated, Solver<O> puzzle) {
        boolean rates = conditions.rates() && conditions.allows(unrated.givens().size());
        keep(rates ? rated(unrated, puzzle) : unrated);
    }

    private Generated<P, O> rated(Generated<P, O> unrated, Solver<O> puzzle) {
        try {
            SolvingPath path = watch.limited(puzzle).stated().ask(Question.path());
            if (path.end() == SolvingPath.End.SOLVED) {
                return unrated.rated(Optional.of(path.rating()));
            }
            watch.check();
            return unrated; // a step exceeded the node limit of a path
        } catch (Stopped e) {
            keep(unrated);
            throw e;
        }
    }

    /** Keeps a puzzle if it is nearer to the settings than all earlier puzzles. */
    final void keep(Generated<P, O> puzzle) {
        if (nearest.isEmpty() || conditions.nearestFirst().compare(puzzle, nearest.get()) < 0) {
            nearest = Optional.of(puzzle);
            found = conditions.isMetBy(puzzle);
            listeners.nearer().accept(puzzle);
        }
    }
}
