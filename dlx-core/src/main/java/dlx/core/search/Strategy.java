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
     * Failure weights: of the items with fewest options, the one that was most often found without an option so far.
     * Often far fewer nodes where solutions are rare, more where they abound. A form of the weighted degree of Boussemart
     * and others (ECAI 2004).
     */
    Strategy WEIGHTS = new Strategy() {
        @Override
        public Chooser chooser() {
            return new FailureWeights();
        }

        @Override
        public String toString() {
            return "weights";
        }
    };

    /**
     * Failure rate: the item with the greatest share of failures among its own trials, weighed against the number of its
     * options (Li, Yin and Li, "Failure based variable ordering heuristics for solving CSPs", CP 2021).
     */
    Strategy FRB = new Strategy() {
        @Override
        public Chooser chooser() {
            return new FailureRates();
        }

        @Override
        public String toString() {
            return "frb";
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

        /**
         * Whether {@link #tried} wants to be called.
         *
         * @return {@code false} unless overridden; the same throughout a search
         */
        default boolean learns() {
            return false;
        }

        /**
         * Hears how an option fared that was tried. Called only if {@link #learns}.
         *
         * @param item the item that was branched on
         * @param dead an item that the option left without options, the leftmost, or {@link OpenItems#NONE} if the
         *     option could be taken
         */
        default void tried(int item, int dead) {}
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
