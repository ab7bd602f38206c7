package dlx.core.engine.memo;

import dlx.core.engine.Interruption;
import dlx.core.engine.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Numbers the items of a problem so that a search which takes the leftmost of items with equally few options goes
 * through the cover as a front goes through a board. Then different ways lead to the same states soon: a board is filled
 * from end to end along its short side, whichever way it lies.
 *
 * <p>When the first items of an order are covered, the <em>frontier</em> are the items that their options touch beyond
 * them. A narrow frontier has few states. An order is made greedily: next comes the touched item whose options left touch
 * fewest new items; of several the one touched first, then the one with fewest options left. Items that meet most others
 * (the pieces of a packing) are touched from the beginning and would come at any place, so orders with these last are
 * tried too. The order of the cover is one to beat: only a narrower one takes its place.
 *
 * <p>Counting domino-3x60 this way visits 1 300 nodes; with the items row by row, 20 million are not enough
 * (docs/benchmarks.md, "Ties by the frontier").
 */
final class FrontierOrder {

    /** The most steps that making orders may cost, a step being a look at a node: some milliseconds. */
    static final long MOST_STEPS = 1 << 21;

    /** How many items with fewest options an order begins at. */
    private static final int STARTS = 8;

    /** An item that meets more than this share of all primary items may come last; 1 for none. */
    private static final double[] GLOBAL = {1, 0.8, 0.65};

    private final Problem problem;
    private final Interruption stop;
    private final int[][] optionsOf;
    private final int primaries;
    private long steps;

    private FrontierOrder(Problem problem, Interruption stop) {
        this.problem = problem;
        this.stop = stop;
        optionsOf = problem.optionsOfItems();
        primaries = (int) IntStream.range(0, problem.items())
                .filter(i -> problem.primary[i])
                .count();
    }

    /** The problem with its items in the narrowest order found; the options stay what they are, in their order. */
    static Problem of(Problem problem, Interruption stop) {
        stop.check();
        if (problem.hopeless || problem.items() == 0) {
            return problem;
        }
        FrontierOrder orders = new FrontierOrder(problem, stop);
        int[] own = IntStream.range(0, problem.items())
                .filter(i -> problem.primary[i])
                .toArray();
        int[] best = orders.narrowest(own);
        return best == own ? problem : orders.renumbered(best);
    }

    /** The narrowest of the given order and those that the budget allows to make. */
    private int[] narrowest(int[] own) {
        int[] best = own;
        double least = width(own);
        for (boolean[] global : globals()) {
            int[] starts = IntStream.of(own)
                    .filter(i -> !global[i])
                    .boxed()
                    .sorted(Comparator.comparingInt(i -> optionsOf[i].length)) // stable
                    .limit(STARTS)
                    .mapToInt(i -> i)
                    .toArray();
            for (int start : starts) {
                int[] order = new Front(global).from(start);
                if (steps > MOST_STEPS) {
                    return best; // the order is not whole
                }
                double width = width(order);
                if (width < least) {
                    least = width;
                    best = order;
                }
            }
        }
        return best;
    }

    /** The sets of items to come last, each once. */
    private List<boolean[]> globals() {
        int[] met = met();
        List<boolean[]> sets = new ArrayList<>();
        for (double share : GLOBAL) {
            boolean[] set = new boolean[problem.items()];
            for (int i = 0; i < set.length; i++) {
                set[i] = problem.primary[i] && met[i] > share * primaries;
            }
            if (sets.stream().noneMatch(other -> Arrays.equals(other, set))) {
                sets.add(set);
            }
        }
        return sets;
    }

