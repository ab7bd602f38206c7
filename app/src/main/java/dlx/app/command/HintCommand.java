package dlx.app.command;

import dlx.app.answer.StepFiles;
import dlx.app.console.UsageException;
import dlx.app.option.Format;
import dlx.core.explain.Deduction;
import dlx.core.explain.Sentences;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "hint",
        description = {
            "Writes the next step towards the only solution of each puzzle: an option that must be taken, or one that"
                    + " is impossible, and how hard that is to see.",
            "With --words it says why. As svg: the board as far as it is known, and what the step is about."
        },
        footer = {
            "",
            "Examples:",
            "  dlx info sudoku --example | dlx hint sudoku",
            "  dlx info sudoku --example | dlx hint sudoku --steps 3 --words",
            "  dlx info sudoku --example | dlx hint sudoku --format svg"
        })
final class HintCommand extends StepsCommand {

    @Option(names = "--steps", paramLabel = "N", description = "Writes the next N steps, 1 unless given.")
    private int steps = 1;

    @Option(names = "--words", description = "Also says why each step holds.")
    private boolean inWords;

    HintCommand(Services services) {
        super(services, new StepFiles(services.console()));
    }

    @Override
    Format check() {
        if (steps < 1) {
            throw new UsageException("--steps " + steps + ": this is no number of steps; expected 1 or more");
        }
        return super.check();
    }

    @Override
    int steps() {
        return steps;
    }

    @Override
    List<String> lines(Sentences words, int number, Deduction step) {
        return inWords ? words.lines(step) : List.of(words.brief(step));
    }
}
