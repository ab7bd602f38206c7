package dlx.app.checkpoint;

import com.google.inject.Inject;
import dlx.api.CheckpointException;
import dlx.app.console.OutputDigest;
import dlx.app.console.ProcessConsole;
import dlx.app.console.ProcessInputs;
import dlx.app.console.Version;
import dlx.commands.console.ExitStatus;
import dlx.commands.option.CheckpointOptions;
import dlx.commands.search.RunKeeper;
import dlx.core.Solver;
import dlx.core.search.Checkpoint;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes checkpoints of a run, from which {@code dlx resume} continues. A checkpoint contains the state of the current
 * search and the number of bytes of standard output that belong to it. The resumed run writes all later output again.
 */
public final class CheckpointSession implements RunKeeper {

    private final ProcessConsole console;
    private final ProcessInputs inputs;
    private Optional<CheckpointFile> file = Optional.empty();

    /** The output file that a resumed run appends to; empty if the user redirects the output. */
    private Optional<OutputFile> output = Optional.empty();

    /** The run at the beginning of this process: fresh, or read from the file. Empty without checkpoints. */
    private Optional<SavedRun> begin = Optional.empty();

    /**
     * True until the puzzle of the saved search has been searched again. Until then an error means a wrong checkpoint.
     */
    private boolean awaits;

    private long everyNanos;
    private long writtenAt;

    /** The last state that a search reported; empty before the first. */
    private Optional<State> last = Optional.empty();

    private boolean lastIsWritten;

    /**
     * The state of a run at one moment; becomes text only when it is written.
     *
     * @param puzzle number of the puzzle that is searched, 1 or more
     * @param status marks of the exit status, of the puzzles before
     * @param output length and digest of the standard output so far
     * @param search the checkpoint of the search
     */
    private record State(int puzzle, int status, OutputDigest output, Checkpoint search) {}

    @Inject
    public CheckpointSession(ProcessConsole console, ProcessInputs inputs) {
        this.console = console;
        this.inputs = inputs;
    }

    /**
     * Makes the next run of this process resume; called before {@link #begin}.
     *
     * @param from the file, locked
     * @param saved the run in the file
     * @param appended the output file that the answers are appended to; empty for standard output
     */
    public void resume(CheckpointFile from, SavedRun saved, Optional<OutputFile> appended) {
        file = Optional.of(from);
        begin = Optional.of(saved);
        output = appended;
        awaits = saved.isAmidSearch();
    }

    @Override
    public void begin(CheckpointOptions options, List<String> words, List<String> files, ExitStatus status) {
        String version = Version.number();
        everyNanos = options.every().toNanos();
        writtenAt = System.nanoTime();
        if (file.isPresent()) {
            inputs.serve(begin.orElseThrow().unpackedInputs());
            status.restore(begin.orElseThrow().status());
        } else if (options.file().isPresent()) {
            CheckpointFile own = CheckpointFile.create(options.file().get(), version, files);
            file = Optional.of(own);
            List<byte[]> contents = files.stream().map(inputs::readWhole).toList();
            inputs.serve(contents);
            begin = Optional.of(SavedRun.fresh(version, words, contents));
            own.write(begin.get());
        }
        if (isOn()) {
            console.watch(this::beforeFirst);
        }
    }

    /**
     * Prepares the files for the first bytes of output. At this moment everything has been checked, so the old output
     * is cut. If no output belongs to the checkpoint yet, the checkpoint first receives these bytes. Otherwise a
     * resumed run could not check that an output file is its own.
     */
    private void beforeFirst(byte[] first) {
        cut();
        SavedRun whole = begin.orElseThrow();
        if (whole.output().isEmpty() && !whole.finished()) {
            begin = Optional.of(whole.beginning(first));
            last.ifPresentOrElse(
                    state -> write(state, false), () -> file.orElseThrow().write(begin.orElseThrow()));
        }
    }

    private void cut() {
        if (output.isPresent() && output.get().cut()) {
            console.report(file.orElseThrow() + ": " + output.get() + " is cut to "
                    + begin.orElseThrow().bytes() + " bytes");
        }
    }

    @Override
    public boolean isOn() {
        return file.isPresent();
    }

    @Override
    public int firstPuzzle() {
        return begin.isPresent() ? begin.get().puzzle() : 1;
    }

    @Override
    public Optional<Checkpoint> from(int puzzle) {
        if (begin.isEmpty()
                || begin.get().puzzle() != puzzle
                || begin.get().search().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Checkpoint.parse(begin.get().search()));
    }

    @Override
    public <O> Solver<O> applyTo(Solver<O> solver, int puzzle, ExitStatus status) {
        if (!isOn()) {
            return solver;
        }
        awaits = false;
        int before = status.marks();
        Solver<O> kept = solver.toBuilder()
                .checkpoints(
                        Duration.ofNanos(everyNanos),
                        search -> keep(new State(puzzle, before, console.written(), search)))
                .build();
        return from(puzzle)
                .map(checkpoint -> kept.toBuilder().start(checkpoint).build())
                .orElse(kept);
    }

    @Override
    public void refused(RuntimeException reason) {
        if (awaits) {
            throw new CheckpointException(
                    file.orElseThrow() + ": puzzle " + begin.orElseThrow().puzzle()
                            + " was searched before, and is rejected now: " + reason.getMessage());
        }
    }

    /**
     * Stores a state, and writes it if the previous write is old enough. Otherwise the state waits for the next one, or
     * for the end, because a search that ends at once is not worth a write.
     */
    private void keep(State state) {
        last = Optional.of(state);
        lastIsWritten = false;
        if (System.nanoTime() - writtenAt >= everyNanos / 2
                && !begin.orElseThrow().finished()) {
            write(state, false);
        }
    }

    private void write(State state, boolean finished) {
        console.flush(); // all output that the checkpoint counts must leave this process first
        file.orElseThrow().write(saved(state, finished));
        writtenAt = System.nanoTime();
        lastIsWritten = true;
    }

    private SavedRun saved(State state, boolean finished) {
        SavedRun whole = begin.orElseThrow();
        List<OutputDigest> pieces = new ArrayList<>(whole.output());
        if (state.output().bytes() > 0) {
            pieces.add(state.output());
        }
        return whole.at(
                state.puzzle(), state.status(), pieces, finished, state.search().text());
    }

    @Override
    public void end(boolean finished) {
        if (awaits && finished) {
            throw new CheckpointException(file.orElseThrow() + ": cannot resume at puzzle "
                    + begin.orElseThrow().puzzle() + ", because the inputs contain fewer puzzles; expected the file as"
                    + " dlx wrote it");
        }
        if (last.isPresent()) {
            cut();
        }
        if (begin.isEmpty() || begin.get().finished()) {
            return;
        }
        if (last.isPresent()) {
            last.filter(state -> finished || !lastIsWritten).ifPresent(state -> write(state, finished));
        } else if (finished) {
            console.flush();
            file.orElseThrow().write(begin.get().withoutSearch());
        }
    }

    /** Releases the lock of the file. */
    @Override
    public void close() {
        file.ifPresent(CheckpointFile::close);
    }
}
