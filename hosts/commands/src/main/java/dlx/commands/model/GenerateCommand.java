package dlx.commands.model;

import dlx.api.ModelException;
import dlx.api.PuzzleText;
import dlx.commands.answer.PuzzleLoop;
import dlx.commands.answer.StopMessage;
import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.Inputs;
import dlx.commands.console.Printable;
import dlx.commands.json.GeneratedJson;
import dlx.commands.json.JsonMembers;
import dlx.commands.json.ReasonJson;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.Format;
import dlx.commands.option.GeneratorOptions;
import dlx.commands.option.LineFormat;
import dlx.commands.option.PuzzleArguments;
import dlx.commands.option.TimeSpan;
import dlx.commands.run.Models;
import dlx.commands.run.PuzzleHandler;
import dlx.commands.run.PuzzleRun;
import dlx.commands.run.PuzzleSource;
import dlx.commands.run.PuzzleTask;
import dlx.commands.run.Rejection;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.explain.Rating;
import dlx.core.explain.Sentences;
import dlx.core.explain.SolvingPath;
import dlx.core.generate.DifferentPuzzles;
import dlx.core.generate.Generated;
import dlx.core.generate.Generation;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.Limits;
import dlx.core.search.Outcome;
import dlx.core.search.StopReason;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Writes fresh puzzles of the shape of a puzzle: {@code dlx generate}. */
public final class GenerateCommand implements PlanRunner<GenerateCommand.Plan> {

    /** The name of the input that contains the model's own example. */
    private static final String EXAMPLE = "<example>";

    /** Default time limit of a puzzle. A limit is needed, because a fitting puzzle may not exist. */
    private static final Duration USUAL_TIME = Duration.ofMinutes(1);

    /** Minimum time before the progress line of a puzzle, in nanoseconds. */
    private static final long SILENT_NANOS = 300_000_000;

    /** Minimum time between two progress lines, in nanoseconds. */
    private static final long BETWEEN_NANOS = 100_000_000;

    /** Maximum number of puzzles in succession that are the same as earlier ones. */
    private static final int MOST_SAME = 1000;

    private static final Parameter<Duration> TIME = Parameter.option(
                    "--time", "D", "Stops the work on each puzzle after this time: 500ms, 10s, 5m, 2h; 1m by default.")
            .by(TimeSpan::of, USUAL_TIME);

    public static final Command<Plan> COMMAND = Command.named("generate")
            .about(
                    "The same seed makes the same puzzles. They are written in the input format of dlx solve MODEL. If the time"
                            + " limit stops the work on a puzzle, the puzzle closest to --givens and --rating is written, and the"
                            + " exit code is 5.")
            .with(PuzzleArguments.SHAPE)
            .with(GeneratorOptions.PARAMETERS)
            .with(TIME, LineFormat.FORMAT, PuzzleArguments.PLUGINS)
            .examples(
                    "dlx generate sudoku",
                    "dlx generate sudoku --number 3 --seed 7 --symmetric cell | dlx rate sudoku",
                    "echo 8 | dlx generate queens - --format json")
            .planned(typed -> plan(typed, LineFormat.of(typed), false));

    /** The command that writes fresh puzzles with the ways to their solutions: {@code dlx tasks}. */
    public static final Command<Plan> TASKS = Command.named("tasks")
            .about(
                    "Writes an object per puzzle: text, givens, rating, names of the techniques, solution and the steps of dlx"
                            + " path. The puzzles are those of dlx generate with the same options, except those that are the"
                            + " same as an earlier one up to a symmetry. The same seed makes the same tasks.",
                    "Ends with exit code 5 if the time limit stops the work on a puzzle, or if 1000 puzzles in succession are"
                            + " the same as earlier ones.")
            .with(PuzzleArguments.SHAPE)
            .with(GeneratorOptions.PARAMETERS)
            .with(TIME, PuzzleArguments.PLUGINS)
            .examples("dlx tasks sudoku -n 2 --rating 1..4 --seed 7", "echo 4 | dlx tasks queens -")
            .planned(typed -> plan(typed, Format.JSON, true));

