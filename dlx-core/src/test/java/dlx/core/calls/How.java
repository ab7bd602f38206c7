package dlx.core.calls;

import dlx.core.search.Strategy;

/** The strategies that calls can name. */
enum How {
    MRV(Strategy.MRV),
    FIRST(Strategy.FIRST),
    SEEDED(Strategy.seeded(7)),
    WEIGHTS(Strategy.WEIGHTS),
    FRB(Strategy.FRB);

    final Strategy strategy;

    How(Strategy strategy) {
        this.strategy = strategy;
    }

    /**
     * Returns true if the choice at a node depends on earlier nodes, so that a part alone is not searched as within the
     * whole.
     */
    boolean learns() {
        return this == WEIGHTS || this == FRB;
    }
}
