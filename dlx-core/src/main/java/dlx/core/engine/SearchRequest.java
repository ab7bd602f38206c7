package dlx.core.engine;

import dlx.core.constraint.LazyConstraint;
import dlx.core.search.Givens;
import dlx.core.search.RootReduction;
import dlx.core.search.Strategy;
import dlx.core.search.internal.SearchQuestion;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A request to an engine: all settings of a search except its cover and its limits.
 *
 * @param kind the components that determine the engine
 * @param givens the givens before the search
 * @param strategy chooses items if {@code kind} has {@link Branching#ASKED}
 * @param memoMemory maximum number of bytes for a table of counts, or for the matrices of a linear program
 * @param workforce the threads that search
 * @param sizes the sizes at which the search changes its manner
 * @param best the definition of the best solutions; empty for other questions
 * @param symmetries maps of options to options, by the numbers of the cover, that keep the cover, the givens and
 *     the weights. Solutions that they map to each other count as one. Empty except for the best
 * @param constraint the demands that the cover does not state, if {@code kind} is constrained
 */
public record SearchRequest(
        Kind kind,
        Givens givens,
        Strategy strategy,
        long memoMemory,
        Workforce workforce,
        Sizes sizes,
        Optional<SearchQuestion.Best> best,
        List<int[]> symmetries,
        Optional<LazyConstraint> constraint) {

    /** Creates a request that does not ask for the best. */
    public SearchRequest(Kind kind, Givens givens, Strategy strategy, long memoMemory) {
        this(
                kind,
                givens,
                strategy,
                memoMemory,
                Workforce.ALONE,
                Sizes.USUAL,
                Optional.empty(),
                List.of(),
                Optional.empty());
    }

    /** Returns the maximum number of threads that search at once, {@code >= 1}. */
    public int threads() {
        return workforce.count();
    }

    /** Returns this request with further givens. */
    public SearchRequest given(Givens more) {
        return more.isEmpty()
                ? this
                : new SearchRequest(
                        kind, givens.and(more), strategy, memoMemory, workforce, sizes, best, symmetries, constraint);
    }

    /** Returns this request with another way to choose items. */
    public SearchRequest branching(Branching other) {
        return new SearchRequest(
                kind.branching(other), givens, strategy, memoMemory, workforce, sizes, best, symmetries, constraint);
    }

    /** Returns this request for another kind of answer. */
    public SearchRequest mode(SearchMode mode) {
        return new SearchRequest(
                kind.mode(mode), givens, strategy, memoMemory, workforce, sizes, best, symmetries, constraint);
    }

    /** Returns this request for an engine. */
    public SearchRequest engine(String name) {
        return new SearchRequest(
                kind.engine(name), givens, strategy, memoMemory, workforce, sizes, best, symmetries, constraint);
    }

    /** Returns this request for the calling thread alone, with a part of the memory: one of {@code parts} equal ones. */
    public SearchRequest alone(int parts) {
        return new SearchRequest(
                kind, givens, strategy, memoMemory / parts, Workforce.ALONE, sizes, best, symmetries, constraint);
    }

    /**
     * Returns the smallest image of a solution under the symmetries, or the solution itself if it is smaller: ascending
     * numbers, compared lexicographically, in a new array.
     */
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
     * The parts of a request that determine the engine and its compilation; the key of the cache of compilations.
     *
     * @param engine a name, or {@code auto}
     * @param mode the kind of answer
     * @param branching the way to choose the item to branch on
     * @param stepped true if the caller follows every step
     * @param onPath true if the search does not begin at the root
     * @param relaxes true if items are relaxed
     * @param reduction the reduction of the problem before the search
     * @param constrained true if the cover does not state all demands
     */
    public record Kind(
            String engine,
            SearchMode mode,
            Branching branching,
            boolean stepped,
            boolean onPath,
            boolean relaxes,
            RootReduction reduction,
            boolean constrained) {

        /**
         * Compares the components by hand: the method of the record would be generated at its first use, which delays
         * the first question of a process.
         */
        @Override
        public boolean equals(Object other) {
            return other instanceof Kind that
                    && engine.equals(that.engine)
                    && mode == that.mode
                    && branching == that.branching
                    && stepped == that.stepped
                    && onPath == that.onPath
                    && relaxes == that.relaxes
                    && constrained == that.constrained
                    && reduction == that.reduction;
        }

        @Override
        public int hashCode() {
            int flags = (stepped ? 1 : 0) + (onPath ? 2 : 0) + (relaxes ? 4 : 0) + (constrained ? 8 : 0);
            return (((engine.hashCode() * 16 + flags) * 8 + mode.ordinal()) * 8 + branching.ordinal()) * 4
                    + reduction.ordinal();
        }

        /**
         * Returns the reason why a search that does not walk a tree from node to node cannot be of this kind, as the end of
         * a sentence; empty if it can.
         *
         * @param choice the reason why it does not support strategies
         */
        public Optional<String> needsTree(String choice) {
            if (stepped) {
                return Optional.of("does not go step by step");
            }
            if (onPath) {
                return Optional.of("begins at the root only");
            }
            return branching == Branching.MRV ? Optional.empty() : Optional.of(choice);
        }

        /** Returns this kind for an engine. */
        public Kind engine(String name) {
            return new Kind(name, mode, branching, stepped, onPath, relaxes, reduction, constrained);
        }

        /** Returns this kind for another kind of answer. */
        public Kind mode(SearchMode other) {
            return new Kind(engine, other, branching, stepped, onPath, relaxes, reduction, constrained);
        }

        /** Returns this kind with another way to choose items. */
        Kind branching(Branching other) {
            return new Kind(engine, mode, other, stepped, onPath, relaxes, reduction, constrained);
        }

        /** Returns true if the order of the solutions matters. */
        public boolean isOrdered() {
            return mode.isOrdered() || onPath || stepped;
        }

        /** Returns true if the request is for any one or two solutions, and the engine may choose its items freely. */
        public boolean isForAny() {
            return branching == Branching.MRV && (mayRestart() || mode == SearchMode.UNIQUE && !isOrdered());
        }

        /** Returns true if the request is for any solution, and the search may restart to find it. */
        public boolean mayRestart() {
            return mode == SearchMode.FIRST && !onPath && !stepped;
        }
    }
}
