package dlx.core.view;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.util.Arrays;

/**
 * A cover some of whose options have been taken or dropped: which items are open, which options are left. A plain mirror
 * of what engines do, for looking at: the census counts in it, a trace draws it, the reduction of covers reasons in it.
 *
 * <p>Knows colors and multiplicities: an option is left as long as no option taken excludes it. Not thread-safe; a
 * {@link #copy} shares the lists of options with its original and nothing that changes.
 *
 * @since 0.1
 */
public final class Position {

    /** No item. */
    public static final int NONE = -1;

    private final CoverData cover;

    /** The options of item i are {@code options[start[i]..start[i + 1] - 1]}, ascending. Shared by copies. */
    private final int[] start;

    private final int[] options;

    /** How many options an item still needs: up to its least number of times, none if it is secondary or relaxed. */
    private final int[] need;

    private final boolean[] open;
    private final boolean[] left;
    private final int[] optionsLeft;

    /** How often an item may still be covered. */
    private final int[] capacity;

    /** Items that need every option they have left; some may have lost one since, or been covered. */
    private int[] singles = new int[16];

    private int singleCount;

    private int[] taken = new int[16];

    private int takenCount;

    /** An item with fewer options than it needs, or {@link #NONE}: it stays so. */
    private int stuck = NONE;

    private long steps;

    /** How many steps may be taken between two calls of {@link #watch}. */
    private static final int WATCHED = 1 << 14;

    /** Called now and then while something is looked at; what it throws ends that. */
    private final Runnable watch;

    private long nextWatch;
    private final Exclusion exclusion;

    /**
     * A cover with what is given.
     *
     * @param cover the cover
     * @param givens what holds beforehand. Where options taken exclude each other, all of them are taken all the same
     */
    public Position(CoverData cover, Givens givens) {
        this(cover, givens, () -> {});
    }

