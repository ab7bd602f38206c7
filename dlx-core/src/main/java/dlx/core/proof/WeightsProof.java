package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.explain.Weights;
import dlx.core.invariants.WeightsFinder;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Proof by weights that there is no solution. It is one line for the cover itself, or a tree. The tree contains the
 * steps that follow without a search, and its only leaf has the weights of the residual problem.
 */
record WeightsProof(Weights weights, ForcedSteps before) implements Written {

    /** Steps of the first search for weights: 1 to 2 seconds. Each further round doubles the number. */
    private static final long FIRST_STEPS = 1L << 29;

    /** Nodes of the first trial of a tree. Each further round doubles the number. */
    private static final long FIRST_NODES = 20_000;

    /**
     * Searches for weights. When that takes long, it alternates with the trial of a tree, each for about the same time;
     * weights come first.
     *
     * @return the proof; empty if weights were not found, or if a tree is shorter than the steps before the weights
     * @throws SearchStopped at a limit
     */
    static Optional<WeightsProof> find(CoverData cover, Givens givens, SearchControl control) throws IOException {
        TreeWriter trial = TreeWriter.trial(cover, givens, control, Optional.empty());
        Optional<Weights> found = look(new WeightsFinder(cover, givens), trial, control);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Optional<ForcedSteps> before = ForcedSteps.upTo(found.get(), cover, givens, control);
        if (before.isEmpty() || isShorter(trial, before.get().count(), control)) {
            return Optional.empty();
        }
        if (before.get().count() >= control.nodeLimit()) {
            throw new SearchStopped(StopReason.NODES);
        }
        return Optional.of(new WeightsProof(found.get(), before.get()));
    }

    private static Optional<Weights> look(WeightsFinder finder, TreeWriter trial, SearchControl control)
            throws IOException {
        long steps = FIRST_STEPS;
        long nodes = FIRST_NODES;
        while (true) {
            Optional<Weights> found = finder.find(steps, control);
            if (found.isPresent() || finder.isDone()) {
                return found;
            }
            if (trial.search(Math.min(nodes, control.nodeLimit()))) {
                return Optional.empty();
            }
            steps *= 2;
            nodes *= 2;
        }
    }

    private static boolean isShorter(TreeWriter trial, long steps, SearchControl control) throws IOException {
        long most = Math.min(steps, control.nodeLimit());
        return trial.nodes() < most && trial.search(most);
    }

    /** Writes the proof in VeriPB's form. */
    void write(VeriPbWeights out, Givens givens) throws IOException {
        out.write(weights, before, givens);
    }

    void write(ProofOut out) throws IOException {
        if (before.count() > 0) {
            out.line("tree");
            before.write(out);
        }
        out.weights(weights);
    }

    @Override
    public long nodes() {
        return before.count() + 1;
    }

    @Override
    public BigInteger solutions() {
        return BigInteger.ZERO;
    }
}
