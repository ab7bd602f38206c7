package dlx.commands.search;

import dlx.commands.console.ExitStatus;
import dlx.commands.option.CheckpointOptions;
import dlx.core.Solver;
import dlx.core.search.Checkpoint;
import java.util.List;
import java.util.Optional;

/** Stores the state of a run, so that another run can resume it. The default methods store nothing. */
public interface RunKeeper extends AutoCloseable {

    /**
     * Begins to store a run, if the options name a file.
     *
     * @param words the command line
     * @param files the names of the run's inputs
     * @param status the status of the run
     */
    default void begin(CheckpointOptions options, List<String> words, List<String> files, ExitStatus status) {}

    /** Returns true if the run is stored. */
    default boolean isOn() {
        return false;
    }

    /** Returns the number of the first puzzle to search, from 1. An earlier run answered the puzzles before it. */
    default int firstPuzzle() {
        return 1;
    }

    /** Returns the checkpoint from which the search of a puzzle resumes; empty if the search begins. */
    default Optional<Checkpoint> from(int puzzle) {
        return Optional.empty();
    }

    /** Returns a solver that writes checkpoints of its search, and resumes from the checkpoint of the puzzle. */
    default <O> Solver<O> applyTo(Solver<O> solver, int puzzle, ExitStatus status) {
        return solver;
    }

    /**
     * Records that a puzzle, or all puzzles, cannot be searched.
     *
     * @throws dlx.api.CheckpointException if the search of this puzzle is to be resumed
     */
    default void refused(RuntimeException reason) {}

    /**
     * Ends a run.
     *
     * @param finished true if no search was stopped
     */
    default void end(boolean finished) {}

    @Override
    default void close() {}
}
