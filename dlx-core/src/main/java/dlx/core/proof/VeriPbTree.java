package dlx.core.proof;

import dlx.core.engine.SearchControl;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;

/**
 * Writes the tree of a proof for VeriPB: of each child that is not the last one of its node a clause, once nothing is left below it. It says that
 * the options chosen above and the child's exclude each other. Unit propagation finds that clause, for it knows all that the search
 * does: what a chosen option closes, an item that needs all it has, which options of a node have been tried, and of a best score which are
 * worth too little. So the last child of a node is no choice, but follows, and a node with one child takes no line.
 */
final class VeriPbTree extends PreorderSearch {

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
    private int choiceCount;

    private int cutAt;

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
    void cutBelow(VeriPbSplit to, int choicesBelow) {
        split = Optional.of(to);
        cutAt = choiceCount + choicesBelow;
    }

    @Override
    boolean isLeaf() throws IOException {
        if (split.isEmpty() || choiceCount < cutAt) {
            return false;
        }
        split.get().take(path);
        return true;
    }

    @Override
    void solution() throws IOException {
        if (!isBest) {
            solutions.write(lines.add("solx"), path);
        }
    }

    @Override
    void bound() {}

    /**
     * With all prices in one constraint it is unit propagation that an option is worth too little. A colored item's price depends on
     * what is open, and is not in it: then the child is closed by a clause.
     */
    @Override
    boolean leaveOut() {
        return pricesPropagate;
    }

    @Override
    boolean triesFittingOnly() {
        return pricesPropagate;
    }

    @Override
    void branch(int item) {
        path.push(item);
        if (path.depth() > above.length) {
            above = Arrays.copyOf(above, 2 * above.length);
        }
        above[path.depth() - 1] = choices.length();
    }

    @Override
    void close() {
        path.pop();
    }

    /** Goes to the next child of the last node, which is a choice unless it is the last one; whether there is one. */
    private boolean advance(int node) throws IOException {
        if (choices.length() > above[node]) {
            choices.setLength(above[node]);
            choiceCount--;
        }
        if (!nextFitting()) {
            return false;
        }
        solutions.change(node);
        if (!path.isLast(node) && path.taken(node) >= 0) {
            VeriPbLines.addRefused(path.taken(node), choices);
            choiceCount++;
        }
        return true;
    }

    @Override
    boolean nextChild() throws IOException {
        int top = path.depth() - 1;
        int tried = path.taken(top);
        if (!advance(top)) {
            return false;
        }
        if (tried >= 0) {
            lines.add("rup")
                    .terms(choices, above[top])
                    .orRefused(tried)
                    .word(">= 1")
                    .end();
        }
        return true;
    }
}
