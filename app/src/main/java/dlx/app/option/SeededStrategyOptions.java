package dlx.app.option;

import dlx.app.console.UsageException;
import dlx.core.search.Strategy;
import java.util.Optional;

/** Options for how a search chooses its way and breaks ties. */
public final class SeededStrategyOptions extends StrategyOptions {

    private final Argument<Optional<Long>> seed;

    /** Declares the options. */
    public SeededStrategyOptions(Arguments arguments) {
        super(arguments);
        seed = arguments
                .option("--seed", "S", "Breaks the ties of mrv at random; the same number gives the same search.")
                .of(Long.class);
    }

    @Override
    public Strategy strategy() {
        Strategy named = super.strategy();
        if (seed.get().isEmpty()) {
            return named;
        }
        if (named != Strategy.MRV) {
            throw new UsageException("--seed breaks the ties of the strategy mrv; the strategy " + named + " has none");
        }
        return Strategy.seeded(seed.get().get());
    }
}
