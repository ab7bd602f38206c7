package dlx.core.explain;

import dlx.api.Experimental;
import dlx.core.search.Answer;
import dlx.core.search.StopReason;
import java.util.List;
import java.util.Optional;

/**
 * The reasons why a cover does not have exactly one solution, or the path to its only solution.
 *
 * <p>Forbidden options and relaxed items are part of the question: an explanation names only the options given as
 * reasons. Its component {@code stopped} and its sizes show how far limits cut it.
 *
 * @since 0.1
 */
public sealed interface Explanation extends Answer {

    /**
     * Returns the reason why the explanation ended.
     *
     * @return {@link StopReason#EXHAUSTED} if no limit ended it
     */
    StopReason stopped();

    /** Proof that exists for the size of a set. */
    enum Size {
        /** No smaller set suffices. */
        SMALLEST,
        /** No proper subset suffices, but a smaller set of other elements may. */
        MINIMAL,
        /** The set suffices; a smaller set may, too. */
        UNREDUCED
    }

    /**
     * There is no solution.
     *
     * @param givens options given that contradict each other or the rules; empty if the rules alone are impossible
     * @param givenSize proof of the size of {@code givens}
     * @param clash an item that the givens cover more often than its maximum, or with different colors;
     *     {@link Blocked#NONE} if the givens do not clash
     * @param demands items that cannot all be covered with these givens, ascending; empty if the givens clash, if
     *     {@code weights} is present, and if a limit came first
     * @param demandSize proof of the size of {@code demands}
     * @param suspects the givens each of which, when left out alone, leaves a solution; a suspect need not be wrong
     * @param suspectsKnown true if all givens that may be suspects were checked
     * @param refutation the contradiction of {@code demands} step by step; empty if the givens clash, if weights
     *     are easier to read, or if a limit came first
     * @param weights weights of the items that prove that these givens are impossible; empty if there are no such
     *     weights, or if a refutation is easier to read
     * @param stopped the reason why the explanation ended
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
        /** Creates a record; only dlx does so, and components may be added. Copies the lists. */
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
     * @param solution the options of the solution, ascending, including the givens
     * @param path the path to the solution, with its rating
     */
    record Unique(List<Integer> solution, SolvingPath path) implements Explanation {
        /** Creates a record; only dlx does so, and components may be added. Copies the list. */
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
     * @param first the options of a solution, ascending, including the givens
     * @param second the options of another solution, ascending, including the givens
     * @param extraGivens options that leave one solution when given in addition; empty if a limit came first
     * @param extraSize proof of the size of {@code extraGivens}: over all solutions if {@code anySolution}, else
     *     for the solution {@code then}
     * @param anySolution true if all solutions were compared: no fewer givens single out any of them
     * @param then the solution that is left, its options ascending; empty if a limit came first
     * @param stopped the reason why the explanation ended
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
        /** Creates a record; only dlx does so, and components may be added. Copies the lists. */
        @Experimental
        public Several {
            first = List.copyOf(first);
            second = List.copyOf(second);
            extraGivens = List.copyOf(extraGivens);
            then = List.copyOf(then);
        }

        /**
         * Returns the options of the first solution that the second lacks.
         *
         * @return options, ascending
         */
        public List<Integer> onlyInFirst() {
            return first.stream().filter(k -> !second.contains(k)).toList();
        }

        /**
         * Returns the options of the second solution that the first lacks.
         *
         * @return options, ascending
         */
        public List<Integer> onlyInSecond() {
            return second.stream().filter(k -> !first.contains(k)).toList();
        }
    }

    /**
     * A limit was reached before any result.
     *
     * @param stopped the limit
     */
    record Unknown(StopReason stopped) implements Explanation {
        /** Creates a record; only dlx does so, and components may be added. */
        @Experimental
        public Unknown {}
    }
}
