package dlx.app.command;

import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.option.MemoOptions;
import dlx.app.run.Case;
import dlx.core.Solver;
import dlx.core.search.Question;
import dlx.core.search.SearchReport;
import jakarta.inject.Inject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "count",
        description = {
            "Writes the number of solutions of each puzzle, one line per puzzle.",
            "A puzzle whose search is stopped by a limit gets no line: no number is the answer then."
        },
        footer = {"", "Example:", "  echo 8 | dlx count queens"})
final class CountCommand extends SearchCommand {

    @Mixin
    private final LineFormat form = new LineFormat();

    @Mixin
    private final MemoOptions memo = new MemoOptions();

    @Inject
    CountCommand(Parts parts) {
        super(parts);
    }

    @Override
    void check() {
        form.check();
    }

    @Override
    Question question() {
        return new Question.Count();
    }

    @Override
    Format format() {
        return form.format();
    }

    /** No solutions are a count like others. */
    @Override
    boolean mustExist() {
        return false;
    }

    @Override
    public <P, O> void ask(Case<P, O> asked) {
        Solver<O> solver = memo.applyTo(answers.solver(asked, search));
        SearchReport report = solver.count();
        if (format() == Format.TEXT && report.isComplete()) {
            answers.writeLine(report.solutions().toString());
        }
        end(
                asked,
                report,
                report.isComplete(),
                json -> {},
                () -> crossCheck.count(asked, run.status(), solver, report));
    }
}
