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

    /** Of each primary item, how many of its open options it could lose and still be covered: below 0 if too few are open. */
    private final int[] spare;

    /** The primary items of option k stand at the places from {@code firstPrimary[k]} on, before {@code firstPrimary[k + 1]}. */
    private final int[] firstPrimary;

    private final int[] primary;

    /** The primary items that must be covered, in the order of their numbers. */
    private final int[] demands;

    /** An item that cannot be covered any more, noted when it came to that. */
    private int dead = NONE;

    /** Items that had one child left when they were noted. */
    private final int[] forced;

    private int forcedCount;

    private boolean learns = true;

    /**
     * Whether a step ends as soon as an item is dead. The node has no children then, whatever else should have been closed: a dead item
     * stays dead below it, and with more options open bounds are weaker, never wrong.
     */
    private boolean isHasty;

    /** How often each item was seen dead. */
    private final int[] deaths;

    SearchedCover(CoverData cover, Givens givens) {
        super(cover, givens);
        int count = cover.itemCount();
        spare = IntStream.range(0, count)
                .map(i -> items.first[i + 1] - items.first[i] - least[i])
                .toArray();
        firstPrimary = new int[cover.optionCount() + 1];
        primary = IntStream.range(0, cover.nodeCount())
                .map(cover::item)
                .filter(cover::isPrimary)
                .toArray();
        for (int option = 0; option < cover.optionCount(); option++) {
            firstPrimary[option + 1] = firstPrimary[option];
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                firstPrimary[option + 1] += cover.isPrimary(cover.item(node)) ? 1 : 0;
            }
        }
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

    /** From now on a step ends as soon as an item is dead. */
    void stopWhenLost() {
        isHasty = true;
    }

    void keepKey() {
        learns = false;
        keepKey(new SplittableRandom(SEED));
    }

    @Override
    int openOptions(int item) {
        return cover.isPrimary(item) ? spare[item] + missing(item) : super.openOptions(item);
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
            if (missing(i) > 0) {
                int children = spare[i];
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
            if (missing(i) > 0 && spare[i] == 0) {
                note(i, false);
            }
        }
    }

    /** An item that needs every option that it has open, of those that were noted; NONE if there is none. */
    int nextForced() {
        while (forcedCount > 0) {
            int i = forced[--forcedCount];
            if (missing(i) > 0 && spare[i] == 0) {
                return i;
            }
        }
        return NONE;
    }

    /** The first open option of an item that has one. */
    int firstOpen(int item) {
        int place = items.first[item];
        while (!open[items.option[place]]) {
            place++;
        }
        return items.option[place];
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
            if (missing(i) > 0) {
                int fitting = spare[i] < 0 ? 0 : prices.fitting(this, i, slack);
                if (fitting < fewest || fitting == fewest && spare[i] < fewestOpen) {
                    fewest = fitting;
                    fewestOpen = spare[i];
                    chosen = i;
                }
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
    void close(int option) {
        super.close(option);
        int end = firstPrimary[option + 1];
        for (int place = firstPrimary[option]; place < end; place++) {
            int i = primary[place];
            int left = --spare[i];
            if (left <= 0 && missing(i) > 0) {
                note(i, left < 0);
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
        int end = firstPrimary[option + 1];
        for (int place = firstPrimary[option]; place < end; place++) {
            spare[primary[place]]++;
        }
    }

    @Override
    boolean isLost() {
        return isHasty && dead != NONE;
    }

    @Override
    void covered(int item) {
        spare[item]++;
    }

    @Override
    void uncovered(int item) {
        spare[item]--;
    }

    @Override
    void undoTo(int mark) {
        if (mark() > mark) {
            forget();
        }
        super.undoTo(mark);
    }
}
