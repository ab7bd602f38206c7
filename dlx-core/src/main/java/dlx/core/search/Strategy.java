package dlx.core.search;

import java.util.SplittableRandom;

/**
 * Decides which item is branched on. Never changes the set of solutions, only their order and the size of the search
 * tree.
 *
 * <p>A strategy is immutable and serves many searches; each search gets a {@link Chooser} of its own, which may keep
 * state.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface Strategy {

    /** Minimum remaining values: the leftmost of the items with fewest options. The default. */
    Strategy MRV = new Strategy() {
        @Override
        public Chooser chooser() {
            return Strategy::leftmostSmallest;
        }

        @Override
        public String toString() {
            return "mrv";
        }
    };

    /** The leftmost item, however many options it has. */
    Strategy FIRST = new Strategy() {
        @Override
        public Chooser chooser() {
            return OpenItems::first;
        }

        @Override
        public String toString() {
            return "first";
        }
    };

    /**
     * Starts a search.
     *
     * @return a chooser for one search in one thread
     */
    Chooser chooser();

    /**
     * Minimum remaining values with ties broken at random: each of the items with fewest options is equally likely.
     *
     * @param seed the same seed gives the same choices on every machine
     * @return the strategy
     */
    static Strategy seeded(long seed) {
        return new Strategy() {
            @Override
            public Chooser chooser() {
                SplittableRandom random = new SplittableRandom(seed);
                return open -> anySmallest(open, random);
            }

            @Override
            public String toString() {
                return "mrv, seed " + seed;
            }
        };
    }

    /** Chooses items for one search. */
    @FunctionalInterface
    interface Chooser {

        /**
         * Chooses the item to branch on. Called once a node, never where an item is left without options.
         *
         * @param open the primary items still to be covered, at least one
         * @return one of them
         */
        int choose(OpenItems open);
    }

    private static int leftmostSmallest(OpenItems open) {
        int best = open.first();
        for (int i = best; i != OpenItems.NONE && open.optionsLeft(best) > 1; i = open.next(i)) {
            if (open.optionsLeft(i) < open.optionsLeft(best)) {
                best = i;
            }
        }
        return best;
    }

    /** Reservoir sampling over the ties, in one pass. */
    private static int anySmallest(OpenItems open, SplittableRandom random) {
        int best = OpenItems.NONE;
        int fewest = Integer.MAX_VALUE;
        int ties = 0;
        for (int i = open.first(); i != OpenItems.NONE; i = open.next(i)) {
            int options = open.optionsLeft(i);
            if (options < fewest) {
                fewest = options;
                ties = 0;
            }
            if (options == fewest && random.nextInt(++ties) == 0) {
                best = i;
            }
        }
        return best;
    }
}
