package dlx.api;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * An exact cover problem: items, options, and options taken beforehand (pins).
 *
 * <p>Immutable and safe to share between threads; any number of searches may run over it at once. Items and options are
 * numbered from 0 in the order of their declaration. Inside are flat arrays: at most 8 bytes a node and 16 an option,
 * beside the option values themselves; names of items are computed when asked for.
 *
 * <p>The accessors by number are for engines and exporters; who writes or solves puzzles needs {@link #of} and the
 * counts.
 *
 * @param <O> what an option means
 * @since 0.1
 */
public final class Cover<O> {

    private final Description<O> description;
    private final int[] pins;

    private Cover(Description<O> description, int[] pins) {
        this.description = description;
        this.pins = pins;
    }

    /**
     * Builds a cover without a plugin.
     *
     * @param type the type of the options, named for the compiler's sake
     * @param describe declares the items and adds the options
     * @param <O> what an option means
     * @return the cover
     * @throws ModelException if the description breaks a rule
     */
    public static <O> Cover<O> of(Class<O> type, Consumer<CoverBuilder<O>> describe) {
        Objects.requireNonNull(type, "type");
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
        CoverBuilder<O> builder = new CoverBuilder<>();
        describe.accept(builder);
        builder.close();
        return new Cover<>(new Description<>(builder), new int[0]);
    }

    /**
     * This cover with options that every solution must take, beside those pinned before. Shares all arrays with this
     * one. Pins may exclude each other: then there is no solution.
     *
     * <p>Cost: O(number of pins) after a first call that is O(number of options).
     *
     * @param options values equal to those of options of this cover
     * @return a cover with more pins
     * @throws ModelException if a value is no option of this cover, or that of several
     */
    public Cover<O> pinned(Collection<? extends O> options) {
        BitSet taken = new BitSet(optionCount());
        for (int pin : pins) {
            taken.set(pin);
        }
        int[] more = Arrays.copyOf(pins, pins.length + options.size());
        int n = pins.length;
        for (O option : options) {
            int number = description.numberOf(option);
            if (!taken.get(number)) {
                taken.set(number);
                more[n++] = number;
            }
        }
        return new Cover<>(description, Arrays.copyOf(more, n));
    }

    /**
     * Whether the other cover was derived from the same description, so that what was compiled for one serves both.
     *
     * @param other a cover
     * @return {@code true} if the two differ at most in their pins
     */
    public boolean sharesDescriptionWith(Cover<?> other) {
        return description == other.description;
    }

    /**
     * The number of items, primary and secondary.
     *
     * @return {@code >= 0}
     */
    public int itemCount() {
        return description.itemCount;
    }

    /**
     * The number of options, pinned ones included.
     *
     * @return {@code >= 0}
     */
    public int optionCount() {
        return description.values.length;
    }

    /**
     * The total length of the options.
     *
     * @return {@code >= 0}
     */
    public int nodeCount() {
        return description.items.length;
    }

    /**
     * The number of pins.
     *
     * @return {@code >= 0}
     */
    public int pinCount() {
        return pins.length;
    }

    /**
     * A pinned option.
     *
     * @param index from 0 to {@code pinCount() - 1}
     * @return the option's number
     */
    public int pin(int index) {
        return pins[index];
    }

    /**
     * How messages call an item.
     *
     * @param item its number
     * @return its name
     */
    public String itemName(int item) {
        Objects.checkIndex(item, itemCount());
        CoverBuilder.Group group = description.groupOf(item);
        return group.names().apply(item - group.first());
    }

    /**
     * Whether an item must be covered.
     *
     * @param item its number
     * @return {@code true} if it must, {@code false} if it is secondary
     */
    public boolean isPrimary(int item) {
        Objects.checkIndex(item, itemCount());
        return description.groupOf(item).primary();
    }

    /**
     * The least number of options that cover a primary item.
     *
     * @param item its number
     * @return 1 without multiplicities
     */
    public int atLeast(int item) {
        return description.multiplicityOf(item, true);
    }

    /**
     * The greatest number of options that cover a primary item.
     *
     * @param item its number
     * @return 1 without multiplicities
     */
    public int atMost(int item) {
        return description.multiplicityOf(item, false);
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
     * <p>Cost: O(1) after a first call that is O(number of options).
     *
     * @param option a value equal to that of an option of this cover
     * @return the option's number
     * @throws ModelException if the value is no option of this cover, or that of several
     */
    public int numberOf(O option) {
        return description.numberOf(option);
    }

    /**
     * How people call an option.
     *
     * @param option its number
     * @return its value as text
     */
    public String label(int option) {
        return String.valueOf(description.values[option]);
    }

    /**
     * The first node of an option; its last is the one before {@code firstNode(option + 1)}.
     *
     * @param option its number, or {@code optionCount()}
     * @return a node, from 0 to {@code nodeCount()}
     */
    public int firstNode(int option) {
        return description.start[option];
    }

    /**
     * The item of a node.
     *
     * @param node from 0 to {@code nodeCount() - 1}
     * @return the item's number
     */
    public int item(int node) {
        return description.items[node];
    }

    /**
     * The color of a node.
     *
     * @param node from 0 to {@code nodeCount() - 1}
     * @return the color from 0, or -1 for none
     */
    public int color(int node) {
        int[] colors = description.colors;
        return colors == null ? -1 : colors[node] - 1;
    }

    /**
     * What an option adds to the score.
     *
     * @param option its number
     * @return its weight, 0 if none was given
     */
    public long weight(int option) {
        long[] weights = description.weights;
        return weights == null ? 0 : weights[option];
    }

    /**
     * Whether some option has a weight other than 0.
     *
     * @return {@code true} if scores differ from 0
     */
    public boolean hasWeights() {
        return description.weights != null;
    }

    /**
     * Whether some option colors an item (XCC).
     *
     * @return {@code true} if an engine must know colors
     */
    public boolean hasColors() {
        return description.colors != null;
    }

    /**
     * Whether some item may be covered other than once (MCC).
     *
     * @return {@code true} if an engine must know multiplicities
     */
    public boolean hasMultiplicities() {
        return !description.multiplicities.isEmpty();
    }

    @Override
    public String toString() {
        return "Cover[items=" + itemCount() + ", options=" + optionCount() + ", nodes=" + nodeCount() + ", pins="
                + pinCount() + "]";
    }

    /** What all covers of one description share. */
    private static final class Description<O> {

        final int itemCount;
        final CoverBuilder.Group[] groups;
        final List<CoverBuilder.Multiplicity> multiplicities;
        final Object[] values;
        final int[] start;
        final int[] items;
        final @Nullable int[] colors;
        final @Nullable long[] weights;

        /** Options by value, made when the first pin is set; the number of a value that occurs twice is -1. */
        private @Nullable Map<Object, Integer> numbers;

        Description(CoverBuilder<O> builder) {
            itemCount = builder.itemCount;
            groups = builder.groups.toArray(CoverBuilder.Group[]::new);
            multiplicities = builder.multiplicities.stream()
                    .filter(m -> m.size() > 0 && (m.from() != 1 || m.to() != 1))
                    .toList();
            values = builder.values.toArray();
            start = Arrays.copyOf(builder.start, values.length + 1);
            items = Arrays.copyOf(builder.items, start[values.length]);
            colors = builder.colors == null ? null : Arrays.copyOf(builder.colors, items.length);
            weights = builder.weights == null ? null : Arrays.copyOf(builder.weights, values.length);
        }

        @SuppressWarnings("unchecked") // the values came in through CoverBuilder<O>
        O value(int option) {
            return (O) values[option];
        }

        CoverBuilder.Group groupOf(int item) {
            return groups[CoverBuilder.groupOf(Arrays.asList(groups), item)];
        }

        int multiplicityOf(int item, boolean least) {
            Objects.checkIndex(item, itemCount);
            int answer = 1;
            for (CoverBuilder.Multiplicity m : multiplicities) {
                if (m.first() <= item && item < m.first() + m.size()) {
                    answer = least ? m.from() : m.to();
                }
            }
            return answer;
        }

        int numberOf(O value) {
            Integer number = numbers().get(value);
            if (number == null) {
                throw new ModelException("the value " + value + " is no option of the cover");
            }
            if (number < 0) {
                throw new ModelException(value + " is the value of several options; only one can be meant");
            }
            return number;
        }

        private synchronized Map<Object, Integer> numbers() {
            if (numbers == null) {
                Map<Object, Integer> map = new HashMap<>(values.length * 2);
                for (int k = 0; k < values.length; k++) {
                    map.merge(values[k], k, (first, second) -> -1);
                }
                numbers = map;
            }
            return numbers;
        }
    }
}
