package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.constraint.Statement;
import dlx.core.engine.Deadline;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.Workforce;
import dlx.core.proof.text.PieceText;
import dlx.core.search.Givens;
import dlx.core.search.Limits;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import dlx.core.search.internal.Workers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Writes proofs of the results of searches. It searches once more, in an order that makes proofs short, and writes
 * during this search. If weights prove that there is no solution, the proof consists of weights. The text is never kept
 * in memory. An unfinished proof lacks its last line, and proves nothing. Immutable.
 *
 * @since 0.1
 */
public final class ProofWriter {

    private static final long USUAL_MEMORY = 1L << 27;

    private final CoverData cover;
    private final Givens givens;
    private Limits limits = Limits.none();
    private long nodeLimit = Long.MAX_VALUE;
    private long memory = USUAL_MEMORY;
    private ProofForm form = ProofForm.DLX;
    private Optional<Statement> statement = Optional.empty();
    private Workforce workforce = Workforce.ALONE;

    private ProofWriter(CoverData cover, Givens givens) {
        this.cover = cover;
        this.givens = givens;
    }

    /** Returns a copy to which a change was applied. */
    private ProofWriter with(Consumer<ProofWriter> change) {
        ProofWriter copy = new ProofWriter(cover, givens);
        copy.limits = limits;
        copy.nodeLimit = nodeLimit;
        copy.memory = memory;
        copy.form = form;
        copy.statement = statement;
        copy.workforce = workforce;
        change.accept(copy);
        return copy;
    }

    /**
     * Returns a writer without limits.
     *
     * @param cover the cover
     * @param givens the givens of the search
     * @return the writer
     * @throws IllegalArgumentException if the givens do not fit the cover
     */
    public static ProofWriter of(CoverData cover, Givens givens) {
        givens.check(cover);
        return new ProofWriter(cover, givens);
    }

    /**
     * Returns a copy of this writer with other limits.
     *
     * @param other the maximum time of a proof, and a token that stops it
     * @return the writer
     */
    public ProofWriter limits(Limits other) {
        Objects.requireNonNull(other, "other");
        return with(w -> w.limits = other);
    }

    /**
     * Returns a copy of this writer with a limit on nodes.
     *
     * @param nodes maximum number of nodes of a proof, 1 or more. For VeriPB it includes the nodes of the search
     *     for a best solution. Several threads may exceed it before they stop.
     * @return the writer
     */
    public ProofWriter nodeLimit(long nodes) {
        if (nodes < 1) {
            throw new IllegalArgumentException("nodes: " + nodes + "; expected 1 or more");
        }
        return with(w -> w.nodeLimit = nodes);
    }

    /**
     * Returns a copy of this writer with another memory budget for a ledger.
     *
     * @param bytes the memory for the states that a count has met; 0 for plain trees only
     * @return the writer
     */
    public ProofWriter memory(long bytes) {
        if (bytes < 0) {
            throw new IllegalArgumentException("bytes: " + bytes + "; expected 0 or more");
        }
        return with(w -> w.memory = bytes);
    }

    /**
     * Returns a copy of this writer that writes another form.
     *
     * @param other the form of the text; the default is {@link ProofForm#DLX}
     * @return the writer
     */
    public ProofWriter form(ProofForm other) {
        Objects.requireNonNull(other, "other");
        return with(w -> w.form = other);
    }

    /**
     * Returns a copy of this writer for a puzzle that demands more than its cover. The proof is about the cover of the
     * statement, and lists its axioms.
     *
     * @param stated the axioms that the last items of the present cover state
     * @return the writer
     */
    @SuppressWarnings("exports") // Solver.prove calls it
    public ProofWriter about(Statement stated) {
        Objects.requireNonNull(stated, "stated");
        return with(w -> w.statement = Optional.of(stated));
    }

