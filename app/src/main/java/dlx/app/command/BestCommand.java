package dlx.app.command;

import dlx.app.answer.Answers;
import dlx.app.option.Format;
import dlx.app.option.GeneralOptions;
import dlx.app.option.PluginOptions;
import dlx.app.option.PuzzleArguments;
import dlx.app.option.SearchOptions;
import dlx.app.option.SolutionFormat;
import dlx.app.run.Case;
import dlx.app.run.CrossCheck;
import dlx.app.run.PuzzleRun;
import dlx.app.run.Question;
import dlx.core.Best;
import dlx.core.Solver;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import jakarta.inject.Inject;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "best",
        description = {
            "Writes a solution of the best score of each puzzle, and the score.",
            "The model says what a score is, and whether the greatest or the least is the best."
        },
        footer = {"", "Example:", "  dlx info sudoku --example | dlx best sudoku"})
final class BestCommand implements Callable<Integer>, Question {

    @Mixin
    private final PuzzleArguments puzzles = new PuzzleArguments();

    @Mixin
    private final SolutionFormat form = new SolutionFormat();

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

    @Inject
    BestCommand(CrossCheck crossCheck, PluginOptions plugins, PuzzleRun run, Answers answers) {
        this.crossCheck = crossCheck;
        this.plugins = plugins;
        this.run = run;
        this.answers = answers;
    }

    @Override
    public Integer call() {
        form.check(false);
        search.check();
        return search.exitCode(run.ask(puzzles, this));
    }

    @Override
    public <P, O> void ask(Case<P, O> asked) {
        Solver<O> solver = answers.solver(asked, search);
        Best<O> best = solver.best();
        SearchReport report = best.report();
        if (best.solution().isPresent()) {
            int[] options = best.options().stream().mapToInt(k -> k).toArray();
            answers.write(asked, form, 1, OptionalLong.of(best.score()), options);
            if (form.format() == Format.TEXT) {
                answers.writeLine("score " + best.score());
            } else if (form.format() == Format.SVG) {
                answers.say("puzzle " + asked.number() + ": score " + best.score());
            }
        }
        answers.writeStatus(asked, form.format(), report, json -> {
            if (best.solution().isPresent()) {
                json.name("score").value(best.score());
                if (best.proven()) {
                    json.name("bound").value(best.score());
                }
            }
        });
        answers.talk(asked, report, form.format() != Format.JSON);
        Optional<String> checkedBy = crossCheck.best(asked, run.status(), solver, best);
        answers.talkStats(asked, search, report, checkedBy);
        boolean answered = best.proven() || report.outcome() == Outcome.NO_SOLUTION;
        run.status().searched(report.outcome(), answered, true);
    }
}
