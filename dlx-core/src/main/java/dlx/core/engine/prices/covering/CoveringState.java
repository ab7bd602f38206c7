package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Root;

/**
 * The options taken and those left, at one node of {@link CoveringSearch} at a time.
 *
 * <pre>
 *   live          the options that are neither taken nor banned, as bits
 *   left[i]       how many of them item i has
 *   need[i]       how many options item i needs still; below 0 where it has more than it needs
 *   degree[k]     how many items of option k need an option still
 *   trail         every option taken or banned since the root, in order: so all can be undone
 * </pre>
 *
 * <p>Invariant: a live option has room at all its items and agrees with those taken in all colors. An option is taken or
 * banned once on the way to a node, so nothing grows. Cost of {@link #ban}: the items of the option; of {@link #take}:
 * besides, the options of those of its items that need none or have no room any more.
 */
final class CoveringState {

    private final Covering covering;
    private final long[] cost;
    private final PacedStopCheck pace;

    final long[] live;
    final int[] left;
    final int[] need;
    final int[] degree;

    /** Of each item, how many options more than it needs it has room for, once it needs none. */
    private final int[] slack;

    /** Options banned, by their numbers, and options taken, as {@code ~number}. */
    private final int[] trail;

    private int trailLength;

    /** The options taken after those given, in order. */
    final int[] taken;

    int takenCount;

    /** What they cost. */
    long takenCost;

    /** The state at a root. */
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

    /** The same state again, for another thread. */
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

    /** How many options an item has room for still. */
    int capacity(int item) {
        return slack[item] + need[item];
    }

    /** The place of the trail up to which {@link #undoTo} goes back to the present state. */
    int mark() {
        return trailLength;
    }

    void banIfLive(int option) {
        if (isLive(option)) {
            ban(option);
        }
    }

    /** Bans a live option. */
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

    /** Takes a live option, and bans those that it excludes. */
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

    /** Bans the options that do not agree with a node in the color of its item. */
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

    /** Undoes what was taken and banned since a {@link #mark}. */
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
     * Takes the options that items cannot do without, as long as there are any.
     *
     * @return whether each item has as many options left as it needs
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

    /** Takes the live options of an item; where they exclude each other, it is short of some afterwards. */
    private void takeAll(int item) {
        pace.steps(covering.optionsOf[item].length);
        for (int k : covering.optionsOf[item]) {
            if (isLive(k)) {
                take(k);
            }
        }
    }

    /** Bans the live options that cover nothing needed and are not free of cost or better: leaving them out is no worse. */
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

    /** Whether nothing is left to decide. */
    boolean isDecided() {
        for (long word : live) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    /** The item that leaves least choice, or -1 if nothing is needed. */
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

    /** Whether some item needs an option still. */
    boolean isShort() {
        for (int n : need) {
            if (n > 0) {
                return true;
            }
        }
        return false;
    }
}
