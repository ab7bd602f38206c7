package dlx.commands.run;

import dlx.commands.option.PuzzleArguments;
import java.time.Duration;
import java.util.Optional;

/**
 * The puzzles of a run: their model and files, and the way to read and describe them.
 *
 * @param arguments the arguments that name the model and the files
 * @param time the maximum wall time of a puzzle, from the beginning of its description on, and of each step of its
 *     model; empty for no limit
 * @param reportsStops true if a puzzle whose description was stopped is also handled, so that the stop is reported
 * @param ignoresWeights true if the command does not use weights, so that a model may warn of extra weights
 * @param first the number of the first puzzle to handle, from 1; an earlier run answered the puzzles before it
 */
public record PuzzleSource(
        PuzzleArguments arguments, Optional<Duration> time, boolean reportsStops, boolean ignoresWeights, int first) {

    /** Returns all puzzles of the arguments, with their weights and without a limit of time. */
    public static PuzzleSource of(PuzzleArguments arguments) {
        return new PuzzleSource(arguments, Optional.empty(), false, false, 1);
    }

    /**
     * Returns this source with a time limit, if there is a limit. Puzzles whose description was stopped are also
     * handled.
     */
    public PuzzleSource within(Optional<Duration> limit) {
        return new PuzzleSource(arguments, limit, true, ignoresWeights, first);
    }

    /** Returns this source without weights. */
    public PuzzleSource ignoringWeights() {
        return new PuzzleSource(arguments, time, reportsStops, true, first);
    }

    /** Returns this source, beginning at a puzzle. */
    public PuzzleSource from(int number) {
        return new PuzzleSource(arguments, time, reportsStops, ignoresWeights, number);
    }
}
