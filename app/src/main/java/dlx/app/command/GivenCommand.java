package dlx.app.command;

import dlx.app.option.GivenOptions;
import dlx.app.run.PuzzleTask;
import picocli.CommandLine.Mixin;

/** Base of the commands that take {@code --pin} and {@code --forbid} and do not search as {@code solve} does. */
abstract class GivenCommand extends PuzzleCommand {

    @Mixin
    private final GivenOptions given = new GivenOptions();

    GivenCommand(Services services) {
        super(services);
    }

    @Override
    public Integer call() {
        given.check();
        return super.call();
    }

    @Override
    final <P, O> PuzzleTask<P, O> prepare(PuzzleTask<P, O> task) {
        return task.with(given.applyTo(task.solver(), task.number()));
    }
}
