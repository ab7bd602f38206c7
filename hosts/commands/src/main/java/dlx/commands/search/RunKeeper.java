package dlx.commands.search;

import dlx.commands.console.ExitStatus;
import dlx.commands.option.CheckpointOptions;
import dlx.core.Solver;
import dlx.core.search.Checkpoint;
import java.util.List;
import java.util.Optional;

/** Keeps how far a run is, so that another run can resume it. A keeper that overrides no method keeps nothing. */
public interface RunKeeper extends AutoCloseable {

    /**
     * Begins to keep a run, if that is wanted.
     *
     * @param words the command line
     * @param files the names of its inputs
     * @param status the status of the run
     */
    default void begin(CheckpointOptions options, List<String> words, List<String> files, ExitStatus status) {}

    /** Returns true if the run is kept. */
    default boolean isOn() {
        return false;
    }

    /** Returns the number of the first puzzle to be asked about: those before it have been answered. */
    default int firstPuzzle() {
        return 1;
    }

    /** Returns the place from which the search of a puzzle is resumed; empty where it begins. */
    default Optional<Checkpoint> from(int puzzle) {
        return Optional.empty();
    }

    /** Returns a solver whose search is kept, and resumed where it was. */
    default <O> Solver<O> applyTo(Solver<O> solver, int puzzle, ExitStatus status) {
        return solver;
    }

    /**
     * Takes note of a puzzle, or of all, that cannot be asked about.
     *
     * @throws dlx.api.CheckpointException if it is the one whose search is resumed
     */
    default void refused(RuntimeException reason) {}

    /**
     * Ends a run.
     *
     * @param finished true if nothing stopped it, whatever was answered
     */
    default void end(boolean finished) {}

    @Override
    default void close() {}
}
