package dlx.core.explain;

import dlx.api.Experimental;
import dlx.core.explain.Explanation.Size;
import dlx.core.search.Answer;
import dlx.core.search.StopReason;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A revision of the givens of a puzzle: givens that can be left out, or that must be left out, replaced or added so
 * that there is one solution. Forbidden options and relaxed items stay as they are.
 *
 * <p>Its component {@code stopped}, its sizes and its flags show how far limits cut it.
 *
 * @since 0.1
 */
@Experimental
public sealed interface Revision extends Answer {

    /**
     * Returns the reason why the revision ended.
     *
     * @return {@link StopReason#EXHAUSTED} if no limit ended it
     */
    StopReason stopped();

    /**
     * Returns the givens of the nearest known puzzle with one solution. For a puzzle with one solution, it is the
     * smallest puzzle within its givens. For several solutions, it is the puzzle with the fewest further givens.
     * Without a solution, it is the puzzle with the fewest givens left out, and then with the fewest further givens.
     *
     * @param given the options that are given: {@code solver.givens().taken()}
     * @return options, ascending; empty if no such puzzle is known, or it is the puzzle itself
     */
    Optional<List<Integer>> nearest(int... given);

    /**
     * There is one solution. A minimal puzzle consists of givens that have this solution alone, while each proper
     * subset has several.
     *
     * @param solution the options of the solution, ascending, including the givens
     * @param needed the givens each of which, when left out alone, admits another solution; every minimal puzzle
     *     contains all of them
     * @param unneeded the givens each of which can be left out alone
     * @param open the givens that were not decided
     * @param smallest the givens of a small puzzle; empty if no givens are needed, and all givens before a smaller
     *     puzzle was found
     * @param size proof of the size of {@code smallest}: {@link Size#SMALLEST} if no fewer of the givens leave one
     *     solution
     * @param minimal the givens of minimal puzzles, each list ascending
     * @param all true if these are all minimal puzzles
     * @param stopped the reason why the revision ended
     */
    record OneSolution(
            List<Integer> solution,
            List<Integer> needed,
            List<Integer> unneeded,
            List<Integer> open,
            List<Integer> smallest,
            Size size,
            List<List<Integer>> minimal,
            boolean all,
            StopReason stopped)
            implements Revision {
        /** Creates a record that copies the lists. */
        public OneSolution {
            solution = List.copyOf(solution);
            needed = List.copyOf(needed);
            unneeded = List.copyOf(unneeded);
            open = List.copyOf(open);
            smallest = List.copyOf(smallest);
            minimal = minimal.stream().map(List::copyOf).toList();
        }

        @Override
        public Optional<List<Integer>> nearest(int... given) {
            return smallest.size() < given.length ? Optional.of(smallest) : Optional.empty();
        }
    }

    /**
     * There are several solutions.
     *
     * @param difference two solutions, and the fewest further givens that leave one solution
     * @param single the options of solutions that leave one solution when given alone in addition
     * @param singleKnown true if these are all such options
     * @param unneeded the givens each of which can be left out alone after the further givens of {@code difference}
     *     are added
     * @param unneededKnown true if these are all such givens
     * @param stopped the reason why the revision ended
     */
    record SeveralSolutions(
            Explanation.Several difference,
            List<Integer> single,
            boolean singleKnown,
            List<Integer> unneeded,
            boolean unneededKnown,
            StopReason stopped)
            implements Revision {
        /** Creates a record that copies the lists. */
        public SeveralSolutions {
            single = List.copyOf(single);
            unneeded = List.copyOf(unneeded);
        }

        @Override
        public Optional<List<Integer>> nearest(int... given) {
            List<Integer> more = difference.extraGivens();
            return more.isEmpty() ? Optional.empty() : Optional.of(changed(given, List.of(), more));
        }
    }

    /**
     * There is no solution.
     *
     * @param impossible true if there is no solution even without any givens
     * @param repairs the smallest sets of givens whose removal leaves a solution; empty if {@code impossible}, or
     *     if a limit came first
     * @param all true if these are all sets of that size
     * @param stopped the reason why the revision ended
     */
    record NoSolution(boolean impossible, List<Repair> repairs, boolean all, StopReason stopped) implements Revision {
        /** Creates a record that copies the list. */
        public NoSolution {
            repairs = List.copyOf(repairs);
        }

        @Override
        public Optional<List<Integer>> nearest(int... given) {
            return nearestRepair().map(near -> changed(given, near.without(), near.added()));
        }

        /**
         * Returns the repair that leads to the nearest puzzle with one solution: it needs the fewest further givens.
         *
         * @return the first such repair; empty if no repair is known to lead to one solution
         */
        public Optional<Repair> nearestRepair() {
            return repairs.stream()
                    .filter(Repair::known)
                    .min(Comparator.comparingInt(repair -> repair.added().size()));
        }
    }

    /**
     * A smallest set of givens whose removal leaves a solution, and further givens that make the solution unique.
     *
     * @param without the givens left out, ascending
     * @param added further givens that leave one solution; empty if none are needed, or if {@code known} is false
     * @param known true if {@code added} leaves one solution; false if a limit came before such givens were found
     * @param size proof of the size of {@code added}: for any solution if {@code anySolution}, else for one
     *     solution
     * @param anySolution true if no fewer further givens single out any solution
     * @param instead if one given is left out, the options that share an item with it and leave one solution when
     *     given in its place, ordered by the items of that given
     * @param insteadKnown true if these are all such options
     */
    record Repair(
            List<Integer> without,
            List<Integer> added,
            boolean known,
            Size size,
            boolean anySolution,
            List<Integer> instead,
            boolean insteadKnown) {
        /** Creates a record that copies the lists. */
        public Repair {
            without = List.copyOf(without);
            added = List.copyOf(added);
            instead = List.copyOf(instead);
        }
    }

    /**
     * A limit was reached before any result.
     *
     * @param stopped the limit
     */
    record Unknown(StopReason stopped) implements Revision {
        @Override
        public Optional<List<Integer>> nearest(int... given) {
            return Optional.empty();
        }
    }

    private static List<Integer> changed(int[] given, List<Integer> without, List<Integer> more) {
        Set<Integer> all = new TreeSet<>(more);
        IntStream.of(given).filter(option -> !without.contains(option)).forEach(all::add);
        return List.copyOf(all);
    }
}
