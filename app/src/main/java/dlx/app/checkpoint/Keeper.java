package dlx.app.checkpoint;

import dlx.app.console.Console;
import dlx.app.console.ExitStatus;
import dlx.app.console.Inputs;
import dlx.app.option.CheckpointOptions;
import dlx.core.Checkpoint;
import dlx.core.Solver;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Keeps how far a run is, from which {@code dlx resume} goes on. What is kept is the search that is under way, and how much
 * of standard output belongs to it: what is written after that is written again, by the run that goes on.
 */
@Singleton
public final class Keeper implements AutoCloseable {

    private final Console console;
    private final Inputs inputs;
    private Optional<CheckpointFile> file = Optional.empty();

    /** What the run goes on from: at the beginning of a fresh one nothing has been done. Empty unless it is kept. */
    private Optional<SavedRun> begin = Optional.empty();

    private long everyNanos;
    private long writtenAt;

    /** The last state that was handed in, and whether it is in the file. */
    private Optional<State> last = Optional.empty();

    private boolean lastIsWritten;

    /** A moment of a run; made into text only when it is written. */
    private record State(int puzzle, int status, long bytes, Checkpoint search) {}

    @Inject
    Keeper(Console console, Inputs inputs) {
        this.console = console;
        this.inputs = inputs;
    }

    /**
     * Has the next run of this process go on; to be called before {@link #begin}.
     *
     * @param saved what the file holds
     */
    public void goOn(CheckpointFile from, SavedRun saved) {
        file = Optional.of(from);
        begin = Optional.of(saved);
    }

    /**
     * Begins to keep a run, if that is wanted: reads its inputs to their ends and writes a first checkpoint.
     *
     * @param words the command line
     * @param files the names of its inputs
     * @param status of the run
     */
    public void begin(
            CheckpointOptions options, String version, List<String> words, List<String> files, ExitStatus status) {
        everyNanos = options.every().toNanos();
        writtenAt = System.nanoTime();
        if (file.isPresent()) {
            inputs.serve(begin.orElseThrow().unpackedInputs());
            status.restore(begin.orElseThrow().status());
        } else if (options.file().isPresent()) {
            CheckpointFile own = CheckpointFile.create(options.file().get(), version);
            file = Optional.of(own);
            List<byte[]> contents = files.stream().map(inputs::readWhole).toList();
            inputs.serve(contents);
            List<String> packed = contents.stream().map(SavedRun::packed).toList();
            SavedRun fresh = new SavedRun(version, words, packed, 1, 0, 0, false, "");
            begin = Optional.of(fresh);
            own.write(fresh);
        }
    }

    /** Whether the run is kept. */
    public boolean isOn() {
        return file.isPresent();
    }

    /** The first puzzle to be asked about: those before it have been answered. */
    public int firstPuzzle() {
        return begin.isPresent() ? begin.get().puzzle() : 1;
    }

    /** Where the search of a puzzle goes on, if it does. */
    public Optional<Checkpoint> from(int puzzle) {
        if (begin.isEmpty()
                || begin.get().puzzle() != puzzle
                || begin.get().search().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Checkpoint.parse(begin.get().search()));
    }

    /** The same solver, its search kept, going on where it was. */
    public <O> Solver<O> applyTo(Solver<O> solver, int puzzle, ExitStatus status) {
        if (!isOn()) {
            return solver;
        }
        int before = status.marks();
        long bytesBefore = begin.orElseThrow().bytes();
        Solver<O> kept = solver.checkpoints(
                Duration.ofNanos(everyNanos),
                search -> keep(new State(puzzle, before, bytesBefore + console.printed(), search)));
        return from(puzzle).map(kept::resume).orElse(kept);
    }

    /** A search that ends at once is not worth a file: it waits for the next one, or for the end. */
    private void keep(State state) {
        last = Optional.of(state);
        lastIsWritten = false;
        if (System.nanoTime() - writtenAt >= everyNanos / 2) {
            write(state, false);
        }
    }

    private void write(State state, boolean finished) {
        SavedRun whole = begin.orElseThrow();
        console.flush(); // what the file tells of has left this process
        file.orElseThrow()
                .write(new SavedRun(
                        whole.version(),
                        whole.words(),
                        whole.inputs(),
                        state.puzzle(),
                        state.status(),
                        state.bytes(),
                        finished,
                        state.search().text()));
        writtenAt = System.nanoTime();
        lastIsWritten = true;
    }

    /**
     * The run has come to its end.
     *
     * @param finished whether every puzzle was answered, and nothing stopped it
     */
    public void end(boolean finished) {
        last.filter(state -> finished || !lastIsWritten).ifPresent(state -> write(state, finished));
    }

    /** Gives the file free for others. */
    @Override
    public void close() {
        file.ifPresent(CheckpointFile::close);
    }
}
