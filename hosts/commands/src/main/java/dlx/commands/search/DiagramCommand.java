package dlx.commands.search;

import dlx.commands.answer.DiagramForm;
import dlx.commands.answer.StopMessage;
import dlx.commands.json.JsonMembers;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.EngineOptions;
import dlx.commands.option.Format;
import dlx.commands.option.LineFormat;
import dlx.commands.option.StrategyOptions;
import dlx.commands.run.PuzzleTask;
import dlx.core.AllSolutions;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.diagram.Diagram;
import dlx.core.diagram.DiagramFullException;
import dlx.core.search.SearchReport;
import dlx.core.search.internal.SearchQuestion;
import java.math.BigInteger;
import java.util.Optional;

/** Makes a diagram of all solutions, and writes its number of solutions and nodes: {@code dlx diagram}. */
public final class DiagramCommand implements SearchAnswer {

    private static final Parameter<Optional<String>> FORM = Parameter.option(
                    "--to", "FORM", "Writes the diagram itself: dot, knuth, svg or json.")
            .text();

    public static final Command<SearchPlan> COMMAND = SearchPlan.named("diagram", StrategyOptions.PLAIN)
            .about(
                    "--to writes the diagram itself. dot: for Graphviz. knuth: as Knuth's program DLX6 prints it. svg: a picture,"
                            + " up to 200 nodes. json: an object with its nodes, options numbered from 1.",
                    "If a diagram needs more memory than --memo-memory, its construction ends, with exit code 5.")
            .with(FORM, LineFormat.FORMAT, EngineOptions.MEMO_MEMORY)
            .examples(
                    "echo 8 | dlx diagram queens",
                    "dlx info sets --example | dlx diagram sets --to dot",
                    "echo 5 | dlx diagram queens --to svg")
            .planned(DiagramCommand::plan);

    private final Optional<DiagramForm> form;

    private boolean isWritten;

    private DiagramCommand(Optional<DiagramForm> form) {
        this.form = form;
    }

    private static SearchPlan plan(Typed typed) {
        Format format = LineFormat.of(typed);
        Optional<String> name = typed.get(FORM);
        Optional<DiagramForm> form = name.map(DiagramForm::of);
        if (form.isPresent() && format == Format.JSON) {
            throw new UsageException(
                    "--to " + name.get() + " writes the diagram, and --format json its figures; expected one of them");
        }
        boolean isObject = form.equals(Optional.of(DiagramForm.JSON)); // the diagram is one of the objects of a search
        return SearchPlan.of(
                typed,
                new SearchPlan.Asking(
                        new SearchQuestion.All(Long.MAX_VALUE, true),
                        () -> new DiagramCommand(form),
                        isObject ? Format.JSON : format,
                        false));
    }

    @Override
    public <P, O> Answered answer(Asked<P, O> asked) {
        PuzzleTask<P, O> task = asked.task();
        if (isWritten && form.isPresent() && !form.get().takesSeveral()) {
            throw new UsageException("--to " + form.get().word() + ": cannot write puzzle " + task.number()
                    + " too, because the output contains one puzzle; expected one puzzle, or --to json");
        }
        Solver<O> solver = task.solver();
        AllSolutions<O> answer = solver.ask(Question.diagram());
        SearchReport report = answer.report();
        Written written = answer.diagram()
                .map(diagram -> write(asked, report, diagram.within(solver.memoMemory(), () -> {})))
                .orElseGet(() -> new Written(Optional.empty(), StopMessage.sentence(answer, solver.memoMemory())));
        return Answered.of(
                        report,
                        answer.diagram().isPresent() && written.trouble().isEmpty(),
                        second -> second.count(task, asked.status(), report))
                .with(written::writeKeys)
                .saying(written.trouble());
    }

    /** Writes a diagram or its summary, within the memory limit of the diagram. */
    private Written write(Asked<?, ?> asked, SearchReport report, Diagram<?> diagram) {
        try {
            if (form.isPresent()) {
                form.get().write(asked.task().number(), diagram, asked.answers()::write);
                isWritten = true;
                return new Written(Optional.empty(), Optional.empty());
            }
            Summary summary = Summary.of(diagram);
            if (asked.format() == Format.TEXT) {
                asked.answers().write(summary.text(asked.task(), report.order()));
            }
            return new Written(Optional.of(summary), Optional.empty());
        } catch (DiagramFullException e) {
            return new Written(Optional.empty(), Optional.of(StopMessage.noMemory(e.maxBytes())));
        }
    }

    /**
     * The result of writing a diagram: a summary, a problem, or neither after the diagram itself.
     *
     * @param summary the figures of the diagram, if the command writes them
     * @param trouble the sentence about a diagram that was not finished
     */
    private record Written(Optional<Summary> summary, Optional<String> trouble) {

        void writeKeys(JsonMembers json) {
            if (summary.isPresent()) {
                json.object("diagram", summary.get()::writeKeys);
            }
        }
    }

    /**
     * The figures of a diagram. Options are numbered from 0.
     *
     * @param solutions the number of solutions
     * @param nodes the number of nodes
     * @param ofSome the options that occur in some solution
     * @param ofAll the options that occur in all solutions
     */
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

        void writeKeys(JsonMembers json) {
            json.put("nodes", nodes);
            json.options("options_of_some", ofSome).options("options_of_all", ofAll);
        }
    }
}
