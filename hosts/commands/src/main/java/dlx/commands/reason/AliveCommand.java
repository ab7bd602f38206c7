package dlx.commands.reason;

import dlx.commands.answer.PuzzleLoop;
import dlx.commands.answer.StopMessage;
import dlx.commands.console.Printable;
import dlx.commands.json.JsonMembers;
import dlx.commands.json.ReasonJson;
import dlx.commands.line.Command;
import dlx.commands.line.PlanRunner;
import dlx.commands.option.Format;
import dlx.commands.option.LineFormat;
import dlx.commands.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.WhatIf;
import dlx.core.explain.PossibleOptions;
import jakarta.inject.Inject;

/** Writes the options that occur in some solution: {@code dlx alive}. */
public record AliveCommand(ReasonLoop reasons, PuzzleLoop loop) implements PlanRunner<ReasonLoop.Plan> {

    public static final Command<ReasonLoop.Plan> COMMAND = ReasonLoop.named("alive")
            .about("With --pin and --forbid, writes the options that are still possible.")
            .with(LineFormat.FORMAT)
            .examples("echo 6 | dlx alive queens")
            .planned(typed -> ReasonLoop.Plan.of(typed, LineFormat.of(typed)));

    @Inject
    public AliveCommand {}

    @Override
    public int run(ReasonLoop.Plan plan) {
        return reasons.explain(plan, plan.format(), this::write);
    }

    private <O> boolean write(PuzzleTask<?, O> task, Format format) {
        Solver<O> solver = task.solver();
        PossibleOptions alive = WhatIf.of(solver).possible();
        if (format == Format.JSON) {
            loop.print(JsonMembers.answer(
                    "alive", task.number(), json -> new ReasonJson(solver.cover()).alive(json, alive)));
        } else {
            reasons.heading(task);
            alive.possible().stream()
                    .forEach(k -> loop.print(Printable.line(solver.cover().label(k))));
        }
        if (!alive.isComplete()) {
            int unknown = alive.unknown().cardinality();
            loop.report(
                    task,
                    StopMessage.stoppedBy(alive.stopped()) + "; the search did not decide " + unknown
                            + (unknown == 1 ? " more option" : " more options"));
        }
        return alive.isComplete();
    }
}
