package dlx.api;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Takes the description of a cover: first items in named groups, then options.
 *
 * <p>The order matters: of items with equally few options the one declared first is branched on, and options are tried
 * in the order in which they were added. Handed to {@link ExactCoverModel#describe} and {@link Cover#of}; of no use
 * afterwards, nor to any other thread: calls of another one are refused, and so is the cover.
 *
 * <p>Items are declared one by one or in groups: {@link #item}, {@link #items}, {@link #grid}, {@link #box}. What is declared is
 * primary, exactly one chosen option holds it; {@link Items#secondary}, {@link Items#times} and {@link Items#named} of what
 * is returned say it otherwise. Each group has a name of its own, after which its items are called; items that a function names are
 * the author's to tell apart.
 *
 * <p>Its methods now and then ask whether the description may go on, and throw something of the host's if not: let it
 * pass. A description that computes for long without a call of the builder cannot be stopped.
 *
 * <p>Cost: amortized O(1) per item and node; 4 bytes per node (8 with colors) and 4 per option (12 with weights) beside
 * the caller's own records.
 *
 * @param <O> what an option means to the caller
 * @since 0.1
 */
public final class CoverBuilder<O> {

    /** The greatest length of an array that every Java machine makes. */
    private static final int MOST = Integer.MAX_VALUE - 16;

    /** A group as {@link Cover} keeps it: its name, its first item, and how its items are called; perhaps by names of their own. */
    record Group(String name, int first, boolean primary, IntFunction<String> names, boolean named) {}

    /** The bounds that {@link Cover} keeps of {@link Items#times}. */
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

    /** The {@link #attempt} that last named an item: finds an item named twice. 0 for an item that nothing uses yet. */
    private int[] lastAttempt = new int[16];

    /** Stands for the attempt of an item that no option names, but bounds or an order. */
    private static final int BESIDE_OPTIONS = -1;

    /** Counts the calls that add an option, refused ones included. */
    private int attempt;

    /** The names of colors with their numbers, in the order of the numbers. */
    final Map<String, Integer> colorNames = new LinkedHashMap<>();

    /** The first color that was given as a number, or -1. */
    private int firstColor = -1;

    /** The most items, options and nodes in all. */
    private final long greatestSize;

    /** How many items and nodes are described between two checks. */
    private static final int CHECKED = 1 << 12;

    /** How many numbers are set between two checks. */
    private static final int FILLED = 1 << 16;

    /** Asked now and then whether to go on; throws if not. */
    private final Runnable check;

    /** The one that may call. */
    private final Thread describing = Thread.currentThread();

    /** Why there is no cover, whatever a description makes of that; null while there may be one. */
    private volatile @Nullable ModelException refusal;

    /** How many items and nodes may come before the next check. */
    private int untilCheck = CHECKED;

    /** The items named by {@link #sweepOrder}; null as long as nobody has. */
    private @Nullable int[] sweepOrder;

    private boolean built;

    CoverBuilder(long greatestSize, Runnable check) {
        this.greatestSize = greatestSize;
        this.check = check;
    }

    /**
     * Declares one item: exactly one chosen option holds it, unless {@link Item#secondary} or {@link Item#times} says otherwise.
     *
     * @param name how messages call it
     * @return the item
     */
    public Item item(String name) {
        return declare(name, 1, i -> name).at(0);
    }

    /**
     * Declares items {@code name 0}, {@code name 1} and so on: exactly one chosen option holds each, unless {@link Items#secondary} or
     * {@link Items#times} says otherwise.
     *
     * @param name how messages call them, without the index
     * @param size how many, {@code >= 0}
     * @return the group
     */
    public Items items(String name, int size) {
        return declare(name, size, i -> name + ' ' + i);
    }

    /**
     * Declares items {@code name first} to {@code name last}, which {@link Items#at} knows by these numbers: for things that
     * people count from 1.
     *
     * @param name how messages call them, without the number
     * @param first the first number
     * @param last the last number, {@code >= first - 1}
     * @return the group
     */
    public Items items(String name, int first, int last) {
        Items items = declare(name, (long) last - first + 1, i -> name + ' ' + (first + i));
        return items.from(first);
    }

    /**
     * Declares items in rows and columns, called {@code name r1c1} and so on.
     *
     * @param name how messages call them, without the place
     * @param rows how many, {@code >= 0}
     * @param columns how many, {@code >= 0}
     * @return the group
     */
    public ItemGrid grid(String name, int rows, int columns) {
        Items items = declare(name, area(rows, columns, 1), i -> name + ItemGrid.place(i / columns, i % columns));
        return new ItemGrid(items, rows, columns);
    }

    /**
     * Declares items for some cells of a board, called {@code name r1c1} and so on by their places.
     *
     * @param name how messages call them, without the place
     * @param cells which cells have one; the others have none
     * @return the group, whose items are found by row and column of the board
     */
    public ItemGrid grid(String name, Cells cells) {
        Objects.requireNonNull(cells, "cells");
        int[] places = cells.places();
        Items items = declare(
                name,
                places.length,
                i -> name + ItemGrid.place(places[i] / cells.columns(), places[i] % cells.columns()));
        return new ItemGrid(items, cells.rows(), cells.columns(), places);
    }

    /**
     * Declares items in rows, columns and layers, called {@code name r1c1} and so on, from the second layer on {@code name r1c1l2}.
     *
     * @param name how messages call them, without the place
     * @param rows how many, {@code >= 0}
     * @param columns how many, {@code >= 0}
     * @param layers how many, {@code >= 0}
     * @return the group
     */
    public ItemBox box(String name, int rows, int columns, int layers) {
        Items items = declare(
                name,
                area(rows, columns, layers),
                i -> name + ItemBox.place(i / columns % rows, i % columns, i / columns / rows));
        return new ItemBox(items, rows, columns, layers);
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
        Objects.requireNonNull(itemsHeld, "itemsHeld");
        checkOpen();
        attempt++;
        checkAfter(1 + itemsHeld.length);
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

    /**
     * Adds an option of weight 0.
     *
     * @param value what it means; its {@code toString} is the option's label
     * @param itemsHeld the items it holds, each at most once, at least one of them primary
     * @throws ModelException if a rule of options is broken
     */
    public void option(O value, Collection<Item> itemsHeld) {
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
    public void option(O value, long weight, Collection<Item> itemsHeld) {
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(itemsHeld, "itemsHeld");
        option(value, weight, itemsHeld.toArray(Item[]::new));
    }

    /**
     * Names an order along which a front should go through the cover, as column by column through a long board. A hint
     * for engines that sweep the items one after the other: the fewer items a front has after it that options ahead of
     * it still touch, the sooner they are done. It never changes the solutions, nor their number, only time; engines may
     * find a better order themselves.
     *
     * <p>Items that options all over the cover hold, as the pieces of a packing, are best left out. Cost: O(number of
     * items of the cover).
     *
     * @param itemsInOrder primary items of this cover, each at most once; those not named come after, in the order of
     *     their declaration, and so do those that are declared later
     * @throws ModelException if an item is secondary, of another cover, or named twice; if an order is named already
     * @since 0.1
     */
    public void sweepOrder(Collection<Item> itemsInOrder) {
        Objects.requireNonNull(itemsInOrder, "itemsInOrder");
        checkOpen();
        if (sweepOrder != null) {
            throw new ModelException("the order of a sweep is named twice; a cover has one at most");
        }
        Item[] given = itemsInOrder.toArray(Item[]::new);
        checkAfter(given.length);
        boolean[] named = new boolean[itemCount];
        int[] order = new int[given.length];
        int count = 0;
        for (Item item : given) {
            if (item.owner != this) {
                throw new ModelException(
                        "the order of a sweep names an item of another cover; declare its items in this one");
            }
            if (!isPrimary(item.number)) {
                throw new ModelException("the order of a sweep names item \"" + nameOf(item.number)
                        + "\", which is secondary; expected primary items only");
            }
            if (named[item.number]) {
                throw new ModelException("the order of a sweep names item \"" + nameOf(item.number)
                        + "\" twice; expected each item once at most");
            }
            named[item.number] = true;
            use(item.number);
            order[count++] = item.number;
        }
        sweepOrder = order;
    }

    /** Called by {@link Items#times} and its kin. */
    void multiplicity(Supplier<String> what, int first, int size, int from, int to) {
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("times(" + from + ", " + to + "): expected 0 <= from <= to");
        }
        checkOpen();
        if (size > 0 && !isPrimary(first)) {
            throw new ModelException("the " + what.get() + " is secondary; only primary items have multiplicities");
        }
        multiplicities.add(new Multiplicity(first, size, from, to));
        for (int item = first; item < first + size; item++) {
            use(item);
        }
    }

    /** Called by {@link Items#secondary} and its kin. */
    void secondary(int first, int size) {
        checkOpen();
        if (size == 0) {
            return;
        }
        int index = wholeGroup(first, size, "secondary()");
        Group group = groups.get(index);
        for (int item = first; item < first + size; item++) {
            if (lastAttempt[item] != 0) {
                throw new ModelException("the item \"" + nameOf(item)
                        + "\" is in use already; expected secondary() before options, times and orders that name it");
            }
        }
        groups.set(index, new Group(group.name(), first, false, group.names(), group.named()));
    }

    /** Called by {@link Items#named} and its kin. */
    void named(int first, int size, IntFunction<String> names) {
        Objects.requireNonNull(names, "names");
        checkOpen();
        if (size > 0) {
            int index = wholeGroup(first, size, "named(names)");
            Group group = groups.get(index);
            groups.set(index, new Group(group.name(), first, group.primary(), names, true));
        }
    }

    private int wholeGroup(int first, int size, String call) {
        int index = groupOf(groups, first);
        int end = index + 1 < groups.size() ? groups.get(index + 1).first() : itemCount;
        if (groups.get(index).first() != first || end != first + size) {
            throw new ModelException("the item \"" + nameOf(first) + "\" is one of the group \""
                    + groups.get(index).name() + "\"; expected " + call + " of the group");
        }
        return index;
    }

    /** Remembers that bounds or an order name an item. */
    private void use(int item) {
        if (lastAttempt[item] == 0) {
            lastAttempt[item] = BESIDE_OPTIONS;
        }
    }

    /** Called by {@link Item#colored(int)}. */
    void numbersColors(int color) {
        checkOpen();
        if (!colorNames.isEmpty()) {
            throw mixedColors(colorNames.keySet().iterator().next(), color);
        }
        if (firstColor < 0) {
            firstColor = color;
        }
    }

    /** Called by {@link Item#colored(String)}. */
    int numberOfColor(String name) {
        Objects.requireNonNull(name, "name");
        checkOpen();
        if (firstColor >= 0) {
            throw mixedColors(name, firstColor);
        }
        Integer known = colorNames.putIfAbsent(name, colorNames.size());
        return known == null ? colorNames.size() - 1 : known;
    }

    private static ModelException mixedColors(String name, int color) {
        return new ModelException("the color \"" + name + "\" has a name and the color " + color
                + " is a number; a cover names its colors or numbers them, not both");
    }

    /** Ends the description: nothing may be added any more. */
    void close() {
        built = true;
        ModelException refused = refusal;
        if (refused != null) {
            throw refused;
        }
        checkNames();
    }

    /** Refuses a name that the items of two groups have: messages and explanations could not tell them apart. */
    private void checkNames() {
        Set<String> names = new HashSet<>();
        for (Group group : groups) {
            if (!group.named() && !names.add(group.name())) {
                throw new ModelException("two groups of items are called \"" + group.name()
                        + "\"; expected a name of its own for each, by which messages tell their items apart");
            }
        }
    }

    /** The numbers of what was described, in arrays of their own. */
    CoverData data() {
        check.run();
        boolean[] primary = new boolean[itemCount];
        for (int item = 0, group = 0; item < itemCount; item++) {
            if (item % CHECKED == 0) {
                check.run();
            }
            group += group + 1 < groups.size() && groups.get(group + 1).first() == item ? 1 : 0;
            primary[item] = groups.get(group).primary();
        }
        int[] atLeast = multiplicities.isEmpty() ? null : new int[itemCount];
        int[] atMost = multiplicities.isEmpty() ? null : new int[itemCount];
        if (atLeast != null && atMost != null) {
            fill(atLeast, 0, itemCount, 1);
            fill(atMost, 0, itemCount, 1);
            for (Multiplicity m : multiplicities) { // of several for an item the last holds
                fill(atLeast, m.first(), m.first() + m.size(), m.from());
                fill(atMost, m.first(), m.first() + m.size(), m.to());
            }
        }
        int options = values.size();
        int nodes = start[options];
        check.run();
        return new CoverData(
                primary,
                atLeast,
                atMost,
                Arrays.copyOf(start, options + 1),
                Arrays.copyOf(items, nodes),
                colors == null ? null : Arrays.copyOf(colors, nodes),
                weights == null ? null : Arrays.copyOf(weights, options),
                sweepOrder);
    }

    /** In pieces: a fill of millions cannot be stopped, and takes a tenth of a second where Java has just started. */
    private void fill(int[] numbers, int from, int to, int number) {
        int begin = from;
        while (begin < to) {
            int end = begin + Math.min(FILLED, to - begin);
            checkAfter(end - begin);
            Arrays.fill(numbers, begin, end, number);
            begin = end;
        }
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

    private Items declare(String name, long size, IntFunction<String> names) {
        Objects.requireNonNull(name, "name");
        checkOpen();
        if (size < 0) {
            throw new IllegalArgumentException("size: " + size + "; a group has 0 items or more");
        }
        checkSize(size, values.size(), nodeCount);
        if (size > MOST - itemCount) {
            throw tooLarge("the groups hold more than 2^31 items in all; a cover has room for fewer");
        }
        checkAfter(size);
        int first = itemCount;
        if (size > 0) {
            groups.add(new Group(name, first, true, names, false));
            itemCount += (int) size;
            if (itemCount > lastAttempt.length) {
                lastAttempt = Arrays.copyOf(lastAttempt, grown(lastAttempt.length, itemCount));
            }
        }
        return new Items(this, name, first, (int) size);
    }

    /** Refuses negative numbers here, where two of them would make a positive product. */
    private static long area(int rows, int columns, int layers) {
        if (rows < 0 || columns < 0 || layers < 0) {
            throw new IllegalArgumentException("rows, columns, layers: " + rows + ", " + columns + ", " + layers
                    + "; a group has 0 of each or more");
        }
        long area = (long) rows * columns;
        return layers > 0 && area > MOST / layers ? MOST + 1L : area * layers; // too many, whatever there is already
    }

    private void checkSize(long moreItems, long options, long nodes) {
        if (moreItems > greatestSize - itemCount - options - nodes) {
            throw tooLarge("the cover is too large: " + (itemCount + moreItems)
                    + " items, " + options + " options and " + nodes + " nodes are more than " + greatestSize
                    + " in all; expected a smaller puzzle, or more memory for Java (-Xmx)");
        }
    }

    /** A description that catches this and goes on does not make a smaller cover of it: {@link #close} refuses it again. */
    private ModelException tooLarge(String message) {
        return refused(ModelException.coded("cover_too_large", message));
    }

    private ModelException refused(ModelException why) {
        refusal = why;
        return why;
    }

    /** Asks whether to go on, if enough has been described. A description that goes on all the same is asked at each call. */
    private void checkAfter(long more) {
        untilCheck -= (int) Math.min(CHECKED, more);
        if (untilCheck <= 0) {
            untilCheck = 0;
            check.run();
            untilCheck = CHECKED;
        }
    }

    private void checkOpen() {
        Thread asking = Thread.currentThread();
        if (asking != describing) { // its calls would get lost between those of the other
            throw refused(new ModelException("the thread \"" + asking.getName()
                    + "\" describes the cover that the thread \"" + describing.getName()
                    + "\" was asked for; one thread describes a cover, others may compute for it"));
        }
        if (built) {
            throw new IllegalStateException("the cover is built; declare items and options before describe returns");
        }
    }

    private void checkItem(O value, Item item) {
        Objects.requireNonNull(item, "an item of itemsHeld");
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
        nodeCount = start[values.size()]; // drops the nodes of an option that was refused halfway
        checkSize(0, values.size() + 1L, (long) nodeCount + more);
        if (more > MOST - nodeCount) {
            throw tooLarge("the options hold more than 2^31 items in all; a cover has room for fewer");
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
        return (int) Math.max(atLeast, Math.min(length + (length >> 1) + 16L, MOST));
    }
}
