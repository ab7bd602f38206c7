package dlx.core.engine.prices.dual;

/**
 * The width of a round: the distance of its limit above the proved bound. A tree grows exponentially with this width.
 * Each round is widened to take an estimated {@link #GROWTH} times the nodes of the round before. So all rounds
 * together cost little more than the last, and the last is not much wider than necessary.
 */
public final class RoundLimit {

    /** Intended ratio of the nodes of one round to the nodes of the round before. */
    private static final double GROWTH = 6;

    /** Width of the first round, as a part of the spread. */
    private static final double FIRST = 0.5;

    /** Minimum ratio of one width to the width before. */
    private static final double LEAST_STEP = 1.1;

    /** Maximum ratio of one width to the width before, except for 1 cost unit more. */
    private static final double GREATEST_STEP = 1.5;

    /** Factor by which the limit is wider when any better solution will do. */
    private static final int FAR = 3;

    /** Width of the present round, in cost. */
    private double width;

    /** Width of the round before, in cost. */
    private double widthBefore;

    /** Number of nodes of the round before; 0 in the first round. */
    private long nodesBefore;

    /**
     * Creates the limit of a first round.
     *
     * @param spread spread of costs per item, see {@link Prices#spread()}
     */
    public RoundLimit(double spread) {
        width = FIRST * spread;
    }

    /**
     * Returns the maximum cost that a round searches for.
     *
     * @param bound proved lower bound
     * @param ceiling upper bound of the cost of a solution
     */
    public long above(long bound, long ceiling) {
        return above(bound, width, ceiling);
    }

    /** Returns the maximum cost of a search between two rounds, for any better solution. */
    public long farAbove(long bound, long ceiling) {
        return above(bound, FAR * width, ceiling);
    }

    private static long above(long bound, double width, long ceiling) {
        return width >= ceiling - bound ? ceiling : bound + (long) Math.ceil(width);
    }

    /**
     * Widens the limit after a round that found too few solutions.
     *
     * @param nodes number of nodes of that round
     */
    public void widen(long nodes) {
        double next = GREATEST_STEP * width + 1;
        if (nodesBefore > 0 && nodes > nodesBefore) {
            double rate = Exponential.log((double) nodes / nodesBefore) / (width - widthBefore);
            next = Math.max(LEAST_STEP * width, Math.min(next, width + Exponential.log(GROWTH) / rate));
        }
        widthBefore = width;
        nodesBefore = nodes;
        width = next;
    }
}
