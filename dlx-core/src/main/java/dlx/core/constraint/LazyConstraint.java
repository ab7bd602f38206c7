package dlx.core.constraint;

import dlx.core.search.Givens;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The demands of a puzzle that its cover does not state. Pure: the same choice gives the same clauses, from any thread.
 */
@FunctionalInterface
public interface LazyConstraint {

    /**
     * A demand that a choice has broken; numbers are those of the cover.
     *
     * @param go options of which one must go
     * @param come options of which one must come
     * @param items items whose demands the clause rests on
     * @param givens given options that the clause rests on
     * @param sentence what is wrong, in the words of the puzzle
     */
    record Clause(int[] go, int[] come, int[] items, int[] givens, String sentence) {

        /** Returns true if all that the clause rests on is demanded. */
        boolean holds(Givens present) {
            int[] given = present.givenOptions();
            return IntStream.of(items).noneMatch(present::isRelaxed)
                    && IntStream.of(givens).allMatch(g -> IntStream.of(given).anyMatch(other -> other == g));
        }
    }

    /**
     * Returns clauses that a choice breaks.
     *
     * @param chosen option numbers of the cover, in any order, each once
     * @return the clauses; empty if the choice keeps the constraint
     */
    List<Clause> broken(int... chosen);

    /** Returns a name that differs from those of constraints with other clauses, for checkpoints. */
    default String name() {
        return "";
    }

    /** Returns sets of options: a symmetry that keeps them keeps the constraint. Without sets, symmetries are refused. */
    default List<int[]> structure() {
        return List.of();
    }

    /** Returns this constraint without the clauses that rest on more than some givens demand. */
    default LazyConstraint under(Givens givens) {
        return chosen ->
                broken(chosen).stream().filter(clause -> clause.holds(givens)).toList();
    }
}
