package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Root;
import dlx.core.symmetry.RestOrbits;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The options taken, banned and available at one node of {@link CoveringSearch} at a time.
 *
 * <pre>
 *   live          bit set of the options that are neither taken nor banned
 *   left[i]       number of available options of item i
 *   need[i]       number of options that item i still needs; below 0 if it has more than it needs
 *   degree[k]     number of items of option k that still need an option
 *   trail         options taken or banned since the root, in order, for undoing
 * </pre>
 *
 * <p>Invariant: an available option fits the capacity of all its items, and agrees with the options taken in all
 * colors. An option is taken or banned at most once on the path to a node, so no array grows. {@link #ban} costs
 * O(items of the option). {@link #take} costs in addition the options of those of its items whose need or capacity
 * becomes 0.
 */
final class CoveringState {

    private final Covering covering;
    private final long[] cost;
    private final PacedStopCheck pace;

    final long[] live;
    final int[] left;
    final int[] need;
    final int[] degree;

    /** Capacity minus need of each item: constant during a search. */
    private final int[] slack;

    /** Banned options as their numbers, and taken options as {@code ~number}. */
    private final int[] trail;

    private int trailLength;

    /** Options taken in addition to the givens, in order. */
    final int[] taken;

    int takenCount;

    /** Cost of the options in {@link #taken}, in cost units. */
    long takenCost;

    /**
     * Creates the state at a root.
     *
     * @param cost cost of each option, in cost units
     */
    CoveringState(Covering covering, long[] cost, Root root, PacedStopCheck pace) {
        this.covering = covering;
        this.pace = pace;
        this.cost = cost;
        int options = covering.options();
        live = new long[(options + 63) >> 6];
        for (int k = 0; k < options; k++) {
            live[k >> 6] |= 1L << k;
        }
        need = covering.least.clone();
        for (int i : root.relax) {
            need[i] = 0;
        }
        left = new int[need.length];
        slack = new int[need.length];
        degree = new int[options];
        for (int i = 0; i < need.length; i++) {
            left[i] = covering.optionsOf[i].length;
            slack[i] = covering.most[i] - need[i];
            if (need[i] > 0) {
                addToDegrees(i, 1);
            }
        }
        trail = new int[options];
        taken = new int[options];
        if (!root.isContradictory()) {
            give(root);
        }
    }

    /** Creates a copy of a state for another thread. */
    CoveringState(CoveringState from, PacedStopCheck pace) {
        covering = from.covering;
        this.pace = pace;
        cost = from.cost;
        live = from.live.clone();
        left = from.left.clone();
        need = from.need.clone();
        degree = from.degree.clone();
        slack = from.slack; // never changes
        trail = from.trail.clone();
        trailLength = from.trailLength;
        taken = from.taken.clone();
        takenCount = from.takenCount;
        takenCost = from.takenCost;
    }

    private void give(Root root) {
        for (int k : root.take) {
            take(k);
        }
        for (int k : root.ban) {
            banIfLive(k);
        }
        takenCount = 0;
        takenCost = 0;
    }

    boolean isLive(int option) {
        return (live[option >> 6] >> option & 1) != 0;
    }

    /** Returns the number of options that an item may still have. */
    int capacity(int item) {
        return slack[item] + need[item];
    }

    /** Returns the present length of the trail; {@link #undoTo} restores this state. */
    int mark() {
        return trailLength;
    }

    void banIfLive(int option) {
        if (isLive(option)) {
            ban(option);
        }
    }

    /** Bans an available option, and the available options of its orbit. */
    void banOrbit(RestOrbits orbits, int option) {
        ban(option);
        if (!orbits.areTrivial()) {
            Arrays.stream(live()).filter(k -> orbits.of(k) == orbits.of(option)).forEach(this::ban);
        }
    }

    /** Returns the available options, ascending. */
    int[] live() {
        pace.steps(live.length);
        return BitSet.valueOf(live).stream().toArray();
    }

    /** Bans an available option. */
    void ban(int option) {
        trail[trailLength++] = option;
        remove(option);
    }

    private void remove(int option) {
        live[option >> 6] &= ~(1L << option);
        int end = covering.start[option + 1];
        pace.steps(end - covering.start[option]);
        for (int node = covering.start[option]; node < end; node++) {
            left[covering.item[node]]--;
        }
    }

    /** Takes an available option, and bans the options that it excludes. */
    void take(int option) {
        trail[trailLength++] = ~option;
        remove(option);
        taken[takenCount++] = option;
        takenCost += cost[option];
        int end = covering.start[option + 1];
        for (int node = covering.start[option]; node < end; node++) {
            int i = covering.item[node];
            if (--need[i] == 0) {
                addToDegrees(i, -1);
            }
            if (covering.isColored[i]) {
                banOtherColors(i, node);
            } else if (capacity(i) == 0) {
                banAll(i);
            }
        }
    }

    private void addToDegrees(int item, int change) {
        pace.steps(covering.optionsOf[item].length);
        for (int k : covering.optionsOf[item]) {
            degree[k] += change;
        }
    }

    private void banAll(int item) {
        pace.steps(covering.optionsOf[item].length);
        for (int k : covering.optionsOf[item]) {
            banIfLive(k);
        }
    }

    /** Bans the available options that exclude a node of an item by its color. */
    private void banOtherColors(int item, int node) {
        int[] nodes = covering.nodesOf[item];
        pace.steps(nodes.length);
        for (int j = 0; j < nodes.length; j++) {
            int k = covering.optionsOf[item][j];
            if (isLive(k) && covering.problem.exclude(node, nodes[j])) {
                ban(k);
            }
        }
    }

    /** Undoes every take and ban since a {@link #mark}. */
    void undoTo(int mark) {
        while (trailLength > mark) {
            int entry = trail[--trailLength];
            if (entry >= 0) {
                putBack(entry);
            } else {
                giveBack(~entry);
                putBack(~entry);
            }
        }
    }

    private void putBack(int option) {
        live[option >> 6] |= 1L << option;
        int end = covering.start[option + 1];
        pace.steps(end - covering.start[option]);
        for (int node = covering.start[option]; node < end; node++) {
            left[covering.item[node]]++;
        }
    }

    private void giveBack(int option) {
        takenCount--;
        takenCost -= cost[option];
        int end = covering.start[option + 1];
        for (int node = covering.start[option]; node < end; node++) {
            int i = covering.item[node];
            if (need[i]++ == 0) {
                addToDegrees(i, 1);
            }
        }
    }

    /**
     * Takes all available options of each item that needs all of them, until no such item remains.
     *
     * @return false if some item needs more options than are available
     */
    boolean settle() {
        boolean again = true;
        while (again) {
            again = false;
            pace.steps(need.length);
            for (int i = 0; i < need.length; i++) {
                if (left[i] <= need[i] && need[i] > 0) {
                    if (left[i] < need[i]) {
                        return false;
                    }
                    takeAll(i);
                    again = true;
                }
            }
        }
        return true;
    }

    /** Takes the available options of an item. If they exclude each other, the item lacks options afterwards. */
    private void takeAll(int item) {
        pace.steps(covering.optionsOf[item].length);
        for (int k : covering.optionsOf[item]) {
            if (isLive(k)) {
                take(k);
            }
        }
    }

    /** Bans the available options of degree 0 and nonnegative cost: without them a solution is not worse. */
    void banIdle() {
        pace.steps(live.length);
        for (int w = 0; w < live.length; w++) {
            for (long word = live[w]; word != 0; word &= word - 1) {
                int k = (w << 6) + Long.numberOfTrailingZeros(word);
                if (degree[k] == 0 && cost[k] >= 0) {
                    ban(k);
                }
            }
        }
    }

    /** Returns true if no option is available. */
    boolean isDecided() {
        for (long word : live) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns the item with the fewest available options beyond its need; -1 if no item needs an option. */
    int tightest() {
        int item = -1;
        int least = Integer.MAX_VALUE;
        pace.steps(need.length);
        for (int i = 0; i < need.length; i++) {
            int spare = left[i] - need[i];
            if (spare < least && need[i] > 0) {
                least = spare;
                item = i;
            }
        }
        return item;
    }

    /** Returns true if some item still needs an option. */
    boolean isShort() {
        for (int n : need) {
            if (n > 0) {
                return true;
            }
        }
        return false;
    }
}
