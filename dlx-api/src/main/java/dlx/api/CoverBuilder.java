package dlx.api;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * Takes the description of a cover: first items in named groups, then options.
 *
 * <p>The order matters: of items with equally few options the one declared first is branched on, and options are tried in the
 * order in which they were added. Good until {@link ExactCoverModel#describe} returns, or what {@link Cover#of} was given, and for
 * one thread: calls of another one are refused, and so is the cover.
 *
 * <p>Items are declared one by one or in groups: {@link #item}, {@link #items}, {@link #grid}, {@link #box}. They are primary, exactly
 * one chosen option holds each; {@link Items#secondary}, {@link Items#times} and {@link Items#named} say it otherwise. Each group
 * has a name of its own, after which its items are called; items that a function names are the author's to tell apart.
 *
 * <p>Its methods now and then ask whether the description may go on, and throw something of the host's if not: let it pass.
 * Cost: amortized O(1) per item and node; 4 bytes per node (8 with colors) and 4 per option (12 with weights).
 *
 * @param <O> what an option means to the caller
 * @since 0.1
 */
public final class CoverBuilder<O> {

    /** The greatest length of an array that every Java machine makes. */
    static final int MOST = Integer.MAX_VALUE - 16;

    /** Number of items and nodes that are described between two checks, and of numbers that are set. */
    static final int CHECKED = 1 << 12;

    private static final int FILLED = 1 << 16;

    /** The bounds that {@link Cover} keeps of {@link Items#times}. */
    record Multiplicity(int first, int size, int from, int to) {}

    final ItemGroups groups = new ItemGroups();
    final ColorNames colorNames = new ColorNames();
    final List<Multiplicity> multiplicities = new ArrayList<>();
    final List<O> values = new ArrayList<>();

    /** {@code start[k]..start[k + 1] - 1} are the nodes of option k. */
    private int[] start = new int[16];

    /** The item of each node. */
    private int[] items = new int[64];

    /** The color of each node, 0 for none; null as long as no option has one. */
    private @Nullable int[] colors;

    /** The weight of each option; null as long as none has one. */
    private @Nullable long[] weights;

    private int nodeCount;

    /** The {@link #attempt} that last named an item: finds an item named twice. 0 for an item that nothing uses yet. */
    private int[] lastAttempt = new int[16];

    /** Stands for the attempt of an item that no option names, but bounds or an order. */
    private static final int BESIDE_OPTIONS = -1;

    /** Counts the calls that add an option, refused ones included. */
    private int attempt;

    /** The most items, options and nodes in all. */
    private final long greatestSize;

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
     * Declares one item.
     *
     * @param name how messages call it
     * @return the item
     */
    public Item item(String name) {
        return declare(name, 1, i -> name).at(0);
    }

    /**
     * Declares items {@code name 0}, {@code name 1} and so on.
     *
     * @param name how messages call them, without the index
     * @param size how many
     * @return the group
     */
    public Items items(String name, int size) {
        return declare(name, size, i -> name + ' ' + i);
    }

    /**
     * Declares items {@code name first} to {@code name last}, which {@link Items#at} knows by these numbers.
     *
     * @param name how messages call them, without the number
     * @param first the first number
     * @param last the last number, {@code >= first - 1}
     * @return the group
     */
    public Items items(String name, int first, int last) {
        return declare(name, (long) last - first + 1, i -> name + ' ' + (first + i))
                .from(first);
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
        Items items =
                declare(name, ItemGroups.area(rows, columns, 1), i -> name + ItemGrid.place(i / columns, i % columns));
        return new ItemGrid(items, rows, columns, null);
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
                ItemGroups.area(rows, columns, layers),
                i -> name + ItemBox.place(i / columns % rows, i % columns, i / columns / rows));
        return new ItemBox(items, rows, columns, layers);
    }

    /**
     * Adds an option of weight 0, with the rules of {@link #option(Object, long, Item...)}.
     *
     * @param value what it means
     * @param itemsHeld the items it holds
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
            anyPrimary |= groups.isPrimary(item.number);
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
     * Adds an option of weight 0, with the rules of {@link #option(Object, long, Item...)}.
     *
     * @param value what it means
     * @param itemsHeld the items it holds
     */
    public void option(O value, Collection<Item> itemsHeld) {
        option(value, 0, itemsHeld);
    }

    /**
     * Adds an option with a weight, with the rules of {@link #option(Object, long, Item...)}.
     *
     * @param value what it means
     * @param weight what it adds to the score
     * @param itemsHeld the items it holds
     */
    public void option(O value, long weight, Collection<Item> itemsHeld) {
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(itemsHeld, "itemsHeld");
        option(value, weight, itemsHeld.toArray(Item[]::new));
    }

    /**
     * Names an order along which a front should go through the cover, as column by column through a long board: a hint
     * for engines that sweep the items one after the other, which may find a better order. It changes time alone. Items that options
     * all over the cover hold, as the pieces of a packing, are best left out. Cost: O(number of items of the cover).
     *
     * @param itemsInOrder primary items of this cover, each at most once; all others come after, as they are declared
     * @throws ModelException if an item is secondary, of another cover, or named twice; if an order is named already
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

    /** Called by {@link Items#times} and its kin. */
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

    /** Called by {@link Items#secondary} and its kin. */
    void secondary(int first, int size) {
        checkOpen();
        if (size > 0) {
            groups.replace(first, size, "secondary()", ItemGroups.Group::secondary, item -> lastAttempt[item] != 0);
        }
    }

    /** Called by {@link Items#named} and its kin. */
    void named(int first, int size, IntFunction<String> names) {
        Objects.requireNonNull(names, "names");
        checkOpen();
        if (size > 0) {
            groups.replace(first, size, "named(names)", group -> group.named(names), item -> false);
        }
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
        colorNames.number(color);
    }

    /** Called by {@link Item#colored(String)}. */
    int numberOfColor(String name) {
        Objects.requireNonNull(name, "name");
        checkOpen();
        return colorNames.numberOf(name);
    }

    /** Ends the description: nothing may be added any more. */
    void close() {
        built = true;
        ModelException refused = refusal;
        if (refused != null) {
            throw refused;
        }
        groups.checkNames();
    }

    /** The numbers of what was described, in arrays of their own. */
    CoverData data() {
        check.run();
        int itemCount = groups.itemCount;
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
                groups.primary(check),
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

    private Items declare(String name, long size, IntFunction<String> names) {
        Objects.requireNonNull(name, "name");
        checkOpen();
        if (size < 0) {
            throw new IllegalArgumentException("size: " + size + "; a group has 0 items or more");
        }
        checkSize(size, values.size(), nodeCount);
        if (size > MOST - groups.itemCount) {
            throw tooLarge("the groups hold more than 2^31 items in all; a cover has room for fewer");
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
