package dlx.core.proof;

import dlx.core.engine.SearchControl;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;

/**
 * Writes the tree of a proof for VeriPB. For each child except the last of its node, it writes a clause as soon as
 * everything below the child is closed. The clause says that the options chosen above and the child's option exclude
 * each other.
 *
 * <p>VeriPB derives the clause by unit propagation, which repeats all conclusions of the search: options that a chosen
 * option closes, items that need all their open options, options of a node that have been tried, and options that are
 * worth too little for a best score. Therefore the last child of a node follows without a choice, and a node with one
 * child does not need a line.
 */
final class VeriPbTree extends PreorderSearch {

    private final VeriPbLines lines;
    private final VeriPbSolutions solutions;

    /** True if unit propagation also excludes each option that the prices rule out. */
    private final boolean pricesPropagate;

    private final boolean isBest;

    /** Clause of the choices on the path. */
    private final StringBuilder choices = new StringBuilder();

    /** Length of {@link #choices} above each node of the path, in characters. */
    private int[] above = new int[64];

    /** Receives the subtrees below {@link #cutAt} choices; empty if the whole tree is written here. */
    private Optional<VeriPbSplit> split = Optional.empty();

    /** Number of choices above the present node. */
    private int choiceCount;

    /** Number of choices at which the tree is cut. */
    private int cutAt;

    /**
     * Creates a tree that begins at the root.
     *
     * @param bounding prices of an optimum; empty for other claims
     * @param pricesPropagate true if the proof adds up the prices of all items in one constraint
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

    /** Returns the state and solutions that the tree was created with, reset. The tree cannot be used afterwards. */
    VeriPbSolutions release() {
        state.restart();
        solutions.change(0);
        return solutions;
    }

    /** Cuts the tree a number of choices below the present node: the split receives the subtrees there. */
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
     * {@inheritDoc}
     *
     * <p>If one constraint contains all prices, unit propagation finds that an option is worth too little. The price of
     * a colored item depends on its open options, and such a constraint cannot contain it. Then a clause closes the
     * child.
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

    /**
     * Enters the next child of the last node, and records its choice unless it is the last child; returns true if there
     * is a next child.
     */
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
