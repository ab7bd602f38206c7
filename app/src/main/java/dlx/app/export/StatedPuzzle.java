package dlx.app.export;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.core.search.Givens;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * A puzzle in the terms of other programs: its cover, and the effect of its givens on each item and option. Immutable.
 *
 * <p>An option whose primary items are all relaxed is in a solution only if it is given. Otherwise it is banned here.
 */
public final class StatedPuzzle {

    final Cover<?> cover;
    final Givens givens;
    final Goal goal;

    /** Model and number of the puzzle, for a comment. */
    final String title;

    /** Number of items, the last ones, that state clauses of a constraint. */
    final int clauses;

    /** Options that every solution contains. */
    final BitSet forced = new BitSet();

    /** Options that solutions cannot contain: banned options, and options with an item whose maximum is 0. */
    final BitSet banned = new BitSet();

    /**
     * Creates a puzzle of a model.
     *
     * @param title name of the puzzle, for a comment
     * @param clauses number of items, the last ones, that state clauses of a constraint
     */
    public StatedPuzzle(Cover<?> cover, Givens givens, Goal goal, String title, int clauses) {
        this.cover = cover;
        this.givens = givens;
        this.goal = goal;
        this.title = title;
        this.clauses = clauses;
        IntStream.of(givens.givenOptions()).forEach(forced::set);
        IntStream.of(givens.forbiddenOptions()).forEach(banned::set);
        IntStream.range(0, cover.optionCount()).filter(this::isLeftOut).forEach(banned::set);
    }

    private boolean isLeftOut(int option) {
        return cover.hasMultiplicities() && cover.data().isBarred(option)
                || givens.relaxes() && !forced.get(option) && givens.relaxesAllOf(cover.data(), option);
    }

    /** Returns the minimum number of options of a solution that contain a primary item. */
    int atLeast(int item) {
        return givens.isRelaxed(item) ? 0 : cover.atLeast(item);
    }

    /**
     * Returns the maximum number of options of a solution that contain a primary item, at least 1. If the cover's
     * maximum is 0, 1 is equivalent, because the options with the item are banned. Some formats do not allow 0.
     */
    int atMost(int item) {
        return Math.max(1, cover.atMost(item));
    }

    /** Returns the nodes of each item, in the order of their options. */
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

    /** Returns the option of each node. */
    int[] optionsOfNodes() {
        int[] options = new int[cover.nodeCount()];
        for (int option = 0; option < cover.optionCount(); option++) {
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                options[node] = option;
            }
        }
        return options;
    }

    /** Returns the first line of a comment about the puzzle. */
    String headline() {
        return title + ": " + cover.itemCount() + " items, " + cover.optionCount() + " options, " + cover.nodeCount()
                + " nodes";
    }
}
