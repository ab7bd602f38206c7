package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A cover while a proof of it is looked for: as that of the checker, and besides how many open options each item has, so
 * that an item with few children can be chosen.
 */
final class SearchedCover {

    /** No item, where one is looked for. */
    static final int NONE = -1;

    private static final long KEYS = 17;

    final CoverData cover;

    /** Of each item, how many options must hold it: 0 for secondary ones and those relaxed. */
    final int[] least;

    /** Of each item, how many may. */
    final int[] most;

    final int[] times;

    /** Of each primary item, how many of its options are open. */
    final int[] openOf;

    /** Of each item, where its options begin in {@link #options}. */
    final int[] first;

    final int[] options;

    /** The colors of the same nodes; of length 0 if there are none. */
    private final int[] colorAt;

    private final int[] start;
    private final int[] item;

    final boolean[] open;
    private int openCount;
    private int unmet;
    private final int[] trail;
    private int trailLength;

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

    /** Keys of states; of length 0 if none are wanted. Anybody may know them: it is the checker that must not be deceived. */
    private long[] itemKeys = new long[0];

    private long[] optionKeys = new long[0];
    long key;
    long otherKey;

    private final boolean contradictory;

    SearchedCover(CoverData cover, Givens givens) {
        this.cover = cover;
        int items = cover.itemCount();
        int count = cover.optionCount();
        least = new int[items];
        most = new int[items];
        times = new int[items];
        openOf = new int[items];
        first = new int[items + 1];
        options = new int[cover.nodeCount()];
        colorAt = new int[cover.hasColors() ? cover.nodeCount() : 0];
        start = new int[count + 1];
        item = new int[cover.nodeCount()];
        open = new boolean[count];
        trail = new int[2 * count];
        deaths = new int[items];
        for (int i = 0; i < items; i++) {
            boolean demanded = cover.isPrimary(i) && !givens.isRelaxed(i);
            least[i] = demanded ? cover.atLeast(i) : 0;
            most[i] = cover.isPrimary(i) ? cover.atMost(i) : 1;
            unmet += least[i] > 0 ? 1 : 0;
        }
        int[] must = new int[unmet];
        int length = 0;
        for (int i = 0; i < items; i++) {
            if (least[i] > 0) {
                must[length++] = i;
            }
        }
        demands = must;
        forced = new int[Math.max(16, 4 * items)];
        link();
        contradictory = !give(givens);
        dead = NONE;
        forcedCount = 0;
    }

    private void link() {
        for (int node = 0; node < item.length; node++) {
            item[node] = cover.item(node);
            openOf[item[node]]++;
            if (cover.color(node) >= 0) {
                most[item[node]] = Integer.MAX_VALUE;
            }
        }
        for (int i = 0; i < openOf.length; i++) {
            first[i + 1] = first[i] + openOf[i];
        }
        int[] used = Arrays.copyOf(first, openOf.length);
        for (int option = 0; option < open.length; option++) {
            start[option + 1] = cover.firstNode(option + 1);
            for (int node = start[option]; node < start[option + 1]; node++) {
                int place = used[item[node]]++;
                options[place] = option;
                if (colorAt.length > 0) {
                    colorAt[place] = cover.color(node);
                }
            }
        }
    }

    private boolean give(Givens givens) {
        Arrays.fill(open, true);
        openCount = open.length;
        for (int option : givens.banned()) {
            exclude(option);
        }
        for (int i = 0; i < most.length; i++) {
            if (most[i] == 0) {
                excludeAll(i);
            }
        }
        for (int option : givens.taken()) {
            if (!open[option]) {
                return false;
            }
            take(option);
        }
        for (int option = 0; option < open.length; option++) {
            if (open[option] && givens.relaxesAllOf(cover, option)) {
                exclude(option);
            }
        }
        return true;
    }

    boolean isContradictory() {
        return contradictory;
    }

    void keepKeys() {
        learns = false;
        SplittableRandom random = new SplittableRandom(KEYS);
        itemKeys = random.longs(2L * least.length).toArray();
        optionKeys = random.longs(2L * open.length).toArray();
    }

