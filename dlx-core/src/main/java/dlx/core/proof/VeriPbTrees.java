package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.engine.SearchControl;
import dlx.core.search.Givens;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Creates the trees of one proof for VeriPB. Each tree has a state of its own; states are reused, because a state costs
 * as much as the cover is large, and a piece of a tree may be short. Thread-safe.
 */
final class VeriPbTrees {

    private final CoverData cover;
    private final Givens givens;
    private final Optional<BoundPrices> prices;
    private final boolean pricesPropagate;
    private final Queue<VeriPbSolutions> idle = new ConcurrentLinkedQueue<>();

    /**
     * Creates a factory of trees.
     *
     * @param prices prices of an optimum whose best solution was already met; empty for other claims
     * @param pricesPropagate as in {@link VeriPbTree}
     */
    VeriPbTrees(CoverData cover, Givens givens, Optional<BoundPrices> prices, boolean pricesPropagate) {
        this.cover = cover;
        this.givens = givens;
        this.prices = prices;
        this.pricesPropagate = pricesPropagate;
    }

    /** Returns a tree that begins at the root. */
    VeriPbTree tree(VeriPbLines to, SearchControl limits) {
        VeriPbSolutions used = idle.poll();
        VeriPbSolutions own = used == null ? new VeriPbSolutions(new SearchedCover(cover, givens), givens) : used;
        VeriPbTree tree = new VeriPbTree(own, to, limits, prices, pricesPropagate);
        if (prices.isPresent()) {
            tree.meetBest();
        }
        return tree;
    }

    /** Makes the state of a tree available again. The tree cannot be used afterwards. */
    void takeBack(VeriPbTree tree) {
        idle.add(tree.release());
    }
}
