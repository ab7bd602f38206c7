package dlx.api;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * An exact cover problem: items, and options that hold items.
 *
 * <p>Immutable and safe to share between threads: any number of searches may use it at once. Items and options are
 * numbered from 0 in the order of their declaration; a node is one item within one option. The numbers are kept in the
 * flat arrays of a {@link CoverData}: at most 8 bytes per node and 16 per option, in addition to the option values
 * themselves. Names of items are computed when they are asked for.
 *
 * <p>The accessors by number are for engines and exporters. To write or solve puzzles, {@link #of} and the counts are
 * enough.
 *
 * @param <O> the type of the option values
 * @since 0.1
 */
public final class Cover<O> {

    /**
     * Maximum number of items, options and nodes unless the caller sets one: one per 96 bytes of memory, and at least a
     * million. An option needs the model's record, its place in a list and its nodes, all of them twice while arrays
     * grow. Compiled for linked lists, every node and option needs 32 bytes more. Ten million options of one item each,
     * the worst case, were solved in 75 bytes per item, option and node.
     */
    private static final long GREATEST_SIZE =
            Math.max(1_000_000, Runtime.getRuntime().maxMemory() / 96);

    private static final Runnable NO_CHECK = () -> {};

    private final Description<O> description;

    /** Labels of the options, computed by the host; null if each caller of {@link #label} computes its own. */
    private final @Nullable Texts labels;

    private final @Nullable Texts names;

    private Cover(Description<O> description) {
        this.description = description;
        labels = null;
        names = null;
    }

    private Cover(Description<O> description, BiConsumer<String, Runnable> host) {
        this.description = description;
        labels = new Texts("toString", optionCount(), this::makeLabel, host);
        names = new Texts("item names", itemCount(), this::makeName, host);
    }

    private Cover(Cover<O> base, Description<O> description) {
        this.description = description;
        labels = base.labels;
        names = base.names;
    }

    /**
     * Builds a cover without a plugin.
     *
     * @param type the type of the options; used by the compiler only
     * @param describe declares the items and adds the options; called once, in this thread
     * @param <O> the type of the option values
     * @return the cover
     * @throws ModelException if the description breaks a rule, or is larger than one item, option or node per 96
     *     bytes of memory
     */
    public static <O> Cover<O> of(Class<O> type, Consumer<CoverBuilder<O>> describe) {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(describe, "describe");
        return of(describe);
    }

    /**
     * Builds a cover without a plugin, if the compiler can infer the type of the options.
     *
     * @param describe declares the items and adds the options; called once, in this thread
     * @param <O> the type of the option values
     * @return the cover
     * @throws ModelException if the description breaks a rule
     */
    public static <O> Cover<O> of(Consumer<CoverBuilder<O>> describe) {
        return of(GREATEST_SIZE, describe);
    }

    /**
     * Builds a cover of a limited size. For puzzles from untrusted users, which must not fill the memory.
     *
     * @param greatestSize maximum number of items, options and nodes together, 0 or more. Methods without this
     *     parameter allow one per 96 bytes of the maximum memory of this JVM, and at least a million
     * @param describe declares the items and adds the options; called once, in this thread
     * @param <O> the type of the option values
     * @return the cover
     * @throws ModelException if the description breaks a rule; with the code {@code cover_too_large} if it is too
     *     large
     */
    public static <O> Cover<O> of(long greatestSize, Consumer<CoverBuilder<O>> describe) {
        return of(greatestSize, NO_CHECK, describe);
    }

    /**
     * Builds a cover, and stops when the host asks to. For descriptions that may take long.
     *
     * @param check called first, then after every few thousand items and nodes. An exception that it throws ends
     *     the description. If {@code describe} catches the exception, the next call of the builder calls {@code check}
     *     again
     * @param describe declares the items and adds the options; called once, in this thread
     * @param <O> the type of the option values
     * @return the cover
     * @throws ModelException if the description breaks a rule; with the code {@code cover_too_large} if it is too
     *     large
     */
    public static <O> Cover<O> of(Runnable check, Consumer<CoverBuilder<O>> describe) {
        return of(GREATEST_SIZE, check, describe);
    }

    /**
     * Builds a cover of a limited size, and stops when the host asks to.
     *
     * @param greatestSize maximum number of items, options and nodes together, 0 or more
     * @param check called first, then after every few thousand items and nodes. An exception that it throws ends
     *     the description. If {@code describe} catches the exception, the next call of the builder calls {@code check}
     *     again
     * @param describe declares the items and adds the options; called once, in this thread
     * @param <O> the type of the option values
     * @return the cover
     * @throws ModelException if the description breaks a rule; with the code {@code cover_too_large} if it is too
     *     large
     */
    public static <O> Cover<O> of(long greatestSize, Runnable check, Consumer<CoverBuilder<O>> describe) {
        Objects.requireNonNull(check, "check");
        Objects.requireNonNull(describe, "describe");
        if (greatestSize < 0) {
            throw new IllegalArgumentException("greatestSize: " + greatestSize + "; expected 0 or more");
        }
        check.run();
        CoverBuilder<O> builder = new CoverBuilder<>(greatestSize, check);
        try {
            describe.accept(builder);
        } finally {
            builder.close(); // throws the rejection again, even if the description caught it
        }
        return new Cover<>(new Description<>(builder));
    }

    /**
     * Returns a cover of plain data, without the names and option values that it had.
     *
     * @param data the numbers of a cover, from {@link #data()} of this or another machine
     * @return a cover whose options are their own numbers from 0, and whose items are called {@code item 0} and so
     *     on
     */
    public static Cover<Integer> of(CoverData data) {
        Objects.requireNonNull(data, "data");
        return new Cover<>(new Description<>(data));
    }

    /**
     * Returns this cover with another way to compute its texts: the host runs the computation of option labels and item
     * names, because it does not trust the model. Each text is computed together with some of its neighbors if that is
     * quick.
     *
     * @param host receives the name of the step for messages, and the work. It returns when the work is done, or
     *     throws the {@link ModelException} that {@link #label} and {@link #itemName} throw in turn. For a text that
     *     the host has abandoned they throw this exception at each later call, without another call of the model
     * @return a cover that shares all other parts with this one
     */
    public Cover<O> withTextsBy(BiConsumer<String, Runnable> host) {
        Objects.requireNonNull(host, "host");
        return new Cover<>(description, host);
    }

    /**
     * Returns this cover with more primary items, after the others, each of which at least one of some options must
     * cover: {@link CoverData#demanding} with names.
     *
     * @param names the names of the items
     * @param demands the numbers of the options of each item, each once
     * @return a cover that shares the options with this one
     * @throws IllegalArgumentException if the lists have different lengths
     * @throws IndexOutOfBoundsException if an option does not exist
     */
    @Experimental
    public Cover<O> demanding(List<String> names, List<int[]> demands) {
        Objects.requireNonNull(demands, "demands");
        if (Objects.requireNonNull(names, "names").size() != demands.size()) {
            throw new IllegalArgumentException("names: " + names.size() + "; expected " + demands.size());
        }
        return new Cover<>(this, new Description<>(description, names, demands));
    }

    /**
     * Returns this cover as plain data, without names and option values. Shared, not copied.
     *
     * @return the numbers of this cover
     */
    public CoverData data() {
        return description.data;
    }

    /**
     * Returns the number of items, primary and secondary.
     *
     * @return number of items, 0 or more
     */
    public int itemCount() {
        return description.data.itemCount();
    }

    /**
     * Returns the number of options.
     *
     * @return number of options, 0 or more
     */
    public int optionCount() {
        return description.data.optionCount();
    }

    /**
     * Returns the number of nodes: the sum, over all options, of the number of items in the option.
     *
     * @return number of nodes, 0 or more
     */
    public int nodeCount() {
        return description.data.nodeCount();
    }

    /**
     * Returns the name of an item, as messages show it.
     *
     * @param item number of the item, from 0
     * @return the name
     * @throws ModelException if the model's function of names fails
     */
    public String itemName(int item) {
        Objects.checkIndex(item, itemCount());
        return names == null || item >= names.size() ? makeName(item) : names.get(item);
    }

    /**
     * Returns the name of the group that an item was declared in; for an item that was declared alone, its own name.
     *
     * @param item number of the item, from 0
     * @return the name that all items of this group share
     */
    public String groupName(int item) {
        Objects.checkIndex(item, itemCount());
        return description.groupOf(item).name();
    }

    private String makeName(int item) {
        ItemGroups.Group group = description.groupOf(item);
        return guarded("the name of an item", () -> group.names().apply(item - group.first()));
    }

    /**
     * Returns true if an item is primary.
     *
     * @param item number of the item, from 0
     * @return true if the item must be covered, false if it is secondary
     */
    public boolean isPrimary(int item) {
        return description.data.isPrimary(item);
    }

    /**
     * Returns the minimum number of chosen options that hold a primary item.
     *
     * @param item number of the item, from 0
     * @return minimum number, 0 or more; 1 without multiplicities
     */
    public int atLeast(int item) {
        return description.data.atLeast(item);
    }

    /**
     * Returns the maximum number of chosen options that hold a primary item.
     *
     * @param item number of the item, from 0
     * @return maximum number; 1 without multiplicities, 0 if no chosen option may hold the item
     */
    public int atMost(int item) {
        return description.data.atMost(item);
    }

    /**
     * Returns the value of an option.
     *
     * @param option number of the option, from 0
     * @return the value that it was added with
     */
    public O option(int option) {
        return description.value(option);
    }

    /**
     * Returns the number of the option with a given value.
     *
     * <p>Cost: O(1) after a first call that costs O(number of options); {@link #index} does the work of the first call
     * and can be stopped.
     *
     * @param option a value equal to that of an option of this cover
     * @return number of the option, from 0
     * @throws ModelException if no option or several options of this cover have this value, or if comparing values
     *     fails
     */
    public int numberOf(O option) {
        Objects.requireNonNull(option, "option");
        return description.numberOf(option);
    }

    /**
     * Builds the index that {@link #numberOf} needs, unless it exists. Threads that call this at once do not wait for
     * each other: each builds the index.
     *
     * @param check called first, then after every few thousand options. An exception that it throws ends the work
     * @throws ModelException if comparing values fails
     */
    public void index(Runnable check) {
        Objects.requireNonNull(check, "check");
        description.index(check);
    }

    /**
     * Returns the label of an option: its value as text.
     *
     * @param option number of the option, from 0
     * @return the label
     * @throws ModelException if {@code toString} of the value fails
     */
    public String label(int option) {
        Objects.checkIndex(option, optionCount());
        return labels == null ? makeLabel(option) : labels.get(option);
    }

    private String makeLabel(int option) {
        return words(description.values[option]);
    }

    /**
     * Returns the first node of an option. Its last node is the one before {@code firstNode(option + 1)}.
     *
     * @param option number of the option, or {@code optionCount()}
     * @return a node, from 0 to {@code nodeCount()}
     */
    public int firstNode(int option) {
        return description.data.firstNode(option);
    }

    /**
     * Returns the item of a node.
     *
     * @param node from 0 to {@code nodeCount() - 1}
     * @return number of the item, from 0
     */
    public int item(int node) {
        return description.data.item(node);
    }

    /**
     * Returns the color of a node.
     *
     * @param node from 0 to {@code nodeCount() - 1}
     * @return the color from 0; -1 if the option does not color the item
     */
    public int color(int node) {
        return description.data.color(node);
    }

    /**
     * Returns the name of a color.
     *
     * @param color a color from 0, as {@link #color} returns it
     * @return the name, or the number as text if the cover does not name its colors
     */
    public String colorName(int color) {
        return description.colorNames.isEmpty() ? String.valueOf(color) : description.colorNames.get(color);
    }

    /**
     * Returns the weight of an option: its part of the score.
     *
     * @param option number of the option, from 0
     * @return the weight, 0 if none was given
     */
    public long weight(int option) {
        return description.data.weight(option);
    }

    /**
     * Returns true if an option has a weight other than 0.
     *
     * @return true if scores may differ from 0
     */
    public boolean hasWeights() {
        return description.data.hasWeights();
    }

    /**
     * Returns true if an option colors an item (XCC).
     *
     * @return true if the engine must support colors
     */
    public boolean hasColors() {
        return description.data.hasColors();
    }

    /**
     * Returns true if an item has a multiplicity other than 1..1 (MCC).
     *
     * @return true if the engine must support multiplicities
     */
    public boolean hasMultiplicities() {
        return description.data.hasMultiplicities();
    }

    @Override
    public String toString() {
        return "Cover[items=" + itemCount() + ", options=" + optionCount() + ", nodes=" + nodeCount() + "]";
    }

    private static String words(Object value) {
        return guarded("toString of an option", value::toString);
    }

    /**
     * Runs code that the model left in the cover: {@code toString} of an option value, or a function of item names. It
     * may run long after the model has returned. Everything that it throws becomes a {@link ModelException}.
     */
    private static <T> T guarded(String step, Callable<T> work) {
        T result;
        try {
            result = work.call();
        } catch (ModelException e) {
            throw e;
        } catch (Throwable e) { // the host survives an Error of a model
            throw ModelException.failed(step, e);
        }
        if (result == null) {
            throw new ModelException(step + " is null; the plugin's author can mend it");
        }
        return result;
    }

    /** The parts that all covers of one description share. */
    private static final class Description<O> {

        final CoverData data;
        final ItemGroups.Group[] groups;
        final Object[] values;

        /** Names of the colors by number; empty if colors do not have names. */
        final List<String> colorNames;

        /** Numbers of the options by value, built at the first use. */
        private volatile @Nullable OptionIndex index;

        Description(CoverBuilder<O> builder) {
            data = builder.data();
            groups = builder.groups.all.toArray(ItemGroups.Group[]::new);
            values = builder.values.toArray();
            colorNames = builder.colorNames.inOrder();
        }

        Description(Description<O> base, List<String> names, List<int[]> demands) {
            data = base.data.demanding(demands, Integer.MAX_VALUE);
            groups = Arrays.copyOf(base.groups, base.groups.length + names.size());
            for (int k = 0; k < names.size(); k++) {
                String name = names.get(k);
                groups[base.groups.length + k] =
                        new ItemGroups.Group(name, base.data.itemCount() + k, true, i -> name, true);
            }
            values = base.values;
            colorNames = base.colorNames;
        }

        Description(CoverData data) {
            this.data = data;
            groups = new ItemGroups.Group[] {new ItemGroups.Group("item", 0, true, i -> "item " + i, false)};
            values = new Object[data.optionCount()];
            Arrays.setAll(values, k -> k);
            colorNames = List.of();
        }

        @SuppressWarnings("unchecked") // the values came in through CoverBuilder<O>
        O value(int option) {
            return (O) values[option];
        }

        ItemGroups.Group groupOf(int item) {
            return groups[ItemGroups.indexOf(Arrays.asList(groups), item)];
        }

        int numberOf(O value) {
            int number = index(NO_CHECK).numberOf(value);
            if (number == OptionIndex.NONE) {
                throw new ModelException("the value " + words(value) + " is not an option of the cover");
            }
            if (number == OptionIndex.SEVERAL) {
                throw new ModelException(words(value) + " is the value of several options; only one can be meant");
            }
            return number;
        }

        /**
         * Builds the index at the first call. Two threads may both build it, with equal results, because waiting for
         * each other could take without limit.
         */
        OptionIndex index(Runnable check) {
            OptionIndex made = index;
            if (made == null) {
                made = new OptionIndex(values, check);
                index = made;
            }
            return made;
        }
    }
}
