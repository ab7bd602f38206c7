package dlx.core.engine.sweep.layers;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Orders of the primary items along which a problem may be swept: the order given by the model, and orders computed
 * from the problem.
 *
 * <ul>
 * <li><b>file</b>: the order of the cover, if the model does not give one.
 * <li><b>frontier</b>: starts at an item that meets few others, such as a corner. The next item is the item with the
 * minimum of its remaining options plus a weight times the number of items that these would touch for the first time.
 * So a frontier moves across a board.
 * <li><b>greedy</b>: frontier with weight 0, so the item with the fewest remaining options is next.
 * <li><b>breadth</b>: breadth first over the items that meet, first the items that meet few others (Cuthill and McKee,
 * 1969).
 * <li><b>model</b>: the order given by the model, followed by the items that it leaves out.
 * </ul>
 *
 * <p>{@linkplain CoOccurrence#global Global} items, such as the pieces of a packing, come last. In the middle of an
 * order they would widen the frontier at once.
 */
public final class ItemOrders {

    public static final String FILE = "file";
    public static final String MODEL = "model";

    /** Weights of an item touched for the first time, in options, one per order. */
    private static final int[] WEIGHTS = {4, 64};

    private final CoOccurrence meetings;
    private final Problem problem;
    private final PacedStopCheck pace;
    private final List<ItemOrder> found = new ArrayList<>();

    private ItemOrders(CoOccurrence meetings, StopCheck stop) {
        this.meetings = meetings;
        problem = meetings.problem;
        pace = new PacedStopCheck(stop);
    }

    /**
     * Returns the orders of a problem, without duplicates. The first is the order given by the model, or else by the
     * cover. An order of the model replaces the order of the cover, because the model has more knowledge, and each
     * probe takes time.
     */
    public static List<ItemOrder> of(Problem problem, Optional<CoOccurrence> meetings, StopCheck stop) {
        int[] primaries = CoOccurrence.primaries(problem);
        int[] named = named(problem, primaries);
        ItemOrder given = named.length == 0
                ? new ItemOrder(FILE, primaries)
                : new ItemOrder(MODEL, whole(problem, primaries, named));
        if (meetings.isEmpty()) {
            return List.of(given);
        }
        ItemOrders orders = new ItemOrders(meetings.get(), stop);
        orders.found.add(given);
        orders.make(named.length == 0);
        return orders.found;
    }

    /** Returns the items in the order of the model, without those that are already covered. */
    private static int[] named(Problem problem, int... primaries) {
        int[] placeOf = new int[problem.cover.itemCount()];
        Arrays.fill(placeOf, OptionGroups.NONE);
        for (int i : primaries) {
            placeOf[problem.itemNumber[i]] = i;
        }
        return IntStream.of(problem.cover.sweepOrder())
                .map(item -> placeOf[item])
                .filter(i -> i != OptionGroups.NONE)
                .toArray();
    }

    /** Returns an order of some items, followed by the other primary items. */
    private static int[] whole(Problem problem, int[] primaries, int... order) {
        int[] all = Arrays.copyOf(order, primaries.length);
        boolean[] placed = new boolean[problem.items()];
        for (int i : order) {
            placed[i] = true;
        }
        int count = order.length;
        for (int i : primaries) {
            if (!placed[i]) {
                all[count++] = i;
            }
        }
        return all;
    }

    /** Adds the computed orders, and, if requested, the order of the cover with global items last. */
    private void make(boolean withFile) {
        boolean[] global = meetings.global();
        int[] local = IntStream.of(meetings.primaries).filter(i -> !global[i]).toArray();
        addAll(withFile, local.length == 0 ? meetings.primaries : local);
    }

    /** Adds the orders of some items, followed by all other primary items. */
    private void addAll(boolean withFile, int... local) {
        int start = IntStream.of(local)
                .boxed()
                .min(Comparator.<Integer>comparingInt(meetings::degree)
                        .thenComparingInt(i -> meetings.optionsOf[i].length))
                .orElse(OptionGroups.NONE);
        if (start == OptionGroups.NONE) {
            return; // without primary items
        }
        if (withFile) {
            add(FILE, local);
        }
        add("breadth", breadthFirst(start, local));
        add("greedy", new Making().from(start, 0, local));
        for (int weight : WEIGHTS) {
            add("frontier", new Making().from(start, weight, local));
        }
    }

    /** Adds an order of some items, followed by the other primary items. */
    private void add(String name, int... order) {
        int[] all = whole(problem, meetings.primaries, order);
        if (found.stream().noneMatch(known -> Arrays.equals(known.items(), all))) {
            found.add(new ItemOrder(name, all));
        }
    }

    private int[] breadthFirst(int start, int... local) {
        int[] degree = new int[problem.items()];
        for (int i : local) {
            degree[i] = meetings.degree(i);
        }
        int[] byDegree = IntStream.of(local)
                .boxed()
                .sorted(Comparator.comparingInt(i -> degree[i])) // stable
                .mapToInt(i -> i)
                .toArray();
        int[] order = new int[local.length];
        boolean[] reached = new boolean[problem.items()];
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        int count = 0;
        int begin = start;
        while (count < order.length) {
            reached[begin] = true;
            queue.add(begin);
            while (!queue.isEmpty()) {
                int i = queue.remove();
                order[count++] = i;
                pace.steps(byDegree.length);
                for (int other : byDegree) {
                    if (!reached[other] && meetings.meet(i, other)) {
                        reached[other] = true;
                        queue.add(other);
                    }
                }
            }
            for (int i : local) {
                begin = reached[i] ? begin : i; // the next part of a cover in parts
            }
        }
        return order;
    }

    /** An order under construction. */
    private final class Making {

        /** Number of remaining options that hold both of two items; index {@code item * items + other}. */
        private final int[] times = meetings.times();

        private final boolean[] placed = new boolean[problem.items()];
        private final boolean[] gone = new boolean[problem.options()];

        /**
         * Time at which each item was touched, in the units of {@link #clock}; {@link Integer#MAX_VALUE} if it was not.
         */
        private final int[] touched = new int[problem.items()];

        /** Number of items touched so far. */
        private int clock;

        /** Number of items that the remaining options of each item would touch for the first time. */
        private final int[] fresh = new int[problem.items()];

        /** Number of remaining options of each item. */
        private final int[] optionsLeft = new int[problem.items()];

        Making() {
            Arrays.fill(touched, Integer.MAX_VALUE);
            for (int i = 0; i < fresh.length; i++) {
                optionsLeft[i] = meetings.optionsOf[i].length;
                fresh[i] = meetings.metBy(i);
            }
        }

        int[] from(int start, int weight, int... local) {
            int[] order = new int[local.length];
            order[0] = start;
            place(start);
            for (int count = 1; count < order.length; count++) {
                int best = OptionGroups.NONE;
                long least = Long.MAX_VALUE;
                pace.steps(local.length);
                for (int i : local) {
                    long cost = optionsLeft[i] + (long) weight * fresh[i];
                    boolean better = cost < least || cost == least && touched[i] < touched[best];
                    if (!placed[i] && better) {
                        least = cost;
                        best = i;
                    }
                }
                order[count] = best;
                place(best);
            }
            return order;
        }

        private void place(int item) {
            placed[item] = true;
            touch(item);
            for (int k : meetings.optionsOf[item]) {
                if (!gone[k]) {
                    gone[k] = true;
                    drop(k);
                }
            }
        }

        private void drop(int k) {
            int items = fresh.length;
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                touch(problem.item[node]);
            }
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                int i = problem.item[node];
                optionsLeft[i]--;
                pace.steps(problem.start[k + 1] - problem.start[k]);
                for (int other = problem.start[k]; other < problem.start[k + 1]; other++) {
                    times[i * items + problem.item[other]]--;
                }
            }
        }

        /** Touches an item: for all items that meet it, one item fewer is untouched. */
        private void touch(int item) {
            if (touched[item] != Integer.MAX_VALUE) {
                return;
            }
            touched[item] = clock++;
            pace.steps(fresh.length);
            for (int i = 0; i < fresh.length; i++) {
                fresh[i] -= times[item * fresh.length + i] > 0 ? 1 : 0;
            }
        }
    }
}
