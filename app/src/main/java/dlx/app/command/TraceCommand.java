package dlx.app.command;

import com.google.inject.Inject;
import dlx.api.Svg;
import dlx.app.console.NamedFile;
import dlx.app.console.OutputFolder;
import dlx.app.console.ProcessConsole;
import dlx.app.console.ProcessFiles;
import dlx.app.trace.FrameTrace;
import dlx.app.trace.InsideTrace;
import dlx.app.trace.TextTrace;
import dlx.app.trace.TraceJson;
import dlx.app.trace.Tracer;
import dlx.commands.answer.Colorings;
import dlx.commands.answer.PuzzleLoop;
import dlx.commands.console.Inputs;
import dlx.commands.console.Printable;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.Format;
import dlx.commands.option.GivenOptions;
import dlx.commands.option.PuzzleArguments;
import dlx.commands.option.StrategyOptions;
import dlx.commands.run.PuzzleSource;
import dlx.commands.run.PuzzleTask;
import dlx.core.EngineName;
import dlx.core.Solver;
import dlx.core.explain.Explanation;
import dlx.core.explain.Sentences;
import dlx.core.search.RootReduction;
import dlx.core.search.Strategy;
import dlx.web.file.RecordedPage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Writes or draws the steps of the search of each puzzle: {@code dlx trace}. */
final class TraceCommand implements PlanRunner<TraceCommand.Plan> {

    /** The engines with textbook steps: each item is chosen in a step of its own, even if it has a single option. */
    private static final List<String> ENGINES = List.of(EngineName.LINKS, EngineName.IDA);

    /** The engines whose data structures can be drawn. */
    private static final List<String> SHOWN = List.of(EngineName.LINKS, "slots");

    private static final long USUAL_STEPS = 200;

    /** Maximum number of steps of a page. It equals RecordedPage.MOST_STEPS, whose class is loaded only for a page. */
    private static final long HTML_STEPS = 100_000;

    private static final Parameter<Optional<Long>> STEPS = Parameter.option(
                    "--steps", "N", "Shows at most N steps of each puzzle (1 or more; default 200, with html 100000).")
            .number();

    private static final Parameter<String> ENGINE = Parameter.option(
                    "--engine",
                    "E",
                    "Engine whose steps are shown: links (default); ida, which searches a repeated cover by iterative"
                            + " deepening; slots, only with --show engine.")
            .text(EngineName.LINKS);

    private static final Parameter<String> SHOW = Parameter.option(
                    "--show",
                    "WHAT",
                    "Content of the pictures of --format svg: matrix (default); engine, the data of the engine after"
                            + " each step: the linked lists of the engine links or the bits of slots.")
            .text("matrix");

    private static final Parameter<Optional<Long>> LIMIT = Parameter.option(
                    "--limit", "N", "Ends the search of each puzzle at its N-th solution.")
            .number();

    private static final Parameter<String> FORMAT = Parameter.option(
                    "--format",
                    "F",
                    "Output format: text (default); json, an object per line; svg, a picture per step, for --output;"
                            + " html, a page that plays the search, for --output.")
            .text("text");

    private static final Parameter<Optional<String>> OUTPUT = Parameter.option(
                    "--output",
                    "PLACE",
                    "With svg: folder for the files frame-0001.svg and so on; their names go to standard output. With"
                            + " html: the file of the page.")
            .text();

    static final Command<Plan> COMMAND = Command.named("trace")
            .about("An item is chosen, its options are tried one after the other, each is dropped again, and the item"
                    + " is uncovered (\"given back\"). A small cover is drawn as a 0/1 matrix, with a letter for each column"
                    + " and row that a step covers.")
            .with(PuzzleArguments.ALL)
            .with(GivenOptions.PARAMETERS)
            .with(STEPS, ENGINE, SHOW, LIMIT, FORMAT, OUTPUT, PuzzleArguments.PLUGINS)
            .with(StrategyOptions.SEEDED)
            .examples(
                    "dlx info sets --example | dlx trace sets",
                    "echo 4 | dlx trace queens --limit 1",
                    "echo 8 | dlx trace queens --steps 20 --format json",
                    "echo 3 | dlx trace domination --engine ida",
                    "echo 4 | dlx trace queens --format svg --show engine --output frames",
                    "echo 6 | dlx trace queens --format html --output queens.html")
            .planned(TraceCommand::plan);

    private final PuzzleLoop loop;
    private final ProcessConsole console;
    private int frames;
    private boolean hasPage;

