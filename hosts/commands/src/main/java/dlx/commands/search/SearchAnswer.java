package dlx.commands.search;

import dlx.commands.answer.Answers;
import dlx.commands.check.CrossCheck;
import dlx.commands.console.ExitStatus;
import dlx.commands.option.Format;
import dlx.commands.run.PuzzleTask;
import dlx.core.Solver;
import java.util.List;
import java.util.Optional;

/** Asks the question of a command about a puzzle, and writes the answer. */
public interface SearchAnswer {

    /** Asks the question, and writes the answer before it returns. */
    <P, O> Answered answer(Asked<P, O> asked);

    /** Returns the warnings that are reported before the first puzzle. */
    default List<String> warnings(SearchPlan plan) {
        return List.of();
    }

    /**
     * A puzzle to ask about, with the parts of the run that write and check the answer.
     *
     * @param task the puzzle, with a solver that does not write checkpoints and does not resume from one
     * @param plan the plan of the run
     * @param answers writes solutions
     * @param keeper stores the search, if the command line asks for checkpoints
     * @param crossCheck confirms the answer; empty without {@code --cross-check}
     * @param status the status of the run
     */
    record Asked<P, O>(
            PuzzleTask<P, O> task,
            SearchPlan plan,
            Answers answers,
            RunKeeper keeper,
            Optional<CrossCheck> crossCheck,
            ExitStatus status) {

        /**
         * Returns the solver for the question of the command: the solver of the task, which also writes checkpoints if
         * the command line asks for them, and resumes from the checkpoint of the puzzle.
         */
        Solver<O> solver() {
            return keeper.applyTo(task.solver(), task.number(), status);
        }

        /** Returns the format of the answer. */
        Format format() {
            return plan.asking().format();
        }

        /** Returns the number of solutions that an earlier run has written. */
        long shown() {
            return keeper.from(task.number())
                    .map(c -> c.tally().solutions().longValueExact())
                    .orElse(0L);
        }
    }
}
