package dlx.app.command;

import dlx.app.answer.Answers;
import dlx.app.console.Inputs;
import dlx.app.console.NamedFile;
import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.Arguments;
import dlx.app.option.PuzzleArguments;
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
import java.util.Optional;
import java.util.stream.Stream;

/** The option {@code --proof}: writes a proof of the answer to a file. A proof is of one puzzle. */
final class ProofOption {

    /** So many solutions take some ten megabytes. */
    private static final BigInteger MANY = BigInteger.valueOf(100_000);

    private final Argument<Optional<String>> file;
    private final Argument<Optional<String>> formName;

    private ProofForm form = ProofForm.DLX;

    private boolean isWritten;

    /** Declares the options. */
    ProofOption(Arguments arguments) {
        file = arguments
                .option(
                        "--proof",
                        "FILE",
                        "Writes a proof of the answer to this file, which dlx verify checks; of one puzzle only. It takes"
                                + " a search of its own, for which --time and --nodes are given anew.")
                .text();
        formName = arguments
                .option(
                        "--proof-format",
                        "FORM",
                        "dlx (the usual), which dlx verify checks; or veripb, which VeriPB checks together with the formula"
                                + " of dlx export --to veripb (of a best score or no solution: --to opb).")
                .text();
    }

    boolean isWanted() {
        return file.get().isPresent();
    }

    /** Refuses a form that nobody knows, and to write over what is read. */
    void check(PuzzleArguments puzzles) {
        form = formName.get().map(ProofOption::form).orElse(ProofForm.DLX);
        if (formName.get().isPresent() && file.get().isEmpty()) {
            throw new UsageException("--proof-format is the form of a proof; expected --proof FILE with it");
        }
        file.get().ifPresent(name -> Inputs.spare(puzzles.files(), "--proof", name));
    }

    /**
     * Proves an answer, if that is wanted.
     *
     * @param claim what was found; empty if the search did not come to its end
     * @return whether everything that was wanted is proved
     */
    boolean prove(PuzzleTask<?, ?> task, Answers answers, Optional<Claim> claim) {
        if (file.get().isEmpty()) {
            return true;
        }
        begin(task);
        if (claim.isEmpty()) {
            return unproved(task, answers, "the search did not come to its end");
        }
        if (form == ProofForm.VERIPB
                && claim.get() instanceof Claim.Count count
                && count.number().compareTo(MANY) > 0) {
            answers.report("puzzle " + task.number() + ": a proof for VeriPB lists each of " + count + ", which makes a"
                    + " large file; without --proof-format veripb it is short");
        }
        SearchReport[] report = new SearchReport[1];
        try {
            boolean done = write(answers, to -> {
                report[0] = task.solver().prove(claim.get(), form, to);
                return report[0].isComplete();
            });
            return done || unproved(task, answers, "it was stopped (" + report[0].stopped() + ")");
        } catch (ArithmeticException e) {
            return unproved(task, answers, "its weights are too large for exact sums in 64 bits");
        }
    }

    /** Proves that there are some solutions, by listing them, if that is wanted. */
    boolean list(PuzzleTask<?, ?> task, Answers answers, List<int[]> solutions) {
        if (file.get().isPresent()) {
            begin(task);
            write(answers, to -> {
                ProofWriter.of(task.solver().cover().data(), task.solver().givens())
                        .form(form)
                        .write(solutions, to);
                return true;
            });
        }
        return true;
    }

    private static ProofForm form(String typed) {
        return ProofForm.of(typed)
                .orElseThrow(() -> UsageException.unknown(
                        "form of proofs",
                        typed,
                        Stream.of(ProofForm.values()).map(ProofForm::word).toList()));
    }

    private boolean write(Answers answers, NamedFile.Body proof) {
        String name = file.get().orElseThrow();
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

    private void begin(PuzzleTask<?, ?> task) {
        if (isWritten) {
            throw new UsageException("--proof " + file.get().orElse("") + ": a proof is of one puzzle, and puzzle "
                    + task.number() + " is another; expected one puzzle");
        }
        isWritten = true;
    }

    private static boolean unproved(PuzzleTask<?, ?> task, Answers answers, String why) {
        answers.report("puzzle " + task.number() + ": no proof is written: " + why);
        return false;
    }
}
