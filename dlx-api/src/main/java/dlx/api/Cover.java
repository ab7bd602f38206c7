package dlx.api;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * An exact cover problem: items and options.
 *
 * <p>Immutable and safe to share between threads; any number of searches may run over it at once. Items and options are
 * numbered from 0 in the order of their declaration. Inside are the flat arrays of a {@link CoverData}: at most 8 bytes
 * per node and 16 per option, beside the option values themselves; names of items are computed when asked for.
 *
 * <p>The accessors by number are for engines and exporters. To write or solve puzzles, {@link #of} and the counts are
 * enough.
 *
 * @param <O> what an option means
 * @since 0.1
 */
public final class Cover<O> {

    /**
     * An option takes the model's record, its place in a list and its nodes, all of it twice while arrays grow; compiled
     * and searched by lists, every node and option takes 32 bytes more. Ten million options of one item each, the worst
     * there is, were solved in 75 bytes for each item, option and node.
     */
    private static final long GREATEST_SIZE =
            Math.max(1_000_000, Runtime.getRuntime().maxMemory() / 96);

    private static final Runnable NO_CHECK = () -> {};

    private final Description<O> description;

    /** Labels and names that a host has made; null where whoever asks makes them. */
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

    /**
     * Builds a cover without a plugin.
     *
     * @param type the type of the options; only the compiler needs it
     * @param describe declares the items and adds the options
     * @param <O> what an option means
     * @return the cover
     * @throws ModelException if the description breaks a rule
     */
    public static <O> Cover<O> of(Class<O> type, Consumer<CoverBuilder<O>> describe) {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(describe, "describe");
        return of(describe);
    }

    /**
     * Builds a cover without a plugin, where the compiler knows the type of the options.
     *
     * @param describe declares the items and adds the options
     * @param <O> what an option means
     * @return the cover
     * @throws ModelException if the description breaks a rule
     */
    public static <O> Cover<O> of(Consumer<CoverBuilder<O>> describe) {
        return of(GREATEST_SIZE, describe);
    }

    /**
     * Builds a cover of a limited size: for puzzles of strangers, which must not fill the memory.
     *
     * @param greatestSize how many items, options and nodes the cover may have in all. Methods without it allow one per
     *     96 bytes of the greatest memory of this Java machine, and at least a million
     * @param describe declares the items and adds the options
     * @param <O> what an option means
     * @return the cover
     * @throws ModelException if the description breaks a rule; with the code {@code cover_too_large} if it is too large
     */
    public static <O> Cover<O> of(long greatestSize, Consumer<CoverBuilder<O>> describe) {
        return of(greatestSize, NO_CHECK, describe);
    }

    /**
     * Builds a cover unless somebody stops it: for descriptions that may take longer than anybody waits.
     *
     * @param check called first, then each time some thousand items and nodes have been described; what it throws ends
     *     the description. If {@code describe} catches that, the next call of the builder asks again
     * @param describe declares the items and adds the options
     * @param <O> what an option means
     * @return the cover
     * @throws ModelException if the description breaks a rule; with the code {@code cover_too_large} if it is too large
     */
    public static <O> Cover<O> of(Runnable check, Consumer<CoverBuilder<O>> describe) {
        return of(GREATEST_SIZE, check, describe);
    }

    /**
     * Builds a cover of a limited size unless somebody stops it.
     *
     * @param greatestSize how many items, options and nodes the cover may have in all
     * @param check called first, then each time some thousand items and nodes have been described; what it throws ends
     *     the description. If {@code describe} catches that, the next call of the builder asks again
     * @param describe declares the items and adds the options
     * @param <O> what an option means
     * @return the cover
     * @throws ModelException if the description breaks a rule; with the code {@code cover_too_large} if it is too large
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
            builder.close(); // throws what was refused, whatever became of it
        }
        return new Cover<>(new Description<>(builder));
    }

    /**
     * A cover of plain data, where nobody knows any more what its options meant.
     *
     * @param data what {@link #data()} returned, here or on another machine
     * @return a cover whose options are their own numbers from 0, and whose items are called {@code item 0} and so on
     */
    public static Cover<Integer> of(CoverData data) {
        Objects.requireNonNull(data, "data");
        return new Cover<>(new Description<>(data));
    }

    /**
     * This cover, for hosts that do not trust what the model left in it: they have the labels of options and the names of
     * items made, each with some of its neighbors where that is quick.
     *
     * @param host takes what is done, in a word for messages, and the work; returns when that has been done, or throws the
     *     {@link ModelException} that {@link #label} and {@link #itemName} are to throw: for a text that was given up they
     *     throw it whenever they are asked, and the model is not asked again
     * @return a cover that shares all else with this one
     */
    public Cover<O> withTextsBy(BiConsumer<String, Runnable> host) {
        Objects.requireNonNull(host, "host");
        return new Cover<>(description, host);
    }

    /**
     * This cover as plain data: without names, and without what options mean. Shared, not copied.
     *
     * @return the numbers of this cover
     */
    public CoverData data() {
        return description.data;
    }

    /**
     * The number of items, primary and secondary.
     *
     * @return {@code >= 0}
     */
    public int itemCount() {
        return description.data.itemCount();
    }

    /**
     * The number of options.
     *
     * @return {@code >= 0}
     */
    public int optionCount() {
        return description.data.optionCount();
    }

    /**
     * The total length of the options.
     *
     * @return {@code >= 0}
     */
    public int nodeCount() {
        return description.data.nodeCount();
    }

    /**
     * How messages call an item.
     *
     * @param item its number
     * @return its name
     * @throws ModelException if the model fails to name it
     */
    public String itemName(int item) {
        Objects.checkIndex(item, itemCount());
        return names == null ? makeName(item) : names.get(item);
    }

    /**
     * The name of the group that an item was declared in: its own name where it was declared alone.
     *
     * @param item its number
     * @return a name that the items of this group share
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
     * Whether an item must be covered.
     *
     * @param item its number
     * @return {@code true} if it must, {@code false} if it is secondary
     */
    public boolean isPrimary(int item) {
        return description.data.isPrimary(item);
    }

    /**
     * The least number of options that cover a primary item.
     *
     * @param item its number
     * @return 1 without multiplicities
     */
    public int atLeast(int item) {
        return description.data.atLeast(item);
    }

    /**
     * The greatest number of options that cover a primary item.
     *
     * @param item its number
     * @return 1 without multiplicities; 0 if nothing may hold it
     */
    public int atMost(int item) {
        return description.data.atMost(item);
    }

    /**
     * What an option means.
     *
     * @param option its number
     * @return the value it was added with
     */
    public O option(int option) {
        return description.value(option);
    }

    /**
     * The number of an option.
     *
     * <p>Cost: O(1) after a first call that is O(number of options); {@link #index} makes that call's work stoppable.
     *
     * @param option a value equal to that of an option of this cover
     * @return the option's number
     * @throws ModelException if the value is no option of this cover, or that of several; if comparing values fails
     */
    public int numberOf(O option) {
        Objects.requireNonNull(option, "option");
        return description.numberOf(option);
    }

    /**
     * Makes {@link #numberOf} ready, unless it is. Threads that do so at once do not wait for each other.
     *
     * @param check called first, then each time some thousand options have been looked at; what it throws ends the work
     * @throws ModelException if comparing values fails
     */
    public void index(Runnable check) {
        Objects.requireNonNull(check, "check");
        description.index(check);
    }

    /**
     * How people call an option.
     *
     * @param option its number
     * @return its value as text
     * @throws ModelException if the value fails to write itself
     */
    public String label(int option) {
        Objects.checkIndex(option, optionCount());
        return labels == null ? makeLabel(option) : labels.get(option);
    }

    private String makeLabel(int option) {
        return words(description.values[option]);
    }

    /**
     * The first node of an option; its last is the one before {@code firstNode(option + 1)}.
     *
     * @param option its number, or {@code optionCount()}
     * @return a node, from 0 to {@code nodeCount()}
     */
    public int firstNode(int option) {
        return description.data.firstNode(option);
    }

    /**
     * The item of a node.
     *
     * @param node from 0 to {@code nodeCount() - 1}
     * @return the item's number
     */
    public int item(int node) {
        return description.data.item(node);
    }

    /**
     * The color of a node.
     *
     * @param node from 0 to {@code nodeCount() - 1}
     * @return the color from 0, or -1 for none
     */
    public int color(int node) {
        return description.data.color(node);
    }

    /**
     * How people call a color.
     *
     * @param color from 0, as {@link #color} returns it
     * @return its name, or the number as text if the cover does not name its colors
     */
    public String colorName(int color) {
        return description.colorNames.isEmpty() ? String.valueOf(color) : description.colorNames.get(color);
    }

    /**
     * What an option adds to the score.
     *
     * @param option its number
     * @return its weight, 0 if none was given
     */
    public long weight(int option) {
        return description.data.weight(option);
    }

    /**
     * Whether some option has a weight other than 0.
     *
     * @return {@code true} if scores differ from 0
     */
    public boolean hasWeights() {
        return description.data.hasWeights();
    }

    /**
     * Whether some option colors an item (XCC).
     *
     * @return {@code true} if only an engine that knows colors can search it
     */
    public boolean hasColors() {
        return description.data.hasColors();
    }

    /**
     * Whether some item may be covered other than once (MCC).
     *
     * @return {@code true} if only an engine that knows multiplicities can search it
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
     * Stands around what a model left in the cover, its values and the names of its items: they do their work when the
     * model has long returned.
     */
    private static <T> T guarded(String step, Callable<T> work) {
        T result;
        try {
            result = work.call();
        } catch (ModelException e) {
            throw e;
        } catch (Throwable e) { // an Error of a model's is no reason for the host to fall
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

        /** By number; empty if colors have no names. */
        final List<String> colorNames;

        /** Options by value, made when the first is asked for. */
        private volatile @Nullable OptionIndex index;

        Description(CoverBuilder<O> builder) {
            data = builder.data();
            groups = builder.groups.all.toArray(ItemGroups.Group[]::new);
            values = builder.values.toArray();
            colorNames = builder.colorNames.inOrder();
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

        /** Two threads may both make it, and it is the same: waiting would know no limits. */
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
