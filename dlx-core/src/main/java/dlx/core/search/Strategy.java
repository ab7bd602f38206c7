package dlx.core.search;

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

    /**
     * Minimum remaining values: the leftmost of the items with fewest options. The default.
     *
     * <p>With multiplicities: of the items with least {@link OpenItems#degree} the one with least
     * {@link OpenItems#slack}, then the one with most options left, then the leftmost. Where no item needs an option, the
     * leftmost item.
     */
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

    /**
     * The leftmost item, however many options it has.
     *
     * <p>The solutions come in the same order whichever engine searches; nodes and dead ends differ, because
     * {@code slots} takes options that are the last of their items at once.
     */
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
     * Often far fewer nodes where solutions are rare, more where they abound. A form of the weighted degree of
     * Boussemart and others (ECAI 2004).
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
     * <p>The choice depends on the seed and the set of options taken so far, not on what was searched before: a part of
     * the search tree is the same whoever searches it, and in whatever order.
     *
     * @param seed the same seed gives the same choices on every machine
     * @return the strategy
     */
    static Strategy seeded(long seed) {
        return new Strategy() {
            @Override
            public Chooser chooser() {
                return open -> anySmallest(open, seed);
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
         * Chooses the item to branch on. Called once per node, never where an item is left without options.
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
         * Takes note of how an option that was tried fared. Called only if {@link #learns}.
         *
         * @param item the item that was branched on
         * @param dead an item that the option left without options, the leftmost, or {@link OpenItems#NONE} if the
         *     option could be taken
         */
        default void tried(int item, int dead) {}
    }

    private static int leftmostSmallest(OpenItems open) {
        int best = open.first();
        if (open.need(best) == 0) {
            return best;
        }
        for (int i = open.next(best); i != OpenItems.NONE; i = open.next(i)) {
            if (isBefore(open, i, best)) {
                best = i;
            }
        }
        return best;
    }

    /** Whether MRV takes an item rather than one on its left. */
    private static boolean isBefore(OpenItems open, int item, int other) {
        int less = Integer.compare(open.degree(item), open.degree(other));
        if (less == 0) {
            less = Integer.compare(open.slack(item), open.slack(other));
        }
        return less < 0 || less == 0 && open.optionsLeft(item) > open.optionsLeft(other);
    }

    /** Of the items with fewest options, the one whose number mixed with the way is the smallest. */
    private static int anySmallest(OpenItems open, long seed) {
        long way = seed;
        for (int k = open.takenCount() - 1; k >= 0; k--) {
            way ^= mix(open.taken(k) + 1L);
        }
        way = mix(way);
        int best = open.first();
        for (int i = open.next(best); i != OpenItems.NONE; i = open.next(i)) {
            int less = Integer.compare(open.degree(i), open.degree(best));
            if (less < 0 || less == 0 && mix(way + i) < mix(way + best)) {
                best = i;
            }
        }
        return best;
    }

    /** A number of 64 bits that looks random: as SplitMix64 makes them (Steele, Lea and Flood, OOPSLA 2014). */
    private static long mix(long number) {
        long z = number * 0x9e3779b97f4a7c15L;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
