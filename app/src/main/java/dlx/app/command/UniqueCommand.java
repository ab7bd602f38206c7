package dlx.app.command;

import dlx.app.answer.Answers;
import dlx.app.option.Format;
import dlx.app.option.GeneralOptions;
import dlx.app.option.PluginOptions;
import dlx.app.option.PuzzleArguments;
import dlx.app.option.SearchOptions;
import dlx.app.run.Case;
import dlx.app.run.CrossCheck;
import dlx.app.run.PuzzleRun;
import dlx.app.run.Question;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.Uniqueness.Verdict;
import jakarta.inject.Inject;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "unique",
        description = {
            "Writes unique, multiple or none, one line per puzzle. Stops at the second solution.",
            "A puzzle whose search is stopped by a limit gets no line."
        },
        footer = {"", "Example:", "  dlx info sudoku --example | dlx unique sudoku"})
final class UniqueCommand implements Callable<Integer>, Question {

    @Mixin
    private final PuzzleArguments puzzles = new PuzzleArguments();

    @Option(names = "--format", paramLabel = "F", description = "text (default) or json, an object a line.")
    private String formatName = "text";

    @Mixin
    private final SearchOptions search = new SearchOptions();

    @Mixin
    private final CrossCheck crossCheck;

    @Mixin
    private final PluginOptions plugins;

    @Mixin
    private final GeneralOptions general = new GeneralOptions();

    private final PuzzleRun run;
    private final Answers answers;
    private Format format = Format.TEXT;

    @Inject
    UniqueCommand(CrossCheck crossCheck, PluginOptions plugins, PuzzleRun run, Answers answers) {
        this.crossCheck = crossCheck;
        this.plugins = plugins;
        this.run = run;
        this.answers = answers;
    }

    @Override
    public Integer call() {
        format = Format.of(formatName, Format.TEXT, Format.JSON);
        search.check();
        return search.exitCode(run.ask(puzzles, this));
    }

    @Override
    public <P, O> void ask(Case<P, O> asked) {
        Solver<O> solver = answers.solver(asked, search);
        Uniqueness<O> found = solver.unique();
        boolean known = found.verdict() != Verdict.UNKNOWN;
        if (format == Format.TEXT && known) {
            answers.writeLine(word(found.verdict()));
        }
        answers.writeStatus(
                asked, format, found.report(), json -> json.name("verdict").value(word(found.verdict())));
        answers.talk(asked, found.report(), false);
        Optional<String> checkedBy = crossCheck.unique(asked, run.status(), solver, found);
        answers.talkStats(asked, search, found.report(), checkedBy);
        run.status().searched(found.report().outcome(), known, true);
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
