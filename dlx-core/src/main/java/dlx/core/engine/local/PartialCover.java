package dlx.core.engine.local;

import dlx.core.engine.Problem;
import java.util.Arrays;

/**
 * The chosen options, which do not exclude each other between two steps, and the gain of each open option.
 *
 * <pre>
 *   worth[k]   sum of the weights of the items that option k is responsible for: those with a demand that
 *              would be uncovered without k, if k is chosen, or that k would help to cover
 *   gain[k]    worth[k] minus the worth of all chosen options in conflict with k: the change of the weight
 *              of covered items if k is chosen and these are dropped
 * </pre>
 *
 * <p>At an item that must be filled to its capacity, as all items of an exact cover, every open option is responsible:
 * if the item is full, the option takes the place of another. Therefore the worth of an option changes with weights
 * only. {@link SharedItems} has the rules for other items.
 *
 * <p>Cost of choosing or dropping an option: the length of its list of conflicts.
 */
final class PartialCover {

    final Holders holders;
    final Conflicts conflicts;

    /** Minimum number of chosen options of each item; 0 for secondary items. */
    final int[] need;

    /** Maximum number of chosen options of each item; 1 for secondary items. */
    final int[] capacity;

    /** Number of chosen options of each item. */
    final int[] times;

    /** Weight of each item, {@code >= 1}. */
    final int[] weight;

    /** Worth of each open option, {@code >= 0}. */
    final long[] worth;

    /** Gain of each open option. For a chosen option it equals its worth. */
    final long[] gain;

    final IndexSet chosen;

    /** The items with fewer chosen options than they need. */
    final IndexSet uncovered;

    /** Number of options that uncovered items lack, summed over the items. */
    int missing;

    /** Number of gains read or changed. */
    long looks;

    /** Number of changes of this state: sums over the state are valid as long as it does not change. */
    long changes;

    final SharedItems shared;

    private final int[] start;
    private final int[] item;

    /** Creates the state without chosen options. */
    PartialCover(Problem problem, Holders holders, RootPropagation root, int mostInts) {
        this.holders = holders;
        start = problem.start;
        item = problem.item;
        need = root.needs();
        capacity = root.capacities();
        conflicts = new Conflicts(problem, holders, capacity, mostInts);
        times = new int[problem.items()];
        weight = new int[problem.items()];
        Arrays.fill(weight, 1);
        worth = new long[problem.options()];
        uncovered = new IndexSet(problem.items());
        chosen = new IndexSet(problem.options());
        for (int i = 0; i < need.length; i++) {
            if (need[i] > 0) {
                uncovered.add(i);
                missing += need[i];
                for (int option : holders.options()[i]) {
                    worth[option]++;
                }
            }
        }
        gain = worth.clone();
        shared = new SharedItems(problem, this);
    }

    /**
     * Chooses an open option. The chosen options in conflict with it must be dropped next, and one option of each item
     * that is too full ({@link SharedItems#firstTooFull}); until then the state is not a partial cover.
     *
     * @param conflicting receives the chosen options in conflict with it
     * @return the number of these options
     */
    int add(int option, int[] conflicting) {
        changes++;
        int count = 0;
        int[] list = conflicts.of(option);
        long by = worth[option];
        int k = 0;
        for (int other = list[0]; other != Conflicts.END; other = list[++k]) {
            gain[other] -= by;
            if (chosen.contains(other)) {
                conflicting[count++] = other;
            }
        }
        looks += k;
        chosen.add(option);
        for (int node = start[option]; node < start[option + 1]; node++) {
            int i = item[node];
            times[i]++;
            if (times[i] <= need[i]) {
                missing--;
                if (times[i] == need[i]) {
                    uncovered.remove(i);
                }
            }
            if (capacity[i] > 1) {
                shared.enter(i, option);
            }
        }
        return count;
    }

    /** Drops a chosen option. */
    void remove(int option) {
        chosen.remove(option);
        changes++;
        shiftConflicts(option, worth[option]);
        for (int node = start[option]; node < start[option + 1]; node++) {
            int i = item[node];
            if (times[i] <= need[i]) {
                missing++;
                if (times[i] == need[i]) {
                    uncovered.add(i);
                }
            }
            times[i]--;
            if (capacity[i] > 1) {
                shared.leave(i, option);
            }
        }
    }

    /** Adds 1 to the weight of each uncovered item. */
    void raiseWeights() {
        changes++;
        for (int k = 0; k < uncovered.size; k++) {
            int i = uncovered.member[k];
            weight[i]++;
            for (int option : holders.options()[i]) {
                raise(option, 1);
            }
        }
    }

    /** Changes the worth of an open option, and with it gains. */
    void raise(int option, int by) {
        looks++;
        worth[option] += by;
        gain[option] += by;
        if (chosen.contains(option)) {
            shiftConflicts(option, -by);
        }
    }

    private void shiftConflicts(int option, long by) {
        int[] list = conflicts.of(option);
        int k = 0;
        for (int other = list[0]; other != Conflicts.END; other = list[++k]) {
            gain[other] += by;
        }
        looks += k;
    }
}
