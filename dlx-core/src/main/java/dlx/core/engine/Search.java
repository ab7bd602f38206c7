package dlx.core.engine;

import dlx.core.search.Givens;
import dlx.core.search.Learned;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A run through the search tree, in one thread, from solution to solution.
 *
 * <p>The state of a search is an explicit stack, so the caller can pause it at a solution for any time. Therefore
 * visitors and iterators use the same loop over {@link #advance}. A search that only counts does not pause.
 */
public interface Search {

    /**
     * Continues to the next solution; returns {@code false} at the end of the tree or when {@link SearchControl} stops.
     */
    boolean advance();

    /** Returns the number of solutions found so far. */
    BigInteger solutions();

    /** Returns the number of options of the solution that {@link #advance} found, with the options taken beforehand. */
    int length();

    /**
     * Writes the numbers of the options of this solution to {@code into}: first the options taken beforehand, then the
     * others in the order in which the search took them.
     */
    void copyOptions(int[] into);

    /** Returns the numbers of the options of this solution in a new array, as {@link #copyOptions} writes them. */
    default int[] options() {
        int[] options = new int[length()];
        copyOptions(options);
        return options;
    }

    /** Returns the number of nodes so far, with the root and the solutions. */
    long nodes();

    /** Returns the units of work so far: nodes unlinked, words combined or masks examined, depending on the engine. */
    long updates();

    /** Returns the estimated share of the tree that has been searched, from 0 to 1. */
    double share();

    /** Returns the number of lookups in a table of counts, which take time in addition to nodes and updates. */
    default long lookups() {
        return 0;
    }

    /** Returns the factor of its share of the work beside other searches, by what it has found out so far: usually 1. */
    default double promise() {
        return 1;
    }

    /** Returns the number of solutions of the kinds found so far; empty if each solution counts. */
    default Optional<BigInteger> members() {
        return Optional.empty();
    }

    /** Returns the solutions, nodes and updates counted so far. */
    default Tally tally() {
        return new Tally(solutions(), nodes(), updates());
    }

    /** Returns the best score found so far; empty unless the search is for the best solutions. */
    default OptionalLong score() {
        return OptionalLong.empty();
    }

    /** Returns a proved bound: no solution has a better score. Empty while no bound is proved. */
    default OptionalLong bound() {
        return OptionalLong.empty();
    }

    /** Returns the figures of learning from conflicts so far; empty if the engine does not learn. */
    default Optional<Learned> learned() {
        return Optional.empty();
    }

    /** Returns true if the search is complete and only returns the solutions found. Then limits no longer end it. */
    default boolean isOver() {
        return false;
    }

    /** Returns the name of the engine that does the work, if the search has chosen it itself. */
    default Optional<String> engine() {
        return Optional.empty();
    }

    /** Returns the name of the item order of a sweep; empty for other searches, and until the order is chosen. */
    default Optional<String> order() {
        return Optional.empty();
    }

    /**
     * Returns the remaining work as givens, one for each part, without the givens of the request. Must be called while
     * the search is paused or has ended. Empty if the search does not support it.
     *
     * @param again true if the solution at which the search is paused belongs to the remaining work
     */
    default Optional<List<Givens>> remaining(boolean again) {
        return Optional.empty();
    }

    /**
     * Returns the remaining work and the counts of all other work; the solution at which the search is paused has been
     * reported. Must be called while the search is paused, has ended, or is at a checkpoint. Empty if the search does
     * not support it.
     */
    default Optional<Remaining> rest() {
        return Optional.empty();
    }

    /** Returns the solutions that a search for the best keeps at present, the options of each ascending. */
    default List<int[]> kept() {
        return List.of();
    }

    /** Returns results in words of the engine, with which a search that begins anew comes to its end sooner. */
    default List<String> results() {
        return List.of();
    }

    /** Uses {@link #results} of an earlier run; called before the search begins. */
    default void use(List<String> results) {}

    /** Ends the search early: {@link #advance} is not called again. Its solutions and counts stay available. */
    default void close() {}
}
