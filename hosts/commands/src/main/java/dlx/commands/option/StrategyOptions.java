package dlx.commands.option;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.core.search.Strategy;
import java.util.List;
import java.util.Optional;

/** The options that choose the strategy of a search. */
public final class StrategyOptions {

    /** The strategies that can be typed, by their own names. */
    public static final List<Strategy> STRATEGIES =
            List.of(Strategy.MRV, Strategy.FIRST, Strategy.WEIGHTS, Strategy.FRB);

    private static final Parameter<String> STRATEGY = Parameter.option(
                    "--strategy",
                    "S",
                    "Item to branch on: mrv (default), the leftmost item with fewest options; first, the leftmost item;"
                            + " weights, among the items with fewest options the one that failed most often; frb, the"
                            + " item with the largest failure rate divided by its number of options.")
            .text("mrv");

    private static final Parameter<Optional<Long>> SEED = Parameter.option(
                    "--seed",
                    "S",
                    "Branches on a random item among those with fewest options (mrv), reproducibly. Only links supports it.")
            .number();

    /** The options of a command without a {@code --seed} for the strategy. */
    public static final List<Parameter<?>> PLAIN = List.of(STRATEGY);

    /** The options of a command whose {@code --seed} breaks the ties of a strategy. */
    public static final List<Parameter<?>> SEEDED = List.of(STRATEGY, SEED);

    private StrategyOptions() {}

    /**
     * Returns the strategy that was typed, with its seed if the command has this option.
     *
     * @throws UsageException if the strategy does not exist, or if it does not take a seed
     */
    public static Strategy of(Typed typed) {
        Strategy named = UsageException.known("strategy", typed.get(STRATEGY), STRATEGIES, Strategy::toString);
        Optional<Long> seed = typed.get(SEED);
        if (seed.isEmpty()) {
            return named;
        }
        if (named != Strategy.MRV) {
            throw new UsageException(
                    "--seed requires the strategy mrv, whose ties it breaks; the strategy is " + named);
        }
        return Strategy.seeded(seed.get());
    }
}
