package dlx.core.schedule;

import dlx.core.engine.Search;

/**
 * The share of the tree that the lead has seen, each time that it has done twice the work: two such numbers show if it
 * comes to its end. A share that does not grow comes from the few options of the first levels alone: the lead is stuck
 * below one of them.
 */
final class LeadShare {

    /** Minimum share of the tree at which the lead may be near its end. */
    private static final double PROMISING = 1.0 / 32;

    /** Minimum share of the tree after which it is left alone. */
    private static final double NEAR_ITS_END = 0.5;

    /** Minimum share of the tree at which it may come to its end at all. */
    private static final double NONE = 1e-6;

    /** Factor by which the share must have grown. */
    private static final double GROWTH = 1.5;

    /** Maximum number of doublings without growth that count. */
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
        boolean grows = share > NONE && share >= Math.min(GROWTH * seen, (1 + seen) / 2);
        promising = grows && seen > 0 && share >= PROMISING;
        stuck = grows ? 0 : Math.min(MOST_STUCK, stuck + 1);
        seen = share;
    }

    /** Returns true if the lead is likely to come to its end before any other search. */
    boolean isNearItsEnd() {
        return promising && seen >= NEAR_ITS_END;
    }

    /**
     * Returns the factor of the shares of other searches: an eighth while the lead is promising; from 3 to 10, by the
     * number of doublings of its work since its share has last grown; else 1.
     */
    double factor() {
        return promising ? 0.125 : stuck == 0 ? 1 : 2 + stuck;
    }
}
