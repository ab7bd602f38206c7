package dlx.core.engine;

import dlx.core.search.Givens;
import dlx.core.search.Learned;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * One run through the search tree, in one thread, from solution to solution.
 *
 * <p>The state of a search is an explicit stack, so it can rest at a solution for as long as the asker likes: pushing to
 * a visitor and pulling by an iterator are the same loop over {@link #advance}. A search that only counts never rests.
 */
public interface Search {

    /** Goes on to the next solution; {@code false} at the end of the tree or when {@link SearchControl} stops. */
    boolean advance();

    /** How many solutions were found so far. */
    BigInteger solutions();

    /** How many options the solution has that {@link #advance} found, those taken beforehand included. */
    int length();

    /**
     * Writes the numbers of those options to {@code into}: those taken beforehand first, then in the order in which they
     * were taken.
     */
    void copyOptions(int[] into);

    /** Choice points so far, the root and the solutions included. */
    long nodes();

    /** Units of work so far: nodes unlinked, words combined, masks looked at. */
    long updates();

    /** The estimated share of the tree that has been seen, from 0 to 1. */
    double share();

    /** What was counted so far. */
    default Tally tally() {
        return new Tally(solutions(), nodes(), updates());
    }

    /** The best score found so far, where the best is asked for. */
    default OptionalLong score() {
        return OptionalLong.empty();
    }

    /** A score that is proved: no solution is better. Empty as long as nothing is known of it. */
    default OptionalLong bound() {
        return OptionalLong.empty();
    }

    /** What was learned from conflicts so far, where an engine does that. */
    default Optional<Learned> learned() {
        return Optional.empty();
    }

    /** Whether the search is over and only returns what it has found: then no limit ends it any more. */
    default boolean isOver() {
        return false;
    }

    /** The name of the engine that does the work, where that was decided on the way. */
    default Optional<String> engine() {
        return Optional.empty();
    }

    /** What the order is called along which a sweep goes; empty where there is none, or none yet. */
    default Optional<String> order() {
        return Optional.empty();
    }

    /**
     * The work that remains, in parts: for each of them what holds there besides what is given to this search. To be
     * asked where the search rests or has ended; empty for a search that does not know it.
     *
     * @param again whether the solution where the search rests belongs to what remains
     */
    default Optional<List<Givens>> remaining(boolean again) {
        return Optional.empty();
    }

    /**
     * What has not been shown, and what was counted of all else; the solution where the search rests has been shown. To be
     * asked where the search rests or has ended, and by who looks on at a checkpoint; empty for a search that does not know it.
     */
    default Optional<Remaining> rest() {
        return Optional.empty();
    }

    /** Of a search for the best: the solutions in hand, the options of each ascending. */
    default List<int[]> kept() {
        return List.of();
    }

    /** Ends the search before its time: nobody will ask it to go on. What it has found and counted stays. */
    default void close() {}
}
