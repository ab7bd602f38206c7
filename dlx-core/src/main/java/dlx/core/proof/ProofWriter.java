package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.Workforce;
import dlx.core.search.Deadline;
import dlx.core.search.Givens;
import dlx.core.search.Limits;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import dlx.core.search.Workers;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Writes proofs of what a search has found: it searches once more, in a way that makes them short, and writes while it does.
 * That there is no solution is proved by weights where there are such. The proof itself is never kept. One that is not finished
 * lacks its last line, and proves nothing. Immutable.
 *
 * @since 0.1
 */
public final class ProofWriter {

    /** A ledger is tried on so many nodes. */
    private static final int TRIED = 20_000;

    /** It pays where one node in so many, or more, was met before. */
    private static final int PAYS = 50;

    /** How many nodes a ledger keeps at most, and the bytes that one takes. */
    private static final int MOST_KEPT = 1 << 24;

    private static final int BYTES = 120;
    private static final long USUAL_MEMORY = 1L << 27;

    private final CoverData cover;
    private final Givens givens;
    private final Limits limits;
    private final long nodeLimit;
    private final long memory;
    private final ProofForm form;
    private final Workforce workforce;

    private ProofWriter(
            CoverData cover,
            Givens givens,
            Limits limits,
            long nodeLimit,
            long memory,
            ProofForm form,
            Workforce workforce) {
        this.cover = cover;
        this.givens = givens;
        this.limits = limits;
        this.nodeLimit = nodeLimit;
        this.memory = memory;
        this.form = form;
        this.workforce = workforce;
    }

    /**
     * A writer without limits.
     *
     * @param cover the cover
     * @param givens what is given
     * @return the writer
     * @throws IllegalArgumentException if the cover does not have what is given
     */
    public static ProofWriter of(CoverData cover, Givens givens) {
        givens.check(cover);
        return new ProofWriter(
                cover, givens, Limits.none(), Long.MAX_VALUE, USUAL_MEMORY, ProofForm.DLX, Workforce.ALONE);
    }

    /**
     * A writer with limits.
     *
     * @param other the time that a proof may take, and a token that stops it
     * @return the writer
     */
    public ProofWriter limits(Limits other) {
        return new ProofWriter(cover, givens, other, nodeLimit, memory, form, workforce);
    }

    /**
     * A writer with a limit on nodes.
     *
     * @param nodes how many a proof may have, 1 or more
     * @return the writer
     */
    public ProofWriter nodeLimit(long nodes) {
        if (nodes < 1) {
            throw new IllegalArgumentException("nodes: " + nodes + "; expected 1 or more");
        }
        return new ProofWriter(cover, givens, limits, nodes, memory, form, workforce);
    }

    /**
     * A writer with other room for a ledger.
     *
     * @param bytes for the states that a count has met; with 0 there are plain trees only
     * @return the writer
     */
    public ProofWriter memory(long bytes) {
        if (bytes < 0) {
            throw new IllegalArgumentException("bytes: " + bytes + "; expected 0 or more");
        }
        return new ProofWriter(cover, givens, limits, nodeLimit, bytes, form, workforce);
    }

    /**
     * A writer of another form.
     *
     * @param other the form of the text; {@link ProofForm#DLX} unless it is set
     * @return the writer
     */
    public ProofWriter form(ProofForm other) {
        Objects.requireNonNull(other, "other");
        return new ProofWriter(cover, givens, limits, nodeLimit, memory, other, workforce);
    }

    /**
     * A writer that is helped by threads, in {@link ProofForm#VERIPB} only. The text is the same with any number of them, but for 1.
     * Memory: up to 16 pieces of 1 MB each, which wait for their turn.
     *
     * @param workers the threads that write
     * @return the writer
     */
    public ProofWriter threads(Workers workers) {
        return new ProofWriter(cover, givens, limits, nodeLimit, memory, form, Workforce.of(workers));
    }

    /**
     * Writes the proof of a number of solutions or of a best score.
     *
     * @param claim what a search has found: a count or a best score
     * @param to takes the text
     * @return what it cost; only if it {@linkplain SearchReport#isComplete is complete} is the text a proof
     * @throws IOException if the text cannot be written
     * @throws IllegalArgumentException if the claim is another one
     * @throws IllegalStateException if the claim is wrong
     * @throws ArithmeticException if the weights are too large for exact sums in 64 bits
     */
    public SearchReport write(Claim claim, Appendable to) throws IOException {
        if (claim instanceof Claim.AtLeast) {
            throw new IllegalArgumentException("claim: " + claim + "; expected a count or a best score");
        }
        long begin = System.nanoTime();
        Written[] made = new Written[1];
        StopReason stopped = StopReason.EXHAUSTED;
        try {
            Deadline deadline = Deadline.of(limits);
            if (form == ProofForm.VERIPB) {
                writeForVeriPb(claim, to, deadline, made);
            } else {
                writeShort(claim, to, control(deadline), made);
            }
        } catch (SearchStopped e) {
            stopped = e.reason();
        }
        long nodes = made[0] == null ? 0 : made[0].nodes();
        BigInteger solutions = made[0] == null ? BigInteger.ZERO : made[0].solutions();
        boolean isSolved = stopped == StopReason.EXHAUSTED && !claim.equals(Claim.NONE);
        return SearchReport.builder(isSolved ? Outcome.SOLVED : Outcome.of(solutions, stopped), stopped)
                .tally(new Tally(solutions, nodes, 0))
                .engine("proof")
                .nanos(0, System.nanoTime() - begin)
                .build();
    }

