package dlx.modelers.incidence;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * Which option holds which items, in two flat arrays: 4 bytes a node and 4 an option, so that a puzzle of a million
 * options fits beside the cover that is made of it. Immutable.
 */
public final class Incidence {

    /** Option k holds {@code items[start[k]..start[k + 1] - 1]}. */
    private final int[] start;

    private final int[] items;

    private Incidence(int[] start, int[] items) {
        this.start = start;
        this.items = items;
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
        int length = start[option + 1] - start[option];
        T[] held = made.length == length ? made : Arrays.copyOf(made, length);
        for (int i = 0; i < length; i++) {
            held[i] = item.apply(items[start[option] + i]);
        }
        return held;
    }

    /**
     * Adds all options to a cover.
     *
     * @param cover takes the options
     * @param item the cover's item for each item number
     * @param value what an option means, by its number from 0
     * @param <O> what an option means
     */
    public <O> void addTo(CoverBuilder<O> cover, IntFunction<Item> item, IntFunction<O> value) {
        Item[] held = new Item[0];
        for (int k = 0; k < optionCount(); k++) {
            held = items(k, item, held);
            cover.option(value.apply(k), held);
        }
    }

    /** Collects options one by one, each item by item. Not thread-safe. */
    public static final class Builder {

        private int[] start = new int[16];
        private int[] items = new int[64];
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
            }
            items[nodes++] = item;
            return true;
        }

        /** Ends the current option and starts the next one. */
        public void end() {
            if (options + 1 == start.length) {
                start = Arrays.copyOf(start, grown(options));
            }
            start[++options] = nodes;
            round++;
        }

        /** Forgets the current option and starts it again. */
        public void drop() {
            nodes = start[options];
            round++;
        }

        /**
         * The options that were ended.
         *
         * @return the options in the order of their ends
         */
        public Incidence build() {
            return new Incidence(Arrays.copyOf(start, options + 1), Arrays.copyOf(items, start[options]));
        }

        private static int grown(int length) {
            return (int) Math.min(length + (length >> 1) + 16L, Integer.MAX_VALUE - 16);
        }
    }
}
