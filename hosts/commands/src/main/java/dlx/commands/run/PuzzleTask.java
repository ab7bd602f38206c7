package dlx.commands.run;

import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * A puzzle of the input with its solver.
 *
 * @param model the model of the puzzle
 * @param puzzle the puzzle as the model read it
 * @param solver the solver of the puzzle
 * @param number the number of the puzzle in the run, from 1; rejected puzzles count too
 * @param source the name of the input in messages
 * @param readNanos time of reading, in nanoseconds
 * @param describeNanos time until the solver was ready, in nanoseconds; short if a cover of the same shape was reused
 * @param objective returns the value of the input's own objective for a score; empty if it has none
 */
public record PuzzleTask<P, O>(
        LoadedModel<P, O> model,
        P puzzle,
        Solver<O> solver,
        int number,
        String source,
        long readNanos,
        long describeNanos,
        Optional<LongFunction<String>> objective) {

    /** Creates the task of a puzzle that no command has read. */
    public PuzzleTask(LoadedModel<P, O> model, P puzzle, Solver<O> solver, int number, String source) {
        this(model, puzzle, solver, number, source, 0, 0, Optional.empty());
    }

    /** Returns this task with another solver of the puzzle. */
    public PuzzleTask<P, O> with(Solver<O> other) {
        return new PuzzleTask<>(model, puzzle, other, number, source, readNanos, describeNanos, objective);
    }
}
