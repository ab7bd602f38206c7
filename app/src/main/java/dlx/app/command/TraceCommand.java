package dlx.app.command;

import com.google.inject.Inject;
import dlx.api.Svg;
import dlx.app.answer.Colorings;
import dlx.app.answer.TraceJson;
import dlx.app.console.Inputs;
import dlx.app.console.NamedFile;
import dlx.app.console.OutputFolder;
import dlx.app.console.Printable;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.Format;
import dlx.app.option.SeededStrategyOptions;
import dlx.app.option.StrategyOptions;
import dlx.app.run.PuzzleTask;
import dlx.app.trace.FrameTrace;
import dlx.app.trace.InsideTrace;
import dlx.app.trace.TextTrace;
import dlx.app.trace.Tracer;
import dlx.core.Solver;
import dlx.core.explain.Explanation;
import dlx.core.explain.Sentences;
import dlx.core.search.RootReduction;
import dlx.web.file.RecordedPage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The command {@code dlx trace}. */
final class TraceCommand extends GivenCommand {

    /** Steps as in books: the reference chooses items that have one option left like any others. */
    private static final List<String> ENGINES = List.of(Solver.REFERENCE, "ida");

    /** Those that can be looked into. */
    private static final List<String> SHOWN = List.of(Solver.REFERENCE, "slots");

    private static final long USUAL_STEPS = 200;

    /** As many as a page takes: RecordedPage.MOST_STEPS, whose class is loaded for a page only. */
    private static final long HTML_STEPS = 100_000;

    private final Argument<Optional<Long>> wanted = arguments
            .option("--steps", "N", "Shows at most N steps of each puzzle (200; with html 100000).")
            .of(Long.class);

    private final Argument<String> engine = arguments
            .option(
                    "--engine",
                    "E",
                    "Whose steps: links (default); ida, which deepens its search for a repeated cover, and cuts; slots, with"
                            + " --show engine.")
            .text(Solver.REFERENCE);

    private final Argument<String> shown = arguments
            .option(
                    "--show",
                    "WHAT",
                    "What --format svg draws: matrix (default); engine, what the engine holds after each step, the linked"
                            + " lists of links or the bits of slots.")
            .text("matrix");

    private final Argument<Optional<Long>> limit = arguments
            .option("--limit", "N", "Ends the search of each puzzle at its N-th solution.")
            .of(Long.class);

    private final Argument<String> formatName = arguments
            .option(
                    "--format",
                    "F",
                    "text (default); json, an object per line; svg, a picture per step, for --output; html, a page that"
                            + " plays the search, for --output.")
            .text("text");

    private final Argument<Optional<String>> output = arguments
            .option(
                    "--output",
                    "PLACE",
                    "With svg: writes frame-0001.svg and so on to this folder, their names to standard output. With"
                            + " html: the file.")
            .text();

    private final StrategyOptions strategy = new SeededStrategyOptions(arguments);

    private long steps = USUAL_STEPS;
    private int frames;
    private boolean hasPage;

    @Inject
    TraceCommand(PuzzleParts parts) {
        super(parts);
    }

    @Override
    protected List<String> description() {
        return List.of(
                "An item is chosen, its options are tried one after the other, each is dropped again, the item is given"
                        + " back. A small cover is drawn as a 0/1 matrix, with a letter for whatever a step covers.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  dlx info sets --example | dlx trace sets",
                "  echo 4 | dlx trace queens --limit 1",
                "  echo 8 | dlx trace queens --steps 20 --format json",
                "  echo 3 | dlx trace domination --engine ida",
                "  echo 4 | dlx trace queens --format svg --show engine --output frames",
                "  echo 6 | dlx trace queens --format html --output queens.html");
    }

    @Override
    Format check() {
        Format format = Format.of(formatName.get(), Format.TEXT, Format.JSON, Format.SVG, Format.HTML);
        strategy.check();
        checkEngine(format);
        steps = wanted.get().orElse(format == Format.HTML ? HTML_STEPS : USUAL_STEPS);
        if (steps < 1) {
            throw new UsageException("--steps " + steps + ": this is no number of steps; expected 1 or more");
        }
        if (format == Format.HTML) {
            checkPage();
        }
        if (limit.get().orElse(1L) < 1) {
            throw new UsageException("--limit " + limit.get().get() + ": this is no limit; expected 1 or more");
        }
        boolean toFiles = format == Format.SVG || format == Format.HTML;
        if (output.get().isPresent() != toFiles) {
            throw new UsageException(
                    output.get().isPresent()
                            ? "--output is for --format svg and html; the format " + formatName.get()
                                    + " goes to standard output"
                            : format == Format.SVG
                                    ? "--format svg draws a picture per step; expected --output DIR for them"
                                    : "--format html makes a page; expected --output FILE for it");
        }
        return format;
    }

    @Override
    <P, O> void answer(PuzzleTask<P, O> task) {
        Solver<O> solver = strategy.applyTo(task.solver().engine(engine.get()));
        Solver<O> limited = limit.get().isPresent() ? solver.limit(limit.get().get()) : solver;
        switch (format()) {
            case JSON -> {
                console.print(TraceJson.begin(task) + '\n');
                Tracer.End end =
                        Tracer.trace(limited, steps, (n, s) -> console.print(TraceJson.step(task, n, s) + '\n'));
                console.print(TraceJson.end(task, end) + '\n');
            }
            case SVG -> {
                Tracer.End end = shown.get().equals("engine")
                        ? inside(task, limited)
                        : Tracer.trace(limited, steps, frames(task));
                if (end.steps() == 0) {
                    console.report("puzzle " + task.number() + ": there is no step to draw");
                }
                if (end.ended() == Tracer.Ending.STEPS) {
                    console.report("puzzle " + task.number() + ": cut after " + end.steps()
                            + (end.steps() == 1 ? " step" : " steps") + "; --steps N shows more");
                }
                impossible(task, end).ifPresent(none -> coloring(task, none));
            }
            case HTML -> page(task, limited);
            default -> {
                TextTrace text = new TextTrace(task.solver());
                console.print(text.begin(task.number()));
                Tracer.End end = Tracer.trace(limited, steps, (n, s) -> console.print(text.step(n, s)));
                console.print(text.end(end));
                impossible(task, end).ifPresent(none -> why(task, none));
            }
        }
    }

