package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.console.UsageException;
import dlx.app.export.ExportForm;
import dlx.app.export.LinkForm;
import dlx.app.export.StatedPuzzle;
import dlx.app.option.Argument;
import dlx.app.option.Format;
import dlx.app.run.PuzzleTask;
import dlx.core.Solver;
import dlx.formats.LinkProgram;
import java.util.List;

/** The command {@code dlx export}. */
final class ExportCommand extends GivenCommand {

    private final Argument<String> formName = arguments
            .option(
                    "--to",
                    "FORM",
                    "knuth, matrix, dimacs, lp, opb, veripb, json, sudokupad, fpuzzles, penpa or puzzlink.")
            .required();

    private final Argument<Boolean> strict = arguments.flag(
            "--strict", "With knuth: names of at most 8 bytes and colors of one, for Knuth's own programs.");

    private ExportForm form = ExportForm.KNUTH;
    private boolean written;

    @Inject
    ExportCommand(PuzzleParts parts) {
        super(parts);
    }

    @Override
    protected List<String> description() {
        return List.of(
                "knuth: the text format of Knuth's programs, which the model knuth reads. matrix: 0 and 1, a row for each"
                        + " option. dimacs: CNF for SAT solvers, with as many models as there are solutions. lp: a 0/1"
                        + " program for MIP solvers, the score as its objective. json: one object per puzzle.",
                "opb: pseudo-Boolean constraints, the score as their objective. veripb: the same without it, for proofs of other"
                        + " claims than a best score (--proof-format veripb).",
                "sudokupad, fpuzzles, penpa: a link per puzzle of sudoku, jigsaw, killer, sudoku-variants. puzzlink: of sudoku,"
                        + " fillomino, star-battle, tents, kakuro. What the program cannot be told is reported.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  echo 6 | dlx export queens --to knuth | dlx count knuth",
                "  dlx info sudoku --example | dlx export sudoku --to dimacs",
                "  dlx generate sudoku | dlx export sudoku --to sudokupad");
    }

    @Override
    Format check() {
        form = ExportForm.of(formName.get());
        if (strict.get() && form != ExportForm.KNUTH) {
            throw new UsageException("--strict is for --to knuth; the form " + formName.get() + " has no such rules");
        }
        return form == ExportForm.JSON ? Format.JSON : Format.TEXT;
    }

    @Override
    <P, O> void answer(PuzzleTask<P, O> task) {
        if (written && !form.takesMany()) {
            throw new UsageException("--to " + formName.get() + ": the output takes one puzzle, and puzzle "
                    + task.number() + " is another; expected one puzzle, or --to json");
        }
        form.program().ifPresentOrElse(program -> writeLink(program, task), () -> writeCover(task));
        written = true;
    }

    private <P, O> void writeLink(LinkProgram program, PuzzleTask<P, O> task) {
        LinkForm link = new LinkForm(program, puzzles.settings(task.model()), task.number());
        link.write(task.model(), task.puzzle(), task.solver(), console::print).forEach(lost -> warn(task, lost));
    }

    private <P, O> void writeCover(PuzzleTask<P, O> task) {
        Solver<O> solver = task.solver();
        StatedPuzzle puzzle = new StatedPuzzle(
                solver.cover(), solver.givens(), solver.goal(), task.model().id() + ", puzzle " + task.number());
        form.write(puzzle, strict.get(), console::print).ifPresent(lost -> warn(task, lost));
    }

    private void warn(PuzzleTask<?, ?> task, String lost) {
        console.report("warning: puzzle " + task.number() + ": " + lost);
    }
}
