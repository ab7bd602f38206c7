package dlx.api;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * A builder that receives the description of a cover: first items in named groups, then options.
 *
 * <p>The order matters. Among items with equally few options a search branches on the item declared first. It tries
 * options in the order in which they were added. A builder is valid until {@link ExactCoverModel#describe}, or the
 * function given to {@link Cover#of}, returns. A call from another thread throws, and the whole cover is rejected.
 *
 * <p>Items are declared one by one or in groups: {@link #item}, {@link #items}, {@link #grid}, {@link #box}. An item is
 * primary, so that exactly one chosen option holds it, unless {@link Items#secondary} or {@link Items#times} changes
 * that. Each group has a unique name, from which the names of its items are built. {@link Items#named} replaces these
 * names; the author then keeps them distinct.
 *
 * <p>Every few thousand items and nodes, a method calls the host's check, which may throw an exception of the host to
 * end the description. A model must not catch that exception. Cost: amortized O(1) per item and node; 4 bytes per node
 * (8 with colors) and 4 per option (12 with weights).
 *
 * @param <O> the type of the option values
 * @since 0.1
 */
public final class CoverBuilder<O> {

    /** Maximum length of an array that every JVM can allocate. */
    static final int MOST = Integer.MAX_VALUE - 16;

    /** Number of items, nodes and filled array elements between two calls of the host's check. */
    static final int CHECKED = 1 << 12;

    /** Maximum number of array elements that are filled at once. */
    private static final int FILLED = 1 << 16;

    /**
     * The multiplicity of a range of items, as set by {@link Items#times}.
     *
     * @param first number of the first item
     * @param size number of items
     * @param from minimum number of chosen options per item
     * @param to maximum number of chosen options per item
     */
    record Multiplicity(int first, int size, int from, int to) {}

    final ItemGroups groups = new ItemGroups();
    final ColorNames colorNames = new ColorNames();
    final List<Multiplicity> multiplicities = new ArrayList<>();
    final List<O> values = new ArrayList<>();

    /** First node of each option, and the end: option k has nodes {@code start[k]} to {@code start[k + 1] - 1}. */
    private int[] start = new int[16];

    /** Item of each node, from 0. */
    private int[] items = new int[64];

    /** Color of each node, from 1, or 0 if the node is not colored; null until an option has a color. */
    private @Nullable int[] colors;

    /** Weight of each option; null until an option has a weight other than 0. */
    private @Nullable long[] weights;

    private int nodeCount;

    /** Last {@link #attempt} whose option names each item, to find repeats; 0 if unused, or {@link #BESIDE_OPTIONS}. */
    private int[] lastAttempt = new int[16];

    /** Mark in {@link #lastAttempt} of an item that only multiplicities or the sweep order name. */
    private static final int BESIDE_OPTIONS = -1;

    private int attempt; // number of calls that add an option, rejected calls included
    private final long greatestSize; // maximum number of items, options and nodes together
    private final Runnable check; // the host's check; it throws to end the description
    private int untilCheck = CHECKED; // number of items and nodes until the next check
    private final Thread describing = Thread.currentThread(); // the only thread that may call this builder

    /** Reason why the cover is rejected, even if the description caught it; null while the cover is accepted. */
    private volatile @Nullable ModelException refusal;

    /** Items named by {@link #sweepOrder}; null before its call. */
    private @Nullable int[] sweepOrder;

    private boolean built;

    CoverBuilder(long greatestSize, Runnable check) {
        this.greatestSize = greatestSize;
        this.check = check;
    }

    /**
     * Declares one primary item.
     *
     * @param name name of the item, in messages
     * @return the item
     */
    public Item item(String name) {
        return declare(name, 1, i -> name).at(0);
    }

    /**
     * Declares primary items {@code name 0}, {@code name 1} and so on.
     *
     * @param name name of the items, without the index
     * @param size number of items, 0 or more
     * @return the group
     */
    public Items items(String name, int size) {
        return declare(name, size, i -> name + ' ' + i);
    }

    /**
     * Declares primary items {@code name first} to {@code name last}. {@link Items#at} takes these numbers.
     *
     * @param name name of the items, without the number
     * @param first the first number
     * @param last the last number, {@code first - 1} (an empty group) or more
     * @return the group
     */
    public Items items(String name, int first, int last) {
        return declare(name, (long) last - first + 1, i -> name + ' ' + (first + i))
                .from(first);
    }

    /**
     * Declares primary items in rows and columns, called {@code name r1c1} and so on.
     *
     * @param name name of the items, without the place
     * @param rows number of rows, 0 or more
     * @param columns number of columns, 0 or more
     * @return the group
     */
    public ItemGrid grid(String name, int rows, int columns) {
        Items items =
                declare(name, ItemGroups.area(rows, columns, 1), i -> name + ItemGrid.place(i / columns, i % columns));
        return new ItemGrid(items, rows, columns, null);
    }

    /**
     * Declares primary items for some cells of a board, called {@code name r1c1} and so on by their places.
     *
     * @param name name of the items, without the place
     * @param cells the cells that get an item each
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
     * Declares primary items in rows, columns and layers, called {@code name r1c1} and so on, from the second layer on
     * {@code name r1c1l2}.
     *
     * @param name name of the items, without the place
     * @param rows number of rows, 0 or more
     * @param columns number of columns, 0 or more
     * @param layers number of layers, 0 or more
     * @return the group
     */
    public ItemBox box(String name, int rows, int columns, int layers) {
        Items items = declare(
                name,
                ItemGroups.area(rows, columns, layers),
                i -> name + ItemBox.place(i / columns % rows, i % columns, i / columns / rows));
        return new ItemBox(items, rows, columns, layers);
    }

    /**
     * Adds an option of weight 0, with the rules of {@link #option(Object, long, Item...)}.
     *
     * @param value value of the option: the model's own record
     * @param itemsHeld the items that it holds
     */
    public void option(O value, Item... itemsHeld) {
        option(value, 0, itemsHeld);
    }

    /**
     * Adds an option with a weight. The score of a solution is the sum of the weights of its options.
     *
     * @param value value of the option: the model's own record, whose {@code toString} is the option's label
     * @param weight its part of the score, a gain or a cost as the model's {@linkplain HasGoal goal} determines
     * @param itemsHeld the items that it holds, each at most once, at least one of them primary
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
            anyPrimary |= groups.isPrimary(item.number);
            put(item);
        }
        if (!anyPrimary) {
            throw new ModelException("option " + value
                    + " does not hold a primary item; an option must hold at least one, or it is never chosen");
        }
        values.add(value);
        start[option + 1] = nodeCount;
        if (weight != 0 || weights != null) {
            setWeight(option, weight);
        }
    }

    /**
     * Adds an option of weight 0, with the rules of {@link #option(Object, long, Item...)}.
     *
     * @param value value of the option: the model's own record
     * @param itemsHeld the items that it holds
     */
    public void option(O value, Collection<Item> itemsHeld) {
        option(value, 0, itemsHeld);
    }

    /**
     * Adds an option with a weight, with the rules of {@link #option(Object, long, Item...)}.
     *
     * @param value value of the option: the model's own record
     * @param weight its part of the score
     * @param itemsHeld the items that it holds
     */
    public void option(O value, long weight, Collection<Item> itemsHeld) {
        Objects.requireNonNull(itemsHeld, "itemsHeld");
        option(value, weight, itemsHeld.toArray(Item[]::new));
    }

    /**
     * Suggests an order of the items to engines that sweep the cover item by item, for example column by column through
     * a long board. It is a hint that changes the time only; an engine may find a better order. Leave out items that
     * options all over the cover hold, such as the pieces of a packing. Cost: O(number of items of the cover).
     *
     * @param itemsInOrder primary items of this cover, each at most once; the other items follow as declared
     * @throws ModelException if an item is secondary, of another cover or named twice, or an order is named already
     */
    public void sweepOrder(Collection<Item> itemsInOrder) {
        Objects.requireNonNull(itemsInOrder, "itemsInOrder");
        checkOpen();
        if (sweepOrder != null) {
            throw new ModelException("the order of a sweep is named twice; a cover has one at most");
        }
        Item[] given = itemsInOrder.toArray(Item[]::new);
        checkAfter(given.length);
        boolean[] named = new boolean[groups.itemCount];
        int[] order = new int[given.length];
        int count = 0;
        for (Item item : given) {
            if (item.owner != this) {
                throw new ModelException(
                        "the order of a sweep names an item of another cover; declare its items in this one");
            }
            if (!groups.isPrimary(item.number)) {
                throw new ModelException("the order of a sweep names item \"" + groups.nameOf(item.number)
                        + "\", which is secondary; expected primary items only");
            }
            if (named[item.number]) {
                throw new ModelException("the order of a sweep names item \"" + groups.nameOf(item.number)
                        + "\" twice; expected each item once at most");
            }
            named[item.number] = true;
            use(item.number);
            order[count++] = item.number;
        }
        sweepOrder = order;
    }

    /** Sets the multiplicity of a range of items, for {@link Items#times} and its variants. */
    void multiplicity(Supplier<String> what, int first, int size, int from, int to) {
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("times(" + from + ", " + to + "): expected 0 <= from <= to");
        }
        checkOpen();
        if (size > 0 && !groups.isPrimary(first)) {
            throw new ModelException("the " + what.get() + " is secondary; only primary items have multiplicities");
        }
        multiplicities.add(new Multiplicity(first, size, from, to));
        for (int item = first; item < first + size; item++) {
            use(item);
        }
    }

    /** Makes a range of items secondary, for {@link Items#secondary} and its variants. */
    void secondary(int first, int size) {
        checkOpen();
        if (size > 0) {
            groups.replace(first, size, "secondary()", ItemGroups.Group::secondary, item -> lastAttempt[item] != 0);
        }
    }

    /** Gives a range of items their names, for {@link Items#named} and its variants. */
    void named(int first, int size, IntFunction<String> names) {
        Objects.requireNonNull(names, "names");
        checkOpen();
        if (size > 0) {
            groups.replace(first, size, "named(names)", group -> group.named(names), item -> false);
        }
    }

    /** Marks an item as used by multiplicities or the sweep order. */
    private void use(int item) {
        if (lastAttempt[item] == 0) {
            lastAttempt[item] = BESIDE_OPTIONS;
        }
    }

    /** Checks a numbered color, for {@link Item#colored(int)}. */
    void numbersColors(int color) {
        checkOpen();
        colorNames.number(color);
    }

    /** Returns the number of a named color, from 0, for {@link Item#colored(String)}. */
    int numberOfColor(String name) {
        Objects.requireNonNull(name, "name");
        checkOpen();
        return colorNames.numberOf(name);
    }

    /** Ends the description: later calls that add to it throw. */
    void close() {
        built = true;
        ModelException refused = refusal;
        if (refused != null) {
            throw refused;
        }
        groups.checkNames();
    }

    /** Returns the numbers of the cover that was described, in new arrays. */
    CoverData data() {
        check.run();
        int itemCount = groups.itemCount;
        int[] atLeast = multiplicities.isEmpty() ? null : new int[itemCount];
        int[] atMost = multiplicities.isEmpty() ? null : new int[itemCount];
        if (atLeast != null && atMost != null) {
            fill(atLeast, 0, itemCount, 1);
            fill(atMost, 0, itemCount, 1);
            for (Multiplicity m : multiplicities) { // the last multiplicity of an item counts
                fill(atLeast, m.first(), m.first() + m.size(), m.from());
                fill(atMost, m.first(), m.first() + m.size(), m.to());
            }
        }
        int options = values.size();
        int nodes = start[options];
        check.run();
        return new CoverData(
                groups.primary(check),
                atLeast,
                atMost,
                Arrays.copyOf(start, options + 1),
                Arrays.copyOf(items, nodes),
                colors == null ? null : Arrays.copyOf(colors, nodes),
                weights == null ? null : Arrays.copyOf(weights, options),
                sweepOrder);
    }

    /** Fills a range, with checks: a fill of millions takes a tenth of a second in a JVM that has just started. */
    private void fill(int[] numbers, int from, int to, int number) {
        int begin = from;
        while (begin < to) {
            int end = begin + Math.min(FILLED, to - begin);
            checkAfter(end - begin);
            Arrays.fill(numbers, begin, end, number);
            begin = end;
        }
    }

    private Items declare(String name, long size, IntFunction<String> names) {
        Objects.requireNonNull(name, "name");
        checkOpen();
        if (size < 0) {
            throw new IllegalArgumentException("size: " + size + "; a group has 0 items or more");
        }
        checkSize(size, values.size(), nodeCount);
        if (size > MOST - groups.itemCount) {
            throw tooLarge("the groups hold too many items; a cover supports at most " + MOST);
        }
        checkAfter(size);
        int first = groups.itemCount;
        groups.add(name, (int) size, names);
        if (groups.itemCount > lastAttempt.length) {
            lastAttempt = Arrays.copyOf(lastAttempt, grown(lastAttempt.length, groups.itemCount));
        }
        return new Items(this, name, first, (int) size);
    }

    private void checkSize(long moreItems, long options, long nodes) {
        int itemCount = groups.itemCount;
        if (moreItems > greatestSize - itemCount - options - nodes) {
            throw tooLarge("the cover is too large: " + (itemCount + moreItems)
                    + " items, " + options + " options and " + nodes + " nodes are more than " + greatestSize
                    + " in all; expected a smaller puzzle, or more memory for Java (-Xmx)");
        }
    }

    /** Returns an error that a description cannot hide by catching it: {@link #close} throws it again. */
    private ModelException tooLarge(String message) {
        return refused(ModelException.coded("cover_too_large", message));
    }

    private ModelException refused(ModelException why) {
        refusal = why;
        return why;
    }

    /** Calls the host's check every {@link #CHECKED} items and nodes, and at every call after a check has thrown. */
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
        if (asking != describing) { // calls of two threads would mix
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
            throw new ModelException("option " + value + " holds item \"" + groups.nameOf(item.number)
                    + "\" twice; an option may hold an item once");
        }
        if (item.color != Item.NO_COLOR && groups.isPrimary(item.number)) {
            throw new ModelException("option " + value + " colors item \"" + groups.nameOf(item.number)
                    + "\", which is primary; only secondary items take colors");
        }
        lastAttempt[item.number] = attempt;
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
        nodeCount = start[values.size()]; // drops the nodes of an option that was rejected halfway
        checkSize(0, values.size() + 1L, (long) nodeCount + more);
        if (more > MOST - nodeCount) {
            throw tooLarge("the options hold too many items in all; a cover supports at most " + MOST);
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
