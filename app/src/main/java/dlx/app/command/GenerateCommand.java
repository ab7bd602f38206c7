package dlx.app.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import dlx.api.ModelException;
import dlx.api.PuzzleText;
import dlx.app.answer.ErrorJson;
import dlx.app.answer.GeneratedJson;
import dlx.app.console.ExitStatus;
import dlx.app.console.Inputs;
import dlx.app.console.ProcessEnvironment;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.Format;
import dlx.app.option.GeneratorOptions;
import dlx.app.option.LineFormat;
import dlx.app.option.PuzzleArguments;
import dlx.app.option.ShapeArguments;
import dlx.app.option.TimeSpan;
import dlx.app.plugin.Models;
import dlx.app.run.PuzzleHandler;
import dlx.app.run.PuzzleRun;
import dlx.app.run.PuzzleSource;
import dlx.app.run.PuzzleTask;
import dlx.app.run.Rejection;
import dlx.core.explain.Rating;
import dlx.core.generate.Generated;
import dlx.core.generate.Generation;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import dlx.core.search.CancellationToken;
import dlx.core.search.Limits;
import dlx.core.search.Outcome;
import dlx.core.search.StopReason;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The command {@code dlx generate}. */
final class GenerateCommand extends PluginCommand {

    /** What is called so when the model's own example is read. */
    private static final String EXAMPLE = "<example>";

    /** Nobody waits longer for a puzzle that may not exist. */
    private static final Duration USUAL_TIME = Duration.ofMinutes(1);

    /** A puzzle that is made sooner needs no line. */
    private static final long SILENT_NANOS = 300_000_000;

    private static final long BETWEEN_NANOS = 100_000_000;

    private final ShapeArguments shape = new ShapeArguments(arguments);

    private final GeneratorOptions wishes = new GeneratorOptions(arguments);

    private final Argument<Duration> time = arguments
            .option("--time", "D", "Stops the work on a puzzle after this time: 500ms, 10s, 5m; 1m unless given.")
            .by(Duration.class, new TimeSpan(), USUAL_TIME);

    private final LineFormat form = new LineFormat(arguments);

    private final Provider<Models> models;
    private final PuzzleRun run;
    private final Inputs inputs;
    private final CancellationToken token;
    private final boolean onTerminal;
    private boolean asked;
    private boolean isJson;

    @Inject
    GenerateCommand(
            PuzzleParts parts,
            Provider<Models> models,
            Inputs inputs,
            CancellationToken token,
            ProcessEnvironment process) {
        super(parts.plugins(), parts.console());
        this.models = models;
        run = parts.run();
        this.inputs = inputs;
        this.token = token;
        onTerminal = process.errIsTerminal();
    }

    @Override
    protected List<String> description() {
        return List.of(
                "The same seed makes the same puzzles. They are written as the model reads them, so that dlx solve MODEL reads"
                        + " them. A limit of time may stop the work on one: what came nearest to it is written then, and the"
                        + " exit code is 5.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  dlx generate sudoku",
                "  dlx generate sudoku --number 3 --seed 7 --symmetric cell | dlx rate sudoku",
                "  echo 8 | dlx generate queens - --format json");
    }

    @Override
    public Integer call() {
        isJson = form.check() == Format.JSON;
        wishes.check();
        PuzzleArguments puzzles = shape.puzzles(EXAMPLE);
        if (shape.file().isEmpty()) {
            serveExample();
        }
        PuzzleSource source =
                PuzzleSource.of(puzzles).within(Optional.of(time.get())).ignoringWeights();
        ExitStatus status = run.forEach(source, new FirstPuzzle());
        if (!asked && !token.isCancelled()) {
            status.malformed();
            console.report(Inputs.name(puzzles.files().get(0))
                    + ": this holds no puzzle; expected one of the shape that is wanted");
        }
        return status.code();
    }

    /** The run reads the example of the model as if it were a file. An unknown model is refused there. */
    private void serveExample() {
        Optional<LoadedModel<?, ?>> model =
                models.get().find(loaded -> loaded.id().equals(shape.model()));
        String example = model.map(LoadedModel::example).orElse("");
        if (model.isPresent() && example.isBlank()) {
            throw new UsageException("the model " + shape.model() + " has no example; expected a SHAPE-FILE");
        }
        inputs.serve(List.of(example.getBytes(StandardCharsets.UTF_8)));
    }

    private <P, O> void makeAll(PuzzleTask<P, O> about) {
        if (about.solver().isStopped()) {
            stopped(1, "stopped by the time limit before the shape was described");
            return;
        }
        Map<String, String> settings = shape.puzzles(EXAMPLE).settings(about.model());
        Generator<P, O> plain =
                generator(about).settings(settings).limits(Limits.of(time.get()).token(token));
        Optional<Generator<P, O>> generator = wishes.applyTo(plain);
        if (generator.isEmpty()) {
            stopped(1, "no diagram of all solutions was made within the time and the memory, and --uniform needs it");
            return;
        }
        boolean goesOn = true;
        for (int k = 1; k <= wishes.number() && goesOn; k++) {
            goesOn = make(k, watched(k, generator.get()), about.model(), settings);
        }
    }

