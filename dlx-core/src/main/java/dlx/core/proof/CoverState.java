package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * State of a cover in which some options have been taken or excluded, with a trail to undo each step. Proofs are
 * checked and written on such states. It does not share code with the engines.
 *
 * <p>An option is open until it is taken or excluded. Taking an option excludes the other options of each primary item
 * that has reached its maximum. It also excludes the options of each secondary item that do not give the item the same
 * color. All steps go onto the trail.
 */
abstract class CoverState {

    /** Number above the number of options of any item. */
    private static final int ENOUGH = 1 << 30;

    final CoverData cover;
    final OpenOptions options;

    /** Minimum number of options that must hold each item: 0 for secondary and relaxed items. */
    final int[] least;

    /**
     * Maximum number of options that may hold each item; {@link Integer#MAX_VALUE} for items that options may share in
     * a color.
     */
    private final int[] most;

    /**
     * Number of open options that each item could lose and still be covered. It is below 0 if too few are open.
     * {@link #ENOUGH} is added while the item has reached its minimum.
     */
    final int[] spare;

    /** Number of taken options that hold each item. */
    final int[] times;

    /** True for each option that is neither taken nor excluded. */
    final boolean[] open;

    /** Number of open options. */
    private int openCount;

    /** Items below their minimum, ascending: a list from {@link #end} to {@link #end}. */
    final Rings unmet;

    /** Head of the list {@link #unmet}; equals the number of items. */
    final int end;

    /**
     * Excluded options by their numbers, and taken options by the complement of their numbers, in the order of the
     * steps.
     */
    private final int[] trail;

    private int trailLength;

    /** Key of the open options and of the times that items are covered; 0 until {@link #keepKey} is called. */
    final StateKey key = new StateKey();

    private boolean contradictory;

    /** Creates a state in which all options are open; subclasses call {@link #give} next. */
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

    /** Applies the givens. */
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

    /** Starts to update the key with random numbers, from 0. */
    final void keepKey(RandomGenerator random) {
        key.draw(random, times.length + open.length);
    }

    /** Returns true if the given options exclude each other, so that there is no solution. */
    final boolean isContradictory() {
        return contradictory;
    }

    /** Returns the number of open options of an item. */
    final int openOptions(int item) {
        int missing = missing(item);
        return spare[item] + missing - (missing > 0 ? 0 : ENOUGH);
    }

    /** Returns true if all items have reached their minimum. */
    final boolean isCovered() {
        return unmet.after(end) == end;
    }

    /** Returns true if all items have reached their minimum and all options are closed. */
    final boolean isSolution() {
        return openCount == 0 && isCovered();
    }

    /** Returns the number of options that must still be taken for an item; 0 or less if it has reached its minimum. */
    final int missing(int item) {
        return least[item] - times[item];
    }

    /** Returns the maximum number of further options that may hold an item. */
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

    /**
     * Handles an item that is below its minimum and needs all its open options, or more. Called when one of its options
     * was closed.
     */
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

    /** Reopens the option that was excluded last. */
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

    /** Returns true if the state is known to have no solution, so that the rest of a step may be omitted. */
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
            // one open option fewer and one needed option fewer: spare is unchanged
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

    /** Returns the options taken, in the order of the steps. */
    final int[] taken() {
        return Arrays.stream(trail, 0, trailLength)
                .filter(entry -> entry < 0)
                .map(entry -> ~entry)
                .toArray();
    }

    /** Returns the present length of the trail, for {@link #undoTo}. */
    final int mark() {
        return trailLength;
    }

    /** Undoes all steps after a {@link #mark}. */
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
