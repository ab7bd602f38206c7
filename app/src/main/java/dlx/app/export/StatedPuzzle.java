package dlx.app.export;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.core.search.Givens;
import java.util.BitSet;

/**
 * A puzzle as other programs must state it: its cover, and what its givens say about each item and option. Immutable.
 *
 * <p>An option whose primary items are all relaxed is in a solution only where it is taken, so it is banned unless it is.
 */
public final class StatedPuzzle {

    final Cover<?> cover;
    final Givens givens;
    final Goal goal;

    /** The model and the number of the puzzle, for a comment. */
    final String title;

    /** Options that every solution has. */
    final BitSet forced = new BitSet();

    /** Options that no solution has: those banned, and those with an item that nothing may hold. */
    final BitSet banned = new BitSet();

    /** A puzzle of a model; {@code title} is how a comment calls it. */
    public StatedPuzzle(Cover<?> cover, Givens givens, Goal goal, String title) {
        this.cover = cover;
        this.givens = givens;
        this.goal = goal;
        this.title = title;
        for (int option : givens.givenOptions()) {
            forced.set(option);
        }
        for (int option : givens.forbiddenOptions()) {
            banned.set(option);
        }
        for (int option = 0; cover.hasMultiplicities() && option < cover.optionCount(); option++) {
            if (cover.data().isBarred(option)) {
                banned.set(option);
            }
        }
        if (givens.relaxes()) {
            for (int option = 0; option < cover.optionCount(); option++) {
                if (!forced.get(option) && givens.relaxesAllOf(cover.data(), option)) {
                    banned.set(option);
                }
            }
        }
    }

    /** How many options of a solution hold a primary item at least. */
    int atLeast(int item) {
        return givens.isRelaxed(item) ? 0 : cover.atLeast(item);
    }

    /**
     * How many options of a solution hold a primary item at most, 1 or more: where none may, those that do are banned, and
     * formats without a zero can say the same.
     */
    int atMost(int item) {
        return Math.max(1, cover.atMost(item));
    }

    /** The nodes of the options that hold each item, in the order of the options. */
    int[][] nodesOfItems() {
        int[] counts = new int[cover.itemCount()];
        for (int node = 0; node < cover.nodeCount(); node++) {
            counts[cover.item(node)]++;
        }
        int[][] nodes = new int[counts.length][];
        for (int item = 0; item < counts.length; item++) {
            nodes[item] = new int[counts[item]];
        }
        for (int node = cover.nodeCount() - 1; node >= 0; node--) {
            int item = cover.item(node);
            nodes[item][--counts[item]] = node;
        }
        return nodes;
    }

    /** The option of each node. */
    int[] optionsOfNodes() {
        int[] options = new int[cover.nodeCount()];
        for (int option = 0; option < cover.optionCount(); option++) {
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                options[node] = option;
            }
        }
        return options;
    }

    /** The first line of a comment. */
    String headline() {
        return title + ": " + cover.itemCount() + " items, " + cover.optionCount() + " options, " + cover.nodeCount()
                + " nodes";
    }
}
