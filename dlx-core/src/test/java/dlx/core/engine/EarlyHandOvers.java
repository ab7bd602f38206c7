package dlx.core.engine;

/**
 * Hand-overs by name: {@code EarlyHandOvers.after(1).doubt(NEVER).build()} hands over after one node in every stage,
 * except for the emptiness check. Mutable; belongs to one test.
 */
public final class EarlyHandOvers {

    /** A limit that searches never reach. */
    public static final long NEVER = Long.MAX_VALUE;

    private long learning;
    private long states;
    private long otherWays;
    private long patience;
    private long trial;
    private long orders;
    private long table;
    private long doubt;
    private long weights;
    private long aside;
    private long portfolio;
    private int looks = HandOvers.USUAL.looks();
    private Caps caps = HandOvers.USUAL.caps();
    private SplitPolicy cutting = HandOvers.USUAL.cutting();

    private EarlyHandOvers() {}

    /** Sets all limits to {@code few}; checks, caps and cutting stay as usual. */
    public static EarlyHandOvers after(long few) {
        return new EarlyHandOvers()
                .learning(few)
                .states(few)
                .otherWays(few)
                .patience(few)
                .trial(few)
                .orders(few)
                .table(few)
                .doubt(few)
                .weights(few)
                .aside(few)
                .portfolio(few);
    }

    /** Returns the usual hand-overs. */
    public static EarlyHandOvers usual() {
        HandOvers usual = HandOvers.USUAL;
        return new EarlyHandOvers()
                .learning(usual.learning())
                .states(usual.states())
                .otherWays(usual.otherWays())
                .patience(usual.patience())
                .trial(usual.trial())
                .orders(usual.orders())
                .table(usual.table())
                .doubt(usual.doubt())
                .weights(usual.weights())
                .aside(usual.aside())
                .portfolio(usual.portfolio());
    }

    public EarlyHandOvers learning(long nodes) {
        learning = nodes;
        return this;
    }

    public EarlyHandOvers states(long most) {
        states = most;
        return this;
    }

    public EarlyHandOvers otherWays(long nodes) {
        otherWays = nodes;
        return this;
    }

    public EarlyHandOvers patience(long nodes) {
        patience = nodes;
        return this;
    }

    public EarlyHandOvers trial(long nodes) {
        trial = nodes;
        return this;
    }

    public EarlyHandOvers orders(long nodes) {
        orders = nodes;
        return this;
    }

    public EarlyHandOvers table(long nodes) {
        table = nodes;
        return this;
    }

    public EarlyHandOvers doubt(long nodes) {
        doubt = nodes;
        return this;
    }

    public EarlyHandOvers weights(long updates) {
        weights = updates;
        return this;
    }

    public EarlyHandOvers aside(long updates) {
        aside = updates;
        return this;
    }

    public EarlyHandOvers portfolio(long updates) {
        portfolio = updates;
        return this;
    }

    public EarlyHandOvers looks(int nodes) {
        looks = nodes;
        return this;
    }

    public EarlyHandOvers caps(Caps other) {
        caps = other;
        return this;
    }

    public EarlyHandOvers cutting(SplitPolicy other) {
        cutting = other;
        return this;
    }

    public HandOvers build() {
        return new HandOvers(
                learning, states, otherWays, patience, trial, orders, table, doubt, weights, aside, portfolio, looks,
                caps, cutting);
    }
}
