package dlx.core.proof;

import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.search.StopReason;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Searches a cover in preorder, for whoever writes what it does. Nothing is kept but the way from the root to the present node.
 */
abstract class PreorderSearch implements Written {

    final SearchedCover state;
    final ProofPath path;
    private final SearchControl control;

    /** Of an optimum; empty for other claims. */
    private final Optional<BoundPrices> bounding;

    /** How many nodes of the path lie above the tree: those that were followed to it. */
    private int base;

    private long nodes;

    /** So many nodes may be visited before the limits are asked again. */
    private long checkpoint;

    private boolean bestIsMet;
    private boolean isOver;

    PreorderSearch(SearchedCover state, SearchControl control, Optional<BoundPrices> bounding, boolean isLedger) {
        this.state = state;
        this.control = control;
        this.bounding = bounding;
        if (!isLedger) {
            state.stopWhenLost(); // a ledger knows states by all that is open
        }
        path = new ProofPath(
                state,
                bounding.map(BoundPrices::prices),
                bounding.map(BoundPrices::given).orElse(0L),
                isLedger);
    }

    /**
     * Goes through the tree; may be called again with more nodes to go on.
     *
     * @param most so many nodes at most
     * @return whether that was enough
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

    /** Counts a node, if the limits allow one more. */
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

    /** Whether a solution of the best score was met. */
    final boolean bestIsMet() {
        return bestIsMet;
    }

    /** From now on only what is better than the best is looked for. */
    final void meetBest() {
        bestIsMet = true;
    }

    /** Ends the walk at the present node. */
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

    /** Goes to the next child of the last node; whether there is one. */
    boolean nextChild() throws IOException {
        return nextFitting();
    }

    /** Goes to the next child of the last node that may be worth enough; whether there is one. */
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
     * Goes to where another tree has been.
     *
     * @param options of the nodes on the way, -1 where none is taken
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

    /** Called for a child that the prices rule out before it is tried; whether it may be left out. */
    boolean leaveOut() throws IOException {
        return true;
    }

    /** Whether children that the prices rule out are no children: the last one is the last of the others. */
    boolean triesFittingOnly() {
        return bounding.isPresent();
    }

    /** Whether the present node, which is no solution, needs no branches. */
    boolean isLeaf() throws IOException {
        return false;
    }

    /** Called at a solution. */
    abstract void solution() throws IOException;

    /** Called where the prices leave nothing better. */
    abstract void bound() throws IOException;

    /** Called to branch on an item: pushes it. */
    abstract void branch(int item) throws IOException;

    /** Called after the last child of a node: pops it. */
    abstract void close() throws IOException;
}
