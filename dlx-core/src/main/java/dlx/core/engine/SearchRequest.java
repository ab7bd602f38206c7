package dlx.core.engine;

import dlx.core.search.Givens;
import dlx.core.search.RootReduction;
import dlx.core.search.Strategy;
import dlx.core.search.internal.SearchQuestion;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A request to an engine: all that a search needs besides its cover and its limits.
 *
 * @param kind what decides which engine searches
 * @param givens what holds before the search
 * @param strategy asked for items where {@code kind} says so
 * @param memoMemory the most bytes that a table of counts, or the matrices of a linear program, may take
 * @param workforce the threads that search
 * @param handOvers when it goes on in another way
 * @param best which solutions are the best; for other questions empty
 * @param symmetries maps of options to options, by the numbers of the cover, that keep the cover, the givens and the
 *     weights: of solutions that they make of each other one will do. For other questions than the best empty
 */
public record SearchRequest(
        Kind kind,
        Givens givens,
        Strategy strategy,
        long memoMemory,
        Workforce workforce,
        HandOvers handOvers,
        Optional<SearchQuestion.Best> best,
        List<int[]> symmetries) {

    /** A request that does not ask for the best. */
    public SearchRequest(Kind kind, Givens givens, Strategy strategy, long memoMemory) {
        this(kind, givens, strategy, memoMemory, Workforce.ALONE, HandOvers.USUAL, Optional.empty(), List.of());
    }

    /** The most threads that search at once, {@code >= 1}. */
    public int threads() {
        return workforce.count();
    }

    /** This request with more given. */
    public SearchRequest given(Givens more) {
        return more.isEmpty()
                ? this
                : new SearchRequest(
                        kind, givens.and(more), strategy, memoMemory, workforce, handOvers, best, symmetries);
    }

    /** This request with items chosen in another way. */
    public SearchRequest branching(Branching other) {
        return new SearchRequest(
                kind.branching(other), givens, strategy, memoMemory, workforce, handOvers, best, symmetries);
    }

    /** This request for an engine. */
    public SearchRequest engine(String name) {
        return new SearchRequest(
                kind.engine(name), givens, strategy, memoMemory, workforce, handOvers, best, symmetries);
    }

    /** This request for the calling thread alone. */
    public SearchRequest alone() {
        return new SearchRequest(kind, givens, strategy, memoMemory, Workforce.ALONE, handOvers, best, symmetries);
    }

    /** Of a solution and what the symmetries make of it, the one whose ascending numbers come first; a new array. */
    public int[] leastImage(int... options) {
        int[] least = options.clone();
        Arrays.sort(least);
        int[] ascending = least;
        for (int[] map : symmetries) {
            int[] image = Arrays.stream(ascending).map(k -> map[k]).sorted().toArray();
            least = Arrays.compare(image, least) < 0 ? image : least;
        }
        return least;
    }

    /**
     * The parts of a request that decide which engine searches, and what it compiles: the key under which that is kept.
     *
     * @param engine a name, or {@code auto}
     * @param stepped whether somebody follows every step
     * @param onPath whether the search begins elsewhere than at the root
     * @param relaxes whether items are relaxed
     */
    public record Kind(
            String engine,
            SearchMode mode,
            Branching branching,
            boolean stepped,
            boolean onPath,
            boolean relaxes,
            RootReduction reduction) {

        /** The record's own would be made at its first use, which is at the first question of a process. */
        @Override
        public boolean equals(Object other) {
            return other instanceof Kind that
                    && engine.equals(that.engine)
                    && mode == that.mode
                    && branching == that.branching
                    && stepped == that.stepped
                    && onPath == that.onPath
                    && relaxes == that.relaxes
                    && reduction == that.reduction;
        }

        @Override
        public int hashCode() {
            int flags = (stepped ? 1 : 0) + (onPath ? 2 : 0) + (relaxes ? 4 : 0);
            return (((engine.hashCode() * 8 + flags) * 8 + mode.ordinal()) * 8 + branching.ordinal()) * 4
                    + reduction.ordinal();
        }

        /** This kind for an engine. */
        public Kind engine(String name) {
            return new Kind(name, mode, branching, stepped, onPath, relaxes, reduction);
        }

        /** This kind with items chosen in another way. */
        Kind branching(Branching other) {
            return new Kind(engine, mode, other, stepped, onPath, relaxes, reduction);
        }

        /** Whether solutions must come in their order. */
        public boolean isOrdered() {
            return mode.isOrdered() || onPath || stepped;
        }

        /** Whether any solution, or any two, will do, and the engine may choose as it likes. */
        public boolean isForAny() {
            return branching == Branching.MRV && (mayRestart() || mode == SearchMode.UNIQUE && !isOrdered());
        }

        /** Whether any solution will do, and the search may begin anew to find it. */
        public boolean mayRestart() {
            return mode == SearchMode.FIRST && !onPath && !stepped;
        }
    }
}