    private <P, O> Generator<P, O> generator(PuzzleTask<P, O> about) {
        LoadedModel<P, O> model = about.model();
        try {
            return Generator.of(model, about.puzzle());
        } catch (ModelException e) {
            if (!List.of("no_shape", "no_write").contains(e.code()) || !isOfThisProgram(model)) {
                throw e;
            }
            String sentence = Generator.makes(model)
                    ? "no fresh puzzles are made of the shape of this one, for its givens are a part of it; expected"
                            + " one without them, as dlx info " + model.id() + " describes"
                    : "no fresh puzzles are made of the model " + model.id()
                            + "; dlx models --generate lists those of which there are some";
            refused(new Rejection(
                    OptionalInt.of(about.number()),
                    Optional.of(about.source()),
                    ModelException.coded(e.code(), sentence)));
            throw new UsageException(sentence);
        }
    }

    /** Whoever loads a plugin may be its author, and reads which methods are missing. */
    private static boolean isOfThisProgram(LoadedModel<?, ?> model) {
        return model.type().getClassLoader() == GenerateCommand.class.getClassLoader();
    }

    /** On a terminal a line tells how it goes, where that takes long enough to be read. */
    private <P, O> Generator<P, O> watched(int k, Generator<P, O> generator) {
        if (!onTerminal) {
            return generator;
        }
        long[] next = {System.nanoTime() + SILENT_NANOS};
        return generator.onAttempt(attempts -> {
            if (System.nanoTime() - next[0] >= 0) {
                console.status("puzzle " + k + ": attempt " + attempts);
                next[0] = System.nanoTime() + BETWEEN_NANOS;
            }
        });
    }

    /** Makes a puzzle; whether the next one may be made. */
    private <P, O> boolean make(
            int k, Generator<P, O> generator, LoadedModel<P, O> model, Map<String, String> settings) {
        Generation<P, O> made = generator.generate(k);
        if (isJson) {
            print(GeneratedJson.of(k, wishes.seed(), made));
        } else {
            made.puzzle().ifPresent(puzzle -> print(k, puzzle.text(), model, settings));
        }
        if (made.puzzle().isEmpty() && made.stopped() == StopReason.EXHAUSTED && made.attempts() > 0) {
            stopped(k, "of " + made.attempts() + " solutions of this shape none makes a puzzle with just one solution");
            return false;
        }
        if (made.puzzle().isEmpty() && made.stopped() == StopReason.EXHAUSTED) {
            console.report("puzzle " + k + ": "
                    + made.impossible()
                            .map(weights -> "no puzzle fits this shape: " + weights.name()
                                    + (weights.modulus() == 0 ? " of its items" : "")
                                    + " prove that it has no solution; dlx explain tells how")
                            .orElse("this shape has no solution, so there is no puzzle of it"));
            run.status().searched(Outcome.NO_SOLUTION, true, true);
            return false;
        }
        if (made.stopped() != StopReason.EXHAUSTED) {
            stopped(k, sentence(made));
            return false;
        }
        if (made.puzzle().get().size() == Generated.Size.UNREDUCED) {
            console.report("puzzle " + k + ": of some givens nobody knows whether they could be left out");
        }
        run.status().searched(Outcome.SOLVED, true, true);
        return true;
    }

    /** A puzzle of several lines, and one that would run into the next, has a blank line before it. */
    private <P, O> void print(int k, String text, LoadedModel<P, O> model, Map<String, String> settings) {
        boolean apart = text.indexOf('\n') < text.length() - 1 || !isLine(text, model, settings);
        console.print(k > 1 && apart ? '\n' + text : text);
    }

    private static <P, O> boolean isLine(String text, LoadedModel<P, O> model, Map<String, String> settings) {
        byte[] twice = (text + text).getBytes(StandardCharsets.UTF_8);
        PuzzleText lines = PuzzleText.of("<written>", new ByteArrayInputStream(twice), settings, warning -> {});
        return model.next(lines).isPresent() && lines.filledTaken() == 1;
    }

    private void stopped(int k, String sentence) {
        console.report("puzzle " + k + ": " + sentence);
        run.status().searched(Outcome.UNKNOWN, false, false);
    }

    private String sentence(Generation<?, ?> made) {
        String begin = ExplainingCommand.stoppedBy(made.stopped());
        if (made.puzzle().isEmpty()) {
            return begin + " before there was any";
        }
        Generated<?, ?> nearest = made.puzzle().get();
        if (made.found()) {
            return begin + " before each of its " + nearest.givens().size() + " givens was shown to be needed";
        }
        return begin + " after " + made.attempts() + (made.attempts() == 1 ? " attempt" : " attempts") + ", none with "
                + wishes + "; what came nearest " + described(nearest);
    }

    private static String described(Generated<?, ?> nearest) {
        Optional<String> rating = nearest.rating().map(Rating::toString);
        return nearest.size() == Generated.Size.FILLED
                ? rating.map(is -> "has " + is).orElse("is not rated")
                : "has " + nearest.givens().size() + " givens"
                        + rating.map(is -> " and " + is).orElse("");
    }

    private void refused(Rejection rejection) {
        asked = true;
        if (isJson) {
            print(ErrorJson.of(rejection));
        }
    }

    /** Takes the shape from the first puzzle. */
    private final class FirstPuzzle implements PuzzleHandler {

        @Override
        public <P, O> void handle(PuzzleTask<P, O> task) {
            asked = true;
            makeAll(task);
        }

        @Override
        public void rejected(Rejection rejection) {
            refused(rejection);
        }

        @Override
        public boolean isOver() {
            return asked;
        }

        @Override
        public boolean reportsNone() {
            return true;
        }
    }
}