    private SearchControl control(Deadline deadline) {
        return new SearchControl(nodeLimit, deadline, search -> {}, cover.nodeCount());
    }

    private void writeForVeriPb(Claim claim, Appendable to, Deadline deadline, Written[] made) throws IOException {
        VeriPbProof proof = new VeriPbProof(cover, givens, to, control(deadline), workforce, PieceText.USUAL);
        made[0] = proof;
        if (claim instanceof Claim.Best best) {
            proof.write(best);
        } else {
            proof.write((Claim.Count) claim);
        }
    }

    private void writeShort(Claim claim, Appendable to, SearchControl control, Written[] made) throws IOException {
        ProofOut out = new ProofOut(to);
        out.header(cover, givens, claim);
        if (claim instanceof Claim.Best best) {
            writeBest(best, out, control, made);
        } else {
            writeCount((Claim.Count) claim, out, control, made);
        }
        out.end();
    }

    private void writeCount(Claim.Count claim, ProofOut out, SearchControl control, Written[] made) throws IOException {
        if (claim.equals(Claim.NONE)) {
            Optional<WeightsProof> weights = WeightsProof.find(cover, givens, control);
            if (weights.isPresent()) {
                made[0] = weights.get();
                weights.get().write(out);
                return;
            }
        }
        int most = (int) Math.min(MOST_KEPT, memory / BYTES);
        SearchedCover state = new SearchedCover(cover, givens);
        boolean ledger = most > 0 && !claim.equals(Claim.NONE) && pays(Math.min(most, TRIED), control);
        out.line(ledger ? "ledger" : "tree");
        TreeWriter tree = new TreeWriter(
                state, out, control, Optional.empty(), ledger ? Optional.of(new StateTable(most)) : Optional.empty());
        made[0] = tree;
        tree.walk(Long.MAX_VALUE);
        claim.check(tree.solutions());
    }

    private void writeBest(Claim.Best claim, ProofOut out, SearchControl control, Written[] made) throws IOException {
        SearchedCover state = new SearchedCover(cover, givens);
        BoundPrices prices = new BoundPrices(state, givens, claim, false, control);
        out.word("prices");
        out.word("", prices.prices().scale);
        for (long price : prices.prices().price) {
            out.word("", price);
        }
        out.word("tree");
        TreeWriter tree = new TreeWriter(state, out, control, Optional.of(prices), Optional.empty());
        made[0] = tree;
        tree.walk(Long.MAX_VALUE);
        if (!tree.bestIsMet()) {
            throw new IllegalStateException("no solution of the score " + claim.score() + " was met; expected one");
        }
    }

    /** Whether a ledger pays: tried on the first nodes, for nothing is written twice. */
    private boolean pays(int tried, SearchControl control) throws IOException {
        TreeWriter trial = TreeWriter.trial(cover, givens, control, Optional.of(new StateTable(tried)));
        trial.walk(tried);
        return trial.hits() * PAYS >= trial.nodes();
    }

    /**
     * Writes the proof that there are some solutions at least: themselves.
     *
     * @param solutions the numbers of the options of each, from 0, in any order; one or more, all different
     * @param to takes the text
     * @throws IOException if the text cannot be written
     */
    public void write(List<int[]> solutions, Appendable to) throws IOException {
        boolean[] given = new boolean[cover.optionCount()];
        for (int option : givens.taken()) {
            given[option] = true;
        }
        List<int[]> listed = solutions.stream()
                .map(all -> Arrays.stream(all).filter(k -> !given[k]).sorted().toArray())
                .sorted(Arrays::compare)
                .toList();
        if (form == ProofForm.VERIPB) {
            new VeriPbProof(cover, givens, to, control(Deadline.of(limits)), Workforce.ALONE, PieceText.USUAL)
                    .write(listed);
            return;
        }
        ProofOut out = new ProofOut(to);
        out.header(cover, givens, new Claim.AtLeast(solutions.size()));
        for (int[] solution : listed) {
            StringBuilder line = new StringBuilder("solution");
            for (int option : solution) {
                line.append(' ').append(option + 1L);
            }
            out.line(line.toString());
        }
        out.end();
    }
}
