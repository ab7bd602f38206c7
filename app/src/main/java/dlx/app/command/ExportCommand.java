package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.export.ExportForm;
import dlx.app.export.LinkForm;
import dlx.app.export.StatedPuzzle;
import dlx.commands.answer.PuzzleLoop;
import dlx.commands.console.Console;
import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.Format;
import dlx.commands.option.GivenOptions;
import dlx.commands.option.PuzzleArguments;
import dlx.commands.run.PuzzleSource;
import dlx.commands.run.PuzzleTask;
import dlx.core.Demands;
import dlx.core.Solver;
import dlx.formats.LinkProgram;

/**
 * Writes the cover of a puzzle in the format of another program, or a link that opens the puzzle there:
 * {@code dlx export}.
 */
final class ExportCommand implements PlanRunner<ExportCommand.Plan> {

    private static final Parameter<String> FORM = Parameter.option(
                    "--to",
                    "FORM",
                    "Output form: knuth, matrix, dimacs, lp, mps, opb, veripb, json, sudokupad, fpuzzles, penpa or puzzlink.")
            .required();

    private static final Parameter<Boolean> STRICT = Parameter.flag(
            "--strict", "With knuth: limits names to 8 bytes and colors to one byte, for Knuth's own programs.");

    static final Command<Plan> COMMAND = Command.named("export")
            .about(
                    "knuth: the text format of Knuth's programs, which the model knuth reads. matrix: 0 and 1, a row for each"
                            + " option. dimacs: CNF for SAT solvers, with as many models as there are solutions. lp: a 0/1"
                            + " program for MIP solvers, the score as its objective. mps: the same in MPS, minimized. json: one object per puzzle.",
                    "opb: pseudo-Boolean constraints, the score as their objective. veripb: the constraints without an"
                            + " objective, for proofs of claims other than a best score (--proof-format veripb).",
                    "sudokupad, fpuzzles, penpa: a link per puzzle of sudoku, jigsaw, killer, sudoku-variants. puzzlink: of"
                            + " sudoku, fillomino, star-battle, tents, kakuro. penpa, puzzlink: also of slitherlink, masyu,"
                            + " yajilin, hitori, nurikabe, heyawake, numberlink. Parts that a link cannot contain are reported.")
            .with(PuzzleArguments.ALL)
            .with(GivenOptions.PARAMETERS)
            .with(FORM, STRICT, PuzzleArguments.PLUGINS)
            .examples(
                    "echo 6 | dlx export queens --to knuth | dlx count knuth",
                    "dlx info sudoku --example | dlx export sudoku --to dimacs",
                    "dlx generate sudoku | dlx export sudoku --to sudokupad")
            .planned(ExportCommand::plan);

    private final PuzzleLoop loop;
    private final Console console;
    private boolean isWritten;

    /**
     * The covers of an export, and their form.
     *
     * @param puzzles the puzzles
     * @param given the givens of the command line
     * @param form the form of the output
     * @param isStrict true if the output is for Knuth's own programs, which limit names
     */
    record Plan(PuzzleArguments puzzles, GivenOptions given, ExportForm form, boolean isStrict) {}

    @Inject
    ExportCommand(PuzzleLoop loop, Console console) {
        this.loop = loop;
        this.console = console;
    }

    private static Plan plan(Typed typed) {
        GivenOptions given = GivenOptions.of(typed);
        ExportForm form = ExportForm.of(typed.get(FORM));
        if (typed.get(STRICT) && form != ExportForm.KNUTH) {
            throw new UsageException("--strict requires --to knuth, not " + typed.get(FORM));
        }
        return new Plan(PuzzleArguments.of(typed), given, form, typed.get(STRICT));
    }

    @Override
    public int run(Plan plan) {
        Format format = plan.form == ExportForm.JSON ? Format.JSON : Format.TEXT;
        return loop.answer(PuzzleSource.of(plan.puzzles), plan.given, format, plan, this::write);
    }

    private <P, O> void write(PuzzleTask<P, O> task, Plan plan) {
        if (isWritten && !plan.form.takesMany()) {
            throw new UsageException("--to " + plan.form.word() + ": cannot write puzzle " + task.number()
                    + " too, because the output contains one puzzle; expected one puzzle, or --to json");
        }
        plan.form.program().ifPresentOrElse(program -> writeLink(program, task, plan), () -> writeCover(task, plan));
        isWritten = true;
    }

    private <P, O> void writeLink(LinkProgram program, PuzzleTask<P, O> task, Plan plan) {
        LinkForm link = new LinkForm(program, plan.puzzles.settings(task.model()), task.number());
        link.write(task.model(), task.puzzle(), task.solver(), console::print).forEach(lost -> warn(task, lost));
    }

    private <P, O> void writeCover(PuzzleTask<P, O> task, Plan plan) {
        Solver<O> solver = task.solver().stated();
        new Demands<>(solver).needCoverAlone("an export of a puzzle with several solutions states");
        int clauses = solver.cover().itemCount() - task.solver().cover().itemCount();
        if (clauses > 0) {
            warn(
                    task,
                    "the last items are clauses of its constraint (" + clauses + "), enough to exclude all choices but"
                            + " its solution");
        }
        StatedPuzzle puzzle = new StatedPuzzle(
                solver.cover(),
                solver.givens(),
                solver.goal(),
                task.model().id() + ", puzzle " + task.number(),
                clauses);
        plan.form.write(puzzle, plan.isStrict, console::print).ifPresent(lost -> warn(task, lost));
    }

    private void warn(PuzzleTask<?, ?> task, String lost) {
        console.report("warning: puzzle " + task.number() + ": " + lost);
    }
}