    boolean isSolution() {
        return unmet == 0 && openCount == 0;
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
        while (learns && forcedCount > 0) {
            int i = forced[--forcedCount];
            if (times[i] < least[i] && openOf[i] == least[i] - times[i]) {
                return i;
            }
        }
        int chosen = NONE;
        int fewest = Integer.MAX_VALUE;
        for (int i : demands) {
            int missing = least[i] - times[i];
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

    /** The same below prices: an item with fewest options that there is room for. */
    int choose(BoundPrices prices, long room) {
        if (dead != NONE) {
            return dead;
        }
        int chosen = NONE;
        int fewest = Integer.MAX_VALUE;
        int fewestOpen = Integer.MAX_VALUE;
        for (int i : demands) {
            int missing = least[i] - times[i];
            if (missing > 0) {
                int hopeful = openOf[i] < missing ? 0 : prices.hopeful(i, room);
                if (hopeful < fewest || hopeful == fewest && openOf[i] - missing < fewestOpen) {
                    fewest = hopeful;
                    fewestOpen = openOf[i] - missing;
                    chosen = i;
                }
            }
        }
        return chosen != NONE ? chosen : anyWithOptions();
    }

    /** How many more options may hold an item. */
    int room(int i) {
        return most[i] == Integer.MAX_VALUE ? openOf[i] : most[i] - times[i];
    }

    private int anyWithOptions() {
        for (int i = 0; i < most.length; i++) {
            if (cover.isPrimary(i) && openOf[i] > 0) {
                return i;
            }
        }
        throw new IllegalStateException("an open option has no primary item");
    }

    int missing(int i) {
        return least[i] - times[i];
    }

    void exclude(int option) {
        if (open[option]) {
            close(option);
            trail[trailLength++] = option;
        }
    }

    private void close(int option) {
        open[option] = false;
        openCount--;
        if (optionKeys.length > 0) {
            key -= optionKeys[2 * option];
            otherKey -= optionKeys[2 * option + 1];
        }
        for (int node = start[option]; node < start[option + 1]; node++) {
            int i = item[node];
            int left = --openOf[i];
            int missing = least[i] - times[i];
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

    private void excludeAll(int i) {
        for (int place = first[i]; place < first[i + 1]; place++) {
            exclude(options[place]);
        }
    }

    /** Takes an open option. */
    void take(int option) {
        for (int node = start[option]; node < start[option + 1]; node++) {
            int i = item[node];
            times[i]++;
            addKey(i, 1);
            unmet -= times[i] == least[i] ? 1 : 0;
        }
        close(option);
        trail[trailLength++] = ~option;
        for (int node = start[option]; node < start[option + 1]; node++) {
            int i = item[node];
            if (!cover.isPrimary(i)) {
                excludeOtherColors(i, cover.color(node));
            } else if (times[i] == most[i]) {
                excludeAll(i);
            }
        }
    }

    private void excludeOtherColors(int i, int color) {
        for (int place = first[i]; place < first[i + 1]; place++) {
            if (CoverData.differ(color, colorAt.length > 0 ? colorAt[place] : -1)) {
                exclude(options[place]);
            }
        }
    }

    private void addKey(int i, int some) {
        if (itemKeys.length > 0) {
            key += some * itemKeys[2 * i];
            otherKey += some * itemKeys[2 * i + 1];
        }
    }

    int mark() {
        return trailLength;
    }

    void undoTo(int mark) {
        if (trailLength > mark) {
            dead = NONE;
            forcedCount = 0;
        }
        while (trailLength > mark) {
            int entry = trail[--trailLength];
            int option = entry < 0 ? ~entry : entry;
            for (int node = start[option]; node < start[option + 1]; node++) {
                int i = item[node];
                openOf[i]++;
                if (entry < 0) {
                    unmet += times[i] == least[i] ? 1 : 0;
                    times[i]--;
                    addKey(i, -1);
                }
            }
            open[option] = true;
            openCount++;
            if (optionKeys.length > 0) {
                key += optionKeys[2 * option];
                otherKey += optionKeys[2 * option + 1];
            }
        }
    }
}