    /**
     * A cover with what is given, watched: for covers so large that looking at them may take longer than anybody waits.
     *
     * @param cover the cover
     * @param givens what holds beforehand
     * @param watch called every some thousand steps, here and in all that changes or judges this position or a copy; what
     *     it throws ends the work, and the position is of no use afterwards
     */
    public Position(CoverData cover, Givens givens, Runnable watch) {
        this.cover = cover;
        this.watch = watch;
        int items = cover.itemCount();
        start = new int[items + 1];
        for (int node = 0; node < cover.nodeCount(); node++) {
            watchAt(node);
            start[cover.item(node) + 1]++;
        }
        for (int i = 0; i < items; i++) {
            start[i + 1] += start[i];
        }
        options = new int[cover.nodeCount()];
        int[] next = Arrays.copyOf(start, items);
        for (int option = 0; option < cover.optionCount(); option++) {
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                watchAt(node);
                options[next[cover.item(node)]++] = option;
            }
        }
        need = new int[items];
        open = new boolean[items];
        left = new boolean[cover.optionCount()];
        Arrays.fill(left, true);
        optionsLeft = new int[items];
        capacity = new int[items];
        for (int i = 0; i < items; i++) {
            watchAt(i);
            need[i] = cover.isPrimary(i) && !givens.isRelaxed(i) ? cover.atLeast(i) : 0;
            optionsLeft[i] = start[i + 1] - start[i];
            capacity[i] = cover.atMost(i);
            open[i] = capacity[i] > 0;
            look(i);
        }
        exclusion = new Exclusion(items, left.length);
        for (int option = 0; cover.hasMultiplicities() && option < left.length; option++) {
            if (cover.isBarred(option)) {
                drop(option);
            }
        }
        for (int option : givens.forbiddenOptions()) {
            drop(option);
        }
        for (int option : givens.givenOptions()) {
            take(option);
        }
    }

    private Position(Position other) {
        cover = other.cover;
        watch = other.watch;
        nextWatch = other.nextWatch;
        start = other.start;
        options = other.options;
        need = other.need.clone();
        open = other.open.clone();
        left = other.left.clone();
        optionsLeft = other.optionsLeft.clone();
        capacity = other.capacity.clone();
        singles = other.singles.clone();
        singleCount = other.singleCount;
        taken = other.taken.clone();
        takenCount = other.takenCount;
        stuck = other.stuck;
        steps = other.steps + open.length + left.length;
        exclusion = new Exclusion(open.length, left.length);
    }

    private void watchAt(int index) {
        if (index % WATCHED == 0) {
            watch.run();
        }
    }

    private void watch() {
        if (steps >= nextWatch) {
            watch.run();
            nextWatch = steps + WATCHED;
        }
    }

    /**
     * A copy to be changed.
     *
     * @return the same position; cost: O(items + options)
     */
    public Position copy() {
        return new Position(this);
    }

    /**
     * The cover.
     *
     * @return the cover whose numbers items and options have
     */
    public CoverData cover() {
        return cover;
    }

    /**
     * Whether an item may still be covered.
     *
     * @param item its number
     * @return {@code false} once it has been covered as often as it may
     */
    public boolean isOpen(int item) {
        return open[item];
    }

    /**
     * Whether an item must be covered and is not yet, or not yet often enough.
     *
     * @param item its number
     * @return {@code true} for primary items that are not relaxed and need an option
     */
    public boolean isDemanded(int item) {
        return need[item] > 0;
    }

    /**
     * How many options an item still needs to be covered its least number of times.
     *
     * @param item its number
     * @return {@code >= 0}; 0 for secondary and relaxed items
     */
    public int need(int item) {
        return need[item];
    }

    /**
     * How often an item may still be covered. A secondary item may be covered once; how often options share its color
     * is not counted.
     *
     * @param item its number
     * @return {@code >= 0}
     */
    public int capacity(int item) {
        return capacity[item];
    }

    /**
     * Whether an option may still be taken.
     *
     * @param option its number
     * @return {@code false} once it has been taken, dropped, or excluded by one that was taken
     */
    public boolean isLeft(int option) {
        return left[option];
    }

    /**
     * How many options are left that hold an item.
     *
     * @param item its number
     * @return {@code >= 0}
     */
    public int optionsLeft(int item) {
        return optionsLeft[item];
    }

    /**
     * The options left that hold an item.
     *
     * @param item its number
     * @return their numbers, ascending
     */
    public int[] optionsOf(int item) {
        int[] found = new int[optionsLeft[item]];
        int count = 0;
        for (int k = start[item]; count < found.length; k++) {
            if (left[options[k]]) {
                found[count++] = options[k];
            }
        }
        return found;
    }

    /**
     * An item with fewer options left than it needs: there is no solution from here.
     *
     * @return its number, or {@link #NONE}
     */
    public int stuck() {
        return stuck;
    }

    /**
     * An item that needs every option it has left: without multiplicities, one that must be covered and has a single
     * option left. Take or drop the first of its options; the item comes again as long as this holds of it.
     *
     * @return its number, or {@link #NONE} where there is none (any more)
     */
    public int nextSingle() {
        while (singleCount > 0) {
            int item = singles[--singleCount];
            if (need[item] > 0 && optionsLeft[item] == need[item]) {
                return item;
            }
        }
        return NONE;
    }

    /**
     * Whether all options left that hold an item give it the same color: it decides nothing then.
     *
     * @param item its number
     * @return {@code true} also if no option is left
     */
    public boolean isOfOneColor(int item) {
        int[] left = optionsOf(item);
        for (int option : left) {
            if (CoverData.differ(cover.color(nodeOf(item, left[0])), cover.color(nodeOf(item, option)))) {
                return false;
            }
        }
        return true;
    }

    private int nodeOf(int item, int option) {
        int node = cover.firstNode(option);
        while (cover.item(node) != item) {
            node++;
        }
        return node;
    }

    /**
     * The options taken, those given included.
     *
     * @return their numbers, in the order in which they were taken: a fresh array
     */
    public int[] taken() {
        return Arrays.copyOf(taken, takenCount);
    }

    /**
     * How much has been looked at since the beginning: the unit of a budget, the same on every machine.
     *
     * @return {@code >= 0}, about the number of nodes
     */
    public long steps() {
        return steps;
    }

    /**
     * Takes an option: its items are covered, and every option that it excludes goes.
     *
     * @param option its number
     */
    public void take(int option) {
        taken = takenCount == taken.length ? Arrays.copyOf(taken, 2 * takenCount) : taken;
        taken[takenCount++] = option;
        // The items close first: what the option covers itself is never stuck for want of others.
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            int item = cover.item(node);
            if (cover.color(node) < 0 && open[item]) {
                capacity[item]--;
                open[item] = capacity[item] > 0;
                need[item] = Math.max(0, need[item] - 1);
            }
        }
        drop(option);
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            int item = cover.item(node);
            if (cover.color(node) >= 0 || !open[item]) {
                watch();
                for (int k = start[item]; k < start[item + 1]; k++) {
                    steps++;
                    if (left[options[k]] && excludesAt(node, options[k])) {
                        drop(options[k]);
                    }
                }
            }
        }
    }

    /**
     * Drops an option: it may not be taken any more.
     *
     * @param option its number
     */
    public void drop(int option) {
        if (left[option]) {
            left[option] = false;
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                int item = cover.item(node);
                optionsLeft[item]--;
                look(item);
                steps++;
            }
        }
    }

    /** Notes an item that needs all its options, or is stuck. */
    private void look(int item) {
        if (need[item] > 0 && optionsLeft[item] <= need[item]) {
            if (optionsLeft[item] < need[item]) {
                stuck = stuck == NONE ? item : stuck;
            } else {
                if (singleCount == singles.length) {
                    singles = Arrays.copyOf(singles, 2 * singleCount);
                }
                singles[singleCount++] = item;
            }
        }
    }

    /** Whether the option of a node excludes another one that holds the same item, which has no room for both. */
    private boolean excludesAt(int node, int other) {
        if (cover.color(node) < 0) {
            return true;
        }
        return CoverData.differ(cover.color(node), cover.color(nodeOf(cover.item(node), other)));
    }

    /**
     * The rule of domain consistency: an item that would be left with fewer options than it needs if an option were
     * taken; then the option is in no solution from here.
     *
     * @param option an option that is left
     * @return such an item, or {@link #NONE}
     */
    public int stuckBehind(int option) {
        return exclusion.stuckBehind(option);
    }

    /**
     * The most steps that {@link #stuckBehind} takes for all options together, before it is asked.
     *
     * @return {@code >= 0}
     */
    public long stepsOfRound() {
        long round = 0;
        for (int i = 0; i < optionsLeft.length; i++) {
            watch();
            steps += start[i + 1] - start[i];
            long nodes = 0;
            for (int k = start[i]; k < start[i + 1]; k++) {
                nodes += left[options[k]] ? cover.firstNode(options[k] + 1) - cover.firstNode(options[k]) : 0;
            }
            round += nodes * optionsLeft[i];
        }
        return round;
    }

    /** Counts of what an option excludes. Made at its first use: most positions are never asked. */
    private final class Exclusion {

        /** Of each option, the question (from 1) for which it was last found to be excluded. */
        private int[] excludedFor = new int[0];

        private int asked;

        /** Of each item, how many of its options the option in question excludes. */
        private int[] excluded = new int[0];

        private int[] touched = new int[0];
        private int touchedCount;

        private final int items;
        private final int optionCount;

        Exclusion(int items, int optionCount) {
            this.items = items;
            this.optionCount = optionCount;
        }

        int stuckBehind(int option) {
            if (touched.length < items) {
                excludedFor = new int[optionCount];
                excluded = new int[items];
                touched = new int[items];
            }
            asked++;
            excludedFor[option] = asked; // what the option takes from its items it gives them, too
            int first = cover.firstNode(option);
            int end = cover.firstNode(option + 1);
            for (int node = first; node < end; node++) {
                int item = cover.item(node);
                watch();
                if (cover.color(node) >= 0 || capacity[item] <= 1) {
                    for (int k = start[item]; k < start[item + 1]; k++) {
                        exclude(node, options[k]);
                    }
                }
            }
            for (int node = first; node < end; node++) {
                if (capacity[cover.item(node)] <= 1) {
                    excluded[cover.item(node)] = 0; // the option covers these itself, as often as may be
                }
            }
            int found = NONE;
            while (touchedCount > 0) {
                int item = touched[--touchedCount];
                if (optionsLeft[item] - excluded[item] < need[item]) {
                    found = item;
                }
                excluded[item] = 0;
            }
            return found;
        }

        private void exclude(int node, int other) {
            steps++;
            if (left[other] && excludedFor[other] != asked && excludesAt(node, other)) {
                excludedFor[other] = asked;
                for (int at = cover.firstNode(other); at < cover.firstNode(other + 1); at++) {
                    int item = cover.item(at);
                    steps++;
                    if (excluded[item]++ == 0) {
                        touched[touchedCount++] = item;
                    }
                }
            }
        }
    }
}
