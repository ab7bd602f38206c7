package dlx.commands.run;

import dlx.commands.option.PuzzleArguments;
import java.time.Duration;
import java.util.Optional;

/**
 * The puzzles of a run: their model and files, and how they are read and described.
 *
 * @param time the wall time that a puzzle may take, from the beginning of its description on, and that each step of its
 *     model may take; empty for any
 * @param reportsStops true if a puzzle whose description was stopped is handled too, so that this is reported
 * @param ignoresWeights true if weights play no part, so that a model may warn of some that are an extra
 * @param first the number of the first puzzle to be handled; those before it have been answered by an earlier run
 */
public record PuzzleSource(
        PuzzleArguments arguments, Optional<Duration> time, boolean reportsStops, boolean ignoresWeights, int first) {

    /** Returns all puzzles of the arguments, with their weights and without a limit of time. */
    public static PuzzleSource of(PuzzleArguments arguments) {
        return new PuzzleSource(arguments, Optional.empty(), false, false, 1);
    }

    /** Returns the same puzzles within a time, if there is one; those that were stopped are handled too. */
    public PuzzleSource within(Optional<Duration> limit) {
        return new PuzzleSource(arguments, limit, true, ignoresWeights, first);
    }

    /** Returns the same puzzles without their weights. */
    public PuzzleSource ignoringWeights() {
        return new PuzzleSource(arguments, time, reportsStops, true, first);
    }

    /** Returns the same puzzles from one of them on. */
    public PuzzleSource from(int number) {
        return new PuzzleSource(arguments, time, reportsStops, ignoresWeights, number);
    }
}
