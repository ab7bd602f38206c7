package dlx.core.view;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.util.Arrays;

/**
 * State of a cover in which some options have been taken or dropped: its open items and the available options. It is a
 * readable counterpart of the state of engines, for analysis: the census counts in it, a trace draws it, and the
 * reduction of covers derives conclusions from it.
 *
 * <p>An option is left until it is taken, dropped or excluded by a taken option. Colors and multiplicities are
 * supported. Not thread-safe. A {@link #copy} shares with its original only the lists of options, which never change.
 *
 * @since 0.1
 */
public final class Position {

    /** Marker for the absence of an item. */
    public static final int NONE = -1;

    private final CoverData cover;

    /** The options of item i are {@code options[start[i]..start[i + 1] - 1]}, ascending. Shared by copies. */
    private final int[] start;

    /** Options of all items, as {@link #start} indexes them. Shared by copies. */
    private final int[] options;

    /** Number of options that each item still needs to reach its minimum; 0 for secondary and relaxed items. */
    private final int[] need;

    /** True for each item that may still be covered. */
    private final boolean[] open;

    /** True for each option that may still be taken. */
    private final boolean[] left;

    /** Number of available options that hold each item. */
    private final int[] optionsLeft;

    /** Number of times that each item may still be covered. */
    private final int[] capacity;

    /** Stack of items that needed all their available options when they were noted; this may have changed since. */
    private int[] singles = new int[16];

    private int singleCount;

    /** Options taken, in order; the first {@link #takenCount} are valid. */
    private int[] taken = new int[16];

    private int takenCount;

    /** First item found with fewer options than it needs, or {@link #NONE}; never reset. */
    private int stuck = NONE;

    private long steps;

    /** Number of steps after which {@link #watch} is called at the next check. */
    private static final int WATCHED = 1 << 14;

    /** Callback that is run repeatedly during work; an exception that it throws ends the work. */
    private final Runnable watch;

    /** Number of steps at which {@link #watch} is called next. */
    private long nextWatch;

    private final Exclusion exclusion;

    /**
     * Creates the position of a cover after its givens.
     *
     * @param cover the cover
     * @param givens the givens; options that are given are all taken, even if they exclude each other
     */
    public Position(CoverData cover, Givens givens) {
        this(cover, givens, () -> {});
    }

    /**
     * Creates the position of a cover after its givens, with a watch that may end an analysis that takes too long.
     *
     * @param cover the cover
     * @param givens the givens
     * @param watch called once per some thousand steps, by this constructor and by all methods that change or
     *     analyze this position or a copy. An exception that it throws ends the work; the position cannot be used
     *     afterwards
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

    /** Returns a copy, which can be changed independently. Cost: O(items + options). */
    public Position copy() {
        return new Position(this);
    }

    /** Returns the cover, which numbers the items and options. */
    public CoverData cover() {
        return cover;
    }

    /**
     * Returns true if an item may still be covered.
     *
     * @param item the number of the item
     * @return {@code false} after the item has been covered its maximum number of times
     */
    public boolean isOpen(int item) {
        return open[item];
    }

    /**
     * Returns true if an item must still be covered, once or more often.
     *
     * @param item the number of the item
     * @return {@code true} for primary items that are not relaxed and need an option
     */
    public boolean isDemanded(int item) {
        return need[item] > 0;
    }

    /**
     * Returns the number of options that an item still needs to be covered its minimum number of times.
     *
     * @param item the number of the item
     * @return the number, 0 or more; 0 for secondary and relaxed items
     */
    public int need(int item) {
        return need[item];
    }

    /**
     * Returns the number of times that an item may still be covered. A secondary item may be covered once; options that
     * share its color are not counted.
     *
     * @param item the number of the item
     * @return the number, 0 or more
     */
    public int capacity(int item) {
        return capacity[item];
    }

    /**
     * Returns true if an option may still be taken.
     *
     * @param option the number of the option
     * @return {@code false} after the option was taken, dropped, or excluded by a taken option
     */
    public boolean isLeft(int option) {
        return left[option];
    }

    /**
     * Returns the number of available options that hold an item.
     *
     * @param item the number of the item
     * @return the number, 0 or more
     */
    public int optionsLeft(int item) {
        return optionsLeft[item];
    }

    /**
     * Returns the available options that hold an item.
     *
     * @param item the number of the item
     * @return the option numbers, ascending
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
     * Returns an item with fewer available options than it needs; with such an item the position does not have a
     * solution.
     *
     * @return the number of the item, or {@link #NONE}
     */
    public int stuck() {
        return stuck;
    }

    /**
     * Returns an item that needs all its available options: without multiplicities, an item that must be covered and
     * has a single available option. The caller must take or drop the first of these options. The item is returned
     * again while it still needs all its available options.
     *
     * @return the number of the item, or {@link #NONE} if no such item is left
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
     * Returns true if all available options that hold an item give it the same color. Such an item does not exclude any
     * option.
     *
     * @param item the number of the item
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

    /** Returns the options taken, including the given ones, in the order in which they were taken: a new array. */
    public int[] taken() {
        return Arrays.copyOf(taken, takenCount);
    }

    /** Returns the number of steps so far, about the nodes visited: the unit of a budget, equal on every machine. */
    public long steps() {
        return steps;
    }

    /**
     * Takes an option: covers its items, and drops every option that it excludes.
     *
     * @param option the number of the option
     */
    public void take(int option) {
        taken = takenCount == taken.length ? Arrays.copyOf(taken, 2 * takenCount) : taken;
        taken[takenCount++] = option;
        // The items close first, so that a covered item is not noted as stuck when it loses other options.
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
     * Drops an option, so that it cannot be taken any more.
     *
     * @param option the number of the option
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

    /** Notes an item if it needs all its available options, or is stuck. */
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

    /** Returns true if the option of a node excludes another option of its item, because both cannot cover the item. */
    private boolean excludesAt(int node, int other) {
        if (cover.color(node) < 0) {
            return true;
        }
        return CoverData.differ(cover.color(node), cover.color(nodeOf(cover.item(node), other)));
    }

    /**
     * Returns an item that would have fewer available options than it needs if an option were taken (domain
     * consistency). With such an item, the option does not occur in any solution from here.
     *
     * @param option an option that is left
     * @return the number of the item, or {@link #NONE}
     */
    public int stuckBehind(int option) {
        return exclusion.stuckBehind(option);
    }

    /**
     * Returns an upper bound on the steps of {@link #stuckBehind} for all options together.
     *
     * @return the number of steps, 0 or more
     */
    public long stepsOfRound() {
        long round = 0;
        for (int i = 0; i < optionsLeft.length; i++) {
            watch();
            int all = start[i + 1] - start[i];
            steps += all;
            long nodes = 0;
            for (int k = start[i]; k < start[i + 1]; k++) {
                nodes += left[options[k]] ? cover.firstNode(options[k] + 1) - cover.firstNode(options[k]) : 0;
            }
            round += (all + nodes) * optionsLeft[i];
        }
        return round;
    }

    /** Counts, per item, of the options that one option excludes; allocated at the first use, which is rare. */
    private final class Exclusion {

        /** Number of the call, from 1, in which each option was last found to be excluded. */
        private int[] excludedFor = new int[0];

        /** Number of calls so far. */
        private int asked;

        /** Number of each item's options that the option in question excludes; 0 between calls. */
        private int[] excluded = new int[0];

        /** Items with an excluded option, each once; the first {@link #touchedCount} are valid. */
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
            excludedFor[option] = asked; // its items lose one option, but need one fewer
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
                    excluded[cover.item(node)] = 0; // the option itself covers these items up to their maximum
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
