package dlx.app.command.search;

import dlx.app.answer.Answers;
import dlx.app.checkpoint.CheckpointSession;
import dlx.app.console.ExitStatus;
import dlx.app.option.Format;
import dlx.app.run.CrossCheck;
import dlx.app.run.PuzzleTask;
import dlx.core.Solver;
import java.util.List;
import java.util.Optional;

/** Asks the question of a command about a puzzle, and writes what was found. */
interface SearchAnswer {

    /** Asks the question, and writes the answer before it returns. */
    <P, O> Answered answer(Asked<P, O> asked);

    /** Returns the sentences that standard error reports before the first puzzle. */
    default List<String> warnings(SearchPlan plan) {
        return List.of();
    }

    /**
     * A puzzle about which a question is asked, and the parts of the run that write and check.
     *
     * @param task the puzzle, with the solver that the command line asks for
     * @param plan the plan of the run
     * @param answers writes solutions
     * @param session keeps the search, if checkpoints are wanted
     * @param crossCheck confirms the answer; empty if that is not wanted
     * @param status the status of the run
     */
    record Asked<P, O>(
            PuzzleTask<P, O> task,
            SearchPlan plan,
            Answers answers,
            CheckpointSession session,
            Optional<CrossCheck> crossCheck,
            ExitStatus status) {

        /** Returns the solver for one question, of which checkpoints are written if they are wanted. */
        Solver<O> solver() {
            return session.applyTo(task.solver(), task.number(), status);
        }

        /** Returns the format of the answer. */
        Format format() {
            return plan.asking().format();
        }

        /** Returns the number of solutions that an earlier run has written. */
        long shown() {
            return session.from(task.number())
                    .map(c -> c.tally().solutions().longValueExact())
                    .orElse(0L);
        }
    }
}
