package dlx.app.run;

import java.time.Duration;
import java.util.Optional;

/** What a command does with each puzzle. */
public interface Question {

    /** Asks, and writes the answer before it returns. */
    <P, O> void ask(PuzzleTask<P, O> asked);

    /**
     * The wall time that a puzzle may take, from the beginning of its description on, and that each step of its model may
     * take; empty for any.
     */
    default Optional<Duration> time() {
        return Optional.empty();
    }

    /** Whether it is asked also about a puzzle whose description was stopped, so that it can report that. */
    default boolean reportsStops() {
        return false;
    }

    /** Whether weights play no part in it, so that a model may warn of some that are an extra. */
    default boolean ignoresWeights() {
        return false;
    }

    /** Whether no further puzzle is to be asked about: after one that somebody goes on with later. */
    default boolean isOver() {
        return false;
    }

    /** Whether it says itself where there is no puzzle. */
    default boolean reportsNone() {
        return false;
    }

    /** The number of the first puzzle to be asked about; those before it have been answered by an earlier run. */
    default int firstPuzzle() {
        return 1;
    }

    /** Takes note of what cannot be answered; the caller reports the sentence for people after this. */
    void refused(Rejection rejection);
}
