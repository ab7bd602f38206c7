package dlx.spark;

import dlx.core.search.Strategy;
import java.io.Serializable;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** A strategy that can be sent to executors by its name. Only the strategies of dlx-core have such names. */
record StrategyName(String text) implements Serializable {

    private static final long serialVersionUID = 1L;
    private static final String SEEDED = "mrv, seed ";

    /**
     * Returns the name of a strategy of dlx-core.
     *
     * @throws ClusterException if the strategy is another one
     */
    static StrategyName of(Strategy strategy) {
        Objects.requireNonNull(strategy, "strategy");
        StrategyName name = new StrategyName(strategy.toString());
        boolean travels =
                named(name.text).filter(known -> known == strategy).isPresent() || name.text.startsWith(SEEDED);
        if (!travels) {
            throw new ClusterException("strategy: " + name.text
                    + " cannot be sent to other machines; expected a named strategy of dlx-core");
        }
        return name;
    }

    Strategy strategy() {
        if (text.startsWith(SEEDED)) {
            return Strategy.seeded(Long.parseLong(text.substring(SEEDED.length())));
        }
        return named(text).orElseThrow();
    }

    private static Optional<Strategy> named(String name) {
        return Stream.of(Strategy.MRV, Strategy.FIRST, Strategy.WEIGHTS, Strategy.FRB)
                .filter(strategy -> strategy.toString().equals(name))
                .findFirst();
    }
}
