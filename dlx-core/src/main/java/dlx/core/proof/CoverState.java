package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * A cover some of whose options have been taken or excluded, and the way back: the ground on which proofs are checked, and on
 * which they are written. Shares nothing with the engines.
 *
 * <p>An option is open until it is taken or excluded. Taking it excludes the other options of each primary item that is
 * covered as often as it may be then, and of each secondary item those that do not color it alike. Everything goes onto a
 * trail, so that it can be undone.
 */
abstract class CoverState {

    /** More than an item has options. */
    private static final int ENOUGH = 1 << 30;

    final CoverData cover;
    final OpenOptions options;

    /** Of each item, how many options must hold it: 0 for secondary ones and those relaxed. */
    final int[] least;

    /** Of each item, how many may; the greatest number where they may share it in a color. */
    private final int[] most;

    /**
     * Of each item, how many of its open options it could lose and still be covered: below 0 if too few are open, and {@link #ENOUGH} more
     * once it is covered as often as it must be.
     */
    final int[] spare;

    /** Of each item, how many of the options taken hold it. */
    final int[] times;

    final boolean[] open;
    private int openCount;

    /** The items that must be covered more often than they are, ascending: a list from {@link #end} to {@link #end}. */
    final Rings unmet;

    /** The head of that list. */
    final int end;

    /** Options excluded, and taken ones as their complement. */
    private final int[] trail;

    private int trailLength;

    /** Of the open options and the times that items are covered, once it {@linkplain #keepKey is kept}. */
    final StateKey key = new StateKey();

    private boolean contradictory;

    /** A state with everything open; {@link #give} comes next. */
    CoverState(CoverData cover, Givens givens) {
        this.cover = cover;
        options = new OpenOptions(cover);
        int count = cover.itemCount();
        least = new int[count];
        most = new int[count];
        end = count;
        unmet = new Rings(count + 1);
        spare = new int[count];
        times = new int[count];
        open = new boolean[cover.optionCount()];
        Arrays.fill(open, true);
        openCount = open.length;
        trail = new int[open.length];
        for (int i = 0; i < count; i++) {
            boolean isPrimary = cover.isPrimary(i);
            least[i] = isPrimary && !givens.isRelaxed(i) ? cover.atLeast(i) : 0;
            most[i] = isPrimary ? cover.atMost(i) : 1;
            spare[i] = least[i] > 0 ? -least[i] : ENOUGH;
            if (least[i] > 0) {
                unmet.append(end, i);
            }
        }
        for (int node = 0; node < cover.nodeCount(); node++) {
            spare[cover.item(node)]++;
            if (cover.color(node) >= 0) {
                most[cover.item(node)] = Integer.MAX_VALUE;
            }
        }
    }

    /** Takes what is given. */
    final void give(Givens givens) {
        for (int option : givens.forbiddenOptions()) {
            exclude(option);
        }
        for (int i = 0; i < most.length; i++) {
            if (most[i] == 0) {
                excludeAll(i);
            }
        }
        for (int option : givens.givenOptions()) {
            if (!open[option]) {
                contradictory = true;
                return;
            }
            take(option);
        }
        for (int option = 0; option < open.length; option++) {
            if (open[option] && givens.relaxesAllOf(cover, option)) {
                exclude(option);
            }
        }
    }

    /** Begins to keep the key, from 0. */
    final void keepKey(RandomGenerator random) {
        key.draw(random, times.length + open.length);
    }

    /** Whether the options given exclude each other, so that there is no solution. */
    final boolean isContradictory() {
        return contradictory;
    }

    /** How many options of an item are open. */
    final int openOptions(int item) {
        int missing = missing(item);
        return spare[item] + missing - (missing > 0 ? 0 : ENOUGH);
    }

    /** Whether everything is covered. */
    final boolean isCovered() {
        return unmet.after(end) == end;
    }

    /** Whether everything is covered and no option is open. */
    final boolean isSolution() {
        return openCount == 0 && isCovered();
    }

    /** How many open options of an item must be taken yet; 0 or less if none. */
    final int missing(int item) {
        return least[item] - times[item];
    }

    /** How many more options may hold an item. */
    final int capacity(int item) {
        return most[item] == Integer.MAX_VALUE ? openOptions(item) : most[item] - times[item];
    }

    /** Excludes an option, if it is open. */
    final void exclude(int option) {
        if (open[option]) {
            close(option);
            trail[trailLength++] = option;
        }
    }

    /** Called when an option is closed, for each item that must be covered yet and needs all options it has left, or more. */
    void note(int item) {}

    private void close(int option) {
        open[option] = false;
        openCount--;
        key.add(times.length + option, -1);
        int end = cover.firstNode(option + 1);
        for (int node = cover.firstNode(option); node < end; node++) {
            options.cut(node);
            int item = cover.item(node);
            if (--spare[item] <= 0) {
                note(item);
            }
        }
    }

    /** Opens the option that was closed last. */
    private void reopen(int option) {
        open[option] = true;
        openCount++;
        key.add(times.length + option, 1);
        int end = cover.firstNode(option + 1);
        for (int node = cover.firstNode(option); node < end; node++) {
            options.putBack(node);
            spare[cover.item(node)]++;
        }
    }

    private void excludeAll(int item) {
        int head = options.head(item);
        for (int node = options.after(head); node != head && !isLost(); node = options.after(node)) {
            exclude(options.option[node]);
        }
    }

    /** Whether it is known that nothing can be found here, so that the rest of a step is of no account. */
    boolean isLost() {
        return false;
    }

    /** Takes an open option. */
    final void take(int option) {
        int from = cover.firstNode(option);
        int to = cover.firstNode(option + 1);
        open[option] = false;
        openCount--;
        key.add(times.length + option, -1);
        for (int node = from; node < to; node++) {
            options.cut(node);
            int item = cover.item(node);
            key.add(item, 1);
            // it has one open option less and needs one less: what it could lose stays the same
            if (++times[item] == least[item]) {
                spare[item] += ENOUGH;
                unmet.cut(item);
            } else if (spare[item] <= 0) {
                note(item);
            }
        }
        trail[trailLength++] = ~option;
        for (int node = from; node < to; node++) {
            int item = cover.item(node);
            int color = cover.color(node);
            if (color >= 0) {
                excludeOtherColors(item, color);
            } else if (times[item] == most[item] || !cover.isPrimary(item)) {
                excludeAll(item);
            }
        }
    }

    private void excludeOtherColors(int item, int color) {
        int head = options.head(item);
        for (int node = options.after(head); node != head; node = options.after(node)) {
            if (CoverData.differ(color, cover.color(node))) {
                exclude(options.option[node]);
            }
        }
    }

    /** Where the trail is now, for {@link #undoTo}. */
    final int mark() {
        return trailLength;
    }

    /** Goes back to a {@link #mark}. */
    void undoTo(int mark) {
        while (trailLength > mark) {
            int entry = trail[--trailLength];
            if (entry < 0) {
                giveBack(~entry);
            } else {
                reopen(entry);
            }
        }
    }

    private void giveBack(int option) {
        open[option] = true;
        openCount++;
        key.add(times.length + option, 1);
        for (int node = cover.firstNode(option + 1) - 1; node >= cover.firstNode(option); node--) {
            options.putBack(node);
            int item = cover.item(node);
            key.add(item, -1);
            if (times[item]-- == least[item]) {
                spare[item] -= ENOUGH;
                unmet.putBack(item);
            }
        }
    }
}
