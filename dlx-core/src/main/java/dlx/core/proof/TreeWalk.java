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
abstract class TreeWalk implements Written {

    private static final int STRIDE = 1 << 8;

    final SearchedCover state;
    final ProofPath path;
    private final SearchControl control;

    /** Of an optimum; empty for other claims. */
    private final Optional<BoundPrices> bounding;

    /** How many nodes of the path lie above the tree: those that were followed to it. */
    private int base;

    private long nodes;
    private boolean bestIsMet;
    private boolean isOver;

    TreeWalk(SearchedCover state, SearchControl control, Optional<BoundPrices> bounding, boolean isLedger) {
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
    final boolean walk(long most) throws IOException {
        if (state.isContradictory()) {
            return true;
        }
        while (true) {
            if (nodes >= most) {
                return false;
            }
            if (nodes % STRIDE == 0) {
                control.check();
            }
            if (nodes >= control.nodeLimit()) {
                throw new SearchStopped(StopReason.NODES);
            }
            nodes++;
            visit();
            while (!isOver && path.depth() > base && !nextChild()) {
                close();
            }
            if (isOver || path.depth() == base) {
                return true;
            }
        }
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

    /** Takes the present node for the root. */
    final void beginHere() {
        base = path.depth();
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
                path.allow(slack);
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
            nodes++;
            path.skip(1);
            option = path.upcoming();
        }
        return path.enter();
    }

    /** Called for a child that the prices rule out before it is tried; whether it may be left out. */
    boolean leaveOut() throws IOException {
        return true;
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
