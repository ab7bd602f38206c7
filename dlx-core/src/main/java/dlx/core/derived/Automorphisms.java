package dlx.core.derived;

import dlx.api.CoverData;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import dlx.core.symmetry.ItemClasses;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds out if maps of options carry items to items. The images of an item's options must be exactly the options of an
 * item of the same kind, and different items need different images. Colors may be mapped to other colors, one to one.
 * Not thread-safe.
 *
 * <p>This suffices for a map of solutions to solutions. Let item i be carried to item j. Then a set of options has as
 * many options with i as its image has with j. Both items may be covered equally often, and two options agree in the
 * color of i exactly if their images agree in the color of j. So a set obeys the rule of i exactly if its image obeys
 * the rule of j, and every item is some j.
 *
 * <p>The items and their images are put into classes of items with the same options. Two items that fit one item also fit
 * each other, so each class must have as many images as items.
 */
final class Automorphisms {

    static final int NONE = -1;

    /** Number of steps that a hash table access counts. */
    private static final int SLOW = 16;

    private final CoverData cover;
    private final PacedStopCheck pace;

    /**
     * Traits in which an item and its image must agree.
     *
     * @param demanded true if the item must be covered
     * @param atLeast minimum number of times that it is covered
     * @param atMost maximum number of times that it is covered
     * @param options the class of items with the same options
     */
    private record Kind(boolean demanded, int atLeast, int atMost, int options) {}

    private final Givens givens;

    Automorphisms(CoverData cover, Givens givens, StopCheck stop) {
        this.cover = cover;
        this.givens = givens;
        pace = new PacedStopCheck(stop);
    }

    /** Returns an item that a map does not carry to an item, or {@link #NONE}. Expected cost: O(nodes). */
    int itemNotKept(int... map) {
        int items = cover.itemCount();
        int[] origins = new int[map.length];
        for (int option = 0; option < map.length; option++) {
            origins[map[option]] = option;
        }
        ItemClasses classes = new ItemClasses(2 * items, 2 * cover.nodeCount());
        for (int option = 0; option < map.length; option++) {
            classes.nextOption();
            put(classes, option, 0);
            put(classes, origins[option], items);
        }
        Map<Kind, Integer> free = new HashMap<>();
        for (int i = 0; i < items; i++) {
            free.merge(kind(i, classes.of(i)), 1, Integer::sum);
        }
        for (int i = 0; i < items; i++) {
            if (free.merge(kind(i, classes.of(items + i)), -1, Integer::sum) < 0) {
                return i;
            }
        }
        return NONE;
    }

    /** Puts the items of an option into the classes, by their numbers plus an offset. */
    private void put(ItemClasses classes, int option, int offset) {
        pace.steps(1 + cover.firstNode(option + 1) - cover.firstNode(option));
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            classes.put(offset + cover.item(node), cover.color(node));
        }
    }

    private Kind kind(int item, int options) {
        pace.steps(SLOW);
        boolean demanded = cover.isPrimary(item) && !givens.isRelaxed(item);
        return new Kind(demanded, cover.atLeast(item), cover.atMost(item), options);
    }
}