    /**
     * The searches that are traced, and the form of the trace.
     *
     * @param puzzles the puzzles
     * @param given the givens of the command line
     * @param engine the engine whose steps are shown
     * @param strategy the strategy of the search
     * @param limit maximum number of solutions per puzzle; empty without limit
     * @param steps maximum number of steps per puzzle
     * @param looksInside true if pictures show the engine's data structures instead of the matrix
     * @param format the format of the steps
     * @param output the folder of pictures, or the file of a page
     */
    record Plan(
            PuzzleArguments puzzles,
            GivenOptions given,
            String engine,
            Strategy strategy,
            Optional<Long> limit,
            long steps,
            boolean looksInside,
            Format format,
            Optional<String> output) {

        <O> Solver<O> applyTo(Solver<O> plain) {
            Solver<O> solver =
                    plain.toBuilder().engine(engine).strategy(strategy).build();
            return limit.isPresent()
                    ? solver.toBuilder().solutionLimit(limit.get()).build()
                    : solver;
        }
    }

    @Inject
    TraceCommand(PuzzleLoop loop, ProcessConsole console) {
        this.loop = loop;
        this.console = console;
    }

    private static Plan plan(Typed typed) {
        GivenOptions given = GivenOptions.of(typed);
        Format format = Format.of(typed.get(FORMAT), Format.TEXT, Format.JSON, Format.SVG, Format.HTML);
        Strategy strategy = StrategyOptions.of(typed);
        String engine = typed.get(ENGINE);
        boolean looksInside = looksInside(typed.get(SHOW), engine, format);
        long steps = typed.get(STEPS).orElse(format == Format.HTML ? HTML_STEPS : USUAL_STEPS);
        if (steps < 1) {
            throw new UsageException("--steps " + steps + ": must be 1 or more");
        }
        if (format == Format.HTML) {
            checkPage(engine, steps);
        }
        Optional<Long> limit = typed.get(LIMIT);
        if (limit.orElse(1L) < 1) {
            throw new UsageException("--limit " + limit.get() + ": must be 1 or more");
        }
        checkOutput(format, typed.isGiven(OUTPUT));
        return new Plan(
                PuzzleArguments.of(typed),
                given,
                engine,
                strategy,
                limit,
                steps,
                looksInside,
                format,
                typed.get(OUTPUT));
    }

    private static boolean looksInside(String shown, String engine, Format format) {
        boolean looksInside = shown.equals("engine");
        if (!looksInside && !shown.equals("matrix")) {
            throw new UsageException("--show " + shown + ": must be matrix or engine");
        }
        if (looksInside && format != Format.SVG) {
            throw new UsageException("--show engine: requires --format svg");
        }
        if (looksInside && !SHOWN.contains(engine)) {
            throw new UsageException("--engine " + engine + ": --show engine does not support this engine; expected "
                    + String.join(" or ", SHOWN));
        }
        if (!looksInside && !ENGINES.contains(engine)) {
            throw new UsageException("--engine " + engine + ": must be " + String.join(" or ", ENGINES)
                    + ", or slots with --show engine");
        }
        return looksInside;
    }

    private static void checkPage(String engine, long steps) {
        if (steps > HTML_STEPS) {
            throw new UsageException("--steps " + steps + ": must be at most " + HTML_STEPS);
        }
        if (!engine.equals(EngineName.LINKS)) {
            throw new UsageException(
                    "--engine " + engine + ": --format html supports only the engine " + EngineName.LINKS);
        }
    }

    private static void checkOutput(Format format, boolean isGiven) {
        boolean toFiles = format == Format.SVG || format == Format.HTML;
        if (isGiven && !toFiles) {
            throw new UsageException(
                    "--output is for --format svg and html; the format " + format.word() + " goes to standard output");
        }
        if (!isGiven && toFiles) {
            throw new UsageException(
                    format == Format.SVG
                            ? "--format svg draws a picture per step; expected --output DIR for them"
                            : "--format html makes a page; expected --output FILE for it");
        }
    }

    @Override
    public int run(Plan plan) {
        if (plan.format == Format.HTML) {
            ProcessFiles.spareInputs(plan.puzzles.files(), "--output", plan.output.orElseThrow());
        }
        return loop.answer(PuzzleSource.of(plan.puzzles), plan.given, plan.format, plan, this::show);
    }

    private <P, O> void show(PuzzleTask<P, O> task, Plan plan) {
        Solver<O> solver = plan.applyTo(task.solver());
        switch (plan.format) {
            case JSON -> {
                loop.print(TraceJson.begin(task));
                Tracer.End end = Tracer.trace(solver, plan.steps, (n, s) -> loop.print(TraceJson.step(task, n, s)));
                loop.print(TraceJson.end(task, end));
            }
            case SVG -> {
                Tracer.End end = plan.looksInside
                        ? inside(task, solver, plan)
                        : Tracer.trace(solver, plan.steps, frames(task, plan));
                if (end.steps() == 0) {
                    loop.report(task, "there is no step to draw");
                }
                if (end.ended() == Tracer.Ending.STEPS) {
                    loop.report(
                            task,
                            "cut after " + end.steps() + (end.steps() == 1 ? " step" : " steps")
                                    + "; --steps N shows more");
                }
                impossible(task, end).ifPresent(none -> coloring(task, none, plan));
            }
            case HTML -> page(task, solver, plan);
            default -> {
                TextTrace text = new TextTrace(task.solver());
                console.print(text.begin(task.number()));
                Tracer.End end = Tracer.trace(solver, plan.steps, (n, s) -> console.print(text.step(n, s)));
                console.print(text.end(end));
                impossible(task, end).ifPresent(none -> why(task, none));
            }
        }
    }

