package dlx.core.schedule;

import dlx.api.CoverData;
import dlx.core.engine.Branching;
import dlx.core.engine.Engine;
import dlx.core.engine.JobSpec;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreePartsSearch;
import dlx.core.engine.TreeSearch;
import dlx.core.engine.TreeSearchFactory;
import dlx.core.engine.orbits.OrbitEngine;
import dlx.core.search.Subproblem;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Starts the searches of contenders, in the threads that give them their slices, and the search that takes the place of a
 * lead.
 *
 * @param compilations the compilations of the cover with its items and options in an order; 0 for their own
 * @param lead the compilation of the lead
 * @param request the request of the lead
 * @param count the request to count all solutions
 * @param results results of an earlier run, for the engine that found them
 */
public record Starter(
        CoverData cover,
        IntFunction<Engine.OtherCompilations> compilations,
        Engine.Compiled lead,
        SearchRequest request,
        SearchRequest count,
        List<String> results) {

    /** Number of contenders that share the memory budget, unless the question is a count. */
    private static final int MEMORY_PARTS = 4;

    /**
     * Starts the search of a contender.
     *
     * @param order number of the order of items and options; 0 for their own
     * @param control control of the search
     * @param stop checks that the whole search may continue, while the engine compiles
     * @throws dlx.api.ModelException if the engine cannot search the cover
     * @throws dlx.core.engine.SearchStopped if there is not enough memory, or if the whole search is to stop
     */
    Search start(Row row, int order, SearchControl control, StopCheck stop) {
        if (row.role() == Row.Role.REFUTES) {
            return new WeightsSearch(cover, request.givens(), control);
        }
        SearchRequest asked = (row.role() == Row.Role.COUNTS ? count : request)
                .alone(
                        request.kind().mode() == SearchMode.COUNT
                                        && !row.engine().equals(OrbitEngine.NAME)
                                ? 1
                                : MEMORY_PARTS);
        boolean isForOne = row.role() == Row.Role.GUESSES
                || row.role() == Row.Role.SEARCHES && row.engine().equals(OrbitEngine.NAME); // and its image
        SearchRequest.Kind kind = isForOne ? asked.kind().mode(SearchMode.FIRST) : asked.kind();
        // compiled by name, but started as if the engine was left to us: a sweep that does not fit gives up
        Engine.Compiled compiled = compilations.apply(order).compiled(kind.engine(row.engine()), stop);
        Search search = compiled.start(
                row.order() == Row.Order.LEFTMOST ? asked.branching(Branching.LEFTMOST) : asked, control);
        search.use(results);
        return search;
    }

    /**
     * Starts a search of all that remains of the tree of a lead without contenders; empty if the lead should continue. A
     * search that learns begins again, with all that it has learned, so that its threads search the same tree.
     *
     * @param control control of the search
     */
    Optional<Search> instead(TreeSearch before, SearchControl control) {
        boolean learns = !before.isRepeatable();
        if (!learns && request.threads() == 1) {
            return Optional.empty();
        }
        TreeSearchFactory trees = (part, own) -> {
            TreeSearch tree = lead.trees(request).start(part, own);
            if (learns) {
                tree.learnFrom(before);
            }
            return tree;
        };
        List<Subproblem> parts = learns ? List.of(Subproblem.WHOLE) : before.parts(true);
        return Optional.of(new TreePartsSearch(trees, control, new JobSpec(request, parts)));
    }
}
