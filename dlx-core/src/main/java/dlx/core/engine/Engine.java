package dlx.core.engine;

import dlx.core.constraint.LazyConstraint;
import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.util.List;
import java.util.Optional;

/** A search method: compiles a problem once, then starts any number of searches over it. */
public interface Engine {

    /** Returns the name that users type, such as {@code links}. */
    String name();

    /**
     * Returns the reason why this engine cannot answer a request, as the end of a sentence; empty if it can.
     *
     * @param stop asked now and then, because some engines go through the whole problem to estimate their memory
     */
    Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop);

    /** Returns the default mode of searches that are followed step by step. */
    default SearchMode modeOfSteps() {
        return SearchMode.ALL;
    }

    /** Returns true if searches keep a {@link LazyConstraint}. Others must not be asked where there is one. */
    default boolean keepsConstraint() {
        return false;
    }

    /** Returns true if searches gain from a reduced problem. */
    default boolean reduces() {
        return true;
    }

    /**
     * Returns true if searches also gain from the removal of options that lead nowhere; finding such options may take
     * long.
     */
    default boolean reducesFreely() {
        return true;
    }

    /**
     * Compiles a problem that this engine can search.
     *
     * @param stop asked now and then; its exception ends the compilation
     */
    Compiled compile(Problem problem, StopCheck stop);

    /**
     * Compiles a problem as {@link #compile(Problem, StopCheck)}, for engines that may pass a request to another
     * engine.
     *
     * @param others the compilations of this cover by other engines
     */
    default Compiled compile(Problem problem, OtherCompilations others, StopCheck stop) {
        return compile(problem, stop);
    }

    /** The compilations of one cover by other engines. */
    @FunctionalInterface
    interface OtherCompilations {

        /** Returns the cover compiled by the engine that {@code kind} names, reduced as suits this engine. */
        Compiled compiled(SearchRequest.Kind kind, StopCheck stop);
    }

    /** A compiled problem; immutable and shared by threads. */
    @FunctionalInterface
    interface Compiled {

        /** Starts a search. */
        Search start(SearchRequest request, SearchControl control);

        /** Returns a factory of the searches of subproblems of a request; each search must be a tree search. */
        default TreeSearchFactory trees(SearchRequest request) {
            return (part, control) -> (TreeSearch) start(request.given(part), control);
        }

        /**
         * Starts one search over subproblems of a request, in their order, if it is better than a search for each: a
         * count may reuse in one subproblem the counts of another. Returns empty if it is not better.
         *
         * @param parts subproblems without common solutions; their givens come in addition to those of the request
         * @param counted earlier counts, to which the search adds its own
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
