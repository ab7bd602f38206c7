package dlx.modelers.incidence;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * The items that each option holds, perhaps in colors and at a cost, in flat arrays: 4 bytes per node (8 with colors) and
 * 4 per option (12 with costs), so that a puzzle of a million options fits beside the cover that is made of it.
 * Immutable.
 */
public final class Incidence {

    /** Option k holds {@code items[start[k]..start[k + 1] - 1]}. */
    private final int[] start;

    private final int[] items;

    /** The color of each node from 1, 0 for none; empty if no option has one. */
    private final int[] colors;

    /** The cost of each option; empty if none has one. */
    private final long[] costs;

    private Incidence(int[] start, int[] items, int[] colors, long[] costs) {
        this.start = start;
        this.items = items;
        this.colors = colors;
        this.costs = costs;
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
     * The items of an option, in the order in which they were added.
     *
     * @param option its number, from 0
     * @param item gives each item number its meaning
     * @param made an array as long as the option or of any other length, as {@code List.toArray} takes it
     * @param <T> what stands for an item
     * @return {@code made} if it has the right length, or a new array
     */
    public <T> T[] items(int option, IntFunction<T> item, T[] made) {
        return entries(option, item, (plain, color) -> plain, made);
    }

    /** Makes what stands for an item in a color. */
    @FunctionalInterface
    public interface Painter<T> {

        /**
         * Gives an item a color.
         *
         * @param plain what stands for the item without color
         * @param color the color, from 1
         * @return what stands for it in this color
         */
        T painted(T plain, int color);
    }

    /**
     * The items of an option in their colors, in the order in which they were added.
     *
     * @param option its number, from 0
     * @param item gives each item number its meaning
     * @param painter gives it its color, where it has one
     * @param made an array as long as the option or of any other length, as {@code List.toArray} takes it
     * @param <T> what stands for an item
     * @return {@code made} if it has the right length, or a new array
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
     * The cost of an option.
     *
     * @param option its number, from 0
     * @return 0 if it has none
     */
    public long cost(int option) {
        return costs.length == 0 ? 0 : costs[option];
    }

    /**
     * Adds all options to a cover, without colors.
     *
     * @param cover takes the options
     * @param item the cover's item for each item number
     * @param value what an option means, by its number from 0
     * @param <O> what an option means
     */
    public <O> void addTo(CoverBuilder<O> cover, IntFunction<Item> item, IntFunction<O> value) {
        addTo(cover, item, (plain, color) -> plain, value);
    }

    /**
     * Adds all options to a cover.
     *
     * @param cover takes the options
     * @param item the cover's item for each item number
     * @param painter the cover's item in a color
     * @param value what an option means, by its number from 0
     * @param <O> what an option means
     */
    public <O> void addTo(CoverBuilder<O> cover, IntFunction<Item> item, Painter<Item> painter, IntFunction<O> value) {
        Item[] held = new Item[0];
        for (int k = 0; k < optionCount(); k++) {
            held = entries(k, item, painter, held);
            cover.option(value.apply(k), cost(k), held);
        }
    }

    /** Collects options one by one, each item by item. Not thread-safe. */
    public static final class Builder {

        private int[] start = new int[16];
        private int[] items = new int[64];

        /** As long as {@link #items}, or empty as long as no node has a color. */
        private int[] colors = {};

        /** As long as {@link #start}, or empty as long as no option has a cost. */
        private long[] costs = {};

        private int options;
        private int nodes;

        /** The {@link #round} in which an item was last added: finds an item that is added twice. */
        private int[] lastRound = new int[16];

        private int round = 1;

        /** Nothing collected yet. */
        public Builder() {}

        /**
         * Adds an item to the current option.
         *
         * @param item its number, {@code >= 0}
         * @return {@code false} if the option holds the item already; nothing was added then
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
         * @param cost what it costs; 0 unless set
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

        /** Forgets the current option and starts it again. */
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
         * The options that were ended.
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

        private static int grown(int length) {
            return (int) Math.min(length + (length >> 1) + 16L, Integer.MAX_VALUE - 16);
        }
    }
}