    /** The explanation by weights of a puzzle in which no solution was met. */
    private static Optional<Explanation.NoSolution> impossible(PuzzleTask<?, ?> task, Tracer.End end) {
        return end.solutions() > 0 ? Optional.empty() : Colorings.explanation(task.solver());
    }

    private void why(PuzzleTask<?, ?> task, Explanation.NoSolution none) {
        Solver<?> solver = task.solver();
        Sentences words = Sentences.of(solver.cover(), solver.givens()).showing(Printable::name);
        words.lines(none).forEach(line -> console.print(line + '\n'));
    }

    /** The picture of the weights, after the frames. */
    private void coloring(PuzzleTask<?, ?> task, Explanation.NoSolution none) {
        Colorings.weights(task.solver(), none)
                .flatMap(weights -> Colorings.picture(task, weights))
                .ifPresent(svg -> {
                    OutputFolder folder = new OutputFolder(output.get().orElseThrow());
                    console.print(folder.write(Colorings.name(task) + ".svg", svg.toString()) + '\n');
                });
    }

    private void checkEngine(Format format) {
        boolean looksInside = shown.get().equals("engine");
        if (!looksInside && !shown.get().equals("matrix")) {
            throw new UsageException("--show " + shown.get() + ": this is nothing to draw; expected matrix or engine");
        }
        if (looksInside && format != Format.SVG) {
            throw new UsageException("--show engine: only pictures show it; expected --format svg");
        }
        if (looksInside && !SHOWN.contains(engine.get())) {
            throw new UsageException("--engine " + engine.get() + ": --show engine knows no picture of it; expected "
                    + String.join(" or ", SHOWN));
        }
        if (!looksInside && !ENGINES.contains(engine.get())) {
            throw new UsageException("--engine " + engine.get() + ": it has no steps as in books; expected "
                    + String.join(" or ", ENGINES));
        }
    }

    private void checkPage() {
        output.get().ifPresent(name -> Inputs.spare(puzzles.files(), "--output", name));
        if (steps > HTML_STEPS) {
            throw new UsageException("--steps " + steps + ": a page takes fewer; expected " + HTML_STEPS + " at most");
        }
        if (!engine.get().equals(Solver.REFERENCE)) {
            throw new UsageException(
                    "--engine " + engine.get() + ": a page plays the steps of " + Solver.REFERENCE + " only");
        }
    }

    private <P, O> void page(PuzzleTask<P, O> task, Solver<O> solver) {
        if (hasPage) {
            throw new UsageException("--format html: the page takes one puzzle, and puzzle " + task.number()
                    + " is another; expected one");
        }
        hasPage = true;
        String html = RecordedPage.of(
                task.model(), task.puzzle(), solver, strategy.strategy().toString(), Math.toIntExact(steps));
        String name = output.get().orElseThrow();
        try {
            Path folder = NamedFile.path(name).toAbsolutePath().getParent();
            if (folder != null && !Files.exists(folder)) { // the root is in no folder
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
                    NamedFile.shown(name) + ": this is no name of a file; expected one for the page",
                    new IOException(e));
        }
    }

    /** Frames are numbered through all puzzles, so that their names sort as they were drawn. */
    private Tracer.Audience frames(PuzzleTask<?, ?> task) {
        FrameTrace drawing =
                FrameTrace.of(task.number(), task.solver()).orElseThrow(() -> tooLarge(task, FrameTrace.limits()));
        OutputFolder folder = new OutputFolder(output.get().orElseThrow());
        return (number, step) -> write(folder, drawing.frame(number, step));
    }

    /** As it is, for whoever wants to see the cover in the engine: with nothing reduced before. */
    private Tracer.End inside(PuzzleTask<?, ?> task, Solver<?> solver) {
        InsideTrace drawing =
                InsideTrace.of(task.number(), task.solver()).orElseThrow(() -> tooLarge(task, InsideTrace.limits()));
        OutputFolder folder = new OutputFolder(output.get().orElseThrow());
        int before = frames;
        Tracer.End end = Tracer.watch(
                solver.reduction(RootReduction.OFF),
                steps,
                (number, step, search) -> drawing.frame(number, step, search).ifPresent(svg -> write(folder, svg)));
        if (end.steps() > 0 && frames == before) {
            throw new UsageException("--show engine: puzzle " + task.number() + " has multiplicities, and "
                    + engine.get() + " has no picture of them; expected --engine " + Solver.REFERENCE);
        }
        return end;
    }

    private static UsageException tooLarge(PuzzleTask<?, ?> task, String limits) {
        return new UsageException("--format svg: puzzle " + task.number() + " is too large to draw, which is done "
                + limits + "; expected the format text or json");
    }

    private void write(OutputFolder folder, Svg frame) {
        String name = String.format(Locale.ROOT, "frame-%04d.svg", ++frames);
        console.print(folder.write(name, frame.toString()) + '\n');
    }
}
