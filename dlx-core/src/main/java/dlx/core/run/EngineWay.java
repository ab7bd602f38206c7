package dlx.core.run;

import dlx.core.derived.Portfolio;
import dlx.core.derived.Way;
import dlx.core.engine.Engine;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.plan.Compilations;
import dlx.core.plan.Engines;
import dlx.core.search.internal.SearchQuestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An engine that looks for a solution of one cover, and compiles it anew for each order but its own. */
record EngineWay(String engine, SearchRequest request, Compilations compilations) implements Way {

    /**
     * A search by several ways, where any solution will do and nobody wants to see the way to it; else empty.
     *
     * @param usual the name of the engine that the request is for
     */
    static Optional<Search> portfolio(
            SearchFactory<?> asked,
            SearchQuestion question,
            String usual,
            SearchRequest request,
            SearchControl control) {
        Settings settings = asked.settings();
        boolean anyWillDo = question instanceof SearchQuestion.First
                && settings.anyOrder
                && asked.generators().isEmpty()
                && settings.listener.isEmpty()
                && settings.path.length == 0;
        return anyWillDo ? Optional.of(portfolio(usual, request, asked.compilations(), control)) : Optional.empty();
    }

    /** A search by several ways. */
    static Portfolio portfolio(String usual, SearchRequest request, Compilations compilations, SearchControl control) {
        return new Portfolio(
                of(usual, request, compilations), request.handOvers().portfolio(), request.workforce(), control);
    }

    /** The engine that a request is for, and where that was left to us the others that may do it. Each try is one thread's. */
    private static List<Way> of(String usual, SearchRequest request, Compilations compilations) {
        SearchRequest alone = request.alone();
        List<Way> ways = new ArrayList<>();
        ways.add(new EngineWay(usual, alone, compilations));
        if (request.kind().engine().equals(Engines.AUTO)) {
            Engines.forAnySolution().stream()
                    .filter(name -> !name.equals(usual))
                    .forEach(name -> ways.add(new EngineWay(name, alone.engine(name), compilations)));
        }
        return ways;
    }

    @Override
    public Search begin(int order, SearchControl control) {
        Engine.Compiled compiled = order == 0
                ? compilations.find(request.kind(), control).compiled()
                : compilations.inOtherOrder(request.kind(), order, control);
        return compiled.start(request, control);
    }
}
