package dlx.core.engine.memo;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A maker of item orders for searches that take the leftmost of items with equally few options. Such a search then
 * sweeps through the cover along a frontier, and different ways soon lead to equal states: a board is filled from end
 * to end along its short side, in either orientation.
 *
 * <p>After the first items of an order are covered, the <em>frontier</em> is the set of other items that their options
 * touch. An order is made greedily. The next item is the touched item whose available options touch the fewest new
 * items. Ties go to the item with fewest available options, then to the item touched first.
 *
 * <p>Such an order replaces the order of the cover only if its frontier is narrow, and narrower than that of the cover.
 * If constraints reach everywhere, as in Latin squares, every order is wide, and the order of the model's author suits
 * the table better: with the narrowest of the wide orders, latin-6-row took 2.3 million nodes instead of 0.3.
 *
 * <p>Counting domino-3x60 in this order visits 1 309 nodes; with the items row by row, 20 million are not enough
 * (docs/develop/benchmarks.md, "Ties by the frontier").
 */
final class FrontierOrder {

    /** Maximum number of steps to make all orders, a step being the visit of a node: some milliseconds. */
    static final long MOST_STEPS = 1 << 21;

    /** Maximum number of orders, each begun at one of the items with fewest options. */
    private static final int STARTS = 8;

    /** Divisor of the number of primary items that gives the maximum size of a narrow frontier. */
    private static final int NARROW = 6;

    private final Problem problem;
    private final PacedStopCheck pace;
    private final int[][] optionsOf;
    private final int primaries;
    private long steps;

    private FrontierOrder(Problem problem, StopCheck stop) {
        this.problem = problem;
        pace = new PacedStopCheck(stop);
        optionsOf = problem.optionsOfItems(stop);
        primaries = (int) IntStream.range(0, problem.items())
                .filter(i -> problem.primary[i])
                .count();
    }

    /** Returns the problem with its items in the narrowest order found; the options keep their order. */
    static Problem of(Problem problem, StopCheck stop) {
        if (problem.infeasible) {
            return problem;
        }
        FrontierOrder orders = new FrontierOrder(problem, stop);
        int[] own = IntStream.range(0, problem.items())
                .filter(i -> problem.primary[i])
                .toArray();
        int[] best = orders.narrowest(own);
        return best == own ? problem : orders.renumbered(best);
    }

    /** Returns the narrowest of the given order and the orders that the limit on steps allows. */
    private int[] narrowest(int[] own) {
        int[] starts = IntStream.of(own)
                .boxed()
                .sorted(Comparator.comparingInt(i -> optionsOf[i].length)) // a stable sort: ties stay in order
                .limit(STARTS)
                .mapToInt(i -> i)
                .toArray();
        int[] best = own;
        double least = width(own);
        for (int start : starts) {
            Optional<int[]> order = new Front().from(start);
            if (order.isPresent()) {
                double width = width(order.get());
                if (width < least) {
                    least = width;
                    best = order.get();
                }
            }
        }
        return best;
    }

