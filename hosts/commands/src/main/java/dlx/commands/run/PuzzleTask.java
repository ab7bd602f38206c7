package dlx.commands.run;

import dlx.core.Solver;
import dlx.core.model.LoadedModel;

/**
 * A puzzle of the input, ready to be asked about.
 *
 * @param number its number in the run, from 1; refused puzzles count too
 * @param source the name of its input in messages
 * @param readNanos the nanoseconds that reading it took
 * @param describeNanos the nanoseconds that describing it took, 0 where a shape was at hand
 */
public record PuzzleTask<P, O>(
        LoadedModel<P, O> model,
        P puzzle,
        Solver<O> solver,
        int number,
        String source,
        long readNanos,
        long describeNanos) {

    /** Returns the same puzzle with another solver of it. */
    public PuzzleTask<P, O> with(Solver<O> other) {
        return new PuzzleTask<>(model, puzzle, other, number, source, readNanos, describeNanos);
    }
}
