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
 * A revision of the givens of a puzzle: which can be left out, and what must be left out, replaced or added so that there is
 * one solution. Options that were banned, and items that were relaxed, stay so.
 *
 * <p>What limits left out is said by {@code stopped}, by the sizes and by what is marked as known.
 *
 * @since 0.1
 */
@Experimental
public sealed interface Revision extends Answer {

    /**
     * What limited the revision.
     *
     * @return {@link StopReason#EXHAUSTED} if nothing did
     */
    StopReason stopped();

    /**
     * The givens of the nearest puzzle with one solution that is known: the smallest one within a puzzle that has one; with the
     * fewest further givens of one that has several; without the fewest givens, and then with the fewest further ones, of one
     * that has none.
     *
     * @param given the options that are given: {@code solver.givens().taken()}
     * @return options, ascending; absent if none is known, or it is the puzzle itself
     */
    Optional<List<Integer>> nearest(int... given);

    /**
     * There is one solution. A minimal puzzle is a part of the givens that leaves this solution the only one, and no part of
     * which does.
     *
     * @param solution its options, ascending, givens included
     * @param needed the givens without which, each alone, another solution exists; every minimal puzzle holds them all
     * @param unneeded the givens each of which, alone, can be left out
     * @param open the givens of which that is not known
     * @param smallest the givens of a small puzzle; empty also where none are needed, and all of them before one was found
     * @param size what is proved about that one: {@link Size#SMALLEST} if no part with fewer givens has one solution
     * @param minimal minimal puzzles, each by its givens, ascending
     * @param all whether these are all the minimal puzzles
     * @param stopped what limited it
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
        /** Keeps copies of the lists. */
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
     * @param difference two of them, and the fewest further givens that leave one
     * @param single the options of solutions each of which, given alone as well, leaves one
     * @param singleKnown whether these are all such options
     * @param unneeded the givens each of which, alone, can be left out once the further ones of {@code difference} are given
     * @param unneededKnown whether these are all such givens
     * @param stopped what limited it
     */
    record SeveralSolutions(
            Explanation.Several difference,
            List<Integer> single,
            boolean singleKnown,
            List<Integer> unneeded,
            boolean unneededKnown,
            StopReason stopped)
            implements Revision {
        /** Keeps copies of the lists. */
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
     * @param impossible whether there is none without any givens either
     * @param repairs the smallest sets of givens without which there is a solution; empty if {@code impossible}, and if none
     *     was found within the limits
     * @param all whether these are all sets of that size
     * @param stopped what limited it
     */
    record NoSolution(boolean impossible, List<Repair> repairs, boolean all, StopReason stopped) implements Revision {
        /** Keeps a copy of the list. */
        public NoSolution {
            repairs = List.copyOf(repairs);
        }

        @Override
        public Optional<List<Integer>> nearest(int... given) {
            return nearestRepair().map(near -> changed(given, near.without(), near.added()));
        }

        /**
         * The repair that leads to the nearest puzzle with one solution: it needs the fewest further givens.
         *
         * @return the first of those; absent if no repair is known to lead to one solution
         */
        public Optional<Repair> nearestRepair() {
            return repairs.stream()
                    .filter(Repair::known)
                    .min(Comparator.comparingInt(repair -> repair.added().size()));
        }
    }

    /**
     * A smallest set of givens without which there is a solution, and what makes it the only one.
     *
     * @param without the givens left out, ascending
     * @param added further givens that leave one solution; empty if there is one without any
     * @param known whether that is known: else there are several, or perhaps several, and it was not found what makes one
     * @param size what is proved about {@code added}, for any solution where {@code anySolution}, else for one
     * @param anySolution whether no fewer further givens single out any solution
     * @param instead where one given is left out, the options of solutions that share an item with it and that, given in its
     *     place, leave one; those of its first item first
     * @param insteadKnown whether these are all such options
     */
    record Repair(
            List<Integer> without,
            List<Integer> added,
            boolean known,
            Size size,
            boolean anySolution,
            List<Integer> instead,
            boolean insteadKnown) {
        /** Keeps copies of the lists. */
        public Repair {
            without = List.copyOf(without);
            added = List.copyOf(added);
            instead = List.copyOf(instead);
        }
    }

    /**
     * Nothing is known: the limits were too narrow.
     *
     * @param stopped which limit it was
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
