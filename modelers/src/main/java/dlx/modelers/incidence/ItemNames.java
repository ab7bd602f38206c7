package dlx.modelers.incidence;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.Items;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Items by name, numbered from 0: first the primary items, then the secondary items. To be filled from left to right,
 * and not changed afterwards.
 */
public final class ItemNames {

    /** Result of {@link #find} for a name that no item has. */
    public static final int NONE = -1;

    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private boolean inSecondary;
    private int primaryCount;

    /** Creates an empty list of items, whose first item will be primary. */
    public ItemNames() {}

    /**
     * Adds an item.
     *
     * @param name name of the item
     * @return false if an item has this name already; nothing is added then
     */
    public boolean add(String name) {
        if (numbers.putIfAbsent(name, names.size()) != null) {
            return false;
        }
        names.add(name);
        if (!inSecondary) {
            primaryCount++;
        }
        return true;
    }

    /** Makes all items secondary that are added from now on. */
    public void startSecondary() {
        inSecondary = true;
    }

    /**
     * Returns true if the items added next are secondary.
     *
     * @return true after {@link #startSecondary}
     */
    public boolean inSecondary() {
        return inSecondary;
    }

    /**
     * Returns the number of the item with a name.
     *
     * @param name any text
     * @return number of the item, or {@link #NONE}
     */
    public int find(String name) {
        return numbers.getOrDefault(name, NONE);
    }

    /**
     * Returns the number of items.
     *
     * @return number of items, 0 or more
     */
    public int size() {
        return names.size();
    }

    /**
     * Returns the name of an item.
     *
     * @param item number of the item, from 0
     * @return its name
     */
    public String name(int item) {
        return names.get(item);
    }

    /**
     * Returns true if an item is primary.
     *
     * @param item number of the item, from 0
     * @return false if it is secondary
     */
    public boolean isPrimary(int item) {
        return item < primaryCount;
    }

    /**
     * Declares all items in a cover as primary items.
     *
     * @param cover receives the items
     * @return the cover's items by number
     */
    public Items declarePrimaryIn(CoverBuilder<?> cover) {
        return cover.items("item", names.size()).named(names::get);
    }

    /**
     * Declares the items in a cover, in the order of their numbers.
     *
     * @param cover receives the items
     * @return a function from the number of an item to the cover's item
     */
    public IntFunction<Item> declareIn(CoverBuilder<?> cover) {
        Items primary = cover.items("item", primaryCount).named(names::get);
        Items secondary =
                cover.items("item", names.size() - primaryCount).secondary().named(i -> names.get(primaryCount + i));
        Item[] items = new Item[names.size()];
        for (int i = 0; i < items.length; i++) {
            items[i] = isPrimary(i) ? primary.at(i) : secondary.at(i - primaryCount);
        }
        return i -> items[i];
    }
}
