package dlx.spark;

import dlx.core.search.Strategy;
import java.io.Serializable;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** A strategy that can travel: by its name. Only strategies that the core knows have one. */
record StrategyName(String text) implements Serializable {

    private static final long serialVersionUID = 1L;
    private static final String SEEDED = "mrv, seed ";

    /** The name of a strategy of the core. */
    static StrategyName of(Strategy strategy) {
        Objects.requireNonNull(strategy, "strategy");
        StrategyName name = new StrategyName(strategy.toString());
        boolean travels =
                named(name.text).filter(known -> known == strategy).isPresent() || name.text.startsWith(SEEDED);
        if (!travels) {
            throw new ClusterException("strategy: " + name.text
                    + " cannot travel to other machines; expected one of the named strategies of dlx-core");
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
