package dlx.app.option;

import dlx.app.console.UsageException;
import dlx.core.search.Strategy;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Options for how a search chooses its way and breaks ties. */
public final class SeededStrategyOptions extends StrategyOptions {

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Breaks the ties of mrv at random; the same number gives the same search.")
    private Optional<Long> seed = Optional.empty();

    @Override
    public Strategy strategy() {
        Strategy named = super.strategy();
        if (seed.isEmpty()) {
            return named;
        }
        if (named != Strategy.MRV) {
            throw new UsageException("--seed breaks the ties of the strategy mrv; the strategy " + named + " has none");
        }
        return Strategy.seeded(seed.get());
    }
}