    private final Models models;
    private final PuzzleLoop loop;
    private final PuzzleRun run;
    private final Console console;
    private final Inputs inputs;
    private final CancellationToken token;
    private boolean hasShape;

    /**
     * The plan of a command line.
     *
     * @param shape the file whose first puzzle has the shape of the fresh puzzles
     * @param isExample true if the shape is that of the model's example
     * @param wishes the conditions of the puzzles
     * @param time the maximum time of the work on a puzzle
     * @param format the format of the answers
     * @param isTasks true for puzzles with steps, no two the same up to symmetry
     */
    public record Plan(
            PuzzleArguments shape,
            boolean isExample,
            GeneratorOptions wishes,
            Duration time,
            Format format,
            boolean isTasks) {}

    @Inject
    public GenerateCommand(
            Models models, PuzzleLoop loop, PuzzleRun run, Console console, Inputs inputs, CancellationToken token) {
        this.models = models;
        this.loop = loop;
        this.run = run;
        this.console = console;
        this.inputs = inputs;
        this.token = token;
    }

    private static Plan plan(Typed typed, Format format, boolean isTasks) {
        return new Plan(
                PuzzleArguments.shape(typed, EXAMPLE),
                typed.get(PuzzleArguments.SHAPE_FILE).isEmpty(),
                GeneratorOptions.of(typed),
                typed.get(TIME),
                format,
                isTasks);
    }

    @Override
    public int run(Plan plan) {
        if (plan.isExample) {
            serveExample(plan.shape.model());
        }
        PuzzleSource source =
                PuzzleSource.of(plan.shape).within(Optional.of(plan.time)).ignoringWeights();
        ExitStatus status = run.forEach(source, new FirstPuzzle(plan));
        if (!hasShape && !token.isCancelled()) {
            status.malformed();
            console.report(Inputs.name(plan.shape.files().get(0))
                    + ": does not contain a puzzle; expected a puzzle with the shape");
        }
        return status.code();
    }

    /** Serves the example of the model as the input of the run. The run rejects an unknown model. */
    private void serveExample(String id) {
        boolean isKnown = models.has(id);
        String example = isKnown ? models.get(id).example() : "";
        if (isKnown && example.isBlank()) {
            throw new UsageException("the model " + id + " does not have an example; expected a SHAPE-FILE");
        }
        inputs.serve(List.of(example.getBytes(StandardCharsets.UTF_8)));
    }

    private <P, O> void makeAll(PuzzleTask<P, O> about, Plan plan) {
        if (about.solver().isStopped()) {
            stopped(1, "stopped by the time limit before the shape was described");
            return;
        }
        Map<String, String> settings = plan.shape.settings(about.model());
        Generator<P, O> plain = generator(about, plan.format)
                .settings(settings)
                .limits(Limits.of(plan.time).token(token));
        Optional<Generator<P, O>> generator = plan.wishes.applyTo(plan.isTasks ? plain.rated() : plain);
        if (generator.isEmpty()) {
            stopped(1, "--uniform: no diagram of all solutions was finished within the limits of time and memory");
            return;
        }
        if (plan.isTasks) {
            makeTasks(about, generator.get(), plan);
            return;
        }
        boolean hasNext = true;
        for (int k = 1; k <= plan.wishes.number() && hasNext; k++) {
            hasNext = make(k, watched(k, generator.get()), about.model(), settings, plan);
        }
    }

    private <P, O> Generator<P, O> generator(PuzzleTask<P, O> about, Format format) {
        LoadedModel<P, O> model = about.model();
        try {
            return Generator.of(model, about.puzzle());
        } catch (ModelException e) {
            if (!models.isBundled(model)) {
                throw e;
            }
            String sentence = refusal(e, model);
            loop.write(
                    new Rejection(
                            OptionalInt.of(about.number()),
                            Optional.of(about.source()),
                            ModelException.coded(e.code(), sentence)),
                    format);
            throw new UsageException(sentence);
        }
    }

