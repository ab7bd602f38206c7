package dlx.core.engine;

import dlx.api.ModelException;
import dlx.core.search.StopReason;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.util.List;
import java.util.Optional;

/** A way to search: compiles a problem once, then starts any number of searches over it. */
public interface Engine {

    /** The name that people type: {@code links}. */
    String name();

    /**
     * Why this engine cannot answer a request, as the end of a sentence; empty if it can.
     *
     * @param stop asked now and then, for whoever wants to know how much room a large problem takes must go through it
     */
    Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop);

    /** What a search looks for that is followed step by step, where nobody says what. */
    default SearchMode modeOfSteps() {
        return SearchMode.ALL;
    }

    /** Whether its searches for the best are {@linkplain Optimizer optimizers}; those of others show every solution. */
    default boolean optimises() {
        return false;
    }

    /** Whether searches gain from a reduced problem. */
    boolean reduces();

    /** Whether they gain further from one without the options that lead nowhere, which may take long to find. */
    default boolean reducesFreely() {
        return true;
    }

    /**
     * Compiles a problem that it can search.
     *
     * @param stop asked now and then; what it throws ends the compiling
     */
    Compiled compile(Problem problem, StopCheck stop);

    /**
     * The same for engines that may hand a request on to another one.
     *
     * @param others what others compile of the same cover
     */
    default Compiled compile(Problem problem, OtherCompilations others, StopCheck stop) {
        return compile(problem, stop);
    }

    /** The compilations of the same cover by other engines. */
    @FunctionalInterface
    interface OtherCompilations {

        /** The cover compiled for a request by the engine that it names, in the form that suits that one. */
        Compiled compiled(SearchRequest.Kind kind, StopCheck stop);

        /** The same; empty where that engine cannot answer the request, or has no memory for it. */
        default Optional<Compiled> ifPossible(SearchRequest.Kind kind, StopCheck stop) {
            try {
                return Optional.of(compiled(kind, stop));
            } catch (ModelException e) {
                return Optional.empty();
            } catch (SearchStopped e) {
                if (e.reason() == StopReason.MEMORY) {
                    return Optional.empty();
                }
                throw e;
            }
        }
    }

    /** A compiled problem: immutable, shared by threads. */
    @FunctionalInterface
    interface Compiled {

        /** Starts a search. */
        Search start(SearchRequest request, SearchControl control);

        /**
         * Starts one search over some parts of a request, in their order, where that is better than a search for each of
         * them: a count may find in one part what it has counted in another one. Empty where it is not.
         *
         * @param parts no solution lies in two of them; what holds there besides what is given to the request
         * @param counted what was counted elsewhere before; the search goes on with it
         */
        default Optional<Search> start(
                SearchRequest request, List<Subproblem> parts, Tally counted, SearchControl control) {
            return Optional.empty();
        }
    }

    /** A compiled problem whose searches can be followed step by step. */
    @FunctionalInterface
    interface Walkable extends Compiled {

        @Override
        TreeSearch start(SearchRequest request, SearchControl control);
    }

    /** A compiled problem whose states have keys. */
    @FunctionalInterface
    interface Keyed extends Walkable {

        @Override
        KeyedTreeSearch start(SearchRequest request, SearchControl control);
    }
}
