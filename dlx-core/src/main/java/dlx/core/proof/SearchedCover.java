package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The state of a cover while a proof of it is looked for: it notes items that cannot be covered any more, or need all the options they
 * have left, so that an item with few children is chosen.
 */
final class SearchedCover extends CoverState {

    /** No item, where one is looked for. */
    static final int NONE = -1;

    /** The numbers of the key may be known to anybody: it is the checker that must not be deceived. */
    private static final long SEED = 17;

    /** An item that cannot be covered any more. A hint: it is forgotten whenever something is undone, and found again by its counts. */
    private int dead = NONE;

    /** Items that had one child left when they were noted. */
    private final int[] forced;

    private int forcedCount;

    /** Where the trail is when all is taken that is given. */
    private final int start;

    /** Whether the choice of an item depends on what was seen before: in a ledger, equal states must have equal trees. */
    private boolean learns = true;

    /**
     * Whether a step ends as soon as an item is dead. Such a node has no children, so it does not matter what else was left open: with more
     * options open bounds are weaker, never wrong.
     */
    private boolean isHasty;

    /** How often each item was seen dead. */
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

    /** Goes back to where it began, as if nothing had been seen since. */
    void restart() {
        undoTo(start);
        Arrays.fill(deaths, 0);
    }

    private void forget() {
        dead = NONE;
        forcedCount = 0;
    }

    /** From now on a step ends as soon as an item is dead. */
    void stopWhenLost() {
        isHasty = true;
    }

    /** From now on it has a key, and the choice of an item depends on the state alone. */
    void keepKey() {
        learns = false;
        keepKey(new SplittableRandom(SEED));
    }

    /**
     * The item to branch on: a dead one, a forced one, else one with fewest children, and of several the one that died most
     * often. Where everything is covered, one that has open options.
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

    /** An item that cannot be covered any more, or NONE. */
    int dead() {
        return dead;
    }

    /** Notes all items that need every option that they have open. */
    void noteForced() {
        for (int i = unmet.after(end); i != end; i = unmet.after(i)) {
            if (spare[i] == 0) {
                note(i);
            }
        }
    }

    /** An item that needs every option that it has open, of those that were noted; NONE if there is none. */
    int nextForced() {
        while (forcedCount > 0) {
            int i = forced[--forcedCount];
            if (spare[i] == 0) {
                return i;
            }
        }
        return NONE;
    }

    /** Like {@link #choose()} below prices: an item with fewest options that still fit under the bound. */
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
        throw new IllegalStateException("an open option has no primary item");
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
