package dlx.app.command;

import dlx.app.answer.ErrorJson;
import dlx.app.option.Format;
import dlx.app.option.PuzzleArguments;
import dlx.app.run.PuzzleHandler;
import dlx.app.run.PuzzleRun;
import dlx.app.run.PuzzleSource;
import dlx.app.run.PuzzleTask;
import dlx.app.run.Rejection;

/** Base of the commands that read puzzles one after the other and write something of each. */
abstract class PuzzleCommand extends PluginCommand {

    final PuzzleArguments puzzles = new PuzzleArguments(arguments);

    final PuzzleRun run;

    private Format format = Format.TEXT;

    PuzzleCommand(PuzzleParts parts) {
        super(parts.plugins(), parts.console());
        this.run = parts.run();
    }

    /** Refuses options that mean nothing, before anything is read; returns the format that was asked for. */
    abstract Format check();

    /** The puzzle as it is to be answered. */
    <P, O> PuzzleTask<P, O> prepare(PuzzleTask<P, O> task) {
        return task;
    }

    /** Writes what is asked for of a puzzle. */
    abstract <P, O> void answer(PuzzleTask<P, O> task);

    /** The puzzles, and how they are read; called after {@link #check}. */
    PuzzleSource source() {
        return PuzzleSource.of(puzzles);
    }

    @Override
    public Integer call() {
        format = check();
        return run.forEach(source(), new Answering()).code();
    }

    /** The format that was asked for; called after {@link #check}. */
    final Format format() {
        return format;
    }

    final boolean isJson() {
        return format == Format.JSON;
    }

    /** Reports a sentence about a puzzle that is no answer. */
    final void report(PuzzleTask<?, ?> task, String sentence) {
        console.report("puzzle " + task.number() + ": " + sentence);
    }

    /** Tells whether no further puzzle is to be read. */
    boolean isOver() {
        return false;
    }

    /** Writes a rejection where an answer would have stood, if the format has an object for it. */
    void rejected(Rejection rejection) {
        if (isJson()) {
            print(ErrorJson.of(rejection));
        }
    }

    private final class Answering implements PuzzleHandler {

        @Override
        public <P, O> void handle(PuzzleTask<P, O> task) {
            answer(prepare(task));
        }

        @Override
        public void rejected(Rejection rejection) {
            PuzzleCommand.this.rejected(rejection);
        }

        @Override
        public boolean isOver() {
            return PuzzleCommand.this.isOver();
        }
    }
}
