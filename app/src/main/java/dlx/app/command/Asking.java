package dlx.app.command;

import dlx.app.option.CheckpointOptions;
import dlx.app.option.Format;
import dlx.app.option.MemoOptions;
import dlx.core.Solver;
import dlx.core.search.SearchQuestion;
import java.util.Optional;

/**
 * A search command as its options have it, decided once before anything is read: the question, and how it is answered.
 *
 * @param writesSolutions whether standard output shows solutions, and not only what is known of them
 * @param checkpoints where checkpoints are written; empty for a command that cannot be resumed
 * @param proof where the answer is proved; empty for a command that proves nothing
 * @param memo the memory of the search; empty for a command that has no use for it
 */
record Asking(
        SearchQuestion question,
        Format format,
        boolean writesSolutions,
        Optional<CheckpointOptions> checkpoints,
        Optional<ProofOption> proof,
        Optional<MemoOptions> memo) {

    /** A solver to be asked the question. */
    <O> Solver<O> applyTo(Solver<O> plain) {
        Solver<O> whole = proof.isPresent() && proof.get().isWanted() ? plain.sufficient(option -> true) : plain;
        Solver<O> solver = memo.isPresent() ? memo.get().applyTo(whole) : whole;
        if (question instanceof SearchQuestion.All all && writesSolutions) {
            Solver<O> limited = solver.limit(all.limit());
            return all.anyOrder() ? limited.anyOrder() : limited;
        }
        return question instanceof SearchQuestion.Best best ? solver.gap(best.gap()) : solver;
    }

    /** Tells whether standard error reports that a puzzle has no solution, because standard output does not show it. */
    boolean reportsNoSolution() {
        return writesSolutions && format != Format.JSON;
    }

    /** Tells whether the exit code shows that a puzzle has no solution: a number or a diagram of none is like others. */
    boolean mustExist() {
        return writesSolutions || question instanceof SearchQuestion.Unique;
    }

    /** Tells whether a person waits for the first solution. */
    boolean waitsForSolution() {
        return question instanceof SearchQuestion.Unique
                || question instanceof SearchQuestion.First
                || question instanceof SearchQuestion.All && writesSolutions;
    }
}
