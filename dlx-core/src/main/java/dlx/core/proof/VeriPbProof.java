package dlx.core.proof;

import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.core.engine.SearchControl;
import dlx.core.engine.Workforce;
import dlx.core.search.Givens;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Writes proofs in VeriPB's form: the header, the tree or the weights, and the conclusion. */
final class VeriPbProof implements WrittenProof {

    private final CoverData cover;
    private final Givens givens;
    private final OpbFormula formula;
    private final VeriPbLines lines;
    private final Appendable out;
    private final SearchControl control;
    private final Workforce workforce;
    private final int longestPiece;
    private Optional<BestFinder> finder = Optional.empty();
    private Optional<Written> tree = Optional.empty();

    VeriPbProof(
            CoverData cover,
            Givens givens,
            Appendable out,
            SearchControl control,
            Workforce workforce,
            int longestPiece) {
        this.cover = cover;
        this.givens = givens;
        this.out = out;
        this.workforce = workforce;
        this.longestPiece = longestPiece;
        this.control = control;
        formula = OpbFormula.of(cover, givens);
        lines = new VeriPbLines(out, formula.constraints());
    }

    @Override
    public long nodes() {
        return finder.map(Written::nodes).orElse(0L) + tree.map(Written::nodes).orElse(0L);
    }

    @Override
    public BigInteger solutions() {
        return finder.map(Written::solutions)
                .orElse(BigInteger.ZERO)
                .add(tree.map(Written::solutions).orElse(BigInteger.ZERO));
    }

    @Override
    public void write(Claim.Count claim) throws IOException {
        Optional<WeightsProof> weights =
                claim.equals(Claim.NONE) ? WeightsProof.find(cover, givens, control) : Optional.empty();
        lines.header();
        if (weights.isPresent()) {
            tree = Optional.of(weights.get());
            weights.get().write(new VeriPbWeights(formula, new SearchedCover(cover, givens), lines), givens);
        } else {
            write(Optional.empty(), false);
            claim.check(solutions());
        }
        if (claim.number().signum() > 0) {
            lines.conclude("ENUMERATION_COMPLETE " + claim.number() + " : " + lines.last());
        } else if (cover.hasWeights()) { // VeriPB rejects UNSAT if the formula has an objective
            lines.conclude("BOUNDS INF : " + lines.last() + " INF");
        } else {
            lines.conclude("UNSAT : " + lines.last());
        }
    }

    @Override
    public void write(Claim.Best claim) throws IOException {
        SearchedCover state = new SearchedCover(cover, givens);
        BoundPrices prices = new BoundPrices(state, givens, claim, true, control);
        BestFinder best = new BestFinder(state, control, prices);
        finder = Optional.of(best);
        best.search(Long.MAX_VALUE);
        claim.check(best.bestIsMet());
        lines.header();
        if (!cover.hasWeights()) {
            best.write(lines.begin("sol"), givens);
            lines.conclude("SAT");
            return;
        }
        best.write(lines.add("soli"), givens);
        write(Optional.of(prices), addPrices(prices.prices()));
        long value = claim.goal() == Goal.LEAST ? claim.score() : Math.negateExact(claim.score());
        lines.conclude("BOUNDS " + value + " : " + lines.last() + ' ' + value);
    }

    private void write(Optional<BoundPrices> prices, boolean propagates) throws IOException {
        VeriPbTrees trees = new VeriPbTrees(cover, givens, prices, propagates);
        long left = Math.max(0, control.nodeLimit() - nodes());
        SearchControl limited = control.part(left, Integer.MAX_VALUE, search -> {});
        if (workforce.count() > 1) {
            VeriPbPieces pieces = new VeriPbPieces(trees, out, lines, limited, longestPiece);
            tree = Optional.of(pieces);
            pieces.write(workforce);
        } else {
            VeriPbTree all = trees.tree(lines, limited);
            tree = Optional.of(all);
            all.search(Long.MAX_VALUE);
        }
        lines.contradiction();
    }

    /**
     * Adds up the constraints of the items, each times its price, and the constraint that a better solution is wanted.
     *
     * @return true if the sum contains every price; the price of an item without a constraint is missing
     */
    private boolean addPrices(ProofPrices prices) throws IOException {
        long better = lines.last();
        boolean isWhole = true;
        lines.add("pol").word(better).word(prices.scale()).word('*');
        for (int item = 0; item < prices.price().length; item++) {
            long price = prices.price()[item];
            int constraint = price > 0 ? formula.upper(item) : formula.lower(item);
            if (price != 0 && constraint != 0) {
                lines.word(constraint).word(Math.absExact(price)).word("* +");
            }
            isWhole &= price == 0 || constraint != 0;
        }
        lines.end();
        return isWhole;
    }

    @Override
    public void write(List<int[]> solutions) throws IOException {
        SearchedCover state = new SearchedCover(cover, givens);
        VeriPbSolutions each = new VeriPbSolutions(state, givens);
        int start = state.mark();
        lines.header();
        for (int[] solution : solutions) {
            for (int option : solution) {
                state.take(option);
            }
            each.write(lines.add("solx"), solution);
            state.undoTo(start);
        }
        lines.conclude("ENUMERATION_PARTIAL " + solutions.size());
    }
}
