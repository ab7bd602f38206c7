package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * State of a cover while a proof of it is searched for. It notes items that cannot be covered any more or need all
 * their open options, so that items with few children are chosen.
 */
final class SearchedCover extends CoverState {

    /** Marker for the absence of an item. */
    static final int NONE = -1;

    /** Seed of the key's random numbers. It may be public: only the checker must withstand forged proofs. */
    private static final long SEED = 17;

    /**
     * Item that cannot be covered any more, or NONE. It is only a hint: each undo clears it, and the item is found
     * again by its number of options.
     */
    private int dead = NONE;

    /** Stack of items that had one child left when they were noted. */
    private final int[] forced;

    private int forcedCount;

    /** Mark of the trail after the givens. */
    private final int start;

    /**
     * True if the choice of an item depends on earlier dead items. It is false for a ledger, where equal states must
     * have equal trees.
     */
    private boolean learns = true;

    /**
     * True if a step ends as soon as an item is dead. Such a node does not have children, so options left open do no
     * harm: they only weaken bounds.
     */
    private boolean isHasty;

    /** Number of times that each item was found dead. */
    private final int[] deaths;

    SearchedCover(CoverData cover, Givens givens) {
        super(cover, givens);
        int count = cover.itemCount();
        forced = new int[Math.max(16, 4 * count)];
        deaths = new int[count];
        give(givens);
        start = mark();
        forget();
    }

    /** Returns to the state after the givens, and clears the counts of dead items. */
    void restart() {
        undoTo(start);
        Arrays.fill(deaths, 0);
    }

    private void forget() {
        dead = NONE;
        forcedCount = 0;
    }

    /** Lets each later step end as soon as an item is dead. */
    void stopWhenLost() {
        isHasty = true;
    }

    /** Starts to update the key, and lets the choice of an item depend on the state alone. */
    void keepKey() {
        learns = false;
        keepKey(new SplittableRandom(SEED));
    }

    /**
     * Returns the item to branch on: a dead item, else a forced item, else an item with fewest children. Ties go to the
     * item that was dead most often. If all items are covered, returns an item that has open options.
     */
    int choose() {
        if (dead != NONE) {
            deaths[dead]++;
            return dead;
        }
        int single = learns ? nextForced() : NONE;
        if (single != NONE) {
            return single;
        }
        int chosen = NONE;
        int fewest = Integer.MAX_VALUE;
        for (int i = unmet.after(end); i != end; i = unmet.after(i)) {
            if (spare[i] < fewest || spare[i] == fewest && learns && deaths[i] > deaths[chosen]) {
                fewest = spare[i];
                chosen = i;
            }
        }
        return chosen != NONE ? chosen : anyWithOptions();
    }

    /** Returns an item that cannot be covered any more, or NONE. */
    int dead() {
        return dead;
    }

    /** Notes all items that need all their open options. */
    void noteForced() {
        for (int i = unmet.after(end); i != end; i = unmet.after(i)) {
            if (spare[i] == 0) {
                note(i);
            }
        }
    }

    /** Returns a noted item that needs all its open options, or NONE. */
    int nextForced() {
        while (forcedCount > 0) {
            int i = forced[--forcedCount];
            if (spare[i] == 0) {
                return i;
            }
        }
        return NONE;
    }

    /**
     * Returns the item to branch on in a proof with prices: a dead item, else an item with fewest options that fit into
     * the slack.
     */
    int choose(BoundPrices prices, long slack) {
        if (dead != NONE) {
            return dead;
        }
        int chosen = NONE;
        int fewest = Integer.MAX_VALUE;
        int leastSpare = Integer.MAX_VALUE;
        for (int i = unmet.after(end); i != end; i = unmet.after(i)) {
            int fitting = spare[i] < 0 ? 0 : prices.fitting(this, i, slack);
            if (fitting < fewest || fitting == fewest && spare[i] < leastSpare) {
                fewest = fitting;
                leastSpare = spare[i];
                chosen = i;
            }
        }
        return chosen != NONE ? chosen : anyWithOptions();
    }

    private int anyWithOptions() {
        for (int i = 0; i < spare.length; i++) {
            if (cover.isPrimary(i) && openOptions(i) > 0) {
                return i;
            }
        }
        throw new IllegalStateException("an open option does not contain a primary item");
    }

    @Override
    void note(int item) {
        if (spare[item] < 0) {
            dead = dead == NONE || learns && deaths[item] > deaths[dead] ? item : dead;
        } else if (forcedCount < forced.length) {
            forced[forcedCount++] = item;
        }
    }

    @Override
    boolean isLost() {
        return isHasty && dead != NONE;
    }

    @Override
    void undoTo(int mark) {
        if (mark() > mark) {
            forget();
        }
        super.undoTo(mark);
    }
}
