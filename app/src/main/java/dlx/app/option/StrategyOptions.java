package dlx.app.option;

import dlx.app.console.UsageException;
import dlx.core.Solver;
import dlx.core.search.Strategy;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** How a search chooses its way. */
public final class StrategyOptions {

    /** They are typed as they call themselves. */
    private static final List<Strategy> STRATEGIES =
            List.of(Strategy.MRV, Strategy.FIRST, Strategy.WEIGHTS, Strategy.FRB);

    @Option(
            names = "--strategy",
            paramLabel = "S",
            description = {
                "Which item is branched on: mrv (default), the leftmost of those with fewest options; first, the"
                        + " leftmost of all; weights, of those with fewest options the one that failed most; frb, the one"
                        + " with the highest failure rate for its options."
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
    public <O> Solver<O> applyTo(Solver<O> solver) {
        return solver.strategy(strategy());
    }

    /** Refuses what does not exist, before anything is read. */
    public void check() {
        strategy();
    }

    /** Whether a way other than the usual one was asked for. */
    boolean isOwn() {
        return strategy() != Strategy.MRV;
    }

    private Strategy strategy() {
        Strategy named = STRATEGIES.stream()
                .filter(known -> known.toString().equals(strategy))
                .findFirst()
                .orElseThrow(() -> UsageException.unknown(
                        "strategy",
                        strategy,
                        STRATEGIES.stream().map(Strategy::toString).toList()));
        if (seed.isEmpty()) {
            return named;
        }
        if (named != Strategy.MRV) {
            throw new UsageException("--seed breaks the ties of the strategy mrv; the strategy " + named + " has none");
        }
        return Strategy.seeded(seed.get());
    }
}
