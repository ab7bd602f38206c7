package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.answer.StepFiles;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.Format;
import dlx.core.explain.Deduction;
import dlx.core.explain.Sentences;
import java.util.List;

/** The command {@code dlx hint}. */
final class HintCommand extends StepsCommand {

    private final Argument<Integer> steps = arguments
            .option("--steps", "N", "Writes the next N steps, 1 unless given.")
            .of(Integer.class, 1);

    private final Argument<Boolean> inWords = arguments.flag("--words", "Also says why each step holds.");

    @Inject
    HintCommand(PuzzleParts parts, StepFiles pictures) {
        super(parts, pictures);
    }

    @Override
    protected List<String> description() {
        return List.of(
                "With --words it says why. As svg: the board as far as it is known, and what the step is about.");
    }

    @Override
    protected List<String> footer() {
        return List.of(
                "",
                "Examples:",
                "  dlx info sudoku --example | dlx hint sudoku",
                "  dlx info sudoku --example | dlx hint sudoku --steps 3 --words",
                "  dlx info sudoku --example | dlx hint sudoku --format svg");
    }

    @Override
    Format check() {
        if (steps.get() < 1) {
            throw new UsageException("--steps " + steps.get() + ": this is no number of steps; expected 1 or more");
        }
        return super.check();
    }

    @Override
    int steps() {
        return steps.get();
    }

    @Override
    List<String> lines(Sentences words, int number, Deduction step) {
        return inWords.get() ? words.lines(step) : List.of(words.brief(step));
    }
}
