package dlx.core.view.moves;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import dlx.core.view.Position;
import java.util.stream.IntStream;

/**
 * Search tree of MRV as all engines have it, from its root downwards: the item that is branched on at a node, and the
 * children of the node. An item that needs n of its l options has l + 1 - n children. Each child takes an option and
 * drops the options before it. If no item needs an option any more, the leftmost item with an available option is
 * branched on; it has one more child, which drops all its options. Therefore each solution is at the end of exactly one
 * path.
 *
 * <p>Immutable: positions belong to the caller. Space: O(length of the options).
 */
public final class Descent {

    private final CoverData cover;
    private final Position root;

    /** Primary items that may still be covered at the root, ascending. */
    private final int[] primary;

    /** True if the givens do not contradict each other. */
    private final boolean possible;

    /**
     * Creates the tree of a cover.
     *
     * @param cover the cover
     * @param givens the givens, which hold at the root
     * @param watch called repeatedly while positions are created and change; an exception that it throws passes
     *     through
     */
    public Descent(CoverData cover, Givens givens, Runnable watch) {
        this.cover = cover;
        root = new Position(
                cover, Givens.NONE.forbidden(givens.forbiddenOptions()).relaxed(givens.relaxedItems()), watch);
        possible = take(givens);
        if (cover.hasMultiplicities() && givens.relaxes()) {
            dropNeedless(givens);
        }
        primary = IntStream.range(0, cover.itemCount())
                .filter(item -> cover.isPrimary(item) && root.isOpen(item))
                .toArray();
    }

    private boolean take(Givens givens) {
        for (int k = 0; k < givens.givenCount(); k++) {
            if (!root.isLeft(givens.givenOption(k))) {
                return false;
            }
            root.take(givens.givenOption(k));
        }
        return true;
    }

    /** Drops the options whose primary items are all relaxed, because the search never tries them. */
    private void dropNeedless(Givens givens) {
        for (int option = 0; option < cover.optionCount(); option++) {
            if (givens.relaxesAllOf(cover, option)) {
                root.drop(option);
            }
        }
    }

    /**
     * Returns true if the givens do not contradict each other.
     *
     * @return {@code false} if the tree consists of its root, and has no solution
     */
    public boolean isPossible() {
        return possible;
    }

    /**
     * Returns the root.
     *
     * @return a copy of the root's position, to descend from
     */
    public Position root() {
        return root.copy();
    }

    /**
     * Returns the number of items that may be branched on.
     *
     * @return the number of items that {@link #hardest} compares
     */
    public int choices() {
        return primary.length;
    }

    /**
     * Returns the item that is branched on at a node: an item with fewest children. Ties go to the item with the
     * smallest range of multiplicities left, then to the item with most options, then to the leftmost.
     *
     * @param position a node of the tree
     * @return the item; {@link Position#NONE} at a solution, where nothing must be covered and nothing is left to
     *     decide
     */
    public int hardest(Position position) {
        int best = Position.NONE;
        for (int item : primary) {
            if (position.isDemanded(item) && (best == Position.NONE || isHarder(position, item, best))) {
                best = item;
            }
        }
        return best == Position.NONE && cover.hasMultiplicities() ? leftmost(position) : best;
    }

    private static boolean isHarder(Position position, int item, int other) {
        int fewer = children(position, other) - children(position, item);
        if (fewer != 0) {
            return fewer > 0;
        }
        int less = slack(position, other) - slack(position, item);
        return less > 0 || less == 0 && position.optionsLeft(item) > position.optionsLeft(other);
    }

    private static int slack(Position position, int item) {
        return position.capacity(item) - position.need(item);
    }

    private int leftmost(Position position) {
        for (int item : primary) {
            if (position.optionsLeft(item) > 0) {
                return item;
            }
        }
        return Position.NONE;
    }

    /**
     * Returns the number of children of a node that branches on an item.
     *
     * @param position a node
     * @param item the item, as {@link #hardest} returns it
     * @return the number of children; 0 or less if too few options are left
     */
    public static int children(Position position, int item) {
        return position.optionsLeft(item) + 1 - position.need(item);
    }

    /**
     * Changes a position to a child: takes an option of an item and drops the options before it, or drops all options.
     * The option is taken first, so that its items need the dropped options less.
     *
     * @param position a node, which becomes the child
     * @param options the options of the item that is branched on, as {@link Position#optionsOf} returns them
     * @param child the index of the child, from 0
     */
    public static void goTo(Position position, int[] options, int child) {
        if (child < options.length) {
            position.take(options[child]);
        }
        if (position.cover().hasMultiplicities()) { // otherwise the option taken excludes them
            for (int k = 0; k < child; k++) {
                position.drop(options[k]);
            }
        }
    }
}
