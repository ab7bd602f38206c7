package dlx.commands.reason;

import dlx.commands.line.Command;
import dlx.commands.line.Typed;
import dlx.commands.option.PictureFormat;

/** Declares the command that writes all steps to the only solution: {@code dlx path}. */
public final class PathCommand {

    public static final Command<StepsRunner.Plan> COMMAND = ReasonLoop.named("path")
            .about("Easy steps come first: a demand that has one option left, or an option that a few demands exclude.")
            .with(PictureFormat.STEPS.parameters())
            .examples(
                    "dlx info sudoku --example | dlx path sudoku",
                    "dlx info sudoku --example | dlx path sudoku --format json")
            .planned(PathCommand::plan);

    private PathCommand() {}

    private static StepsRunner.Plan plan(Typed typed) {
        PictureFormat form = PictureFormat.STEPS.of(typed, true);
        return new StepsRunner.Plan(
                ReasonLoop.Plan.of(typed, form.format()), form, Integer.MAX_VALUE, StepsRunner.Detail.NUMBERED);
    }
}
