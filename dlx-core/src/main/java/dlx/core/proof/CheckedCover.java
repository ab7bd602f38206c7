package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.security.SecureRandom;
import java.util.Arrays;

/**
 * A cover while a proof of it is checked: which options are open, how often each item is covered, and the way back.
 *
 * <p>An option is open until it is taken or excluded. Taking it excludes the other options of each primary item that is
 * covered as often as it may be then, and of each secondary item those that do not color it alike. Everything goes onto a
 * trail, so that it can be undone. Shares nothing with the engines, nor with what writes proofs.
 */
final class CheckedCover {

    private final CoverData cover;

    /** Of each item, how many options must hold it: 0 for secondary ones and those relaxed. */
    private final int[] least;

    /** Of each item, how many may. */
    private final int[] most;

    /** Of each item, how many of the options taken do. */
    private final int[] times;

    /** Of each item, where its nodes begin in {@link #nodes}. */
    private final int[] first;

    private final int[] nodes;

    /** The option of each place in {@link #nodes}. */
    private final int[] optionAt;

    private final boolean[] open;
    private int openCount;

    /** How many items are covered less often than they must be. */
    private int unmet;

    /** Options excluded, and taken ones as their complement. */
    private final int[] trail;

    private int trailLength;

    /** Random numbers of items and options, in two halves; of length 0 if states need no keys. */
    private long[] itemKeys = new long[0];

    private long[] optionKeys = new long[0];

    /** A state is the same as another one if both halves are. */
    long key;

    long otherKey;

    private final boolean contradictory;

    CheckedCover(CoverData cover, Givens givens) {
        this.cover = cover;
        int items = cover.itemCount();
        int options = cover.optionCount();
        least = new int[items];
        most = new int[items];
        times = new int[items];
        first = new int[items + 1];
        nodes = new int[cover.nodeCount()];
        optionAt = new int[cover.nodeCount()];
        open = new boolean[options];
        trail = new int[2 * options];
        for (int i = 0; i < items; i++) {
            least[i] = cover.isPrimary(i) ? cover.atLeast(i) : 0;
            most[i] = cover.isPrimary(i) ? cover.atMost(i) : 1;
        }
        for (int item : givens.relaxed()) {
            least[item] = 0;
        }
        link();
        for (int i = 0; i < items; i++) {
            unmet += least[i] > 0 ? 1 : 0;
        }
        contradictory = !give(givens);
    }

    private void link() {
        for (int node = 0; node < cover.nodeCount(); node++) {
            first[cover.item(node) + 1]++;
            if (cover.color(node) >= 0) {
                most[cover.item(node)] = Integer.MAX_VALUE;
            }
        }
        for (int i = 0; i < least.length; i++) {
            first[i + 1] += first[i];
        }
        int[] used = Arrays.copyOf(first, least.length);
        for (int option = 0; option < open.length; option++) {
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                int place = used[cover.item(node)]++;
                nodes[place] = node;
                optionAt[place] = option;
            }
        }
    }

    /** Takes what is given; whether that is possible. */
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

    /** Whether the options given exclude each other, so that there is no solution. */
    boolean isContradictory() {
        return contradictory;
    }

    /** Begins to keep the key of the state: a sum of random numbers that nobody could foresee. */
    void keepKeys() {
        SecureRandom random = new SecureRandom();
        itemKeys = new long[2 * least.length];
        optionKeys = new long[2 * open.length];
        for (long[] keys : new long[][] {itemKeys, optionKeys}) {
            for (int i = 0; i < keys.length; i++) {
                keys[i] = random.nextLong();
            }
        }
    }

    boolean isOpen(int option) {
        return open[option];
    }

    /** Whether everything is covered and no option is open. */
    boolean isSolution() {
        return unmet == 0 && openCount == 0;
    }

    /** Whether everything is covered. */
    boolean isCovered() {
        return unmet == 0;
    }

    boolean isUnmet(int item) {
        return times[item] < least[item];
    }

    /** How many open options of an item must be taken yet. */
    int missing(int item) {
        return least[item] - times[item];
    }

    /** How many more options may hold an item. */
    int room(int item) {
        return most[item] == Integer.MAX_VALUE ? openOptions(item) : most[item] - times[item];
    }

    int openOptions(int item) {
        int count = 0;
        for (int place = first[item]; place < first[item + 1]; place++) {
            count += open[optionAt[place]] ? 1 : 0;
        }
        return count;
    }

    /** The first place of an item; its open options are found from there. */
    int firstPlace(int item) {
        return first[item];
    }

    /** The first place from another one on at which an open option is; there must be one. */
    int openPlace(int place) {
        int at = place;
        while (!open[optionAt[at]]) {
            at++;
        }
        return at;
    }

    int optionAt(int place) {
        return optionAt[place];
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
    }

    private void reopen(int option) {
        open[option] = true;
        openCount++;
        if (optionKeys.length > 0) {
            key += optionKeys[2 * option];
            otherKey += optionKeys[2 * option + 1];
        }
    }

    private void excludeAll(int item) {
        for (int place = first[item]; place < first[item + 1]; place++) {
            exclude(optionAt[place]);
        }
    }

    /** Takes an open option. */
    void take(int option) {
        close(option);
        trail[trailLength++] = ~option;
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            int item = cover.item(node);
            times[item]++;
            addKey(item, 1);
            if (!cover.isPrimary(item)) {
                excludeOtherColors(item, cover.color(node));
                continue;
            }
            unmet -= times[item] == least[item] ? 1 : 0;
            if (times[item] == most[item]) {
                excludeAll(item);
            }
        }
    }

    private void excludeOtherColors(int item, int color) {
        for (int place = first[item]; place < first[item + 1]; place++) {
            if (CoverData.differ(color, cover.color(nodes[place]))) {
                exclude(optionAt[place]);
            }
        }
    }

    private void addKey(int item, int times) {
        if (itemKeys.length > 0) {
            key += times * itemKeys[2 * item];
            otherKey += times * itemKeys[2 * item + 1];
        }
    }

    /** Where the trail is now, for {@link #undoTo}. */
    int mark() {
        return trailLength;
    }

    void undoTo(int mark) {
        while (trailLength > mark) {
            int entry = trail[--trailLength];
            if (entry >= 0) {
                reopen(entry);
                continue;
            }
            int option = ~entry;
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                int item = cover.item(node);
                unmet += times[item] == least[item] ? 1 : 0;
                times[item]--;
                addKey(item, -1);
            }
            reopen(option);
        }
    }
}
