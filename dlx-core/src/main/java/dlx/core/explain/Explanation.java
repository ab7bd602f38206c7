package dlx.core.explain;

import dlx.api.Experimental;
import dlx.core.search.Answer;
import dlx.core.search.StopReason;
import java.util.List;
import java.util.Optional;

/**
 * The reasons that a cover has no solution, or several; or the way to its only one.
 *
 * <p>Options that were forbidden, and items that need not be covered, are part of the question: only the options given are
 * blamed. What limits left out is said by {@code stopped} and by the sizes.
 *
 * @since 0.1
 */
public sealed interface Explanation extends Answer {

    /**
     * What limited the explanation.
     *
     * @return {@link StopReason#EXHAUSTED} if nothing did
     */
    StopReason stopped();

    /** The knowledge of the size of a set. */
    enum Size {
        /** No smaller set does. */
        SMALLEST,
        /** No part of it does, but a smaller set of others may. */
        MINIMAL,
        /** It does; nothing else is known. */
        UNREDUCED
    }

    /**
     * There is no solution.
     *
     * @param givens options given that contradict each other or the rules; empty if the rules alone are impossible
     * @param givenSize what is proved about them
     * @param clash an item that two of the givens, or more than it may be covered times, share, or that one of them holds
     *     though nothing may; {@link Blocked#NONE} if they clash nowhere
     * @param demands items that cannot all be covered beside these givens, ascending; empty where they clash, and if none
     *     were found within the limits
     * @param demandSize what is proved about them
     * @param suspects the givens without which, each alone, the others have a solution; never a claim that one is wrong
     * @param suspectsKnown whether all givens that may be suspects were asked for
     * @param refutation the contradiction step by step, over these demands; absent where they clash, where weights tell it
     *     sooner, or if it was not reached
     * @param weights weights of the items that no solution can have beside these givens; absent where there are none, or where
     *     a refutation tells it sooner. Then {@code demands} is empty
     * @param stopped what limited it
     */
    record NoSolution(
            List<Integer> givens,
            Size givenSize,
            int clash,
            List<Integer> demands,
            Size demandSize,
            List<Integer> suspects,
            boolean suspectsKnown,
            Optional<Refutation> refutation,
            Optional<Weights> weights,
            StopReason stopped)
            implements Explanation {
        /** Made by dlx; further components may come. Keeps copies of the lists. */
        @Experimental
        public NoSolution {
            givens = List.copyOf(givens);
            demands = List.copyOf(demands);
            suspects = List.copyOf(suspects);
        }
    }

    /**
     * There is one solution.
     *
     * @param solution its options, ascending, givens included
     * @param path how it is found, and how hard that is
     */
    record Unique(List<Integer> solution, SolvingPath path) implements Explanation {
        /** Made by dlx; further components may come. Keeps a copy of the list. */
        @Experimental
        public Unique {
            solution = List.copyOf(solution);
        }

        @Override
        public StopReason stopped() {
            return path.stopped();
        }
    }

    /**
     * There are several solutions.
     *
     * @param first a solution, its options ascending, givens included
     * @param second another one
     * @param extraGivens options that, given as well, leave one solution
     * @param extraSize what is proved about them: {@link Size#SMALLEST} over all solutions where {@code anySolution}, else
     *     for the solution {@code then}
     * @param anySolution whether every solution was looked at: no fewer givens single out any of them
     * @param then the solution that is left; empty if none was found within the limits
     * @param stopped what limited it
     */
    record Several(
            List<Integer> first,
            List<Integer> second,
            List<Integer> extraGivens,
            Size extraSize,
            boolean anySolution,
            List<Integer> then,
            StopReason stopped)
            implements Explanation {
        /** Made by dlx; further components may come. Keeps copies of the lists. */
        @Experimental
        public Several {
            first = List.copyOf(first);
            second = List.copyOf(second);
            extraGivens = List.copyOf(extraGivens);
            then = List.copyOf(then);
        }

        /**
         * The options of the first solution that the second lacks.
         *
         * @return options, ascending
         */
        public List<Integer> onlyInFirst() {
            return first.stream().filter(k -> !second.contains(k)).toList();
        }

        /**
         * The options of the second solution that the first lacks.
         *
         * @return options, ascending
         */
        public List<Integer> onlyInSecond() {
            return second.stream().filter(k -> !first.contains(k)).toList();
        }
    }

    /**
     * Nothing is known: the limits were too narrow.
     *
     * @param stopped which limit it was
     */
    record Unknown(StopReason stopped) implements Explanation {
        /** Made by dlx; further components may come. */
        @Experimental
        public Unknown {}
    }
}
