package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.engine.SearchControl;
import dlx.core.search.Givens;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Makes trees of one proof for VeriPB, each with a state that no other tree has at the time: a state costs as much as the cover is
 * large, a piece of a tree may be short. Thread-safe.
 */
final class VeriPbTrees {

    private final CoverData cover;
    private final Givens givens;
    private final Optional<BoundPrices> prices;
    private final boolean pricesPropagate;
    private final Queue<VeriPbSolutions> idle = new ConcurrentLinkedQueue<>();

    /** @param prices of an optimum of which a solution was met; the rest as {@link VeriPbTree} has it */
    VeriPbTrees(CoverData cover, Givens givens, Optional<BoundPrices> prices, boolean pricesPropagate) {
        this.cover = cover;
        this.givens = givens;
        this.prices = prices;
        this.pricesPropagate = pricesPropagate;
    }

    /** A tree of the whole. */
    VeriPbTree tree(VeriPbLines to, SearchControl limits) {
        VeriPbSolutions used = idle.poll();
        VeriPbSolutions own = used == null ? new VeriPbSolutions(new SearchedCover(cover, givens), givens) : used;
        VeriPbTree tree = new VeriPbTree(own, to, limits, prices, pricesPropagate);
        if (prices.isPresent()) {
            tree.meetBest();
        }
        return tree;
    }

    /** Takes back the state of a tree that is used no more. */
    void takeBack(VeriPbTree tree) {
        idle.add(tree.release());
    }
}
