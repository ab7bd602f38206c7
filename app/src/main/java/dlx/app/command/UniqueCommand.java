package dlx.app.command;

import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.run.Case;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.Uniqueness.Verdict;
import dlx.core.search.Question;
import jakarta.inject.Inject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "unique",
        description = {
            "Writes unique, multiple or none, one line per puzzle. Stops at the second solution.",
            "A puzzle whose search is stopped by a limit gets no line."
        },
        footer = {"", "Example:", "  dlx info sudoku --example | dlx unique sudoku"})
final class UniqueCommand extends SearchCommand {

    @Mixin
    private final LineFormat form = new LineFormat();

    @Inject
    UniqueCommand(Parts parts) {
        super(parts);
    }

    @Override
    void check() {
        form.check();
    }

    @Override
    Question question() {
        return new Question.Unique();
    }

    @Override
    Format format() {
        return form.format();
    }

    @Override
    public <P, O> void ask(Case<P, O> asked) {
        Solver<O> solver = answers.solver(asked, search);
        Uniqueness<O> found = solver.unique();
        boolean known = found.verdict() != Verdict.UNKNOWN;
        if (format() == Format.TEXT && known) {
            answers.writeLine(word(found.verdict()));
        }
        end(
                asked,
                found.report(),
                known,
                json -> json.name("verdict").value(word(found.verdict())),
                () -> crossCheck.unique(asked, run.status(), solver, found));
    }

    private static String word(Verdict verdict) {
        return switch (verdict) {
            case NONE -> "none";
            case UNIQUE -> "unique";
            case MULTIPLE -> "multiple";
            case UNKNOWN -> "unknown";
        };
    }
}
