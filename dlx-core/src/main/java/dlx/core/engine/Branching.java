package dlx.core.engine;

import dlx.core.search.Strategy;

/** The ways to choose the item to branch on. Only this enum distinguishes the strategies of dlx from those of hosts. */
public enum Branching {
    /** The engine chooses the leftmost item with fewest options. */
    MRV,
    /** The engine chooses, among the items with fewest options, the item that failed most often. */
    WEIGHTS,
    /** The engine chooses the leftmost item that needs options: the strategy {@code first}, which suits counts. */
    LEFTMOST,
    /** A strategy of the host chooses at every node. */
    ASKED;

    /** Returns the way to choose under a strategy. */
    public static Branching of(Strategy strategy) {
        if (strategy == Strategy.FIRST) {
            return LEFTMOST;
        }
        return strategy == Strategy.MRV ? MRV : strategy == Strategy.WEIGHTS ? WEIGHTS : ASKED;
    }
}
