package dlx.core.engine.prices.partition;

import dlx.core.engine.prices.dual.Exponential;

/**
 * The width of a round: its limit lies so far above the proved bound. A tree grows exponentially with this width, so the next round is made as
 * much wider as promises {@link #GROWTH} times the nodes: all rounds together then cost little more than the last, and the
 * last is not much wider than it had to be.
 */
final class RoundLimit {

    private static final double GROWTH = 6;
    private static final double FIRST = 0.5;
    private static final double LEAST_STEP = 1.1;
    private static final double GREATEST_STEP = 1.5;

    private double width;
    private double widthBefore;
    private long nodesBefore;

    /** A gap to begin with. */
    RoundLimit(double spread) {
        width = FIRST * spread;
    }

    /** The cost above the bound up to which a round looks. */
    double width() {
        return width;
    }

    /** Widens the gap after a round that found too little. */
    void widen(long nodes) {
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
