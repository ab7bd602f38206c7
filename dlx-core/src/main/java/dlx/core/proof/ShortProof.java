package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.constraint.Axiom;
import dlx.core.constraint.Statement;
import dlx.core.engine.SearchControl;
import dlx.core.search.Givens;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes proofs in this project's own form: a tree of branches, a ledger if that is shorter, weights, or solutions. */
final class ShortProof implements WrittenProof {

    /** Maximum number of characters of a sentence. */
    private static final int LONGEST = 1000;

    /** Number of nodes on which a ledger is tried. */
    private static final int TRIED = 20_000;

    /** Maximum number of nodes per repeated node with which a ledger is used. */
    private static final int PAYS = 50;

    /** Maximum number of nodes that a ledger keeps. */
    private static final int MOST_KEPT = 1 << 24;

    /** Memory of one node of a ledger, estimated, in bytes. */
    private static final int BYTES = 120;

    private final CoverData cover;
    private final Givens givens;
    private final Optional<Statement> statement;
    private final ProofOut out;
    private final SearchControl control;

    /** Maximum number of nodes that a ledger keeps within the memory budget; 0 for plain trees only. */
    private final int kept;

    private Optional<Written> body = Optional.empty();

    /**
     * Creates a writer of one proof.
     *
     * @param statement the axioms that the last items of the cover state
     * @param memory the memory budget of a ledger, in bytes
     */
    ShortProof(
            CoverData cover,
            Givens givens,
            Optional<Statement> statement,
            Appendable out,
            SearchControl control,
            long memory) {
        this.cover = cover;
        this.givens = givens;
        this.statement = statement;
        this.out = new ProofOut(out);
        this.control = control;
        kept = (int) Math.min(MOST_KEPT, memory / BYTES);
    }

    @Override
    public long nodes() {
        return body.map(Written::nodes).orElse(0L);
    }

    @Override
    public BigInteger solutions() {
        return body.map(Written::solutions).orElse(BigInteger.ZERO);
    }

    @Override
    public void write(Claim.Count claim) throws IOException {
        header(claim);
        Optional<WeightsProof> weights =
                claim.equals(Claim.NONE) ? WeightsProof.find(cover, givens, control) : Optional.empty();
        if (weights.isPresent()) {
            body = Optional.of(weights.get());
            weights.get().write(out);
        } else {
            boolean ledger = kept > 0 && !claim.equals(Claim.NONE) && ledgerPays();
            out.line(ledger ? "ledger" : "tree");
            SearchedCover state = new SearchedCover(cover, givens);
            tree(state, Optional.empty(), ledger ? Optional.of(new StateTable(kept)) : Optional.empty());
            claim.check(solutions());
        }
        out.end();
    }

    @Override
    public void write(Claim.Best claim) throws IOException {
        header(claim);
        SearchedCover state = new SearchedCover(cover, givens);
        BoundPrices prices = new BoundPrices(state, givens, claim, false, control);
        out.word("prices");
        out.word("", prices.prices().scale());
        for (long price : prices.prices().price()) {
            out.word("", price);
        }
        out.word("tree");
        claim.check(tree(state, Optional.of(prices), Optional.empty()).bestIsMet());
        out.end();
    }

    private void header(Claim claim) throws IOException {
        out.header(statement.map(Statement::base).orElse(cover), givens, claim);
        for (Axiom axiom : statement.map(Statement::axioms).orElse(List.of())) {
            out.line("clause" + numbers(axiom.options()) + " when" + numbers(axiom.choice()) + " says "
                    + word(axiom.sentence()));
        }
        if (statement.isPresent() && claim instanceof Claim.Best) {
            out.line("solution" + numbers(statement.get().witness()));
        }
    }

    /** Returns a sentence as one word of the text. */
    private static String word(String sentence) {
        String word =
                sentence.substring(0, Math.min(sentence.length(), LONGEST)).replaceAll("[^!-~]", "_");
        return word.isEmpty() ? "_" : word;
    }

    private static String numbers(int... options) {
        return IntStream.of(options).mapToObj(option -> " " + (option + 1L)).collect(Collectors.joining());
    }

    private TreeWriter tree(SearchedCover state, Optional<BoundPrices> prices, Optional<StateTable> table)
            throws IOException {
        TreeWriter tree = new TreeWriter(state, out, control, prices, table);
        body = Optional.of(tree);
        tree.search(Long.MAX_VALUE);
        return tree;
    }

    /**
     * Returns true if a ledger shortens the proof, according to a trial on the first nodes. The trial comes first
     * because the text cannot be rewritten.
     */
    private boolean ledgerPays() throws IOException {
        int tried = Math.min(kept, TRIED);
        TreeWriter trial = TreeWriter.trial(cover, givens, control, Optional.of(new StateTable(tried)));
        trial.search(tried);
        return trial.hits() * PAYS >= trial.nodes();
    }

    @Override
    public void write(List<int[]> solutions) throws IOException {
        header(new Claim.AtLeast(solutions.size()));
        for (int[] solution : solutions) {
            out.line("solution" + numbers(solution));
        }
        out.end();
    }
}