    /**
     * Returns the width of the frontier of an order: the sum, over its items, of 2^(f/2), where f is the size of the
     * frontier after the item. An item is in the frontier from the first option that touches it to its own place in the
     * order; a secondary item, to the last option that holds it.
     */
    private double width(int... order) {
        steps += problem.item.length;
        int[] place = new int[problem.items()];
        Arrays.fill(place, -1);
        for (int p = 0; p < order.length; p++) {
            place[order[p]] = p;
        }
        int[] first = new int[place.length];
        int[] last = place.clone();
        Arrays.fill(first, Integer.MAX_VALUE);
        for (int k = 0; k < problem.options(); k++) {
            pace.steps(problem.start[k + 1] - problem.start[k]);
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

    /** An order under construction. */
    private final class Front {

        private static final int UNKNOWN = -1;

        private final boolean[] placed = new boolean[problem.items()];
        private final boolean[] gone = new boolean[problem.options()];

        /** The items touched, in the order in which they were touched. */
        private final int[] touched = new int[problem.items()];

        private final boolean[] isTouched = new boolean[problem.items()];
        private int touchedCount;

        /**
         * Number of items in the frontier: touched and not placed; secondary items only while they have available
         * options.
         */
        private int frontier;

        /** For each item, the number of new items that its available options would touch, or {@link #UNKNOWN}. */
        private final int[] fresh = new int[problem.items()];

        private final int[] optionsLeft = new int[problem.items()];
        /** For each item, the value of {@link #asked} when it was last counted. */
        private final int[] seenFor = new int[problem.items()];

        /** Number of counts made by {@link #fresh(int)}. */
        private int asked;

        Front() {
            Arrays.fill(fresh, UNKNOWN);
            for (int i = 0; i < optionsLeft.length; i++) {
                optionsLeft[i] = optionsOf[i].length;
            }
        }

        /**
         * Returns the order that begins at an item; empty if its frontier is not narrow, or the limit on steps is
         * reached.
         */
        Optional<int[]> from(int start) {
            int[] order = new int[primaries];
            order[0] = start;
            place(start);
            for (int count = 1; count < order.length; count++) {
                pace.steps(touchedCount);
                if (steps > MOST_STEPS || frontier > primaries / NARROW) {
                    return Optional.empty();
                }
                order[count] = next();
                place(order[count]);
            }
            return Optional.of(order);
        }

        /** Returns the next item of the order. */
        private int next() {
            int best = -1;
            for (int t = 0; t < touchedCount; t++) {
                int i = touched[t];
                steps++;
                if (!placed[i] && problem.primary[i]) {
                    boolean better = best < 0
                            || fresh(i) < fresh(best)
                            || fresh(i) == fresh(best) && optionsLeft[i] < optionsLeft[best];
                    best = better ? i : best;
                }
            }
            for (int i = 0; best < 0; i++) { // begin the next component of the cover
                best = !placed[i] && problem.primary[i] ? i : -1;
            }
            return best;
        }

        private void place(int item) {
            touch(item);
            placed[item] = true;
            frontier--;
            for (int k : optionsOf[item]) {
                pace.step();
                if (!gone[k]) {
                    pace.steps(2 * (problem.start[k + 1] - problem.start[k]));
                    for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                        touch(problem.item[node]);
                    }
                    for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                        int i = problem.item[node];
                        optionsLeft[i]--;
                        frontier -= optionsLeft[i] == 0 && !problem.primary[i] ? 1 : 0;
                        fresh[i] = UNKNOWN;
                    }
                    gone[k] = true;
                }
            }
        }

        /** Touches an item; items that share an option with it have one fewer to touch. */
        private void touch(int item) {
            if (isTouched[item]) {
                return;
            }
            isTouched[item] = true;
            touched[touchedCount++] = item;
            frontier++;
            for (int k : optionsOf[item]) {
                pace.steps(gone[k] ? 1 : problem.start[k + 1] - problem.start[k]);
                for (int node = problem.start[k]; !gone[k] && node < problem.start[k + 1]; node++) {
                    fresh[problem.item[node]] = UNKNOWN;
                    steps++;
                }
            }
        }

        /** Returns the number of new items that the available options of an item would touch. */
        private int fresh(int item) {
            if (fresh[item] == UNKNOWN) {
                int count = 0;
                asked++;
                for (int k : optionsOf[item]) {
                    pace.steps(gone[k] ? 1 : problem.start[k + 1] - problem.start[k]);
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

    /** Returns the problem with its primary items in an order, followed by the secondary items. */
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
        int[] atLeast = new int[oldItem.length];
        int[] atMost = new int[oldItem.length];
        int[] itemNumber = new int[oldItem.length];
        for (int i = 0; i < oldItem.length; i++) {
            newItem[oldItem[i]] = i;
            primary[i] = problem.primary[oldItem[i]];
            atLeast[i] = problem.atLeast[oldItem[i]];
            atMost[i] = problem.atMost[oldItem[i]];
            itemNumber[i] = problem.itemNumber[oldItem[i]];
        }
        int[] item = new int[problem.item.length];
        for (int node = 0; node < item.length; node++) {
            pace.step();
            item[node] = newItem[problem.item[node]];
        }
        return new Problem(
                problem.cover,
                new Problem.Items(primary, atLeast, atMost, itemNumber),
                new Problem.Options(problem.start, item, problem.color, problem.number),
                problem.place,
                problem.forced,
                problem.infeasible);
    }
}
