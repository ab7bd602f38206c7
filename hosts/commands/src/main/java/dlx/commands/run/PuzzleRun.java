package dlx.commands.run;

import dlx.api.CheckpointException;
import dlx.api.DlxException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.UnknownModelException;
import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.InputException;
import dlx.commands.line.UsageException;
import dlx.commands.option.PuzzleArguments;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.puzzles.PuzzleReader;
import dlx.core.search.CancellationToken;
import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongFunction;

/**
 * Runs a command on its puzzles: each puzzle is read, described, handled and forgotten before the next. An error of a
 * puzzle is reported at once and does not end the run.
 */
public final class PuzzleRun {

    private final Provider<Models> models;
    private final HostSolvers solvers;
    private final PuzzleInputs inputs;
    private final Console console;
    private final CancellationToken token;
    private final ExitStatus status = new ExitStatus();
    private int number;

    @Inject
    public PuzzleRun(
            Provider<Models> models,
            HostSolvers solvers,
            PuzzleInputs inputs,
            Console console,
            CancellationToken token) {
        this.models = models;
        this.solvers = solvers;
        this.inputs = inputs;
        this.console = console;
        this.token = token;
    }

    /**
     * Handles every puzzle of a source.
     *
     * @return the status of the run
     * @throws dlx.api.UnknownModelException if the model does not exist; the handler gets the rejection first
     */
    public ExitStatus forEach(PuzzleSource source, PuzzleHandler handler) {
        PuzzleArguments arguments = source.arguments();
        String id = inputs.modelNamed(arguments.model(), models.get()::has);
        boolean isPuzzle = !id.equals(arguments.model());
        LoadedModel<?, ?> found = find(id, handler);
        HostSolvers solversOfRun = source.time().map(solvers::within).orElse(solvers);
        LoadedModel<?, ?> model = solversOfRun.withinLimits(found);
        Map<String, String> settings = arguments.settings(model);
        for (String file : isPuzzle ? arguments.filesInsteadOfModel() : arguments.files()) {
            if (isOver(handler)) {
                break;
            }
            FilePass<?, ?> pass = new FilePass<>(model, solversOfRun, source, handler, file, settings);
            try {
                pass.read(inputs.open(file, model.id()));
            } catch (PuzzleSyntaxException e) {
                pass.reject(e);
            } catch (InputException e) {
                status.malformed();
                InputException hinted = new FileNameHint(model, settings, arguments).hinted(file, e);
                pass.reject(OptionalInt.empty(), hinted);
            }
        }
        return status;
    }

    /** Returns the status of the run so far. */
    public ExitStatus status() {
        return status;
    }

    private LoadedModel<?, ?> find(String id, PuzzleHandler handler) {
        try {
            return models.get().get(id);
        } catch (UnknownModelException e) {
            handler.rejected(new Rejection(OptionalInt.empty(), Optional.empty(), e));
            throw e; // ends the run; the host reports the reason
        }
    }

    private boolean isOver(PuzzleHandler handler) {
        return token.isCancelled() || handler.isOver();
    }

    /** The pass through one file. */
    private final class FilePass<P, O> {

        private final LoadedModel<P, O> model;
        private final HostSolvers solvers;
        private final PuzzleSource source;
        private final PuzzleHandler handler;
        private final String name;
        private final Map<String, String> settings;
        private final RepeatedErrors repeated;

        private Optional<LongFunction<String>> objective = Optional.empty();

        /** True if a puzzle of the file was read. */
        private boolean hasRead;

        /** True if a puzzle of the file was rejected. */
        private boolean hasRefused;

        FilePass(
                LoadedModel<P, O> model,
                HostSolvers solvers,
                PuzzleSource source,
                PuzzleHandler handler,
                String file,
                Map<String, String> settings) {
            this.model = model;
            this.solvers = solvers;
            this.source = source;
            this.handler = handler;
            this.name = inputs.name(file);
            this.settings = settings;
            repeated = new RepeatedErrors(console, name, !settings.isEmpty());
        }

        void read(PuzzleInputs.Opened opened) {
            InputStream in = opened.stream();
            objective = opened.objective();
            int before = number;
            try {
                PuzzleText text = PuzzleText.of(name, model.input(in), settings, this::warn);
                boolean isAtEnd =
                        readEach(new PuzzleReader<>(model, source.ignoresWeights() ? text.ignoringWeights() : text));
                if (isAtEnd && number == before && !handler.reportsNone()) {
                    warn(name + ": does not contain a puzzle");
                }
                if (isAtEnd && hasRefused && !hasRead) {
                    opened.hint().get().ifPresent(console::report);
                }
            } finally {
                repeated.end();
                close(in);
            }
        }

        /** Reports a warning, unless an earlier run handled the puzzle and reported the warning. */
        private void warn(String warning) {
            if (number + 1 >= source.first()) {
                console.report("warning: " + warning);
            }
        }

        private void close(InputStream in) {
            try {
                in.close();
            } catch (IOException e) {
                status.failed();
                console.reportError(name + ": cannot be closed (" + e.getMessage() + ")", e);
            }
        }

        /** Handles the puzzles of a text. Returns true at the end of the text, false if the run is over before. */
        private boolean readEach(PuzzleReader<P> puzzles) {
            while (!isOver(handler)) {
                long begin = System.nanoTime();
                Optional<P> puzzle;
                try {
                    puzzle = puzzles.next();
                } catch (DlxException e) {
                    reject(e);
                    continue;
                }
                if (puzzle.isEmpty()) {
                    return true;
                }
                repeated.none();
                hasRead = true;
                number++;
                if (number >= source.first()) {
                    handle(puzzle.get(), System.nanoTime() - begin);
                }
            }
            return false;
        }

        private void handle(P puzzle, long readNanos) {
            try {
                long begin = System.nanoTime();
                Solver<O> solver = solvers.of(model, puzzle);
                if (!solver.isStopped() || source.reportsStops()) {
                    long described = System.nanoTime() - begin;
                    handler.handle(
                            new PuzzleTask<>(model, puzzle, solver, number, name, readNanos, described, objective));
                }
            } catch (UsageException | UncheckedIOException | CheckpointException e) {
                throw e; // not the fault of this puzzle: the next puzzle would fail too
            } catch (Throwable e) { // a plugin may have thrown it
                status.failed(); // this puzzle was read to its end, so the next puzzle can be read
                reject(OptionalInt.of(number), Failure.in(model, e));
            }
        }

        /** Rejects a puzzle that cannot be read. */
        private void reject(DlxException e) {
            if (e instanceof PuzzleSyntaxException wrong) {
                if (wrong.source().startsWith("--set ")) {
                    throw new UsageException(String.valueOf(e.getMessage())); // the setting is wrong for all puzzles
                }
                status.malformed();
                hasRefused = true;
            } else {
                status.failed();
            }
            number++;
            if (number >= source.first()) {
                reject(OptionalInt.of(number), e);
            }
            if (e.code().equals(LoadedModel.TIME_OUT)) {
                console.report("warning: " + name + ": stopped after puzzle " + number
                        + ", because the model did not respond");
            }
        }

        void reject(OptionalInt puzzle, RuntimeException reason) {
            handler.rejected(new Rejection(puzzle, Optional.of(name), reason));
            if (reason instanceof PuzzleSyntaxException wrong && repeated.counts(wrong)) {
                return;
            }
            boolean placed = reason instanceof PuzzleSyntaxException || puzzle.isEmpty();
            console.reportError((placed ? "" : "puzzle " + number + ": ") + reason.getMessage(), reason);
        }
    }
}
