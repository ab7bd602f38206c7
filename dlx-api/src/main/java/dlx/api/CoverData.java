package dlx.api;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serial;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * A cover as plain data: numbers in flat arrays, without names and without the plugin's records.
 *
 * <p>This is what can be stored, sent to another machine, and recognised by its {@link #fingerprint()}. A {@link Cover}
 * holds one and adds what options mean and how items are called; {@link Cover#of(CoverData)} makes a cover of it again.
 * Items, options and nodes are numbered from 0, as in {@link Cover}. Two are equal if all their numbers are; the
 * {@link #sweepOrder()} is no part of that, nor of the fingerprint, for it does not say what must be covered by what.
 *
 * <p>Immutable and safe to share between threads. Serializable: what is read back is checked first, so that a broken
 * stream gives an {@link InvalidObjectException} and never a cover that breaks a rule. Memory: 4 bytes per node (8 with
 * colors), 4 per option (12 with weights), 1 per item (9 with multiplicities), 4 per item of the order of a sweep.
 *
 * @since 0.1
 */
public final class CoverData implements Serializable {

    private static final long serialVersionUID = 1L;

    /** Which items must be covered; its length is the number of items. */
    private final boolean[] primary;

    /** The least number of options that cover each item, 1 for secondary ones; null where all are 1..1. */
    private final @Nullable int[] atLeast;

    /** The greatest number, as above; null where {@link #atLeast} is. */
    private final @Nullable int[] atMost;

    /** {@code start[k]..start[k + 1] - 1} are the nodes of option k. */
    private final int[] start;

    /** The item of each node. */
    private final int[] items;

    /** The color of each node from 1, 0 for none; null where no node has one. */
    private final @Nullable int[] colors;

    /** The weight of each option; null where all are 0. */
    private final @Nullable long[] weights;

    /** The items that {@link CoverBuilder#sweepOrder} named; null where it named none. */
    private final @Nullable int[] sweepOrder;

    /** Made when first asked for; every thread makes the same one. */
    private transient @Nullable String fingerprint;

    /** Takes arrays that nobody else holds and that keep the rules; those that hold defaults only are left out. */
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
     * The number of items, primary and secondary.
     *
     * @return {@code >= 0}
     */
    public int itemCount() {
        return primary.length;
    }

    /**
     * The number of options.
     *
     * @return {@code >= 0}
     */
    public int optionCount() {
        return start.length - 1;
    }

    /**
     * The total length of the options.
     *
     * @return {@code >= 0}
     */
    public int nodeCount() {
        return items.length;
    }

    /**
     * Whether an item must be covered.
     *
     * @param item its number
     * @return {@code true} if it must, {@code false} if it is secondary
     */
    public boolean isPrimary(int item) {
        return primary[item];
    }

    /**
     * The least number of options that cover a primary item.
     *
     * @param item its number
     * @return 1 without multiplicities
     */
    public int atLeast(int item) {
        Objects.checkIndex(item, primary.length);
        return atLeast == null ? 1 : atLeast[item];
    }

    /**
     * The greatest number of options that cover a primary item.
     *
     * @param item its number
     * @return 1 without multiplicities; 0 if nothing may hold it
     */
    public int atMost(int item) {
        Objects.checkIndex(item, primary.length);
        return atMost == null ? 1 : atMost[item];
    }

    /**
     * The first node of an option; its last is the one before {@code firstNode(option + 1)}.
     *
     * @param option its number, or {@code optionCount()}
     * @return a node, from 0 to {@code nodeCount()}
     */
    public int firstNode(int option) {
        return start[option];
    }

    /**
     * The item of a node.
     *
     * @param node from 0 to {@code nodeCount() - 1}
     * @return the item's number
     */
    public int item(int node) {
        return items[node];
    }

    /**
     * The color of a node.
     *
     * @param node from 0 to {@code nodeCount() - 1}
     * @return the color from 0, or -1 for none
     */
    public int color(int node) {
        return colors == null ? -1 : colors[node] - 1;
    }

    /**
     * Whether two options that color a secondary item so exclude each other. This is all there is to know of colors:
     * whoever asks whether options agree asks here.
     *
     * @param color the color that one gives to the item, -1 for none
     * @param other the color that another one gives to it, -1 for none
     * @return {@code false} if both give it the same color
     */
    public static boolean differ(int color, int other) {
        return color < 0 || color != other;
    }

    /**
     * What an option adds to the score.
     *
     * @param option its number
     * @return its weight, 0 if none was given
     */
    public long weight(int option) {
        return weights == null ? 0 : weights[option];
    }

    /**
     * Along which order of the items a front should go through the cover, as its model thinks: a hint that changes time
     * only. Covers may differ in it and be equal.
     *
     * <p>Cost: O(its length), since it is a copy.
     *
     * @return numbers of primary items, each at most once, the items that are not among them coming after in the order
     *     of their numbers; empty if no order was named
     * @see CoverBuilder#sweepOrder
     * @since 0.1
     */
    public int[] sweepOrder() {
        return sweepOrder == null ? new int[0] : sweepOrder.clone();
    }

    /**
     * Whether some option colors an item (XCC).
     *
     * @return {@code true} if only an engine that knows colors can search it
     */
    public boolean hasColors() {
        return colors != null;
    }

    /**
     * Whether some option has a weight other than 0.
     *
     * @return {@code true} if scores differ from 0
     */
    public boolean hasWeights() {
        return weights != null;
    }

    /**
     * Whether some item may be covered other than once (MCC).
     *
     * @return {@code true} if only an engine that knows multiplicities can search it
     */
    public boolean hasMultiplicities() {
        return atLeast != null;
    }

    /**
     * Whether an option holds an item that nothing may hold, {@code times(0, 0)}: then no solution has it.
     *
     * <p>Cost: O(items that the option holds).
     *
     * @param option its number
     * @return {@code false} where all its items may be covered
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
     * Whether this is a repeated cover: every primary item once at least and any number of times ({@link Items#repeated}),
     * and no secondary items. Its solutions are all sets of options that leave no item out, and what people ask for is the
     * smallest or the cheapest of them.
     *
     * <p>Cost: O(items).
     *
     * @return {@code false} if some item has another multiplicity, or there are no items
     */
    public boolean isRepeated() {
        return itemCount() > 0
                && IntStream.range(0, itemCount())
                        .allMatch(i -> isPrimary(i) && atLeast(i) == 1 && atMost(i) == Integer.MAX_VALUE);
    }

    /**
     * The sum of the weights of some options. Exact: it does not matter whether a part of the sum would overflow.
     *
     * <p>Cost: O(count), nothing is allocated.
     *
     * @param options their numbers
     * @param count how many of them to add, from the front
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
     * A name for exactly these numbers: equal data has the same one on every machine and with every version of Java,
     * other data has another (as surely as two texts have different SHA-256 digests).
     *
     * <p>It is the SHA-256, in lower-case hexadecimal digits, of these bytes; numbers are big-endian:
     * <ol>
     *   <li>the nine ASCII characters {@code dlx-cover}, and one byte: the version of this form, 1;
     *   <li>the number of items, of options and of nodes, 4 bytes each;
     *   <li>one byte: 1 if there are colors, plus 2 if there are weights, plus 4 if there are multiplicities;
     *   <li>per item one byte, 1 if it is primary, 0 if it is secondary;
     *   <li>with multiplicities, per item: the least and the greatest number of options, 4 bytes each;
     *   <li>per option: its number of nodes, 4 bytes, then per node its item, 4 bytes, and with colors the color plus 1, or
     *       0 for none, 4 bytes; then with weights its weight, 8 bytes.
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
     * The same, unless somebody stops it: large data takes a tenth of a second per million nodes.
     *
     * @param check called at the first call only, each time some thousand nodes have been digested; what it throws ends the
     *     work
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
     * The serial form: the arrays, to be checked when they are read.
     *
     * @param primary as in {@link CoverData}; any array may be null, of a wrong length or wrong in a stream that is broken
     * @param sweepOrder null too in a stream written before there was one
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

        /** Copies before it checks: whoever wrote the stream may hold on to the arrays in it. */
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
