package dlx.commands.run;

import dlx.core.Solver;
import dlx.core.model.LoadedModel;

/**
 * One puzzle of the input, ready to be asked about.
 *
 * @param number counts all puzzles of a run from 1, refused ones too
 * @param source how messages call the input that it comes from
 * @param readNanos what reading it took
 * @param describeNanos what describing it took, 0 where a shape was at hand
 */
public record PuzzleTask<P, O>(
        LoadedModel<P, O> model,
        P puzzle,
        Solver<O> solver,
        int number,
        String source,
        long readNanos,
        long describeNanos) {

    /** The same puzzle with another solver of it. */
    public PuzzleTask<P, O> with(Solver<O> other) {
        return new PuzzleTask<>(model, puzzle, other, number, source, readNanos, describeNanos);
    }
}
