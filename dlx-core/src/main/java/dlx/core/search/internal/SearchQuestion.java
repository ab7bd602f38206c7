package dlx.core.search.internal;

import dlx.api.Goal;
import java.io.Serializable;

/**
 * A question to a search, with all that belongs to it. Limits of time and nodes do not: they may end any.
 *
 * @since 0.1
 */
public sealed interface SearchQuestion extends Serializable {

    /** A solution: the first of the order as a rule, another one where the search turns out hard. */
    record First() implements SearchQuestion {}

    /**
     * The solutions.
     *
     * @param limit the most that are returned, {@code >= 1}; {@code Long.MAX_VALUE} for all
     * @param anyOrder whether they may come in whatever order is found fastest, and not in their own
     */
    record All(long limit, boolean anyOrder) implements SearchQuestion {

        /** The solutions, up to a limit. */
        public All {
            checkPositive("limit", limit);
        }

        /** The solutions in their order, up to a limit. */
        public All(long limit) {
            this(limit, false);
        }
    }

    /** A second solution: two of them are looked for, in any order. */
    record Unique() implements SearchQuestion {}

    /** The number of solutions; none of them is looked at. */
    record Count() implements SearchQuestion {}

    /**
     * The solutions with the best scores.
     *
     * @param goal which score is better
     * @param howMany how many of them, {@code >= 1}; 1 where all optima are asked for
     * @param allOptima whether all solutions with the best score are asked for
     * @param gap how much worse than the best the answer may be, {@code >= 0}; above 0 only where one solution is asked for
     */
    record Best(Goal goal, int howMany, boolean allOptima, long gap) implements SearchQuestion {

        /** The best solutions, of which one kind is asked for. */
        public Best {
            checkPositive("howMany", howMany);
            if (gap < 0) {
                throw new IllegalArgumentException("gap: " + gap + "; expected 0 or more");
            }
            if (allOptima && howMany > 1 || gap > 0 && (allOptima || howMany > 1)) {
                throw new IllegalArgumentException(
                        "the best few, all optima and a gap were asked for together; expected one of these");
            }
        }

        /** The best so many solutions. */
        public Best(Goal goal, int howMany) {
            this(goal, howMany, false, 0);
        }
    }

    /**
     * Solutions drawn at random, each uniformly from all and independently of the others.
     *
     * @param howMany how many are drawn, from 1 to {@link #MOST}
     * @param seed the same seed draws the same solutions on every machine
     */
    record Sample(int howMany, long seed) implements SearchQuestion {

        /** The most draws: all of them are in memory at once. For more, take a diagram and its sampler. */
        public static final int MOST = 10_000_000;

        /** So many draws. */
        public Sample {
            if (howMany < 1 || howMany > MOST) {
                throw new IllegalArgumentException("howMany: " + howMany + "; expected 1 to " + MOST);
            }
        }
    }

    private static void checkPositive(String name, long value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + ": " + value + "; expected 1 or more");
        }
    }
}
