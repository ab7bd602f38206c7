package dlx.core.search;

import dlx.api.Goal;
import java.io.Serializable;

/**
 * What is asked of a search, with all that belongs to the question. Limits of time and nodes do not: they may end any.
 *
 * @since 0.1
 */
public sealed interface Question extends Serializable {

    /** A solution: the first of the order as a rule, another one where the search turns out hard. */
    record First() implements Question {}

    /**
     * The solutions in their order.
     *
     * @param limit the most that are returned, {@code >= 1}; {@code Long.MAX_VALUE} for all
     */
    record All(long limit) implements Question {

        /** The solutions in their order, up to a limit. */
        public All {
            checkPositive("limit", limit);
        }
    }

    /** Whether there is a second solution: two of them, in any order. */
    record Unique() implements Question {}

    /** The number of solutions; none of them is looked at. */
    record Count() implements Question {}

    /**
     * The solutions with the best scores.
     *
     * @param goal which score is better
     * @param howMany how many of them, {@code >= 1}
     */
    record Best(Goal goal, int howMany) implements Question {

        /** The best so many solutions. */
        public Best {
            checkPositive("howMany", howMany);
        }
    }

    /**
     * Solutions drawn at random, each uniformly from all and independently of the others.
     *
     * @param howMany how many are drawn, {@code >= 1}
     * @param seed the same seed draws the same solutions on every machine
     */
    record Sample(int howMany, long seed) implements Question {

        /** So many draws. */
        public Sample {
            checkPositive("howMany", howMany);
        }
    }

    private static void checkPositive(String name, long value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + ": " + value + "; expected 1 or more");
        }
    }
}
