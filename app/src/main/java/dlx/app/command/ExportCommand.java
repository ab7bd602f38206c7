package dlx.app.command;

import dlx.app.answer.ErrorJson;
import dlx.app.console.Console;
import dlx.app.console.UsageException;
import dlx.app.export.ExportForm;
import dlx.app.export.StatedPuzzle;
import dlx.app.option.GeneralOptions;
import dlx.app.option.GivenOptions;
import dlx.app.option.PluginOptions;
import dlx.app.option.PuzzleArguments;
import dlx.app.run.PuzzleRun;
import dlx.app.run.PuzzleTask;
import dlx.app.run.Question;
import dlx.app.run.Rejection;
import dlx.core.Solver;
import jakarta.inject.Inject;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "export",
        description = {
            "Writes the cover of a puzzle for other programs, givens and all.",
            "knuth: the text format of Knuth's programs, which the model knuth reads. matrix: 0 and 1, a row for each"
                    + " option. dimacs: CNF for SAT solvers, with as many models as there are solutions. lp: a 0/1"
                    + " program for MIP solvers, the score as its objective. json: one object per puzzle."
        },
        footer = {
            "",
            "Examples:",
            "  echo 6 | dlx export queens --to knuth | dlx count knuth",
            "  dlx info sudoku --example | dlx export sudoku --to dimacs"
        })
final class ExportCommand implements Callable<Integer>, Question {

    @Mixin
    private final PuzzleArguments puzzles = new PuzzleArguments();

    @Option(names = "--to", paramLabel = "FORM", required = true, description = "knuth, matrix, dimacs, lp or json.")
    private String formName = "";

    @Option(
            names = "--strict",
            description = "With knuth: names of at most 8 bytes and colors of one, for Knuth's own programs.")
    private boolean strict;

    @Mixin
    private final GivenOptions given = new GivenOptions();

    @Mixin
    private final PluginOptions plugins;

    @Mixin
    private final GeneralOptions general = new GeneralOptions();

    private final PuzzleRun run;
    private final Console console;
    private ExportForm form = ExportForm.KNUTH;
    private boolean written;

    @Inject
    ExportCommand(PluginOptions plugins, PuzzleRun run, Console console) {
        this.plugins = plugins;
        this.run = run;
        this.console = console;
    }

    @Override
    public Integer call() {
        given.check();
        form = ExportForm.of(formName);
        if (strict && form != ExportForm.KNUTH) {
            throw new UsageException("--strict is for --to knuth; the form " + formName + " has no such rules");
        }
        return run.ask(puzzles, this).code();
    }

    @Override
    public <P, O> void ask(PuzzleTask<P, O> asked) {
        if (written && form != ExportForm.JSON) {
            throw new UsageException("--to " + formName + ": the output takes one puzzle, and puzzle " + asked.number()
                    + " is another; expected one puzzle, or --to json");
        }
        Solver<O> solver = given.applyTo(asked.solver(), asked.number());
        StatedPuzzle puzzle = new StatedPuzzle(
                solver.cover(), solver.givens(), solver.goal(), asked.model().id() + ", puzzle " + asked.number());
        form.write(puzzle, strict, console::print)
                .ifPresent(lost -> console.report("warning: puzzle " + asked.number() + ": " + lost));
        written = true;
    }

    @Override
    public void refused(Rejection rejection) {
        if (form == ExportForm.JSON) {
            console.print(ErrorJson.of(rejection) + '\n');
        }
    }
}
