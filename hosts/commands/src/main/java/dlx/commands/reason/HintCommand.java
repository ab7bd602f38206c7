package dlx.commands.reason;

import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.PictureFormat;

/** Declares the command that writes the next step to the only solution: {@code dlx hint}. */
public final class HintCommand {

    private static final Parameter<Integer> STEPS = Parameter.option(
                    "--steps", "N", "Writes the next N steps, 1 or more, 1 by default.")
            .integer(1);

    private static final Parameter<Boolean> WORDS = Parameter.flag("--words", "Also writes the reason for each step.");

    public static final Command<StepsRunner.Plan> COMMAND = ReasonLoop.named("hint")
            .about("With --words, also writes the reason. With --format svg, draws the known part of the board and"
                    + " marks the step.")
            .with(STEPS, WORDS)
            .with(PictureFormat.STEPS.parameters())
            .examples(
                    "dlx info sudoku --example | dlx hint sudoku",
                    "dlx info sudoku --example | dlx hint sudoku --steps 3 --words",
                    "dlx info sudoku --example | dlx hint sudoku --format svg")
            .planned(HintCommand::plan);

    private HintCommand() {}

    private static StepsRunner.Plan plan(Typed typed) {
        int steps = typed.get(STEPS);
        if (steps < 1) {
            throw new UsageException("--steps " + steps + ": must be 1 or more");
        }
        PictureFormat form = PictureFormat.STEPS.of(typed, steps > 1);
        StepsRunner.Detail detail = typed.get(WORDS) ? StepsRunner.Detail.FULL : StepsRunner.Detail.BRIEF;
        return new StepsRunner.Plan(ReasonLoop.Plan.of(typed, form.format()), form, steps, detail);
    }
}
