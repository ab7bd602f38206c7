package dlx.modelers.incidence;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * The items that each option holds, optionally with colors and costs, in flat arrays: 4 bytes per node (8 with colors)
 * and 4 per option (12 with costs), so that a puzzle of a million options fits into memory together with its cover.
 * Immutable.
 *
 * @param start first node of each option, and the number of nodes at the end: option k holds
 *     {@code items[start[k]..start[k + 1] - 1]}
 * @param items item of each node
 * @param colors color of each node from 1, or 0 if the node is not colored; empty if no node is
 * @param costs cost of each option; empty if all are 0
 */
public record Incidence(int[] start, int[] items, int[] colors, long[] costs) {

    /**
     * Returns the number of options.
     *
     * @return number of options, 0 or more
     */
    public int optionCount() {
        return start.length - 1;
    }

    /**
     * Returns the items of an option, in the order in which they were added.
     *
     * @param option number of the option, from 0
     * @param item returns the object for an item number
     * @param made an array of any length, as {@code List.toArray} takes it
     * @param <T> type of the objects for items
     * @return {@code made} if it has the length of the option, else a new array
     */
    public <T> T[] items(int option, IntFunction<T> item, T[] made) {
        return entries(option, item, (plain, color) -> plain, made);
    }

    /**
     * A function that colors the objects for items.
     *
     * @param <T> type of the objects for items
     */
    @FunctionalInterface
    public interface Painter<T> {

        /**
         * Returns the object for an item in a color.
         *
         * @param plain the object for the item without a color
         * @param color the color, from 1
         * @return the object for the item in this color
         */
        T painted(T plain, int color);
    }

    /**
     * Returns the items of an option in their colors, in the order in which they were added.
     *
     * @param option number of the option, from 0
     * @param item returns the object for an item number
     * @param painter colors the object of an item that has a color
     * @param made an array of any length, as {@code List.toArray} takes it
     * @param <T> type of the objects for items
     * @return {@code made} if it has the length of the option, else a new array
     */
    public <T> T[] entries(int option, IntFunction<T> item, Painter<T> painter, T[] made) {
        int length = start[option + 1] - start[option];
        T[] held = made.length == length ? made : Arrays.copyOf(made, length);
        for (int i = 0; i < length; i++) {
            int node = start[option] + i;
            T plain = item.apply(items[node]);
            held[i] = colors.length == 0 || colors[node] == 0 ? plain : painter.painted(plain, colors[node]);
        }
        return held;
    }

    /**
     * Returns the cost of an option.
     *
     * @param option number of the option, from 0
     * @return the cost; 0 unless set
     */
    public long cost(int option) {
        return costs.length == 0 ? 0 : costs[option];
    }

    /**
     * Adds all options to a cover, without colors.
     *
     * @param cover receives the options
     * @param item returns the cover's item with a number
     * @param value returns the value of an option by its number, from 0
     * @param <O> type of the option values
     */
    public <O> void addTo(CoverBuilder<O> cover, IntFunction<Item> item, IntFunction<O> value) {
        addTo(cover, item, (plain, color) -> plain, value);
    }

    /**
     * Adds all options to a cover.
     *
     * @param cover receives the options
     * @param item returns the cover's item with a number
     * @param painter returns the cover's item in a color
     * @param value returns the value of an option by its number, from 0
     * @param <O> type of the option values
     */
    public <O> void addTo(CoverBuilder<O> cover, IntFunction<Item> item, Painter<Item> painter, IntFunction<O> value) {
        Item[] held = new Item[0];
        for (int k = 0; k < optionCount(); k++) {
            held = entries(k, item, painter, held);
            cover.option(value.apply(k), cost(k), held);
        }
    }

    /** A builder that collects options one by one, each item by item. Not thread-safe. */
    public static final class Builder {

        private int[] start = new int[16];
        private int[] items = new int[64];

        /**
         * Color of each node from 1, 0 without a color. As long as {@link #items}, or empty until a node has a color.
         */
        private int[] colors = {};

        /** Cost of each option. As long as {@link #start}, or empty until an option has a cost. */
        private long[] costs = {};

        private int options;
        private int nodes;

        /** Value of {@link #round} when each item was last added; detects an item that is added twice. */
        private int[] lastRound = new int[16];

        private int round = 1;

        /** Creates an empty builder. */
        public Builder() {}

        /**
         * Adds an item to the current option.
         *
         * @param item number of the item, 0 or more
         * @return false if the option holds the item already; nothing is added then
         */
        public boolean add(int item) {
            if (item >= lastRound.length) {
                lastRound = Arrays.copyOf(lastRound, grown(item));
            }
            if (lastRound[item] == round) {
                return false;
            }
            lastRound[item] = round;
            if (nodes == items.length) {
                items = Arrays.copyOf(items, grown(nodes));
                colors = colors.length == 0 ? colors : Arrays.copyOf(colors, items.length);
            }
            items[nodes++] = item;
            return true;
        }

        /**
         * Colors the item added last.
         *
         * @param color from 1
         */
        public void color(int color) {
            if (colors.length == 0) {
                colors = new int[items.length];
            }
            colors[nodes - 1] = color;
        }

        /**
         * Sets the cost of the current option.
         *
         * @param cost the cost; 0 unless set
         */
        public void cost(long cost) {
            if (costs.length == 0) {
                costs = new long[start.length];
            }
            costs[options] = cost;
        }

        /** Ends the current option and starts the next one. */
        public void end() {
            if (options + 1 == start.length) {
                start = Arrays.copyOf(start, grown(options));
                costs = costs.length == 0 ? costs : Arrays.copyOf(costs, start.length);
            }
            start[++options] = nodes;
            round++;
        }

        /** Drops the current option and starts it again. */
        public void drop() {
            if (colors.length > 0) {
                Arrays.fill(colors, start[options], nodes, 0);
            }
            if (costs.length > 0) {
                costs[options] = 0;
            }
            nodes = start[options];
            round++;
        }

        /**
         * Returns the options that were ended.
         *
         * @return the options in the order of their ends
         */
        public Incidence build() {
            return new Incidence(
                    Arrays.copyOf(start, options + 1),
                    Arrays.copyOf(items, start[options]),
                    Arrays.copyOf(colors, Math.min(colors.length, start[options])),
                    Arrays.copyOf(costs, Math.min(costs.length, options)));
        }

        /**
         * Returns the length of an array that replaces a full one.
         *
         * @param length the length of the full array
         * @return half as much again, or the maximum length of an array
         */
        public static int grown(int length) {
            return (int) Math.min(length + (length >> 1) + 16L, Integer.MAX_VALUE - 16);
        }
    }
}
