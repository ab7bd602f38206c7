package dlx.core.engine.prices;

import dlx.core.engine.Branching;
import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.covering.Covering;
import dlx.core.engine.prices.covering.CoveringSearch;
import dlx.core.engine.prices.dual.Scale;
import dlx.core.engine.prices.partition.PricedSearch;
import java.util.Optional;

/** Finds the best solutions by branch and bound below dual prices. */
public final class PricesEngine implements Engine {

    /** Name of the engine in the options of commands. */
    public static final String NAME = "prices";

    /**
     * Maximum number of items. Each level of a search has two sets of items, which take 64 MiB in all at the maximum.
     */
    private static final int MOST_ITEMS = 1 << 14;

    /**
     * Maximum number of items times options. Each level of a search has a set of options, in the worst case 32 MiB in
     * all at the maximum.
     */
    private static final long MOST_CELLS = 1L << 28;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Optional<String> cannot(Problem problem, SearchRequest.Kind kind, StopCheck stop) {
        if (kind.mode() != SearchMode.BEST) {
            return Optional.of("only finds best covers");
        }
        if (kind.stepped()) {
            return Optional.of("does not go step by step");
        }
        if (kind.onPath()) {
            return Optional.of("begins at the root only");
        }
        if (kind.branching() != Branching.MRV) {
            return Optional.of("chooses items by its prices, and does not support strategies and seeds");
        }
        if (problem.isBounded()) {
            return CoveringSearch.fits(problem, stop)
                    ? Optional.empty()
                    : Optional.of("needs smaller weights for exact sums in 64 bits");
        }
        if (problem.items() > MOST_ITEMS || (long) problem.items() * problem.options() > MOST_CELLS) {
            return Optional.of("cannot hold " + problem.items() + " items and " + problem.options() + " options");
        }
        if (Scale.of(problem, stop).isEmpty()) {
            return Optional.of("needs smaller weights: " + Scale.greatest(problem, stop) + " on " + problem.items()
                    + " items are too much for exact sums in 64 bits");
        }
        return Optional.empty();
    }

    @Override
    public boolean reduces() {
        return false;
    }

    @Override
    public Compiled compile(Problem problem, StopCheck stop) {
        if (problem.isBounded()) {
            Covering covering = new Covering(problem, stop);
            return (request, control) -> new CoveringSearch(covering, request, control);
        }
        int scale = Scale.of(problem, stop).orElseThrow();
        return (request, control) -> new PricedSearch(
                problem, request, control, scale, request.sizes().caps());
    }
}
