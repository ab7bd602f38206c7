package dlx.core.search;

/**
 * A strategy, which chooses the item that is branched on. It changes only the order of solutions and the size of the
 * search tree, never the set of solutions.
 *
 * <p>A strategy is immutable and serves many searches. Each search gets its own {@link Chooser}, which may have state.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface Strategy {

    /**
     * Minimum remaining values: chooses the leftmost of the items with fewest options. The default.
     *
     * <p>With multiplicities, it chooses by minimum {@link OpenItems#degree}. Ties are broken by minimum
     * {@link OpenItems#slack}, then by most available options, then leftmost. If no item needs further options, it
     * chooses the leftmost item.
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
     * Leftmost item first: ignores the number of options.
     *
     * <p>All engines find the solutions in the same order. Nodes and dead ends differ, because {@code slots} takes the
     * last option of an item at once.
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
     * Failure weights: chooses, among the items with fewest options, the item that was found without options most often
     * so far. Often needs far fewer nodes if solutions are rare, and more if there are many. A form of the weighted
     * degree of Boussemart and others (ECAI 2004).
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
     * Failure rate: chooses the item with the largest quotient of failure rate and number of options (Li, Yin and Li,
     * "Failure based variable ordering heuristics for solving CSPs", CP 2021). The failure rate is the share of
     * failures among the trials of the item.
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
     * Returns a new chooser, at the start of a search.
     *
     * @return a chooser for one search in one thread
     */
    Chooser chooser();

    /**
     * Returns the strategy of minimum remaining values with random ties: each of the items with fewest options is
     * equally likely.
     *
     * <p>The choice depends only on the seed and the set of options taken so far. So a part of the search tree is the
     * same in any thread and in any order of searching.
     *
     * @param seed start of the random choices; equal seeds make the same choices on every machine
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

    /** The choices of items in one search. Not thread-safe. */
    @FunctionalInterface
    interface Chooser {

        /**
         * Returns the item to branch on. Called once per node, but not if an item has no options.
         *
         * @param open the primary items still to be covered, at least one
         * @return number of an open item; another number ends the search with an {@link IllegalStateException}
         */
        int choose(OpenItems open);

        /**
         * Returns true if the search must call {@link #tried}.
         *
         * @return {@code false} unless overridden; constant during a search
         */
        default boolean learns() {
            return false;
        }

        /**
         * Receives the result of trying an option. Called only if {@link #learns}.
         *
         * @param item the item that was branched on
         * @param dead the leftmost item that the option left without options, or {@link OpenItems#NONE} if the
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

    /** Returns true if MRV prefers an item to another item on its left. */
    private static boolean isBefore(OpenItems open, int item, int other) {
        int less = Integer.compare(open.degree(item), open.degree(other));
        if (less == 0) {
            less = Integer.compare(open.slack(item), open.slack(other));
        }
        return less < 0 || less == 0 && open.optionsLeft(item) > open.optionsLeft(other);
    }

    /**
     * Returns, among the items with fewest options, the item with the smallest mix of its number with the seed and the
     * options taken.
     */
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

    /**
     * Returns 64 pseudo-random bits of a number: the mixing function of SplitMix64 (Steele, Lea and Flood, OOPSLA
     * 2014).
     */
    private static long mix(long number) {
        long z = number * 0x9e3779b97f4a7c15L;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
