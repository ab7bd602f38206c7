package dlx.commands.search;

import dlx.commands.answer.Answers;
import dlx.commands.console.OutputFiles;
import dlx.commands.line.UsageException;
import dlx.commands.run.PuzzleTask;
import dlx.core.EngineName;
import dlx.core.proof.Claim;
import dlx.core.proof.ProofForm;
import dlx.core.proof.ProofWriter;
import dlx.core.search.SearchReport;
import java.math.BigInteger;
import java.util.List;

/** Writes the proof of an answer to a file. A run proves one puzzle. */
final class Prover {

    /** Number of solutions above which a proof for VeriPB has tens of megabytes. */
    private static final BigInteger MANY = BigInteger.valueOf(100_000);

    private final ProofOptions options;
    private final OutputFiles files;
    private final Answers answers;
    private boolean isWritten;

    Prover(ProofOptions options, OutputFiles files, Answers answers) {
        this.options = options;
        this.files = files;
        this.answers = answers;
    }

    /**
     * Proves an answer.
     *
     * @return true if a proof is written
     */
    boolean prove(PuzzleTask<?, ?> task, Answered answered) {
        if (isWritten) {
            throw new UsageException("--proof " + options.file() + ": cannot prove puzzle " + task.number()
                    + " too, because a proof is about one puzzle; expected one puzzle");
        }
        isWritten = true;
        String engine = answered.report().engine();
        if (engine.equals(EngineName.ORBITS) || engine.equals(EngineName.SYMMETRIC)) {
            answers.report("puzzle " + task.number()
                    + ": the proof does not use the symmetries that found the answer; it may take much longer");
        }
        if (answered.claim().isPresent()) {
            return prove(task, answered.claim().get());
        }
        return answered.isAnswered() && !answered.shown().isEmpty()
                ? list(task, answered.shown())
                : unproved(task, "the search did not finish");
    }

    private boolean prove(PuzzleTask<?, ?> task, Claim claim) {
        if (options.form() == ProofForm.VERIPB
                && claim instanceof Claim.Count count
                && count.number().compareTo(MANY) > 0) {
            answers.report("puzzle " + task.number() + ": a proof for VeriPB lists each of " + count + ", which makes a"
                    + " large file; without --proof-format veripb it is short");
        }
        SearchReport[] report = new SearchReport[1];
        try {
            boolean done = files.writeProof(options.file(), to -> {
                report[0] = task.solver().prove(claim, options.form(), to);
                return report[0].isComplete();
            });
            return done || unproved(task, "it was stopped (" + report[0].stopped() + ")");
        } catch (ArithmeticException e) {
            return unproved(task, "its weights are too large for exact sums in 64 bits");
        }
    }

    /** Proves that there are some solutions, by listing them. */
    private boolean list(PuzzleTask<?, ?> task, List<int[]> solutions) {
        return files.writeProof(options.file(), to -> {
            ProofWriter.of(task.solver().cover().data(), task.solver().givens())
                    .form(options.form())
                    .write(solutions, to);
            return true;
        });
    }

    private boolean unproved(PuzzleTask<?, ?> task, String why) {
        answers.report("puzzle " + task.number() + ": no proof is written: " + why);
        return false;
    }
}
