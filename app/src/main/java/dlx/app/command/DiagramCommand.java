package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.answer.JsonLine;
import dlx.app.answer.StopMessage;
import dlx.app.console.UsageException;
import dlx.app.export.DiagramForm;
import dlx.app.option.Argument;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.option.MemoOptions;
import dlx.app.option.StrategyOptions;
import dlx.app.run.PuzzleTask;
import dlx.core.AllSolutions;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.diagram.Diagram;
import dlx.core.diagram.DiagramFullException;
import dlx.core.search.SearchQuestion;
import dlx.core.search.SearchReport;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** The command {@code dlx diagram}. */
final class DiagramCommand extends SearchCommand {

    private final Argument<Optional<String>> formName = arguments
            .option("--to", "FORM", "Writes the diagram itself: dot, knuth, svg or json.")
            .text();

    private final LineFormat lines = new LineFormat(arguments);

    private final MemoOptions memo = new MemoOptions(arguments);

    private Optional<DiagramForm> form = Optional.empty();
    private boolean written;

    @Inject
    DiagramCommand(SearchParts parts) {
        super(parts, StrategyOptions::new);
    }

    @Override
    protected List<String> description() {
        return List.of(
                "--to writes the diagram itself. dot: for Graphviz. knuth: as Knuth's program DLX6 prints it. svg: a picture,"
                        + " up to 200 nodes. json: an object with its nodes, options numbered from 1.",
                "A diagram that needs more memory than --memo-memory is given up, with exit code 5.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  echo 8 | dlx diagram queens",
                "  dlx info sets --example | dlx diagram sets --to dot",
                "  echo 5 | dlx diagram queens --to svg");
    }

    @Override
    Asking ask() {
        Format format = lines.check();
        form = formName.get().map(DiagramForm::of);
        if (form.isPresent() && format == Format.JSON) {
            throw new UsageException("--to " + formName.get().get()
                    + " writes the diagram, and --format json what there is to" + " tell of it; expected one of them");
        }
        boolean isObject = form.equals(Optional.of(DiagramForm.JSON)); // it goes with the objects of a search
        return new Asking(
                new SearchQuestion.All(Long.MAX_VALUE, true),
                isObject ? Format.JSON : format,
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.of(memo));
    }

    @Override
    <P, O> void answer(PuzzleTask<P, O> task) {
        if (written && form.isPresent() && !form.get().takesSeveral()) {
            throw new UsageException(
                    "--to " + formName.get().orElseThrow() + ": the output takes one puzzle, and puzzle "
                            + task.number() + " is another; expected one puzzle, or --to json");
        }
        Solver<O> solver = task.solver();
        AllSolutions<O> answer = solver.ask(Question.diagram());
        SearchReport report = answer.report();
        Told told = answer.diagram()
                .map(diagram -> tell(task, report, diagram.within(solver.memoMemory(), () -> {})))
                .orElseGet(() -> new Told(Optional.empty(), StopMessage.sentence(answer, solver.memoMemory())));
        end(
                task,
                report,
                answer.diagram().isPresent() && told.trouble().isEmpty(),
                told::writeKeys,
                told.trouble(),
                () -> crossCheck.count(task, run.status(), report));
    }

    /** Writes what is asked for of a diagram, as far as its memory goes. */
    private Told tell(PuzzleTask<?, ?> task, SearchReport report, Diagram<?> diagram) {
        try {
            if (form.isPresent()) {
                form.get().write(task.number(), diagram, console::print);
                written = true;
                return new Told(Optional.empty(), Optional.empty());
            }
            Summary summary = Summary.of(diagram);
            if (format() == Format.TEXT) {
                console.print(summary.text(task, report.order()));
            }
            return new Told(Optional.of(summary), Optional.empty());
        } catch (DiagramFullException e) {
            return new Told(Optional.empty(), Optional.of(StopMessage.noRoom(e.maxBytes())));
        }
    }

    /**
     * The summary of a diagram, or what kept it from being known.
     *
     * @param trouble the sentence about what was not
     */
    private record Told(Optional<Summary> summary, Optional<String> trouble) {

        void writeKeys(JsonLine json) throws IOException {
            if (summary.isPresent()) {
                json.putObject("diagram", summary.get()::writeKeys);
            }
        }
    }

    /** The figures of a diagram. The options by their numbers from 0. */
    private record Summary(BigInteger solutions, int nodes, int[] ofSome, int[] ofAll) {

        static Summary of(Diagram<?> diagram) {
            return new Summary(
                    diagram.count(),
                    diagram.zdd().size(),
                    diagram.zdd().optionsOfSome(),
                    diagram.zdd().optionsOfAll());
        }

        String text(PuzzleTask<?, ?> task, Optional<String> order) {
            int options = task.solver().cover().optionCount();
            return "puzzle " + task.number() + '\n'
                    + line("solutions", solutions.toString())
                    + line("nodes", String.valueOf(nodes))
                    + order.map(name -> line("order", name)).orElse("")
                    + line(
                            "options",
                            options + ", " + ofSome.length + " in some solution, " + ofAll.length + " in all");
        }

        private static String line(String what, String text) {
            return "  " + what + " ".repeat(12 - what.length()) + text + '\n';
        }

        void writeKeys(JsonLine json) throws IOException {
            json.put("nodes", nodes);
            json.putOptions("options_of_some", ofSome).putOptions("options_of_all", ofAll);
        }
    }
}
