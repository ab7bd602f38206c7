package dlx.core.proof;

import dlx.core.engine.SearchControl;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;

/**
 * Writes the tree of a proof for VeriPB: of each child that is not the last one of its node a clause, once nothing is left below it. It says that
 * the options chosen above and the child's exclude each other. Unit propagation finds that clause, for it knows all that the search
 * does: what a chosen option closes, an item that needs all it has, and which options of a node have been tried. So the last child of
 * a node is no choice, but follows, and a node with one child takes no line.
 */
final class VeriPbTree extends TreeWalk {

    private final VeriPbLines lines;
    private final VeriPbSolutions solutions;

    /** Whether an option that the prices rule out is so by unit propagation, too. */
    private final boolean pricesPropagate;

    private final boolean isBest;

    /** The clause of the choices on the path, and how much of it belongs to those above each node. */
    private final StringBuilder choices = new StringBuilder();

    private int[] above = new int[64];

    /** Takes what lies below so many choices; empty if all is written here. */
    private Optional<VeriPbSplit> split = Optional.empty();

    /** So many choices lie above the present node. */
    private int depth;

    private int cutDepth;

    /**
     * Whether the last leaf was ruled out by prices, and needs no line: with all prices in one constraint, that the child's options
     * are worth too little is unit propagation. A colored item's price depends on what is open below, and is not in it.
     */
    private boolean isRuledOut;

    /**
     * A tree.
     *
     * @param bounding of an optimum; empty for other claims
     * @param pricesPropagate whether the prices are one constraint, and no item's was left out there
     */
    VeriPbTree(
            VeriPbSolutions solutions,
            VeriPbLines lines,
            SearchControl control,
            Optional<BoundPrices> bounding,
            boolean pricesPropagate) {
        super(solutions.state(), control, bounding, false);
        this.lines = lines;
        this.pricesPropagate = pricesPropagate;
        isBest = bounding.isPresent();
        this.solutions = solutions;
    }

    /** Gives back what it was made with, as it was then; the tree is used no more. */
    VeriPbSolutions release() {
        state.restart();
        solutions.change(0);
        return solutions;
    }

    /** Leaves what lies so many choices below the present node to somebody else. */
    void leave(VeriPbSplit to, int choicesBelow) {
        split = Optional.of(to);
        cutDepth = depth + choicesBelow;
    }

    /** Goes to where another tree left off, and takes that for the root. */
    void follow(VeriPbSplit.Piece piece) throws IOException {
        for (int node = 0; node < piece.depth(); node++) {
            branch(piece.item(node));
            path.skip(piece.child(node) - 1);
            advance(node);
        }
        beginHere();
    }

    @Override
    boolean isLeaf() throws IOException {
        if (split.isEmpty() || depth < cutDepth) {
            return false;
        }
        split.get().take(path);
        return true;
    }

    @Override
    void solution() throws IOException {
        isRuledOut = false;
        if (!isBest) {
            solutions.write(lines.add("solx"), path);
        }
    }

    @Override
    void bound() {
        isRuledOut = pricesPropagate;
    }

    /** Unit propagation knows it where the prices are one constraint. */
    @Override
    boolean leaveOut() {
        return pricesPropagate;
    }

    @Override
    void branch(int item) {
        isRuledOut = false;
        path.push(item);
        if (path.depth() > above.length) {
            above = Arrays.copyOf(above, 2 * above.length);
        }
        above[path.depth() - 1] = choices.length();
    }

    @Override
    void close() {
        isRuledOut = false;
        path.pop();
    }

    /** Goes to the next child of the last node, which is a choice unless it is the last one; whether there is one. */
    private boolean advance(int node) throws IOException {
        if (choices.length() > above[node]) {
            choices.setLength(above[node]);
            depth--;
        }
        if (!nextFitting()) {
            return false;
        }
        solutions.change(node);
        if (!path.isLast(node) && path.taken(node) >= 0) {
            VeriPbLines.addRefused(path.taken(node), choices);
            depth++;
        }
        return true;
    }

    @Override
    boolean nextChild() throws IOException {
        int top = path.depth() - 1;
        int tried = path.child(top) > 0 ? path.taken(top) : -1;
        boolean isKnown = isRuledOut;
        isRuledOut = false;
        if (!advance(top)) {
            return false;
        }
        if (tried >= 0 && !isKnown) {
            lines.add("rup")
                    .terms(choices, above[top])
                    .orRefused(tried)
                    .word(">= 1")
                    .end();
        }
        return true;
    }
}
