package dlx.app.command;

import dlx.app.answer.ExplainJson;
import dlx.app.console.Printable;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.WhatIf;
import dlx.core.explain.PossibleOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "alive",
        description = {
            "Writes the labels of the options that occur in some solution of each puzzle, one per line; none where"
                    + " there is no solution.",
            "With --pin and --forbid: what is still possible then."
        },
        footer = {"", "Example:", "  echo 6 | dlx alive queens"})
final class AliveCommand extends ExplainingCommand {

    @Mixin
    private final LineFormat form = new LineFormat();

    AliveCommand(Services services) {
        super(services);
    }

    @Override
    Format check() {
        return form.check();
    }

    @Override
    <P, O> boolean explain(PuzzleTask<P, O> task) {
        Solver<O> solver = task.solver();
        PossibleOptions alive = WhatIf.of(solver).alive();
        if (isJson()) {
            print(ExplainJson.alive(task.number(), solver.cover(), alive));
        } else {
            heading(task);
            alive.alive().stream()
                    .forEach(k -> print(Printable.line(solver.cover().label(k))));
        }
        if (!alive.isComplete()) {
            int unknown = alive.unknown().cardinality();
            report(
                    task,
                    stoppedBy(alive.stopped()) + "; it is not known of " + unknown
                            + (unknown == 1 ? " more option" : " more options"));
        }
        return alive.isComplete();
    }
}