    /**
     * Returns the sentence about a model or a shape without fresh puzzles.
     *
     * @throws ModelException the reason, if it is another one
     */
    public static String refusal(ModelException reason, LoadedModel<?, ?> model) {
        if (!List.of("no_shape", "no_write").contains(reason.code())) {
            throw reason;
        }
        return Generator.makes(model)
                ? "cannot make fresh puzzles of this shape, because the givens are a part of it; expected a puzzle"
                        + " without givens, as dlx info " + model.id() + " describes"
                : "cannot make fresh puzzles of the model " + model.id()
                        + "; dlx models --generate lists the models that support this";
    }

    /** Returns the generator. On a terminal, it shows a line with its attempts if a puzzle takes long. */
    private <P, O> Generator<P, O> watched(int k, Generator<P, O> generator) {
        if (!console.showsReports()) {
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

    /** Makes puzzles, and writes those that are not the same as earlier ones. */
    private <P, O> void makeTasks(PuzzleTask<P, O> about, Generator<P, O> generator, Plan plan) {
        DifferentPuzzles different = new DifferentPuzzles(token);
        int same = 0;
        int k = 1;
        for (long draw = 1; k <= plan.wishes.number() && same < MOST_SAME; draw++) {
            Generation<P, O> made = watched(k, generator).generate(draw);
            if (!isMade(k, made, plan)) {
                return;
            }
            Generated<P, O> puzzle = made.puzzle().orElseThrow();
            if (different.add(puzzle)) {
                write(about, k++, puzzle, plan);
                same = 0;
            } else {
                same++;
            }
        }
        if (same == MOST_SAME) {
            stopped(k, "not found, because the last " + same + " puzzles are the same as earlier ones up to symmetry");
        }
    }

    private <P, O> void write(PuzzleTask<P, O> about, int k, Generated<P, O> puzzle, Plan plan) {
        int[] givens = puzzle.givens().stream().mapToInt(option -> option).toArray();
        Solver<O> solver = about.model().solver(puzzle.shape()).toBuilder()
                .given(Givens.of(givens))
                .build()
                .stated();
        Sentences words = Sentences.of(
                        solver.cover(), solver.givens(), step -> about.model().techniqueName(puzzle.shape(), step))
                .showing(Printable::name);
        SolvingPath path = solver.ask(Question.path());
        loop.print(JsonMembers.answer("task", k, json -> {
            json.put("seed", plan.wishes.seed());
            GeneratedJson.puzzle(json, puzzle, ReasonJson::rating);
            GeneratedJson.way(json, puzzle, path, words);
        }));
    }

    /** Makes a puzzle, and returns true if the next puzzle may be made. */
    private <P, O> boolean make(
            int k, Generator<P, O> generator, LoadedModel<P, O> model, Map<String, String> settings, Plan plan) {
        Generation<P, O> made = generator.generate(k);
        if (plan.format == Format.JSON) {
            loop.print(JsonMembers.answer("generated", k, json -> {
                json.put("seed", plan.wishes.seed());
                GeneratedJson.end(json, made);
                made.puzzle().ifPresent(puzzle -> GeneratedJson.puzzle(json, puzzle, ReasonJson::rating));
            }));
        } else {
            made.puzzle().ifPresent(puzzle -> print(k, puzzle.text(), model, settings));
        }
        return isMade(k, made, plan);
    }

    /** Reports why a puzzle was not made, and returns true if it was. */
    private boolean isMade(int k, Generation<?, ?> made, Plan plan) {
        if (made.puzzle().isEmpty() && made.stopped() == StopReason.EXHAUSTED && made.attempts() > 0) {
            stopped(
                    k,
                    "none of the " + made.attempts()
                            + " solutions drawn of this shape gives a puzzle with one solution only");
            return false;
        }
        if (made.puzzle().isEmpty() && made.stopped() == StopReason.EXHAUSTED) {
            console.report("puzzle " + k + ": "
                    + made.impossible()
                            .map(weights -> "no puzzle fits this shape: " + weights.name()
                                    + (weights.modulus() == 0 ? " of its items" : "")
                                    + " prove that it has no solution; dlx explain shows the proof")
                            .orElse("this shape does not have a solution, so no puzzle can be made"));
            run.status().searched(Outcome.NO_SOLUTION, true, true);
            return false;
        }
        if (made.stopped() != StopReason.EXHAUSTED) {
            stopped(k, sentence(made, plan.wishes));
            return false;
        }
        if (made.puzzle().get().size() == Generated.Size.UNREDUCED) {
            console.report("puzzle " + k + ": not all givens were checked; some may be redundant");
        }
        run.status().searched(Outcome.SOLVED, true, true);
        return true;
    }

    /**
     * Prints a puzzle. A blank line precedes it, except if puzzles are single lines that the model can read one after
     * the other.
     */
    private <P, O> void print(int k, String text, LoadedModel<P, O> model, Map<String, String> settings) {
        console.print(k > 1 && !isLine(text, model, settings) ? '\n' + text : text);
    }

    /** Returns true if a puzzle is one line, and the model reads two such lines as two puzzles. */
    public static <P, O> boolean isLine(String text, LoadedModel<P, O> model, Map<String, String> settings) {
        if (text.indexOf('\n') < text.length() - 1) {
            return false;
        }
        byte[] twice = (text + text).getBytes(StandardCharsets.UTF_8);
        PuzzleText lines = PuzzleText.of("<written>", new ByteArrayInputStream(twice), settings, warning -> {});
        return model.next(lines).isPresent() && lines.filledTaken() == 1;
    }

    private void stopped(int k, String sentence) {
        console.report("puzzle " + k + ": " + sentence);
        run.status().searched(Outcome.UNKNOWN, false, false);
    }

    private String sentence(Generation<?, ?> made, GeneratorOptions wishes) {
        String begin = StopMessage.stoppedBy(made.stopped());
        if (made.puzzle().isEmpty()) {
            return begin + " before a puzzle was found";
        }
        Generated<?, ?> nearest = made.puzzle().get();
        if (made.found() && nearest.size() == Generated.Size.FILLED) {
            return begin + " before givens that are not needed were left out";
        }
        if (made.found()) {
            return begin + " before each of its " + nearest.givens().size() + " givens was shown to be needed";
        }
        return begin + " after " + made.attempts() + (made.attempts() == 1 ? " attempt" : " attempts")
                + ", no puzzle with " + wishes + "; the closest puzzle found " + described(nearest);
    }

    private static String described(Generated<?, ?> nearest) {
        Optional<String> rating = nearest.rating().map(Rating::toString);
        return nearest.size() == Generated.Size.FILLED
                ? rating.map(is -> "has " + is).orElse("is not rated")
                : "has " + nearest.givens().size() + " givens"
                        + rating.map(is -> " and " + is).orElse("");
    }

    /** Takes the shape from the first puzzle. */
    private final class FirstPuzzle implements PuzzleHandler {

        private final Plan plan;

        FirstPuzzle(Plan plan) {
            this.plan = plan;
        }

        @Override
        public <P, O> void handle(PuzzleTask<P, O> task) {
            hasShape = true;
            makeAll(task, plan);
        }

        @Override
        public void rejected(Rejection rejection) {
            hasShape = true;
            loop.write(rejection, plan.format);
        }

        @Override
        public boolean isOver() {
            return hasShape;
        }

        @Override
        public boolean reportsNone() {
            return true;
        }
    }
}
