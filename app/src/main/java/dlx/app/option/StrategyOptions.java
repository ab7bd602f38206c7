package dlx.app.option;

import dlx.app.console.UsageException;
import dlx.core.Solver;
import dlx.core.search.Strategy;
import java.util.List;

/** Options for how a search chooses its way; for a command whose {@code --seed}, if it has one, is not about that. */
public class StrategyOptions {

    /** They are typed as they call themselves. */
    private static final List<Strategy> STRATEGIES =
            List.of(Strategy.MRV, Strategy.FIRST, Strategy.WEIGHTS, Strategy.FRB);

    private final Argument<String> strategy;

    /** Declares the options. */
    public StrategyOptions(Arguments arguments) {
        strategy = arguments
                .option(
                        "--strategy",
                        "S",
                        "Which item is branched on: mrv (default), the leftmost of those with fewest options; first, the"
                                + " leftmost of all; weights, of those with fewest options the one that failed most; frb, the one"
                                + " with the highest failure rate for its options.")
                .text("mrv");
    }

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

    /**
     * The way that was asked for.
     *
     * @throws UsageException if there is no such strategy
     */
    public Strategy strategy() {
        return STRATEGIES.stream()
                .filter(known -> known.toString().equals(strategy.get()))
                .findFirst()
                .orElseThrow(() -> UsageException.unknown(
                        "strategy",
                        strategy.get(),
                        STRATEGIES.stream().map(Strategy::toString).toList()));
    }
}
