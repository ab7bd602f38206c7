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
 * Orders of the primary items along which a problem may be swept: the one that the model names, and those made from the
 * problem alone.
 *
 * <ul>
 *   <li><b>file</b>: the order of the cover, where the model names none.
 *   <li><b>frontier</b>: from an item on that meets few others, as a corner does, next comes the item with the least of:
 *       its options left, plus a weight times the items that these would touch for the first time. A frontier goes through
 *       a board so.
 *   <li><b>greedy</b>: the same with weight 0: fewest options left.
 *   <li><b>breadth</b>: breadth first over the items that meet, those that meet few first (Cuthill and McKee, 1969).
 *   <li><b>model</b>: the one that the model names, the items that it leaves out last.
 * </ul>
 *
 * <p>{@linkplain CoOccurrence#global Global} items, as the pieces of a packing are, come last: in the middle of an order they
 * would widen the frontier at once.
 */
public final class ItemOrders {

    public static final String FILE = "file";
    public static final String MODEL = "model";

    /** What an item touched for the first time weighs, in options. */
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
     * The orders of a problem, each once. The first is the one that the model names; if it names none, that of the cover,
     * which is left out otherwise: the model knows better, and each order that is probed takes time.
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

    /** The items that the model names, as far as they are still to be covered. */
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

    /** An order of some items, the others after them. */
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

    /** Makes orders, that of the cover with global items last among them if it is wanted. */
    private void make(boolean withFile) {
        boolean[] global = meetings.global();
        int[] local = IntStream.of(meetings.primaries).filter(i -> !global[i]).toArray();
        addAll(withFile, local.length == 0 ? meetings.primaries : local);
    }

    /** Adds the orders of some items, with all others after them. */
    private void addAll(boolean withFile, int... local) {
        int start = IntStream.of(local)
                .boxed()
                .min(Comparator.<Integer>comparingInt(meetings::degree)
                        .thenComparingInt(i -> meetings.optionsOf[i].length))
                .orElse(OptionGroups.NONE);
        if (start == OptionGroups.NONE) {
            return; // no primary items at all
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

    /** Adds an order of some items, the others after them. */
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

    /** One order in the making. */
    private final class Making {

        /** How many options left hold both of two items. */
        private final int[] times = meetings.times();

        private final boolean[] placed = new boolean[problem.items()];
        private final boolean[] gone = new boolean[problem.options()];

        /** When each item was touched; the greatest number if it was not. */
        private final int[] touched = new int[problem.items()];

        private int clock;

        /** Of each item, how many items its options left would touch. */
        private final int[] fresh = new int[problem.items()];

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

        /** Touches an item: those that meet it have one fewer to touch. */
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
