package dlx.core.view.moves;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import dlx.core.view.Position;
import java.util.stream.IntStream;

/**
 * The search tree of MRV as all engines have it, from its root downwards: which item is branched on at a node, and which
 * children the node has. An item that needs n of its l options has l + 1 - n children, each of which takes an option and drops
 * those before it; where nothing is needed any more, the leftmost item with an option left has one child more, which drops
 * them all. So each solution is at the end of one way down.
 *
 * <p>Immutable: positions are the asker's. Space: O(length of the options).
 */
public final class Descent {

    private final CoverData cover;
    private final Position root;
    private final int[] primary;
    private final boolean possible;

    /**
     * The tree of a cover.
     *
     * @param cover what is searched
     * @param givens what holds at the root
     * @param watch called now and then while positions are made and change; what it throws passes through
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

    /** Options all of whose primary items are relaxed are never tried. */
    private void dropNeedless(Givens givens) {
        for (int option = 0; option < cover.optionCount(); option++) {
            if (givens.relaxesAllOf(cover, option)) {
                root.drop(option);
            }
        }
    }

    /**
     * Whether what is given fits together.
     *
     * @return {@code false} where the tree has no node but its root, and no solution
     */
    public boolean isPossible() {
        return possible;
    }

    /**
     * The root.
     *
     * @return a copy, to go down from
     */
    public Position root() {
        return root.copy();
    }

    /**
     * How many items there are to choose from.
     *
     * @return what {@link #hardest} looks at
     */
    public int choices() {
        return primary.length;
    }

    /**
     * The item that is branched on at a node: one of fewest children; of these, of the least choice of how often it is covered;
     * then of the most options; then the leftmost.
     *
     * @param position a node of the tree
     * @return the item; {@link Position#NONE} where all that is needed is covered, and nothing is left to decide: at a solution
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
     * How many children a node has where an item is branched on.
     *
     * @param position a node
     * @param item of {@link #hardest}
     * @return 0 or less where too few options are left
     */
    public static int children(Position position, int item) {
        return position.optionsLeft(item) + 1 - position.need(item);
    }

    /**
     * Goes to a child: takes an option of an item and drops those before it, or drops all of them. The option first: what it
     * covers needs the others less.
     *
     * @param position a node, and that child afterwards
     * @param options of the item that is branched on, as {@link Position#optionsOf} has them
     * @param child from 0
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
