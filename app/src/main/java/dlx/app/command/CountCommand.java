package dlx.app.command;

import dlx.app.answer.Answers;
import dlx.app.option.Format;
import dlx.app.option.GeneralOptions;
import dlx.app.option.MemoOptions;
import dlx.app.option.PluginOptions;
import dlx.app.option.PuzzleArguments;
import dlx.app.option.SearchOptions;
import dlx.app.run.Case;
import dlx.app.run.CrossCheck;
import dlx.app.run.PuzzleRun;
import dlx.app.run.Question;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import jakarta.inject.Inject;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "count",
        description = {
            "Writes the number of solutions of each puzzle, one line per puzzle.",
            "A puzzle whose search is stopped by a limit gets no line: no number is the answer then."
        },
        footer = {"", "Example:", "  echo 8 | dlx count queens"})
final class CountCommand implements Callable<Integer>, Question {

    @Mixin
    private final PuzzleArguments puzzles = new PuzzleArguments();

    @Option(names = "--format", paramLabel = "F", description = "text (default) or json, an object a line.")
    private String formatName = "text";

    @Mixin
    private final SearchOptions search = new SearchOptions();

    @Mixin
    private final MemoOptions memo = new MemoOptions();

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
    CountCommand(CrossCheck crossCheck, PluginOptions plugins, PuzzleRun run, Answers answers) {
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
        Solver<O> solver = memo.applyTo(answers.solver(asked, search));
        SearchReport report = solver.count();
        if (format == Format.TEXT && report.isComplete()) {
            answers.writeLine(report.solutions().toString());
        }
        answers.writeStatus(asked, format, report, json -> {});
        answers.talk(asked, report, false);
        Optional<String> checkedBy = crossCheck.count(asked, run.status(), solver, report);
        answers.talkStats(asked, search, report, checkedBy);
        run.status().searched(report.outcome(), report.isComplete(), false);
    }
}
