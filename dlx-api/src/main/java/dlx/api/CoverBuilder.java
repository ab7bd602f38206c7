package dlx.api;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;

/**
 * Takes the description of a cover: first items in named groups, then options.
 *
 * <p>The order matters: of items with equally few options the one declared first is branched on, and options are tried
 * in the order in which they were added. Handed to {@link ExactCoverModel#describe} and {@link Cover#of}; of no use
 * afterwards. Not thread-safe.
 *
 * <p>Cost: amortized O(1) per item and node; 4 bytes per node (8 with colors) and 4 per option (12 with weights) beside
 * the caller's own records.
 *
 * @param <O> what an option means to the caller
 * @since 0.1
 */
public final class CoverBuilder<O> {

    /** What {@link Cover} keeps of a group: its name, its first item, and how its items are called. */
    record Group(int first, boolean primary, IntFunction<String> names) {}

    /** What {@link Cover} keeps of {@link Items#times}. */
    record Multiplicity(int first, int size, int from, int to) {}

    final List<Group> groups = new ArrayList<>();
    final List<Multiplicity> multiplicities = new ArrayList<>();
    final List<O> values = new ArrayList<>();

    /** {@code start[k]..start[k + 1] - 1} are the nodes of option k. */
    int[] start = new int[16];

    /** The item of each node. */
    int[] items = new int[64];

    /** The color of each node, 0 for none; null as long as no option has one. */
    @Nullable
    int[] colors;

    /** The weight of each option; null as long as none has one. */
    @Nullable
    long[] weights;

    int itemCount;
    int nodeCount;

    /** The {@link #attempt} that last named an item: finds an item named twice. */
    private int[] lastAttempt = new int[16];

    /** Counts the calls that add an option, those that were refused too. */
    private int attempt;

    private boolean built;

    CoverBuilder() {}

    /**
     * Declares one primary item: exactly one chosen option holds it.
     *
     * @param name how messages call it
     * @return the item
     */
    public Item primary(String name) {
        return declare(name, 1, true, i -> name).at(0);
    }

    /**
     * Declares primary items {@code name 0}, {@code name 1} and so on.
     *
     * @param name how messages call them, without the index
     * @param size how many, {@code >= 0}
     * @return the group
     */
    public Items primary(String name, int size) {
        return declare(name, size, true, i -> name + ' ' + i);
    }

    /**
     * Declares primary items with names of their own.
     *
     * @param name how messages call the group
     * @param size how many, {@code >= 0}
     * @param names the name of the item with index {@code 0 <= i < size}; kept, and asked only when a name is needed
     * @return the group
     */
    public Items primary(String name, int size, IntFunction<String> names) {
        return declare(name, size, true, names);
    }

    /**
     * Declares one secondary item: at most one chosen option holds it, or any number in one color.
     *
     * @param name how messages call it
     * @return the item
     */
    public Item secondary(String name) {
        return declare(name, 1, false, i -> name).at(0);
    }

    /**
     * Declares secondary items {@code name 0}, {@code name 1} and so on.
     *
     * @param name how messages call them, without the index
     * @param size how many, {@code >= 0}
     * @return the group
     */
    public Items secondary(String name, int size) {
        return declare(name, size, false, i -> name + ' ' + i);
    }

    /**
     * Declares secondary items with names of their own.
     *
     * @param name how messages call the group
     * @param size how many, {@code >= 0}
     * @param names the name of the item with index {@code 0 <= i < size}; kept, and asked only when a name is needed
     * @return the group
     */
    public Items secondary(String name, int size, IntFunction<String> names) {
        return declare(name, size, false, names);
    }

    /**
     * Adds an option of weight 0.
     *
     * @param value what it means; its {@code toString} is the option's label
     * @param itemsHeld the items it holds, each at most once, at least one of them primary
     * @throws ModelException if a rule of options is broken
     */
    public void option(O value, Item... itemsHeld) {
        option(value, 0, itemsHeld);
    }

    /**
     * Adds an option with a weight: the score of a solution is the sum of the weights of its options.
     *
     * @param value what it means; its {@code toString} is the option's label
     * @param weight what it adds to the score, a gain or a cost as the model's goal says
     * @param itemsHeld the items it holds, each at most once, at least one of them primary
     * @throws ModelException if a rule of options is broken
     */
    public void option(O value, long weight, Item... itemsHeld) {
        Objects.requireNonNull(value, "value");
        checkOpen();
        attempt++;
        int option = values.size();
        boolean anyPrimary = false;
        reserve(itemsHeld.length);
        for (Item item : itemsHeld) {
            checkItem(value, item);
            anyPrimary |= isPrimary(item.number);
            put(item);
        }
        if (!anyPrimary) {
            throw new ModelException("option " + value
                    + " holds no primary item; an option must hold at least one, or it is never chosen");
        }
        values.add(value);
        start[option + 1] = nodeCount;
        if (weight != 0 || weights != null) {
            setWeight(option, weight);
        }
    }

