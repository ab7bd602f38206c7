package dlx.core.search.internal;

import dlx.api.Goal;
import java.io.Serializable;

/**
 * A question to a search, with its parameters. Limits of time and nodes are not part of it, because they may end any
 * search.
 *
 * @since 0.1
 */
public sealed interface SearchQuestion extends Serializable {

    /** The question for a solution: usually the first in the order, another when the search turns out hard. */
    record First() implements SearchQuestion {}

    /**
     * The question for all solutions, or for the first solutions.
     *
     * @param limit maximum number of solutions returned, 1 or more; {@code Long.MAX_VALUE} for all
     * @param anyOrder true if solutions may come in the order that is fastest, instead of the usual order
     */
    record All(long limit, boolean anyOrder) implements SearchQuestion {

        /** Creates the question. */
        public All {
            checkPositive("limit", limit);
        }

        /** Creates the question for solutions in their order, up to a limit. */
        public All(long limit) {
            this(limit, false);
        }
    }

    /** The question for two solutions, in any order, which decides if a solution is unique. */
    record Unique() implements SearchQuestion {}

    /** The question for the number of solutions; no solution is returned. */
    record Count() implements SearchQuestion {}

    /**
     * The question for the solutions with the best scores.
     *
     * @param goal the direction of the best score
     * @param count number of solutions, 1 or more; 1 if all optima are asked for
     * @param allOptima true if all solutions with the best score are asked for
     * @param gap maximum difference of the answer's score from the best score, 0 or more; above 0 only if one
     *     solution is asked for
     */
    record Best(Goal goal, int count, boolean allOptima, long gap) implements SearchQuestion {

        /** Creates the question; at most one of several solutions, all optima and a gap may be asked for. */
        public Best {
            checkPositive("count", count);
            if (gap < 0) {
                throw new IllegalArgumentException("gap: " + gap + "; expected 0 or more");
            }
            if (allOptima && count > 1 || gap > 0 && (allOptima || count > 1)) {
                throw new IllegalArgumentException(
                        "the best few, all optima and a gap were asked for together; expected one of these");
            }
        }

        /** Creates the question for a number of best solutions. */
        public Best(Goal goal, int count) {
            this(goal, count, false, 0);
        }
    }

    /**
     * The question for solutions drawn at random, each uniformly from all and independently of the others.
     *
     * @param count number of draws, 1 to {@link #MOST}
     * @param seed start of the random numbers; equal seeds draw the same solutions on every machine
     */
    record Sample(int count, long seed) implements SearchQuestion {

        /**
         * Maximum number of draws, because all draws are in memory at once. For more draws, use a diagram and its
         * sampler.
         */
        public static final int MOST = 10_000_000;

        /** Creates the question. */
        public Sample {
            if (count < 1 || count > MOST) {
                throw new IllegalArgumentException("count: " + count + "; expected 1 to " + MOST);
            }
        }
    }

    private static void checkPositive(String name, long value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + ": " + value + "; expected 1 or more");
        }
    }
}
