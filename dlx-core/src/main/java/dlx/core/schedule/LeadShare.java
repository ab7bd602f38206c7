package dlx.core.schedule;

import dlx.core.engine.Search;

/**
 * The share of the tree that the lead has seen, each time that it has done twice the work: two such numbers show if it
 * comes to its end soon. A share that does not grow comes from the few options of the first levels alone: the lead is
 * stuck below one of them. A small share counts as stuck even if it grows, because the end is far.
 */
final class LeadShare {

    /** Minimum share of the tree at which the lead may be near its end. */
    private static final double PROMISING = 1.0 / 32;

    /** Factor by which the share must have grown, unless half of the remaining share has been seen. */
    private static final double GROWTH = 1.25;

    /** Maximum number of doublings that {@link #stuck} counts. */
    private static final int MOST_STUCK = 8;

    private long next;
    private double seen;
    private boolean promising;
    private int stuck;

    /** Notes the share after an amount of work of the lead. */
    void note(Search lead, long work) {
        if (work < next) {
            return;
        }
        next = 2 * work;
        double share = lead.share();
        boolean grows = share >= Math.min(GROWTH * seen, (1 + seen) / 2);
        promising = share >= PROMISING && grows;
        stuck = promising ? 0 : Math.min(MOST_STUCK, stuck + 1);
        seen = share;
    }

    /** Returns true if the lead is likely to come to its end soon. */
    boolean isPromising() {
        return promising;
    }

    /**
     * Returns the number of doublings of its work since the lead was last promising, from 0 to 8: its share did not grow,
     * or was below 1/32.
     */
    int stuck() {
        return stuck;
    }

    double seen() {
        return seen;
    }
}
