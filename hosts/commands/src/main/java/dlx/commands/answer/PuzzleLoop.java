package dlx.commands.answer;

import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.option.Format;
import dlx.commands.option.GivenOptions;
import dlx.commands.run.PuzzleHandler;
import dlx.commands.run.PuzzleRun;
import dlx.commands.run.PuzzleSource;
import dlx.commands.run.PuzzleTask;
import dlx.commands.run.Rejection;
import jakarta.inject.Inject;

/** Answers the puzzles of a command, one after the other. */
public record PuzzleLoop(Console console, PuzzleRun run) {

    /**
     * Writes the answer to a question about a puzzle.
     *
     * @param <T> type of the plan, which contains the question
     */
    @FunctionalInterface
    public interface Answer<T> {

        /** Asks the question, and writes the answer before it returns. */
        <P, O> void answer(PuzzleTask<P, O> task, T plan);
    }

    @Inject
    public PuzzleLoop {}

    /**
     * Answers each puzzle, with the givens of the command line.
     *
     * @param plan the plan for each answer
     * @return the exit code
     */
    public <T> int answer(PuzzleSource source, GivenOptions given, Format format, T plan, Answer<T> answer) {
        ExitStatus end = run.forEach(source, new PuzzleHandler() {
            @Override
            public <P, O> void handle(PuzzleTask<P, O> task) {
                answer.answer(
                        task.with(given.settings(task.solver(), task.number()).build()), plan);
            }

            @Override
            public void rejected(Rejection rejection) {
                write(rejection, format);
            }
        });
        return end.code();
    }

    /** Writes a rejection in place of an answer, in JSON only. */
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
