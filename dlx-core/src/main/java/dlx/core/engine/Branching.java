package dlx.core.engine;

import dlx.core.search.Strategy;

/** The ways to choose the item that is branched on. The one place that knows the strategies of dlx from those of others. */
public enum Branching {
    /** The engine: the leftmost item with fewest options. */
    MRV,
    /** The engine: of the items with fewest options, the one that failed most often. */
    WEIGHTS,
    /** The engine: the leftmost item that needs options. The strategy {@code first}, and of use to who counts. */
    LEFTMOST,
    /** A strategy, which is asked at every node. */
    ASKED;

    /** Who chooses under a strategy. */
    public static Branching of(Strategy strategy) {
        if (strategy == Strategy.FIRST) {
            return LEFTMOST;
        }
        return strategy == Strategy.MRV ? MRV : strategy == Strategy.WEIGHTS ? WEIGHTS : ASKED;
    }
}
