package dlx.core.proof;

import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.search.StopReason;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Searches a cover in preorder, for subclasses that write the tree. It keeps only the path from the root to the present
 * node.
 */
abstract class PreorderSearch implements Written {

    final SearchedCover state;
    final ProofPath path;
    private final SearchControl control;

    /** Prices of a proof of an optimum; empty for other claims. */
    private final Optional<BoundPrices> bounding;

    /** Number of nodes on the path above this tree, as entered by {@link #follow}. */
    private int base;

    private long nodes;

    /** Number of nodes at which the limits are checked next. */
    private long checkpoint;

    private boolean bestIsMet;
    private boolean isOver;

    PreorderSearch(SearchedCover state, SearchControl control, Optional<BoundPrices> bounding, boolean isLedger) {
        this.state = state;
        this.control = control;
        this.bounding = bounding;
        if (!isLedger) {
            state.stopWhenLost(); // the key of a ledger's state depends on all open options
        }
        path = new ProofPath(
                state,
                bounding.map(BoundPrices::prices),
                bounding.map(BoundPrices::given).orElse(0L),
                isLedger);
    }

    /**
     * Searches the tree. A further call with more nodes continues the search.
     *
     * @param most maximum number of nodes, of all calls together
     * @return true if the search is complete
     * @throws SearchStopped at a limit
     */
    final boolean search(long most) throws IOException {
        if (state.isContradictory()) {
            return true;
        }
        while (true) {
            if (nodes >= most) {
                return false;
            }
            countNode();
            visit();
            while (!isOver && path.depth() > base && !nextChild()) {
                close();
            }
            if (isOver || path.depth() == base) {
                return true;
            }
        }
    }

    /** Counts a node, or throws {@link SearchStopped} at a limit. */
    final void countNode() {
        if (nodes >= checkpoint) {
            control.check();
            if (nodes >= control.nodeLimit()) {
                throw new SearchStopped(StopReason.NODES);
            }
            checkpoint = control.checkpoint(nodes);
        }
        nodes++;
    }

    @Override
    public final long nodes() {
        return nodes;
    }

    @Override
    public final BigInteger solutions() {
        return path.solutions();
    }

    /** Returns true if a solution with the best score was met. */
    final boolean bestIsMet() {
        return bestIsMet;
    }

    /** Restricts the rest of the search to solutions that are better than the best score claimed. */
    final void meetBest() {
        bestIsMet = true;
    }

    /** Ends the search at the present node. */
    final void end() {
        isOver = true;
    }

    private void visit() throws IOException {
        if (state.isSolution()) {
            bounding.ifPresent(this::compare);
            path.count(BigInteger.ONE);
            solution();
        } else if (bounding.isPresent()) {
            long slack = bounding.get().slack(state, path.worth(), bestIsMet);
            if (slack < 0) {
                bound();
            } else if (!isLeaf()) {
                branch(state.choose(bounding.get(), slack));
                allow(bounding.get(), slack);
            }
        } else if (!isLeaf()) {
            branch(state.choose());
        }
    }

    private void compare(BoundPrices prices) {
        if (path.worth() > prices.best()) {
            throw new IllegalStateException("a better solution than the best was met");
        }
        bestIsMet |= path.worth() == prices.best();
    }

    /** Enters the next child of the last node; returns true if there is a next child. */
    boolean nextChild() throws IOException {
        return nextFitting();
    }

    /**
     * Enters the next child of the last node that the prices do not rule out; returns true if there is such a child.
     */
    final boolean nextFitting() throws IOException {
        if (bounding.isEmpty()) {
            return path.next();
        }
        path.leave();
        int option = path.upcoming();
        while (option >= 0 && !bounding.get().fits(option, path.allowed()) && leaveOut()) {
            path.skip(!triesFittingOnly());
            option = path.upcoming();
        }
        return path.enter();
    }

    /**
     * Follows the path of another tree to one of its nodes, where this tree begins.
     *
     * @param items the item of each node on the path
     * @param options the option taken at each node on the path, -1 if none is taken there
     */
    final void follow(int[] items, int[] options) throws IOException {
        for (int node = 0; node < items.length; node++) {
            branch(items[node]);
            if (bounding.isPresent()) {
                allow(bounding.get(), bounding.get().slack(state, path.worth(), bestIsMet));
            }
            for (int next = path.upcoming(); next != options[node]; next = path.upcoming()) {
                path.skip(!triesFittingOnly() || bounding.get().fits(next, path.allowed()));
            }
            nextChild();
        }
        base = path.depth();
    }

    private void allow(BoundPrices prices, long slack) {
        path.allow(slack);
        if (triesFittingOnly()) {
            path.expect(prices.fitting(state, path.item(path.depth() - 1), slack));
        }
    }

    /** Handles a child that the prices rule out before it is tried; returns true if it may be left out. */
    boolean leaveOut() throws IOException {
        return true;
    }

    /**
     * Returns true if only options that the prices allow count as children of a node. This determines which child is
     * the last.
     */
    boolean triesFittingOnly() {
        return bounding.isPresent();
    }

    /** Returns true if the present node, which is not a solution, does not need branches. */
    boolean isLeaf() throws IOException {
        return false;
    }

    /** Handles a solution. */
    abstract void solution() throws IOException;

    /** Handles a node below which the prices rule out a better solution. */
    abstract void bound() throws IOException;

    /** Branches on an item: must push it onto the path. */
    abstract void branch(int item) throws IOException;

    /** Leaves a node after its last child: must pop it from the path. */
    abstract void close() throws IOException;
}
