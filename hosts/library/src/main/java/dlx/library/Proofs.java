package dlx.library;

import dlx.commands.json.JsonMembers;
import dlx.core.Solver;
import dlx.core.proof.Claim;
import dlx.core.proof.Proof;
import dlx.core.proof.ProofForm;
import dlx.core.proof.Verdict;
import dlx.core.search.SearchReport;
import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;

/** Writes proofs of the number of solutions, and checks them. */
record Proofs(ReadPuzzle<?, ?> puzzle, Asked asked) {

    /** Maximum number of characters of a proof, if the request does not set another number. */
    private static final int CHARACTERS = 100_000;

    /** Counts the solutions, and proves the number in the time that is left. */
    String written() {
        long begin = System.nanoTime();
        Solver<?> solver = puzzle.solver(asked);
        ProofForm form = asked.word("form")
                .map(word -> ProofForm.of(word).orElseThrow(() -> Asked.refused("form", "dlx or veripb")))
                .orElse(ProofForm.DLX);
        SearchReport count = solver.count();
        if (!count.isComplete()) {
            return ReportJson.status(puzzle, solver, count, json -> {});
        }
        Bounded proof = new Bounded(new StringBuilder(), asked.amount("characters", CHARACTERS));
        SearchReport report;
        try {
            report = within(solver, System.nanoTime() - begin).prove(new Claim.Count(count.solutions()), form, proof);
        } catch (IOException e) {
            throw new Refusal(Library.NO_PUZZLE, "long_proof", String.valueOf(e.getMessage()));
        }
        return ReportJson.status(puzzle, solver, report.isComplete() ? count : report, json -> {
            if (report.isComplete()) {
                json.put("proof_text", proof.text.toString());
            }
        });
    }

    private Solver<?> within(Solver<?> solver, long spent) {
        return asked.time("seconds")
                .<Solver<?>>map(time -> solver.toBuilder()
                        .timeLimit(Duration.ofNanos(Math.max(0, time.toNanos() - spent)))
                        .build())
                .orElse(solver);
    }

    String checked() {
        Solver<?> solver = puzzle.solver(asked);
        if (solver.isStopped()) {
            return PuzzleJson.undescribed();
        }
        try {
            Verdict verdict =
                    Proof.check(solver.cover().data(), solver.givens(), new StringReader(asked.text("proof_text")));
            return JsonMembers.answer(
                    "verdict", json -> json.put("proved", verdict.isProved()).put("message", verdict.toString()));
        } catch (IOException e) {
            throw new IllegalStateException("nothing fails in memory", e);
        }
    }

    /** A text with a maximum length. */
    private record Bounded(StringBuilder text, int most) implements Appendable {

        @Override
        public Appendable append(CharSequence part) throws IOException {
            return append(part, 0, part.length());
        }

        @Override
        public Appendable append(CharSequence part, int start, int end) throws IOException {
            if (end - start > most - text.length()) {
                throw new IOException("the proof has more than " + most + " characters; expected a smaller puzzle, or a"
                        + " larger number of characters");
            }
            text.append(part, start, end);
            return this;
        }

        @Override
        public Appendable append(char c) throws IOException {
            return append(String.valueOf(c));
        }
    }
}
