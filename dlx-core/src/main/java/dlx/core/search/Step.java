package dlx.core.search;

import dlx.api.Experimental;
import java.util.List;

/**
 * One step of a search, with copies of what it shows. Items and options have the numbers of their cover, from 0; a level
 * is the number of choices made above, options given or forced aside.
 *
 * @param kind what happens
 * @param level the level at which it happens
 * @param item the item that is branched on; {@link #NONE} for {@link Kind#ENTER}, {@link Kind#DEEPEN} and
 *     {@link Kind#SOLUTION}
 * @param option the option that is tried or dropped; {@link #NONE} where none is, and for {@link Kind#LEAVE}
 * @param stuck the item that a dead end leaves without options, the leftmost that the search found; otherwise
 *     {@link #NONE}. Set for {@link Kind#DEAD_END}, and for {@link Kind#ENTER} where the root is a dead end
 * @param count for a chosen item how many ways to go on will be tried: without multiplicities, its options; for a
 *     solution its number from 1; for {@link Kind#DEEPEN} the most options that are tried from here on, for
 *     {@link Kind#CUT} how many more are missing at least; otherwise 0
 * @param forced what the step took besides: options that were the last ones of their items, in the order of taking.
 *     Engines that take such options one level after the other have none
 * @param path the options chosen above this level, one per level; {@link #NONE} where an item was left as it is
 * @since 0.1
 */
public record Step(
        Kind kind, int level, int item, int option, int stuck, long count, List<Integer> forced, List<Integer> path) {

    /** No item, no option. */
    public static final int NONE = -1;

    /** Made by dlx; further components may come. A step with copies of its lists. */
    @Experimental
    public Step {
        forced = List.copyOf(forced);
        path = List.copyOf(path);
    }

    /** The kinds of steps. */
    public enum Kind {
        /**
         * The search begins: what was given holds. The first step of a search from the root, unless the givens clash; one
         * that begins elsewhere starts with the last option of its path.
         */
        ENTER,
        /**
         * By iterative deepening: the search begins at its root, for the first time or again, and takes no more than so many
         * options, those given aside.
         */
        DEEPEN,
        /** An item is branched on. */
        CHOOSE,
        /** An option of it is taken. */
        TAKE,
        /** An option of it is tried and leaves another item without options: never dropped. */
        DEAD_END,
        /**
         * By iterative deepening: an option of it is tried, and with what is missing at least it would take more options than
         * the limit: never dropped.
         */
        CUT,
        /**
         * With multiplicities: the item takes no further option; those that it has left are banned. Comes last of what is
         * tried, and is never dropped: when everything below has been seen, the item is given back.
         */
        LEAVE,
        /** All primary items have the options that they need, and no option is left to decide on. */
        SOLUTION,
        /** An option that was taken is undone, because everything below it has been seen. */
        DROP,
        /** The item has no option left to try, and is open again. */
        GIVE_BACK
    }
}
