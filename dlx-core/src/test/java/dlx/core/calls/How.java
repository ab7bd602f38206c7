package dlx.core.calls;

import dlx.core.search.Strategy;

/** The strategies that calls name. */
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

    /** Whether the choice at a node depends on what was searched before: then a part is not what it was in the whole. */
    boolean learns() {
        return this == WEIGHTS || this == FRB;
    }
}
