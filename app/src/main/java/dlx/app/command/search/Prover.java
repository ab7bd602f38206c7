package dlx.app.command.search;

import dlx.app.answer.Answers;
import dlx.app.console.NamedFile;
import dlx.app.line.UsageException;
import dlx.app.run.PuzzleTask;
import dlx.core.proof.Claim;
import dlx.core.proof.ProofForm;
import dlx.core.proof.ProofWriter;
import dlx.core.search.SearchReport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.InvalidPathException;
import java.util.List;

/** Writes the proof of an answer to a file. A proof is of one puzzle. */
final class Prover {

    /** The number of solutions from which on a proof for VeriPB takes some ten megabytes. */
    private static final BigInteger MANY = BigInteger.valueOf(100_000);

    private final ProofOptions options;
    private final Answers answers;
    private boolean isWritten;

    Prover(ProofOptions options, Answers answers) {
        this.options = options;
        this.answers = answers;
    }

    /**
     * Proves an answer.
     *
     * @return true if a proof is written
     */
    boolean prove(PuzzleTask<?, ?> task, Answered answered) {
        if (isWritten) {
            throw new UsageException("--proof " + options.file() + ": a proof is of one puzzle, and puzzle "
                    + task.number() + " is another; expected one puzzle");
        }
        isWritten = true;
        if (answered.claim().isPresent()) {
            return prove(task, answered.claim().get());
        }
        return answered.shown().isEmpty()
                ? unproved(task, "the search did not come to its end")
                : list(task, answered.shown());
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
            boolean done = write(to -> {
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
        return write(to -> {
            ProofWriter.of(task.solver().cover().data(), task.solver().givens())
                    .form(options.form())
                    .write(solutions, to);
            return true;
        });
    }

    private boolean write(NamedFile.Body proof) {
        String name = options.file();
        try {
            return answers.file(name).write(proof);
        } catch (IOException e) {
            throw new UncheckedIOException(name + ": the proof cannot be written (" + NamedFile.reason(e) + ")", e);
        } catch (InvalidPathException e) {
            throw new UncheckedIOException(
                    NamedFile.shown(name) + ": this is no name of a file; expected one for the proof",
                    new IOException(e));
        }
    }

    private boolean unproved(PuzzleTask<?, ?> task, String why) {
        answers.report("puzzle " + task.number() + ": no proof is written: " + why);
        return false;
    }
}
