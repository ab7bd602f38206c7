package dlx.commands.reason;

import dlx.commands.answer.PuzzleLoop;
import dlx.commands.answer.StopMessage;
import dlx.commands.json.JsonMembers;
import dlx.commands.json.ReasonJson;
import dlx.commands.line.Command;
import dlx.commands.line.PlanRunner;
import dlx.commands.option.Format;
import dlx.commands.option.LineFormat;
import dlx.commands.run.PuzzleTask;
import dlx.core.Question;
import dlx.core.explain.Rating;
import dlx.core.explain.SolvingPath;
import jakarta.inject.Inject;

/** Writes how hard each puzzle is: {@code dlx rate}. */
public record RateCommand(ReasonLoop reasons, PuzzleLoop loop) implements PlanRunner<ReasonLoop.Plan> {

    public static final Command<ReasonLoop.Plan> COMMAND = ReasonLoop.named("rate")
            .about(
                    "LEVEL is the level of the hardest step of dlx path, and NAME its name: 1 if each step is forced; one more"
                            + " than the number of demands that must be considered together; 99 if a search is needed. EFFORT"
                            + " compares puzzles of one level: at 99 the number of nodes of the hardest search; at 1 the minimum"
                            + " number of options elsewhere that leave a demand one option, in the hardest step; otherwise 0."
                            + " In a sudoku of 1 3 singles, rows, columns and boxes are enough; in one of 1 8 singles"
                            + " a cell must be considered. unknown: a limit stopped the work.",
                    "Levels: " + Rating.LEGEND + ".")
            .with(LineFormat.FORMAT)
            .examples("dlx info sudoku --example | dlx rate sudoku")
            .planned(typed -> ReasonLoop.Plan.of(typed, LineFormat.of(typed)));

    @Inject
    public RateCommand {}

    @Override
    public int run(ReasonLoop.Plan plan) {
        return reasons.explain(plan, plan.format(), this::rate);
    }

    private boolean rate(PuzzleTask<?, ?> task, Format format) {
        SolvingPath path = task.solver().stated().ask(Question.path());
        if (format == Format.JSON) {
            loop.print(JsonMembers.answer("rating", task.number(), json -> ReasonJson.rating(json, path)));
        } else {
            loop.print(
                    path.end() == SolvingPath.End.SOLVED
                            ? path.rating().level() + " " + path.rating().effort() + " "
                                    + path.rating().name()
                            : ReasonJson.verdict(path.end()));
        }
        boolean isKnown = path.end() != SolvingPath.End.STOPPED;
        if (!isKnown) {
            loop.report(task, StopMessage.stoppedBy(path.stopped()));
        }
        return isKnown;
    }
}
