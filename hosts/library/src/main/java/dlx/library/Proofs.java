package dlx.library;

import dlx.commands.answer.BoundedText;
import dlx.commands.json.JsonMembers;
import dlx.core.Solver;
import dlx.core.proof.Claim;
import dlx.core.proof.ProofForm;
import dlx.core.proof.Verdict;
import dlx.core.search.SearchReport;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.Reader;
import java.io.StringReader;

/** Writes proofs of the number of solutions, and checks them. */
record Proofs(ReadPuzzle<?, ?> puzzle, Asked asked) {

    /** Maximum number of characters of a proof, if the request does not set another number. */
    private static final int CHARACTERS = 100_000;

    /** Maximum number of characters of a proof that are checked between two looks at the limits. */
    private static final int CHUNK = 256;

    /** Counts the solutions, and proves the number in the time that is left. */
    String written() {
        Solver<?> solver = puzzle.solver(asked);
        ProofForm form = asked.word("form")
                .map(word -> ProofForm.of(word).orElseThrow(() -> Asked.refused("form", "dlx or veripb")))
                .orElse(ProofForm.DLX);
        SearchReport count = solver.count();
        if (!count.isComplete()) {
            return ReportJson.status(puzzle, solver, count, count.stopped(), json -> {});
        }
        int most = asked.amount("characters", CHARACTERS);
        BoundedText proof = new BoundedText(most);
        SearchReport report;
        try {
            report = solver.toBuilder()
                    .limits(asked.limits())
                    .build()
                    .prove(new Claim.Count(count.solutions()), form, proof);
        } catch (IOException e) {
            throw new Refusal(
                    Library.NO_PUZZLE,
                    "long_proof",
                    "the proof has more than " + most + " characters; expected a smaller puzzle, or a larger number of"
                            + " characters");
        }
        SearchReport last = report.isComplete() ? count : report;
        return ReportJson.status(puzzle, solver, last, last.stopped(), json -> {
            if (report.isComplete()) {
                json.put("proof_text", proof.toString());
            }
        });
    }

    String checked() {
        Solver<?> solver = puzzle.solver(asked);
        if (solver.isStopped()) {
            return PuzzleJson.undescribed();
        }
        try (Reader proof = new Watched(asked.text("proof_text"))) {
            Verdict verdict = solver.check(proof);
            return JsonMembers.answer(
                    "verdict", json -> json.put("proved", verdict.isProved()).put("message", verdict.toString()));
        } catch (IOException e) {
            return PuzzleJson.undescribed();
        }
    }

    /** A text that ends with an exception at the limits of the request. */
    private final class Watched extends StringReader {

        Watched(String text) {
            super(text);
        }

        @Override
        public int read(char[] buffer, int from, int most) throws IOException {
            if (asked.over().isPresent()) {
                throw new InterruptedIOException();
            }
            return super.read(buffer, from, Math.min(most, CHUNK));
        }
    }
}