    /**
     * Returns a copy of this writer that uses threads, in {@link ProofForm#VERIPB} only. The text is the same for any
     * number of threads from 2 on; one thread may write another text.
     *
     * <p>Memory: a piece of the text that waits for its turn uses at most 4 MB, or 8 MB while it grows. At most 8
     * pieces wait, or 2 per thread if that is more; each piece that is cut again adds as many.
     *
     * @param workers the threads that write
     * @return the writer
     */
    @SuppressWarnings("exports") // Solver.prove, which has threads, calls it
    public ProofWriter threads(Workers workers) {
        Workforce helpers = Workforce.of(workers);
        return with(w -> w.workforce = helpers);
    }

    /**
     * Writes the proof of a number of solutions or of a best score.
     *
     * @param claim the result of the search: a count or a best score
     * @param to receives the text
     * @return the report of the second search; the text is a proof only if the report
     *     {@linkplain SearchReport#isComplete is complete}
     * @throws IOException if the text cannot be written
     * @throws IllegalArgumentException if the claim is neither a count nor a best score
     * @throws IllegalStateException if the claim is wrong
     * @throws ArithmeticException if the weights are too large for exact sums in 64 bits
     */
    public SearchReport write(Claim claim, Appendable to) throws IOException {
        if (claim instanceof Claim.AtLeast) {
            throw new IllegalArgumentException("claim: " + claim + "; expected a count or a best score");
        }
        long begin = System.nanoTime();
        WrittenProof proof = begin(to);
        StopReason stopped = StopReason.EXHAUSTED;
        try {
            if (claim instanceof Claim.Best best) {
                proof.write(best);
            } else {
                proof.write((Claim.Count) claim);
            }
        } catch (SearchStopped e) {
            stopped = e.reason();
        }
        boolean isSolved = stopped == StopReason.EXHAUSTED && !claim.equals(Claim.NONE);
        return SearchReport.builder(isSolved ? Outcome.SOLVED : Outcome.of(proof.solutions(), stopped), stopped)
                .tally(new Tally(proof.solutions(), proof.nodes(), 0))
                .engine("proof")
                .nanos(0, System.nanoTime() - begin)
                .build();
    }

    private WrittenProof begin(Appendable to) {
        SearchControl control = new SearchControl(nodeLimit, Deadline.of(limits), search -> {}, cover.nodeCount());
        return form == ProofForm.VERIPB
                ? new VeriPbProof(cover, givens, to, control, workforce, PieceText.USUAL)
                : new ShortProof(cover, givens, statement, to, control, statement.isPresent() ? 0 : memory);
    }

    /**
     * Writes the proof that there are at least the given solutions, by listing them.
     *
     * @param solutions the option numbers of each solution, from 0, in any order; one or more solutions, all
     *     different
     * @param to receives the text
     * @throws IOException if the text cannot be written
     * @throws IllegalArgumentException if an element is not a solution; nothing is written then
     */
    public void write(List<int[]> solutions, Appendable to) throws IOException {
        boolean[] given = new boolean[cover.optionCount()];
        for (int option : givens.givenOptions()) {
            given[option] = true;
        }
        CheckedCover state = new CheckedCover(cover, givens);
        List<int[]> listed = new ArrayList<>();
        for (int number = 0; number < solutions.size(); number++) {
            int[] options = Arrays.stream(solutions.get(number))
                    .filter(option -> !given[Objects.checkIndex(option, given.length)])
                    .sorted()
                    .toArray();
            check(number, options, state);
            listed.add(options);
        }
        listed.sort(Arrays::compare);
        begin(to).write(listed);
    }

    private static void check(int number, int[] options, CheckedCover state) {
        int start = state.mark();
        for (int option : options) {
            if (!state.open[option]) {
                throw new IllegalArgumentException("solutions: in number " + number + ", option " + option
                        + " is excluded by the other options or the givens; expected a solution");
            }
            state.take(option);
        }
        if (state.isContradictory() || !state.isCovered()) {
            throw new IllegalArgumentException(
                    "solutions: number " + number + " leaves an item that must be covered; expected a solution");
        }
        state.undoTo(start);
    }
}
