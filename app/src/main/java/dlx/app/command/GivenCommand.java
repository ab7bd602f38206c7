package dlx.app.command;

import dlx.app.option.GivenOptions;
import dlx.app.run.PuzzleTask;

/** Base of the commands that take {@code --pin} and {@code --forbid} and do not search as {@code solve} does. */
abstract class GivenCommand extends PuzzleCommand {

    private final GivenOptions given = new GivenOptions(arguments);

    GivenCommand(PuzzleParts parts) {
        super(parts);
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
