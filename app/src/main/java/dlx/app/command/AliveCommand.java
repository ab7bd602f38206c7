package dlx.app.command;

import com.google.inject.Inject;
import dlx.app.answer.ExplainJson;
import dlx.app.console.Printable;
import dlx.app.option.Format;
import dlx.app.option.LineFormat;
import dlx.app.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.WhatIf;
import dlx.core.explain.PossibleOptions;
import java.util.List;

/** The command {@code dlx alive}. */
final class AliveCommand extends ExplainingCommand {

    private final LineFormat form = new LineFormat(arguments);

    @Inject
    AliveCommand(PuzzleParts parts) {
        super(parts);
    }

    @Override
    protected List<String> description() {
        return List.of("With --pin and --forbid: what is still possible then.");
    }

    @Override
    protected List<String> footer() {
        return List.of("", "Example:", "  echo 6 | dlx alive queens");
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
