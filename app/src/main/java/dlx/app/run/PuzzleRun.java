package dlx.app.run;

import dlx.api.CheckpointException;
import dlx.api.DlxException;
import dlx.api.ModelException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.UnknownModelException;
import dlx.app.console.Console;
import dlx.app.console.ExitStatus;
import dlx.app.console.InputException;
import dlx.app.console.Inputs;
import dlx.app.console.UsageException;
import dlx.app.option.PuzzleArguments;
import dlx.app.plugin.Models;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.PluginTimeLimit;
import dlx.core.search.CancellationToken;
import dlx.core.search.Limits;
import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The way of the puzzles through a command: one after the other is read, asked about, answered and forgotten. Whatever
 * is wrong with one is reported at once, and the next one follows.
 */
public final class PuzzleRun {

    private final Provider<Models> models;
    private final Inputs inputs;
    private final Console console;
    private final CancellationToken token;
    private final ExitStatus status = new ExitStatus();
    private int number;
    private boolean hasSettings;
    private RepeatedErrors repeated;

    @Inject
    PuzzleRun(Provider<Models> models, Inputs inputs, Console console, CancellationToken token) {
        this.models = models;
        this.inputs = inputs;
        this.console = console;
        this.token = token;
        repeated = new RepeatedErrors(console, "", false);
    }

    /**
     * Asks a question of every puzzle of the arguments.
     *
     * @return how that went
     * @throws dlx.api.UnknownModelException if there is no such model; the question has been given the rejection
     */
    public ExitStatus ask(PuzzleArguments arguments, Question question) {
        LoadedModel<?, ?> found = find(arguments.model(), question);
        LoadedModel<?, ?> model = question.time().isPresent()
                ? found.steps(PluginTimeLimit.of(question.time().get()))
                : found;
        Map<String, String> settings = arguments.settings(model);
        hasSettings = !settings.isEmpty();
        for (String file : arguments.files()) {
            if (isOver(question)) {
                break;
            }
            try {
                askAll(model, file, settings, question);
            } catch (InputException e) {
                status.malformed();
                InputException told = new FileNameHint(model, settings, arguments).told(file, e);
                refuse(question, new Rejection(OptionalInt.empty(), Optional.of(Inputs.name(file)), told));
            }
        }
        return status;
    }

    /** What happened so far. */
    public ExitStatus status() {
        return status;
    }

    private LoadedModel<?, ?> find(String id, Question question) {
        try {
            return models.get().get(id);
        } catch (UnknownModelException e) {
            question.refused(new Rejection(OptionalInt.empty(), Optional.empty(), e));
            throw e; // the run is over, and App reports why
        }
    }

    private void askAll(LoadedModel<?, ?> model, String file, Map<String, String> settings, Question question) {
        String source = Inputs.name(file);
        InputStream in = inputs.open(file);
        try {
            PuzzleText text = PuzzleText.of(source, model.input(in), settings, warning -> warn(warning, question));
            askAll(model, question.ignoresWeights() ? text.ignoringWeights() : text, source, question);
        } finally {
            close(in, source);
        }
    }

    /** What is before the first puzzle to be asked about has been reported. */
    private void warn(String warning, Question question) {
        if (number + 1 >= question.firstPuzzle()) {
            console.report("warning: " + warning);
        }
    }

    private void close(InputStream in, String source) {
        try {
            in.close();
        } catch (IOException e) {
            status.failed();
            console.reportError(source + ": it cannot be closed (" + e.getMessage() + ")", e);
        }
    }

    private <P, O> void askAll(LoadedModel<P, O> model, PuzzleText text, String source, Question question) {
        PuzzleReader<P> puzzles = new PuzzleReader<>(model, text);
        int before = number;
        repeated = new RepeatedErrors(console, source, hasSettings);
        try {
            boolean isAtEnd = askEach(puzzles, model, source, question);
            if (isAtEnd && number == before && !question.reportsNone()) {
                warn(source + ": there is no puzzle in it", question);
            }
        } finally {
            repeated.end();
        }
    }

    /** Returns whether the end of the text was reached, and not that of the run. */
    private <P, O> boolean askEach(PuzzleReader<P> puzzles, LoadedModel<P, O> model, String source, Question question) {
        while (!isOver(question)) {
            long begin = System.nanoTime();
            Optional<P> puzzle;
            try {
                puzzle = puzzles.next();
            } catch (DlxException e) {
                refuse(e, source, question);
                if (e.code().equals(LoadedModel.TIME_OUT)) {
                    console.report("warning: " + source + ": nothing behind puzzle " + number
                            + " is read, for the model may still be reading");
                }
                continue;
            }
            if (puzzle.isEmpty()) {
                return true;
            }
            repeated.none();
            number++;
            if (number >= question.firstPuzzle()) {
                ask(model, puzzle.get(), source, System.nanoTime() - begin, question);
            }
        }
        return false;
    }

    private boolean isOver(Question question) {
        return token.isCancelled() || question.isOver();
    }

    private <P, O> void ask(LoadedModel<P, O> model, P puzzle, String source, long readNanos, Question question) {
        try {
            long begin = System.nanoTime();
            Thread.interrupted(); // nobody interrupts a run but a plugin: Ctrl-C cancels the token
            Solver<O> solver = model.solver(puzzle, new Limits(question.time(), token));
            if (Thread.interrupted() && solver.isStopped() && !token.isCancelled()) {
                throw new ModelException("it interrupted its thread").in(model.id(), "describe");
            }
            if (solver.isStopped() && !question.reportsStops()) {
                return;
            }
            long described = System.nanoTime() - begin;
            question.ask(new PuzzleTask<>(model, puzzle, solver, number, source, readNanos, described));
        } catch (UsageException | UncheckedIOException | CheckpointException e) {
            throw e; // no puzzle's fault: the next one would fare no better
        } catch (Throwable e) { // a plugin may have thrown it
            status.failed(); // this puzzle has been read to its end, so the next one can be
            refuse(question, new Rejection(OptionalInt.of(number), Optional.of(source), Failure.in(model, e)));
        }
    }

    private void refuse(DlxException e, String source, Question question) {
        if (e instanceof PuzzleSyntaxException wrong) {
            if (wrong.source().startsWith("--set ")) {
                throw new UsageException(String.valueOf(e.getMessage())); // it is wrong for all puzzles
            }
            status.malformed();
        } else {
            status.failed();
        }
        number++;
        if (number >= question.firstPuzzle()) {
            refuse(question, new Rejection(OptionalInt.of(number), Optional.of(source), e));
        }
    }

    private void refuse(Question question, Rejection rejection) {
        question.refused(rejection);
        RuntimeException reason = rejection.reason();
        if (reason instanceof PuzzleSyntaxException wrong && repeated.counts(wrong)) {
            return;
        }
        boolean placed =
                reason instanceof PuzzleSyntaxException || rejection.puzzle().isEmpty();
        console.reportError((placed ? "" : "puzzle " + number + ": ") + reason.getMessage(), reason);
    }
}
