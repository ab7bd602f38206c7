package dlx.core.engine;

/**
 * Sizes by name: {@code EarlySizes.after(1).due(NEVER).build()} changes the manner of a search after one node, without
 * contenders. Mutable; belongs to one test.
 */
public final class EarlySizes {

    /** A size that searches never reach. */
    public static final long NEVER = Long.MAX_VALUE;

    private long alone;
    private long due;
    private long seed;
    private long removal;
    private long trial;
    private long table;
    private int looks = Sizes.USUAL.looks();
    private Caps caps = Sizes.USUAL.caps();
    private SplitPolicy cutting = Sizes.USUAL.cutting();

    private EarlySizes() {}

    /** Sets all sizes to {@code few}; looks, caps and cutting stay as usual. */
    public static EarlySizes after(long few) {
        return new EarlySizes().alone(few).due(few).removal(few).trial(few).table(few);
    }

    /** Sets the number of nodes after which a search without contenders goes over to all its threads. */
    public EarlySizes alone(long nodes) {
        alone = nodes;
        return this;
    }

    /** Sets the work of the lead after which contenders take slices. */
    public EarlySizes due(long work) {
        due = work;
        return this;
    }

    /** Sets the seed of the order of the contenders. */
    public EarlySizes seed(long order) {
        seed = order;
        return this;
    }

    /** Sets the number of nodes that givens remove before only the rest is compiled. */
    public EarlySizes removal(long nodes) {
        removal = nodes;
        return this;
    }

    /** Sets the number of nodes of a trial. */
    public EarlySizes trial(long nodes) {
        trial = nodes;
        return this;
    }

    /** Sets the number of nodes before a table stores results. */
    public EarlySizes table(long nodes) {
        table = nodes;
        return this;
    }

    /** Sets the maximum number of nodes between two looks at the control. */
    public EarlySizes looks(int nodes) {
        looks = nodes;
        return this;
    }

    /** Sets the limits of searches for the best. */
    public EarlySizes caps(Caps limits) {
        caps = limits;
        return this;
    }

    /** Sets the sizes of the work for several threads. */
    public EarlySizes cutting(SplitPolicy policy) {
        cutting = policy;
        return this;
    }

    /** Returns the sizes. */
    public Sizes build() {
        return new Sizes(alone, due, seed, removal, trial, table, looks, caps, cutting);
    }
}
