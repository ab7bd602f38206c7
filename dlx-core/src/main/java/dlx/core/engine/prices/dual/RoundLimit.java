package dlx.core.engine.prices.dual;

/**
 * The width of a round: its limit lies so far above the proved bound. A tree grows exponentially with this width, so the next round is made as
 * much wider as promises {@link #GROWTH} times the nodes: all rounds together then cost little more than the last, and the
 * last is not much wider than it had to be.
 */
public final class RoundLimit {

    private static final double GROWTH = 6;
    private static final double FIRST = 0.5;
    private static final double LEAST_STEP = 1.1;
    private static final double GREATEST_STEP = 1.5;

    /** A search for anything at all, or anything better, goes so many times as far above the bound. */
    private static final int FAR = 3;

    private double width;
    private double widthBefore;
    private long nodesBefore;

    /** A gap to begin with. */
    public RoundLimit(double spread) {
        width = FIRST * spread;
    }

    /** Up to where a round looks above a bound; no solution costs more than the ceiling. */
    public long above(long bound, long ceiling) {
        return above(bound, width, ceiling);
    }

    /** Up to where a search looks between two rounds. */
    public long farAbove(long bound, long ceiling) {
        return above(bound, FAR * width, ceiling);
    }

    private static long above(long bound, double width, long ceiling) {
        return width >= ceiling - bound ? ceiling : bound + (long) Math.ceil(width);
    }

    /** Widens the gap after a round that found too little. */
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
