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
 * Items by name, numbered from 0: first the primary ones, then the secondary ones. To be filled from left to right, and
 * not changed afterwards.
 */
public final class ItemNames {

    /** What {@link #find} answers for a name that no item has. */
    public static final int NONE = -1;

    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private boolean inSecondary;
    private int primaryCount;

    /** No items yet; the first one will be primary. */
    public ItemNames() {}

    /**
     * Adds an item.
     *
     * @param name its name
     * @return {@code false} if there is an item of that name; nothing was added then
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
     * Whether the items added next are secondary.
     *
     * @return {@code true} after {@link #startSecondary}
     */
    public boolean inSecondary() {
        return inSecondary;
    }

    /**
     * The item with a name.
     *
     * @param name any text
     * @return the item's number, or {@link #NONE}
     */
    public int find(String name) {
        return numbers.getOrDefault(name, NONE);
    }

    /**
     * How many items there are.
     *
     * @return {@code >= 0}
     */
    public int size() {
        return names.size();
    }

    /**
     * The name of an item.
     *
     * @param item its number
     * @return its name
     */
    public String name(int item) {
        return names.get(item);
    }

    /**
     * Whether an item is primary.
     *
     * @param item its number
     * @return {@code false} if it is secondary
     */
    public boolean isPrimary(int item) {
        return item < primaryCount;
    }

    /**
     * Declares the items in a cover as primary ones.
     *
     * @param cover takes the items
     * @return the cover's item for each number
     */
    public Items declarePrimaryIn(CoverBuilder<?> cover) {
        return cover.items("item", names.size()).named(names::get);
    }

    /**
     * Declares the items in a cover, in the order of their numbers.
     *
     * @param cover takes the items
     * @return the cover's item for each number
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
