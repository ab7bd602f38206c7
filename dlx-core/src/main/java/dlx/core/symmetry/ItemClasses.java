package dlx.core.symmetry;

import java.util.HashMap;
import java.util.Map;

/**
 * Classes of items with the same options, and with the same colors or with other colors one to one. The options come one
 * after the other, and each splits the items that it has from the rest of their class. Expected cost: O(nodes). Not
 * thread-safe.
 */
public final class ItemClasses {

    private static final int NO_COLOR = -1;

    /** The class of each item; its number tells the options so far apart. */
    private final int[] classOf;

    private int classes = 1;

    /** For each class, the last option that has split it, from 1, and the class of the items that were split off. */
    private final int[] splitAt;

    private final int[] splitOff;
    private int option;

    /** The option that was the first to give a color to an item, by item and color. */
    private final Map<Long, Integer> firsts = new HashMap<>();

    /** The classes split off by the current option and a color, by the old class and the first option of the color. */
    private final Map<Long, Integer> colored = new HashMap<>();

    /**
     * Creates one class of all items.
     *
     * @param nodes maximum number of calls of {@link #put}
     */
    public ItemClasses(int items, int nodes) {
        classOf = new int[items];
        splitAt = new int[nodes + 1];
        splitOff = new int[nodes + 1];
    }

    /** Begins with the next option. */
    public void nextOption() {
        option++;
        if (!colored.isEmpty()) {
            colored.clear();
        }
    }

    /**
     * Adds an item to the option.
     *
     * @param color the color that the option gives the item, -1 without a color
     */
    public void put(int item, int color) {
        int old = classOf[item];
        if (color != NO_COLOR) {
            int first = firsts.computeIfAbsent(pair(item, color), none -> option);
            classOf[item] = colored.computeIfAbsent(pair(old, first), none -> classes++);
            return;
        }
        if (splitAt[old] != option) {
            splitAt[old] = option;
            splitOff[old] = classes++;
        }
        classOf[item] = splitOff[old];
    }

    static long pair(int high, int low) {
        return (long) high << Integer.SIZE | low;
    }

    /** Returns the class of an item, from 0. */
    public int of(int item) {
        return classOf[item];
    }

    /** Returns a number that is greater than all classes. */
    int bound() {
        return classes;
    }
}
