package dlx.app.answer;

import com.google.inject.Inject;
import dlx.app.console.Console;
import dlx.app.console.ExitStatus;
import dlx.app.option.Format;
import dlx.app.option.GivenOptions;
import dlx.app.run.PuzzleHandler;
import dlx.app.run.PuzzleRun;
import dlx.app.run.PuzzleSource;
import dlx.app.run.PuzzleTask;
import dlx.app.run.Rejection;

/** Has the puzzles of a command answered, one after the other. */
public final class PuzzleLoop {

    private final Console console;
    private final PuzzleRun run;

    @Inject
    PuzzleLoop(Console console, PuzzleRun run) {
        this.console = console;
        this.run = run;
    }

    /**
     * Writes the answer to a question about a puzzle.
     *
     * @param <T> the type of the plan that says what is asked
     */
    @FunctionalInterface
    public interface Answer<T> {

        /** Asks, and writes the answer before it returns. */
        <P, O> void answer(PuzzleTask<P, O> task, T plan);
    }

    /**
     * Has each puzzle answered, with the givens of the command line.
     *
     * @param plan the plan that each answer gets
     * @return the exit code
     */
    public <T> int answer(PuzzleSource source, GivenOptions given, Format format, T plan, Answer<T> answer) {
        ExitStatus end = run.forEach(source, new PuzzleHandler() {
            @Override
            public <P, O> void handle(PuzzleTask<P, O> task) {
                answer.answer(task.with(given.applyTo(task.solver(), task.number())), plan);
            }

            @Override
            public void rejected(Rejection rejection) {
                write(rejection, format);
            }
        });
        return end.code();
    }

    /** Writes a rejection in the place of an answer, if the format has an object for it. */
    public void write(Rejection rejection, Format format) {
        if (format == Format.JSON) {
            print(ErrorJson.of(rejection));
        }
    }

    /** Returns the status of the run, which answers change. */
    public ExitStatus status() {
        return run.status();
    }

    /** Writes a line of an answer. */
    public void print(String line) {
        console.print(line + '\n');
    }

    /** Reports a sentence about a puzzle that is not an answer. */
    public void report(PuzzleTask<?, ?> task, String sentence) {
        console.report("puzzle " + task.number() + ": " + sentence);
    }
}