    /** Of each item, how many primary ones it meets in options. */
    private int[] met() {
        int[] met = new int[problem.items()];
        int[] seenFor = new int[problem.items()];
        for (int i = 0; i < met.length && steps <= MOST_STEPS; i++) {
            stop.check();
            for (int k : optionsOf[i]) {
                for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                    int other = problem.item[node];
                    steps++;
                    if (seenFor[other] != i + 1 && problem.primary[other]) {
                        seenFor[other] = i + 1;
                        met[i]++;
                    }
                }
            }
        }
        return met;
    }

    /**
     * How wide the frontier of an order is: the sum over its items of the root of 2 to the power of the frontier behind
     * them. An item belongs to the frontier from the first option that touches it to its own place, a secondary one to
     * the last option that holds it.
     */
    private double width(int... order) {
        int[] place = new int[problem.items()];
        Arrays.fill(place, -1);
        for (int p = 0; p < order.length; p++) {
            place[order[p]] = p;
        }
        int[] first = new int[place.length];
        int[] last = place.clone();
        Arrays.fill(first, Integer.MAX_VALUE);
        for (int k = 0; k < problem.options(); k++) {
            int lowest = Integer.MAX_VALUE;
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                int p = place[problem.item[node]];
                lowest = p < 0 ? lowest : Math.min(lowest, p);
            }
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                int i = problem.item[node];
                first[i] = Math.min(first[i], lowest);
                last[i] = problem.primary[i] ? last[i] : Math.max(last[i], lowest);
            }
        }
        int[] change = new int[order.length + 1];
        for (int i = 0; i < place.length; i++) {
            if (first[i] < last[i]) {
                change[first[i]]++;
                change[last[i]]--;
            }
        }
        double width = 0;
        int frontier = 0;
        for (int p = 0; p < order.length; p++) {
            frontier += change[p];
            width += Math.pow(2, frontier / 2.0);
        }
        return width;
    }

    /** One order in the making. */
    private final class Front {

        private static final int UNKNOWN = -1;

        private final boolean[] global;
        private final boolean[] placed = new boolean[problem.items()];
        private final boolean[] gone = new boolean[problem.options()];

        /** The items touched, in their order. */
        private final int[] touched = new int[problem.items()];

        private final boolean[] isTouched = new boolean[problem.items()];
        private int touchedCount;

        /** Of each item, how many items its options left would touch, or {@link #UNKNOWN}. */
        private final int[] fresh = new int[problem.items()];

        private final int[] optionsLeft = new int[problem.items()];
        private final int[] seenFor = new int[problem.items()];
        private int asked;

        Front(boolean... global) {
            this.global = global;
            Arrays.fill(fresh, UNKNOWN);
            for (int i = 0; i < optionsLeft.length; i++) {
                optionsLeft[i] = optionsOf[i].length;
            }
        }

        /** An order that begins at an item; not whole if the budget is used up. */
        int[] from(int start) {
            int[] order = new int[primaries];
            int count = 0;
            for (int next = start; next >= 0 && steps <= MOST_STEPS; next = next()) {
                stop.check();
                order[count++] = next;
                place(next);
            }
            for (int i = 0; i < global.length; i++) {
                if (global[i] && count < order.length) {
                    order[count++] = i;
                }
            }
            return order;
        }

        /** The item to come next, or -1 if only those are left that come last. */
        private int next() {
            int best = -1;
            for (int t = 0; t < touchedCount && steps <= MOST_STEPS; t++) {
                int i = touched[t];
                steps++;
                if (!placed[i] && !global[i] && problem.primary[i]) {
                    boolean better = best < 0
                            || fresh(i) < fresh(best)
                            || fresh(i) == fresh(best) && optionsLeft[i] < optionsLeft[best];
                    best = better ? i : best;
                }
            }
            for (int i = 0; best < 0 && i < placed.length; i++) { // the next part of a cover in parts
                best = !placed[i] && !global[i] && problem.primary[i] ? i : -1;
            }
            return best;
        }

        private void place(int item) {
            placed[item] = true;
            touch(item);
            for (int k : optionsOf[item]) {
                if (!gone[k]) {
                    for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                        touch(problem.item[node]);
                    }
                    for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                        optionsLeft[problem.item[node]]--;
                        fresh[problem.item[node]] = UNKNOWN;
                    }
                    gone[k] = true;
                }
            }
        }

        /** Touches an item: those that meet it have one fewer to touch. */
        private void touch(int item) {
            if (isTouched[item]) {
                return;
            }
            isTouched[item] = true;
            touched[touchedCount++] = item;
            for (int k : optionsOf[item]) {
                for (int node = problem.start[k]; !gone[k] && node < problem.start[k + 1]; node++) {
                    fresh[problem.item[node]] = UNKNOWN;
                    steps++;
                }
            }
        }

        /** How many items the options left of an item would touch. */
        private int fresh(int item) {
            if (fresh[item] == UNKNOWN) {
                int count = 0;
                asked++;
                for (int k : optionsOf[item]) {
                    for (int node = problem.start[k]; !gone[k] && node < problem.start[k + 1]; node++) {
                        int other = problem.item[node];
                        steps++;
                        if (!isTouched[other] && seenFor[other] != asked) {
                            seenFor[other] = asked;
                            count++;
                        }
                    }
                }
                fresh[item] = count;
            }
            return fresh[item];
        }
    }

    /** The problem with its primary items in an order, the secondary ones behind them. */
    private Problem renumbered(int... order) {
        int[] oldItem = new int[problem.items()];
        System.arraycopy(order, 0, oldItem, 0, order.length);
        int count = order.length;
        for (int i = 0; i < oldItem.length; i++) {
            if (!problem.primary[i]) {
                oldItem[count++] = i;
            }
        }
        int[] newItem = new int[oldItem.length];
        boolean[] primary = new boolean[oldItem.length];
        int[] itemNumber = new int[oldItem.length];
        for (int i = 0; i < oldItem.length; i++) {
            newItem[oldItem[i]] = i;
            primary[i] = problem.primary[oldItem[i]];
            itemNumber[i] = problem.itemNumber[oldItem[i]];
        }
        int[] item = new int[problem.item.length];
        Arrays.setAll(item, node -> newItem[problem.item[node]]);
        return new Problem(
                primary,
                itemNumber,
                problem.start,
                item,
                problem.number,
                problem.place,
                problem.forced,
                problem.hopeless);
    }
}
