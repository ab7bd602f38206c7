package dlx.commands.search;

import dlx.commands.answer.Answers;
import dlx.commands.check.CrossCheck;
import dlx.commands.console.ExitStatus;
import dlx.commands.option.Format;
import dlx.commands.run.PuzzleTask;
import dlx.core.Solver;
import java.util.List;
import java.util.Optional;

/** Asks the question of a command about a puzzle, and writes what was found. */
public interface SearchAnswer {

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
     * @param keeper keeps the search, if checkpoints are wanted
     * @param crossCheck confirms the answer; empty if that is not wanted
     * @param status the status of the run
     */
    record Asked<P, O>(
            PuzzleTask<P, O> task,
            SearchPlan plan,
            Answers answers,
            RunKeeper keeper,
            Optional<CrossCheck> crossCheck,
            ExitStatus status) {

        /** Returns the solver for one question, of which checkpoints are written if they are wanted. */
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
