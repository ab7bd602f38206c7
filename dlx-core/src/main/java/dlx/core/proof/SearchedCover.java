package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * The state of a cover while a proof of it is looked for: it knows besides how many open options each item has, so that an item
 * with few children can be chosen.
 */
final class SearchedCover extends CoverState {

    /** No item, where one is looked for. */
    static final int NONE = -1;

    /** The numbers of the key may be known to anybody: it is the checker that must not be deceived. */
    private static final long SEED = 17;

    /** Of each item, how many of its options are open. */
    private final int[] openOf;

    /** The primary items that must be covered, in the order of their numbers. */
    private final int[] demands;

    /** An item that cannot be covered any more, noted when it came to that. */
    private int dead = NONE;

    /** Items that had one child left when they were noted. */
    private final int[] forced;

    private int forcedCount;

    private boolean learns = true;

    /** How often each item was seen dead. */
    private final int[] deaths;

    SearchedCover(CoverData cover, Givens givens) {
        super(cover, givens);
        int count = cover.itemCount();
        openOf = IntStream.range(0, count)
                .map(i -> items.first[i + 1] - items.first[i])
                .toArray();
        demands = IntStream.range(0, count).filter(i -> least[i] > 0).toArray();
        forced = new int[Math.max(16, 4 * count)];
        deaths = new int[count];
        give(givens);
        forget();
    }

    private void forget() {
        dead = NONE;
        forcedCount = 0;
    }

    void keepKey() {
        learns = false;
        keepKey(new SplittableRandom(SEED));
    }

    @Override
    int openOptions(int item) {
        return openOf[item];
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
        for (int i : demands) {
            int missing = missing(i);
            if (missing > 0) {
                int children = openOf[i] - missing;
                if (children < fewest || children == fewest && learns && deaths[i] > deaths[chosen]) {
                    fewest = children;
                    chosen = i;
                }
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
        for (int i : demands) {
            if (missing(i) > 0 && openOf[i] == missing(i)) {
                note(i, false);
            }
        }
    }

    /** An item that needs every option that it has open, of those that were noted; NONE if there is none. */
    int nextForced() {
        while (forcedCount > 0) {
            int i = forced[--forcedCount];
            if (missing(i) > 0 && openOf[i] == missing(i)) {
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
        int fewestOpen = Integer.MAX_VALUE;
        for (int i : demands) {
            int missing = missing(i);
            if (missing > 0) {
                int fitting = openOf[i] < missing ? 0 : prices.fitting(i, slack);
                if (fitting < fewest || fitting == fewest && openOf[i] - missing < fewestOpen) {
                    fewest = fitting;
                    fewestOpen = openOf[i] - missing;
                    chosen = i;
                }
            }
        }
        return chosen != NONE ? chosen : anyWithOptions();
    }

    private int anyWithOptions() {
        for (int i = 0; i < openOf.length; i++) {
            if (cover.isPrimary(i) && openOf[i] > 0) {
                return i;
            }
        }
        throw new IllegalStateException("an open option has no primary item");
    }

    @Override
    void close(int option) {
        super.close(option);
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            int i = cover.item(node);
            int left = --openOf[i];
            int missing = missing(i);
            if (missing > 0 && left <= missing) {
                note(i, left < missing);
            }
        }
    }

    private void note(int i, boolean isDead) {
        if (isDead) {
            dead = dead == NONE || learns && deaths[i] > deaths[dead] ? i : dead;
        } else if (forcedCount < forced.length) {
            forced[forcedCount++] = i;
        }
    }

    @Override
    void reopen(int option) {
        super.reopen(option);
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            openOf[cover.item(node)]++;
        }
    }

    @Override
    void undoTo(int mark) {
        if (mark() > mark) {
            forget();
        }
        super.undoTo(mark);
    }
}
