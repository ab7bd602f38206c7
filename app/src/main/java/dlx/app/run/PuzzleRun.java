package dlx.app.run;

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
import dlx.core.LoadedModel;
import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.io.IOException;
import java.io.InputStream;
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

    @Inject
    PuzzleRun(Provider<Models> models, Inputs inputs, Console console, CancellationToken token) {
        this.models = models;
        this.inputs = inputs;
        this.console = console;
        this.token = token;
    }

    /**
     * Asks a question of every puzzle of the arguments.
     *
     * @return how that went
     * @throws dlx.api.UnknownModelException if there is no such model; the question has been given the refusal
     */
    public ExitStatus ask(PuzzleArguments arguments, Question question) {
        LoadedModel<?, ?> model = find(arguments.model(), question);
        Map<String, String> settings = arguments.settings(model);
        for (String file : arguments.files()) {
            if (token.isCancelled()) {
                break;
            }
            try (InputStream in = inputs.open(file)) {
                PuzzleText text = PuzzleText.of(Inputs.name(file), in, settings, w -> console.report("warning: " + w));
                askAll(model, text, Inputs.name(file), question);
            } catch (InputException e) {
                status.malformed();
                refuse(question, new Refusal(OptionalInt.empty(), Optional.of(Inputs.name(file)), e));
            } catch (IOException e) {
                console.reportError(Inputs.name(file) + ": it cannot be closed (" + e.getMessage() + ")", e);
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
            question.refused(new Refusal(OptionalInt.empty(), Optional.empty(), e));
            throw e; // the run is over, and App reports why
        }
    }

    private <P, O> void askAll(LoadedModel<P, O> model, PuzzleText text, String source, Question question) {
        Place wrong = new Place(0, 0);
        boolean recovering = false;
        while (!token.isCancelled()) {
            long begin = System.nanoTime();
            try {
                if (recovering && !model.resume(text)) {
                    return;
                }
                recovering = false;
                Optional<P> puzzle = model.next(text);
                if (puzzle.isEmpty()) {
                    return;
                }
                number++;
                ask(model, puzzle.get(), source, System.nanoTime() - begin, question);
            } catch (PuzzleSyntaxException e) {
                refuse(e, source, question);
                Place place = new Place(e.line(), e.column());
                if (place.equals(wrong)) {
                    return; // a model that resumes where it failed would do so for ever
                }
                wrong = place;
                recovering = true;
            } catch (DlxException e) {
                number++;
                status.failed();
                refuse(question, new Refusal(OptionalInt.of(number), Optional.of(source), e));
                return;
            }
        }
    }

    private <P, O> void ask(LoadedModel<P, O> model, P puzzle, String source, long readNanos, Question question) {
        try {
            long begin = System.nanoTime();
            Solver<O> solver = model.solver(puzzle).cancelledBy(token);
            long described = System.nanoTime() - begin;
            question.ask(new Case<>(model, puzzle, solver, number, source, readNanos, described));
        } catch (DlxException e) {
            status.failed(); // this puzzle has been read to its end, so the next one can be
            refuse(question, new Refusal(OptionalInt.of(number), Optional.of(source), named(e, model)));
        }
    }

    /** What goes wrong in a search does not know the model. */
    private static DlxException named(DlxException error, LoadedModel<?, ?> model) {
        boolean nameless =
                error instanceof ModelException failure && failure.model().isEmpty();
        return nameless ? ((ModelException) error).in(model.id(), "search") : error;
    }

    private void refuse(PuzzleSyntaxException e, String source, Question question) {
        if (e.source().startsWith("--set ")) {
            throw new UsageException(String.valueOf(e.getMessage())); // it is wrong for all puzzles
        }
        number++;
        status.malformed();
        refuse(question, new Refusal(OptionalInt.of(number), Optional.of(source), e));
    }

    private void refuse(Question question, Refusal refusal) {
        question.refused(refusal);
        console.reportError(refusal.reason());
    }

    private record Place(int line, int column) {}
}