    /** Returns the explanation by weights why there is no solution; empty if the trace met a solution. */
    private static Optional<Explanation.NoSolution> impossible(PuzzleTask<?, ?> task, Tracer.End end) {
        return end.solutions() > 0 ? Optional.empty() : Colorings.explanation(task.solver());
    }

    private void why(PuzzleTask<?, ?> task, Explanation.NoSolution none) {
        Solver<?> solver = task.solver();
        Sentences words = Sentences.of(solver.cover(), solver.givens()).showing(Printable::name);
        words.lines(none).forEach(line -> console.print(line + '\n'));
    }

    /** Writes the picture of the weights, after the frames. */
    private void coloring(PuzzleTask<?, ?> task, Explanation.NoSolution none, Plan plan) {
        Colorings.weights(task.solver(), none)
                .flatMap(weights -> Colorings.picture(task, weights))
                .ifPresent(svg -> {
                    OutputFolder folder = new OutputFolder(plan.output.orElseThrow());
                    console.print(folder.write(Colorings.name(task) + ".svg", svg.toString()) + '\n');
                });
    }

    private <P, O> void page(PuzzleTask<P, O> task, Solver<O> solver, Plan plan) {
        if (hasPage) {
            throw new UsageException("--format html: cannot show puzzle " + task.number()
                    + " too, because the page shows one puzzle; expected one puzzle");
        }
        hasPage = true;
        String html = RecordedPage.of(
                task.model(), task.puzzle(), solver, plan.strategy.toString(), Math.toIntExact(plan.steps));
        String name = plan.output.orElseThrow();
        try {
            Path folder = NamedFile.path(name).toAbsolutePath().getParent();
            if (folder != null && !Files.exists(folder)) { // null: the name is a root
                Files.createDirectories(folder);
            }
            NamedFile file = new NamedFile(name, console);
            file.write(to -> {
                to.write(html);
                return true;
            });
            if (!file.isOutput()) {
                console.print(Path.of(name) + "\n");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(name + ": the page cannot be written (" + NamedFile.reason(e) + ")", e);
        } catch (InvalidPathException e) {
            throw new UncheckedIOException(
                    Inputs.shown(name) + ": not a valid file name; expected a name for the page", new IOException(e));
        }
    }

    /**
     * Returns a listener that draws frames. They are numbered through all puzzles, so their names sort in the order of
     * drawing.
     */
    private Tracer.Audience frames(PuzzleTask<?, ?> task, Plan plan) {
        FrameTrace drawing = FrameTrace.of(task.number(), task.solver()).orElseThrow(() -> tooLarge(task));
        OutputFolder folder = new OutputFolder(plan.output.orElseThrow());
        return (number, step) -> write(folder, drawing.frame(number, step));
    }

    /** Draws the engine's data structures, without reducing the cover first, so that they show the cover as it is. */
    private Tracer.End inside(PuzzleTask<?, ?> task, Solver<?> solver, Plan plan) {
        InsideTrace drawing = InsideTrace.of(task.number(), task.solver()).orElseThrow(() -> tooLarge(task));
        OutputFolder folder = new OutputFolder(plan.output.orElseThrow());
        int before = frames;
        Tracer.End end = Tracer.watch(
                solver.toBuilder().reduction(RootReduction.OFF).build(),
                plan.steps,
                (number, step, search) -> drawing.frame(number, step, search).ifPresent(svg -> write(folder, svg)));
        if (end.steps() > 0 && frames == before) {
            throw new UsageException(
                    "--show engine: puzzle " + task.number() + " has multiplicities, which the pictures of "
                            + plan.engine + " do not support; expected --engine " + EngineName.LINKS);
        }
        return end;
    }

    private static UsageException tooLarge(PuzzleTask<?, ?> task) {
        return new UsageException(
                "--format svg: puzzle " + task.number() + " is too large to draw, because pictures have "
                        + FrameTrace.limits() + "; expected the format text or json");
    }

    private void write(OutputFolder folder, Svg frame) {
        String name = String.format(Locale.ROOT, "frame-%04d.svg", ++frames);
        console.print(folder.write(name, frame.toString()) + '\n');
    }
}
