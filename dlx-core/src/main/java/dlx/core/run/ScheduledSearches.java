package dlx.core.run;

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
import dlx.core.plan.Compilations.Compilation;
import dlx.core.schedule.Row;
import dlx.core.schedule.Starter;
import dlx.core.schedule.WeightsSearch;
import dlx.core.search.Subproblem;
import java.util.List;
import java.util.Optional;

/**
 * Starts the searches of a schedule beside its lead, and the search that takes the place of a lead.
 *
 * @param factory the question's cover, givens and settings
 * @param lead the compilation of the lead
 * @param request the request of the lead
 * @param count the request to count all solutions
 */
record ScheduledSearches(SearchFactory<?> factory, Compilation lead, SearchRequest request, SearchRequest count)
        implements Starter {

    /** Number of contenders that share the memory budget, unless the question is a count. */
    private static final int MEMORY_PARTS = 4;

    @Override
    public Search start(Row row, int number, SearchControl control, StopCheck stop) {
        if (row.role() == Row.Role.REFUTES) {
            return new WeightsSearch(factory.cover().data(), factory.givens(), control);
        }
        SearchRequest asked = (row.role() == Row.Role.COUNTS ? count : request)
                .alone(request.kind().mode() == SearchMode.COUNT ? 1 : MEMORY_PARTS);
        SearchRequest.Kind kind = row.role() == Row.Role.GUESSES ? asked.kind().mode(SearchMode.FIRST) : asked.kind();
        // compiled by name, but started as if the engine was left to us: a sweep that does not fit gives up
        SearchRequest.Kind named = kind.engine(row.engine());
        int order = row.order() == Row.Order.SHUFFLED && row.engine().equals(lead.engine()) ? number + 1 : number;
        Engine.Compiled compiled = order == 0 || row.order() != Row.Order.SHUFFLED
                ? factory.compilations().find(named, stop).compiled()
                : factory.compilations().inOtherOrder(named, order, stop);
        return compiled.start(row.order() == Row.Order.LEFTMOST ? asked.branching(Branching.LEFTMOST) : asked, control);
    }

    /**
     * {@inheritDoc} A search that learns begins again, with all that it has learned, so that its threads search the same
     * tree.
     */
    @Override
    public Optional<Search> instead(TreeSearch before, SearchControl control) {
        boolean learns = !before.isRepeatable();
        if (!learns && request.threads() == 1) {
            return Optional.empty();
        }
        TreeSearchFactory trees = (part, own) -> {
            TreeSearch tree = lead.compiled().trees(request).start(part, own);
            if (learns) {
                tree.learnFrom(before);
            }
            return tree;
        };
        List<Subproblem> parts = learns ? List.of(Subproblem.WHOLE) : before.parts(true);
        return Optional.of(new TreePartsSearch(trees, control, new JobSpec(request, parts)));
    }
}