    /** Called by {@link Items#times}. */
    void multiplicity(String name, int first, int size, int from, int to) {
        checkOpen();
        if (size > 0 && !isPrimary(first)) {
            throw new ModelException("the group \"" + name + "\" is secondary; only primary items have multiplicities");
        }
        multiplicities.add(new Multiplicity(first, size, from, to));
    }

    /** Ends the description: nothing may be added behind it. */
    void close() {
        built = true;
    }

    /** The numbers of what was described, in arrays of their own. */
    CoverData data() {
        boolean[] primary = new boolean[itemCount];
        for (int item = 0, group = 0; item < itemCount; item++) {
            group += group + 1 < groups.size() && groups.get(group + 1).first() == item ? 1 : 0;
            primary[item] = groups.get(group).primary();
        }
        int[] atLeast = multiplicities.isEmpty() ? null : new int[itemCount];
        int[] atMost = multiplicities.isEmpty() ? null : new int[itemCount];
        if (atLeast != null && atMost != null) {
            Arrays.fill(atLeast, 1);
            Arrays.fill(atMost, 1);
            for (Multiplicity m : multiplicities) { // the last one said of an item holds
                Arrays.fill(atLeast, m.first(), m.first() + m.size(), m.from());
                Arrays.fill(atMost, m.first(), m.first() + m.size(), m.to());
            }
        }
        int options = values.size();
        int nodes = start[options];
        return new CoverData(
                primary,
                atLeast,
                atMost,
                Arrays.copyOf(start, options + 1),
                Arrays.copyOf(items, nodes),
                colors == null ? null : Arrays.copyOf(colors, nodes),
                weights == null ? null : Arrays.copyOf(weights, options));
    }

    /** The name of an item. */
    String nameOf(int item) {
        Group group = groups.get(groupOf(groups, item));
        return group.names().apply(item - group.first());
    }

    /** The index of the last group that starts at or before the item; groups are never empty. */
    static int groupOf(List<Group> groups, int item) {
        int low = 0;
        int high = groups.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (groups.get(middle).first() <= item) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    private Items declare(String name, int size, boolean primary, IntFunction<String> names) {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(names, "names");
        checkOpen();
        if (size < 0 || size > Integer.MAX_VALUE - 16 - itemCount) {
            throw new IllegalArgumentException("size: " + size + "; a group has 0 items or more, a cover below 2^31");
        }
        int first = itemCount;
        if (size > 0) {
            groups.add(new Group(first, primary, names));
            itemCount += size;
            if (itemCount > lastAttempt.length) {
                lastAttempt = Arrays.copyOf(lastAttempt, grown(lastAttempt.length, itemCount));
            }
        }
        return new Items(this, name, first, size);
    }

    private void checkOpen() {
        if (built) {
            throw new IllegalStateException("the cover is built; declare items and options before describe returns");
        }
    }

    private void checkItem(O value, Item item) {
        if (item.owner != this) {
            throw new ModelException(
                    "option " + value + " holds an item of another cover; declare its items in this one");
        }
        if (lastAttempt[item.number] == attempt) {
            throw new ModelException("option " + value + " holds item \"" + nameOf(item.number)
                    + "\" twice; an option may hold an item once");
        }
        if (item.color != Item.NO_COLOR && isPrimary(item.number)) {
            throw new ModelException("option " + value + " colors item \"" + nameOf(item.number)
                    + "\", which is primary; only secondary items take colors");
        }
        lastAttempt[item.number] = attempt;
    }

    private boolean isPrimary(int item) {
        return groups.get(groupOf(groups, item)).primary();
    }

    private void put(Item item) {
        if (item.color != Item.NO_COLOR && colors == null) {
            colors = new int[items.length];
        }
        if (colors != null) {
            colors[nodeCount] = item.color;
        }
        items[nodeCount++] = item.number;
    }

    private void reserve(int more) {
        nodeCount = start[values.size()]; // an option that was refused halfway leaves nothing behind
        if (more > Integer.MAX_VALUE - 16 - nodeCount) {
            throw new ModelException("the options hold more than 2^31 items in all; a cover has room for fewer");
        }
        if (nodeCount + more > items.length) {
            items = Arrays.copyOf(items, grown(items.length, nodeCount + more));
            if (colors != null) {
                colors = Arrays.copyOf(colors, items.length);
            }
        }
        if (values.size() + 1 >= start.length) {
            start = Arrays.copyOf(start, grown(start.length, values.size() + 2));
        }
    }

    private void setWeight(int option, long weight) {
        if (weights == null) {
            weights = new long[start.length];
        } else if (option >= weights.length) {
            weights = Arrays.copyOf(weights, start.length);
        }
        weights[option] = weight;
    }

    private static int grown(int length, int atLeast) {
        return (int) Math.max(atLeast, Math.min(length + (length >> 1) + 16L, Integer.MAX_VALUE - 16));
    }
}
