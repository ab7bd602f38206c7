package dlx.api;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serial;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * A cover as plain data: numbers in flat arrays, without names and option values.
 *
 * <p>This is the form of a cover that can be stored, sent to another machine, and recognized by its
 * {@link #fingerprint()}. A {@link Cover} contains one, and adds option values and item names;
 * {@link Cover#of(CoverData)} makes a cover of it again. Items, options and nodes are numbered from 0, as in
 * {@link Cover}. Two are equal if all their numbers are equal. The {@link #sweepOrder()} is not compared and not part
 * of the fingerprint, because it does not change the problem.
 *
 * <p>Immutable and safe to share between threads. Serializable: data from a stream is checked first, so that a broken
 * stream throws an {@link InvalidObjectException} and never yields a cover that breaks a rule. Memory: 4 bytes per node
 * (8 with colors), 4 per option (12 with weights), 1 per item (9 with multiplicities), 4 per item of the sweep order.
 *
 * @since 0.1
 */
public final class CoverData implements Serializable {

    private static final long serialVersionUID = 1L;

    /** True for each item that must be covered; its length is the number of items. */
    private final boolean[] primary;

    /** Minimum number of chosen options for each item, 1 for secondary items; null if all items have 1..1. */
    private final @Nullable int[] atLeast;

    /** Maximum number of chosen options for each item, 1 for secondary items; null if {@link #atLeast} is. */
    private final @Nullable int[] atMost;

    /**
     * First node of each option, and the number of nodes at the end: {@code start[k]..start[k + 1] - 1} are the nodes
     * of option k.
     */
    private final int[] start;

    /** Item of each node, from 0. */
    private final int[] items;

    /** Color of each node, from 1, or 0 if the node is not colored; null if no node is. */
    private final @Nullable int[] colors;

    /** Weight of each option; null if all are 0. */
    private final @Nullable long[] weights;

    /** Primary items in the order of {@link CoverBuilder#sweepOrder}; null if the model did not name an order. */
    private final @Nullable int[] sweepOrder;

    /**
     * Result of {@link #fingerprint()}; null before its first call. Threads may compute it at once, with equal results.
     */
    private transient @Nullable String fingerprint;

    /**
     * Creates data of arrays that the caller does not keep and that obey the rules. Arrays of default values only are
     * dropped.
     */
    CoverData(
            boolean[] primary,
            @Nullable int[] atLeast,
            @Nullable int[] atMost,
            int[] start,
            int[] items,
            @Nullable int[] colors,
            @Nullable long[] weights,
            @Nullable int[] sweepOrder) {
        boolean plain = allEqual(atLeast, 1) && allEqual(atMost, 1);
        this.primary = primary;
        this.atLeast = plain ? null : atLeast;
        this.atMost = plain ? null : atMost;
        this.start = start;
        this.items = items;
        this.colors = allEqual(colors, 0) ? null : colors;
        this.weights = isFreeOfWeights(weights) ? null : weights;
        this.sweepOrder = sweepOrder == null || sweepOrder.length == 0 ? null : sweepOrder;
    }

    /**
     * Returns the number of items, primary and secondary.
     *
     * @return number of items, 0 or more
     */
    public int itemCount() {
        return primary.length;
    }

    /**
     * Returns the number of options.
     *
     * @return number of options, 0 or more
     */
    public int optionCount() {
        return start.length - 1;
    }

    /**
     * Returns the number of nodes: the sum, over all options, of the number of items in the option.
     *
     * @return number of nodes, 0 or more
     */
    public int nodeCount() {
        return items.length;
    }

    /**
     * Returns true if an item is primary.
     *
     * @param item number of the item, from 0
     * @return true if the item must be covered, false if it is secondary
     */
    public boolean isPrimary(int item) {
        return primary[item];
    }

    /**
     * Returns the minimum number of chosen options that hold a primary item.
     *
     * @param item number of the item, from 0
     * @return minimum number, 0 or more; 1 without multiplicities
     */
    public int atLeast(int item) {
        Objects.checkIndex(item, primary.length);
        return atLeast == null ? 1 : atLeast[item];
    }

    /**
     * Returns the maximum number of chosen options that hold a primary item.
     *
     * @param item number of the item, from 0
     * @return maximum number; 1 without multiplicities, 0 if no chosen option may hold the item
     */
    public int atMost(int item) {
        Objects.checkIndex(item, primary.length);
        return atMost == null ? 1 : atMost[item];
    }

    /**
     * Returns the first node of an option. Its last node is the one before {@code firstNode(option + 1)}.
     *
     * @param option number of the option, or {@code optionCount()}
     * @return a node, from 0 to {@code nodeCount()}
     */
    public int firstNode(int option) {
        return start[option];
    }

    /**
     * Returns the nodes of an option.
     *
     * @param option number of the option, from 0
     * @return nodes from {@code firstNode(option)} to {@code firstNode(option + 1) - 1}
     */
    public IntStream nodes(int option) {
        return IntStream.range(start[option], start[option + 1]);
    }

    /**
     * Returns the item of a node.
     *
     * @param node from 0 to {@code nodeCount() - 1}
     * @return number of the item, from 0
     */
    public int item(int node) {
        return items[node];
    }

    /**
     * Returns the color of a node.
     *
     * @param node from 0 to {@code nodeCount() - 1}
     * @return the color from 0; -1 if the option does not color the item
     */
    public int color(int node) {
        return colors == null ? -1 : colors[node] - 1;
    }

    /**
     * Returns true if two options exclude each other because of the colors that they give to a secondary item. This
     * method is the only rule about colors; all code that compares colors calls it.
     *
     * @param color the color that one option gives to the item, -1 if it does not color the item
     * @param other the color that the other option gives to the item, -1 if it does not color the item
     * @return false if both options give the item equal colors
     */
    public static boolean differ(int color, int other) {
        return color < 0 || color != other;
    }

    /**
     * Returns the weight of an option: its part of the score.
     *
     * @param option number of the option, from 0
     * @return the weight, 0 if none was given
     */
    public long weight(int option) {
        return weights == null ? 0 : weights[option];
    }

    /**
     * Returns the order of the items that the model suggests for engines that sweep the cover item by item. It is a
     * hint that changes the time only. Equal covers may differ in it.
     *
     * <p>Cost: O(length of the order), since it is a copy.
     *
     * @return numbers of primary items, each at most once; the other items follow in the order of their numbers.
     *     Empty if the model did not name an order
     * @see CoverBuilder#sweepOrder
     * @since 0.1
     */
    public int[] sweepOrder() {
        return sweepOrder == null ? new int[0] : sweepOrder.clone();
    }

    /**
     * Returns true if an option colors an item (XCC).
     *
     * @return true if the engine must support colors
     */
    public boolean hasColors() {
        return colors != null;
    }

    /**
     * Returns true if an option has a weight other than 0.
     *
     * @return true if scores may differ from 0
     */
    public boolean hasWeights() {
        return weights != null;
    }

    /**
     * Returns true if an item has a multiplicity other than 1..1 (MCC).
     *
     * @return true if the engine must support multiplicities
     */
    public boolean hasMultiplicities() {
        return atLeast != null;
    }

    /**
     * Returns true if an option holds an item with multiplicity 0..0, {@code times(0, 0)}, so that no solution contains
     * the option.
     *
     * <p>Cost: O(items of the option).
     *
     * @param option number of the option, from 0
     * @return false if all its items may be covered
     */
    public boolean isBarred(int option) {
        Objects.checkIndex(option, optionCount());
        if (atMost != null) {
            for (int node = start[option]; node < start[option + 1]; node++) {
                if (atMost[items[node]] == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Returns this cover with more primary items, after the others, each of which at least one of some options must
     * cover.
     *
     * <p>Cost: O(items + nodes).
     *
     * @param demands the numbers of the options of each item, each once
     * @param most maximum number of options that may cover one of these items, 1 or more
     * @return a cover of the same options
     * @throws IndexOutOfBoundsException if an option does not exist
     */
    @Experimental
    public CoverData demanding(List<int[]> demands, int most) {
        List<List<Integer>> more = IntStream.range(0, optionCount())
                .<List<Integer>>mapToObj(option -> new ArrayList<>())
                .toList();
        for (int k = 0; k < demands.size(); k++) {
            for (int option : demands.get(k)) {
                more.get(option).add(itemCount() + k);
            }
        }
        int[] first = new int[start.length];
        int[] all = new int[items.length + more.stream().mapToInt(List::size).sum()];
        int[] allColors = colors == null ? null : new int[all.length];
        for (int option = 0; option < more.size(); option++) {
            int length = start[option + 1] - start[option];
            int end = first[option] + length;
            System.arraycopy(items, start[option], all, first[option], length);
            if (colors != null && allColors != null) {
                System.arraycopy(colors, start[option], allColors, first[option], length);
            }
            for (int item : more.get(option)) {
                all[end++] = item;
            }
            first[option + 1] = end;
        }
        boolean[] isPrimary = Arrays.copyOf(primary, itemCount() + demands.size());
        Arrays.fill(isPrimary, itemCount(), isPrimary.length, true);
        int[] least = IntStream.range(0, isPrimary.length)
                .map(item -> item < itemCount() ? atLeast(item) : 1)
                .toArray();
        int[] upTo = IntStream.range(0, isPrimary.length)
                .map(item -> item < itemCount() ? atMost(item) : most)
                .toArray();
        return new CoverData(isPrimary, least, upTo, first, all, allColors, weights, sweepOrder);
    }

    /**
     * Returns true if this is a repeated cover: every item is primary and must be covered at least once, and any number
     * of times ({@link Items#repeated}). Its solutions are all sets of options that cover every item; the usual
     * question is for the smallest or the cheapest set.
     *
     * <p>Cost: O(items).
     *
     * @return false if some item has another multiplicity, or the cover does not have items
     */
    public boolean isRepeated() {
        return itemCount() > 0
                && IntStream.range(0, itemCount())
                        .allMatch(i -> isPrimary(i) && atLeast(i) == 1 && atMost(i) == Integer.MAX_VALUE);
    }

    /**
     * Returns the sum of the weights of some options. Exact: a partial sum may overflow without harm.
     *
     * <p>Cost: O(count); nothing is allocated.
     *
     * @param options numbers of options
     * @param count number of options to add, from the front of {@code options}
     * @return the score
     * @throws ModelException if the sum does not fit into 64 bits
     */
    public long score(int[] options, int count) {
        long[] weightOf = weights;
        if (weightOf == null) {
            return 0;
        }
        long low = 0; // the sum is high * 2^64 + low, low unsigned
        long high = 0;
        for (int k = 0; k < count; k++) {
            long weight = weightOf[options[k]];
            low += weight;
            high += (weight >> 63) + (Long.compareUnsigned(low, weight) < 0 ? 1 : 0);
        }
        if (high != low >> 63) {
            throw ModelException.coded(
                    "score_overflow",
                    "the weights of a solution's options add up to "
                            + (high < 0 ? "less than -2^63" : "more than 2^63 - 1")
                            + ", which no score can say; expected smaller weights");
        }
        return low;
    }

    /**
     * Returns the fingerprint of these numbers. Equal data has the same fingerprint on every machine and with every
     * version of Java; different data has a different one (as surely as two texts have different SHA-256 digests).
     *
     * <p>It is the SHA-256, in lower-case hexadecimal digits, of these bytes; numbers are big-endian:
     * <ol>
     *   <li>the nine ASCII characters {@code dlx-cover}, and one byte: the version of this form, 1;
     *   <li>the number of items, of options and of nodes, 4 bytes each;
     *   <li>one byte: 1 if there are colors, plus 2 if there are weights, plus 4 if there are multiplicities;
     *   <li>per item one byte, 1 if it is primary, 0 if it is secondary;
     *   <li>with multiplicities, per item: the minimum and the maximum number of options, 4 bytes each;
     *   <li>per option: its number of nodes, 4 bytes; then per node its item, 4 bytes, and with colors the color plus
     *       1, or 0 without a color, 4 bytes; then with weights its weight, 8 bytes.
     * </ol>
     *
     * <p>Cost: O(items + options + nodes) at the first call.
     *
     * @return 64 characters
     */
    public String fingerprint() {
        return fingerprint(() -> {});
    }

    /**
     * Returns the {@link #fingerprint()}, and stops when the host asks to. Large data takes a tenth of a second per
     * million nodes.
     *
     * @param check called at the first call only, after every few thousand nodes. An exception that it throws ends
     *     the work
     * @return 64 characters
     */
    public String fingerprint(Runnable check) {
        String known = fingerprint;
        if (known == null) {
            known = new CoverDigest(this, check).text();
            fingerprint = known;
        }
        return known;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CoverData that
                && Arrays.equals(primary, that.primary)
                && Arrays.equals(atLeast, that.atLeast)
                && Arrays.equals(atMost, that.atMost)
                && Arrays.equals(start, that.start)
                && Arrays.equals(items, that.items)
                && Arrays.equals(colors, that.colors)
                && Arrays.equals(weights, that.weights);
    }

    @Override
    public int hashCode() {
        int hash = Arrays.hashCode(primary);
        hash = 31 * hash + Arrays.hashCode(start);
        hash = 31 * hash + Arrays.hashCode(items);
        hash = 31 * hash + Arrays.hashCode(colors);
        hash = 31 * hash + Arrays.hashCode(weights);
        return 31 * (31 * hash + Arrays.hashCode(atLeast)) + Arrays.hashCode(atMost);
    }

    @Override
    public String toString() {
        return "CoverData[items=" + itemCount() + ", options=" + optionCount() + ", nodes=" + nodeCount() + "]";
    }

    private static boolean isFreeOfWeights(@Nullable long[] weights) {
        if (weights != null) {
            for (long weight : weights) {
                if (weight != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean allEqual(@Nullable int[] numbers, int value) {
        if (numbers != null) {
            for (int n : numbers) { // a stream takes ten times as long where Java has just started
                if (n != value) {
                    return false;
                }
            }
        }
        return true;
    }

    @Serial
    private Object writeReplace() {
        return new Form(primary, atLeast, atMost, start, items, colors, weights, sweepOrder);
    }

    @Serial
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("a cover is stored in its checked form only; expected that form");
    }

    /**
     * The serial form: the arrays of {@link CoverData}, checked when they are read. In a broken stream any array may be
     * null, of a wrong length, or wrong in content.
     *
     * @param primary true for each primary item
     * @param atLeast minimum number of options of each item, or null
     * @param atMost maximum number of options of each item, or null
     * @param start first node of each option, and the number of nodes
     * @param items item of each node
     * @param colors color of each node from 1, 0 without a color, or null
     * @param weights weight of each option, or null
     * @param sweepOrder order of primary items, or null; also null in streams written by versions without this
     *     array
     */
    record Form(
            @Nullable boolean[] primary,
            @Nullable int[] atLeast,
            @Nullable int[] atMost,
            @Nullable int[] start,
            @Nullable int[] items,
            @Nullable int[] colors,
            @Nullable long[] weights,
            @Nullable int[] sweepOrder)
            implements Serializable {

        private static final long serialVersionUID = 1L;

        /** Checks copies of the arrays, because the writer of the stream may keep references to the arrays in it. */
        @Serial
        private Object readResolve() throws InvalidObjectException {
            if (primary == null || start == null || items == null) {
                throw new InvalidObjectException("the arrays of items or of options are missing; expected both");
            }
            CoverRules rules = new CoverRules(
                    primary.clone(),
                    atLeast == null ? null : atLeast.clone(),
                    atMost == null ? null : atMost.clone(),
                    start.clone(),
                    items.clone(),
                    colors == null ? null : colors.clone(),
                    weights == null ? null : weights.clone(),
                    sweepOrder == null ? null : sweepOrder.clone());
            return rules.checked();
        }
    }
}
