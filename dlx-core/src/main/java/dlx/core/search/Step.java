package dlx.core.search;

import dlx.api.Experimental;
import java.util.List;

/**
 * One step of a search, with copies of its data. Items and options have the numbers of their cover, from 0. A level is
 * the number of choices made above, without options given or forced.
 *
 * @param kind the event
 * @param level the level of the event, 0 or more
 * @param item the item that is branched on; {@link #NONE} for {@link Kind#ENTER}, {@link Kind#DEEPEN} and
 *     {@link Kind#SOLUTION}
 * @param option the option that is tried or dropped; {@link #NONE} for kinds without an option, and for
 *     {@link Kind#LEAVE}
 * @param stuck the leftmost item found that a dead end leaves without options. Set for {@link Kind#DEAD_END}, and
 *     for {@link Kind#ENTER} if the root is a dead end; otherwise {@link #NONE}
 * @param count a number that depends on the kind, 0 for kinds not listed here. {@link Kind#CHOOSE}: number of
 *     branches that will be tried; without multiplicities, the options of the item. {@link Kind#SOLUTION}: number of
 *     the solution, from 1. {@link Kind#DEEPEN}: maximum number of options in this round. {@link Kind#CUT}: lower bound
 *     on the further options needed
 * @param forced the options that the step took in addition because each was the last of an item, in the order of
 *     taking. Empty for engines that take such options one level after the other
 * @param path the options chosen above this level, one per level; {@link #NONE} at a level where an item was left
 *     as it is
 * @since 0.1
 */
public record Step(
        Kind kind, int level, int item, int option, int stuck, long count, List<Integer> forced, List<Integer> path) {

    /** The number that means "no item" or "no option". */
    public static final int NONE = -1;

    /** Creates a step with copies of its lists. For use by dlx only, because components may be added. */
    @Experimental
    public Step {
        forced = List.copyOf(forced);
        path = List.copyOf(path);
    }

    /** The kinds of steps. */
    public enum Kind {
        /**
         * The start of the search, after the givens are taken. The first step of a search from the root, unless the
         * givens exclude each other. A search that begins at a path starts with the last option of this path instead.
         */
        ENTER,
        /** The start of a round of iterative deepening, at the root, with a limit on the options taken. */
        DEEPEN,
        /** The choice of an item to branch on. */
        CHOOSE,
        /** The taking of an option of the chosen item. */
        TAKE,
        /** The trial of an option that leaves another item without options. Never dropped. */
        DEAD_END,
        /**
         * The trial of an option that iterative deepening cuts off, because a solution with it would need more options
         * than the limit. Never dropped.
         */
        CUT,
        /**
         * The decision, with multiplicities, that the item is left without further options; its available options are
         * banned. Comes after all options of the item, and is never dropped: when its subtree is searched, the item is
         * given back.
         */
        LEAVE,
        /** A solution: all primary items have the options that they need, and no decision remains. */
        SOLUTION,
        /** The dropping of an option that was taken, because its subtree is searched. */
        DROP,
        /** The return of an item whose options are all tried: it becomes open again. */
        GIVE_BACK
    }
}
