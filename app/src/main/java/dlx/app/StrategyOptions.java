package dlx.app;

import dlx.core.Solver;
import dlx.core.search.Strategy;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** How a search chooses its way. */
final class StrategyOptions {

    private static final List<String> STRATEGIES = List.of("mrv", "first");

    @Option(
            names = "--strategy",
            paramLabel = "S",
            description = {
                "Which item is branched on: mrv (default), the leftmost of those with fewest options; or first, the"
                        + " leftmost of all."
            })
    private String strategy = "mrv";

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Breaks the ties of mrv at random; the same number gives the same search.")
    private Optional<Long> seed = Optional.empty();

    /**
     * A solver that goes this way.
     *
     * @throws UsageException if there is no such strategy
     */
    <O> Solver<O> applyTo(Solver<O> solver) {
        return solver.strategy(strategy());
    }

    /** Refuses what does not exist, before anything is read. */
    void check() {
        strategy();
    }

    private Strategy strategy() {
        if (!STRATEGIES.contains(strategy)) {
            throw UsageException.unknown("strategy", strategy, STRATEGIES);
        }
        if (strategy.equals("mrv")) {
            return seed.isPresent() ? Strategy.seeded(seed.get()) : Strategy.MRV;
        }
        if (seed.isPresent()) {
            throw new UsageException("--seed breaks the ties of the strategy mrv; the strategy first has none");
        }
        return Strategy.FIRST;
    }
}
