package dlx.core.engine.local;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import java.util.Arrays;

/**
 * Applies the givens before the search, and their consequences.
 *
 * <pre>
 *   an option is taken      options of its items are left if the item is full or has another color
 *   an option is left       all options of an item are taken if the item needs all of them
 * </pre>
 *
 * <p>Cost: O(size), since each option is taken or left once.
 */
final class RootPropagation {

    private static final byte OPEN = 0;
    private static final byte TAKEN = 1;
    private static final byte LEFT = 2;

    private final Problem problem;
    private final Holders holders;
    private final byte[] state;

    /** Minimum number of options of each item, without givens; 0 for secondary and relaxed items. */
    private final int[] least;

    /** Number of options of each item that are not left. */
    private final int[] possible;

    /** Number of options of each item that were taken and propagated. */
    private final int[] times;

    /** The options taken, in order; {@link #count} of them, of which {@link #done} were propagated. */
    private final int[] taken;

    private int count;
    private int done;
    private boolean isContradictory;

    RootPropagation(Problem problem, Holders holders, Root root) {
        this.problem = problem;
        this.holders = holders;
        state = new byte[problem.options()];
        taken = new int[problem.options()];
        least = problem.atLeast.clone();
        possible = new int[problem.items()];
        times = new int[problem.items()];
        for (int i = 0; i < least.length; i++) {
            least[i] = problem.primary[i] ? least[i] : 0;
            possible[i] = holders.options()[i].length;
        }
        for (int i : root.relax) {
            least[i] = 0;
        }
        isContradictory = problem.infeasible || root.isContradictory();
        if (!isContradictory) {
            begin(root);
        }
    }

    private void begin(Root root) {
        for (int option : root.take) {
            take(option);
        }
        for (int option : root.ban) {
            leave(option);
        }
        for (int option = 0; option < state.length; option++) {
            if (isOpen(option) && !problem.isWanted(option, least)) {
                leave(option);
            }
        }
        for (int i = 0; i < least.length; i++) {
            takeNeeded(i);
        }
    }

    /** Propagates all options taken. Returns false if they contradict each other: then no solution exists. */
    boolean propagate(PacedStopCheck pace) {
        while (done < count && !isContradictory) {
            int option = taken[done++];
            int visited = 1;
            for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
                int i = problem.item[node];
                times[i]++;
                isContradictory |= problem.primary[i] && times[i] > problem.atMost[i];
                exclude(node, option, problem.primary[i] && times[i] >= problem.atMost[i]);
                visited += holders.options()[i].length;
            }
            pace.steps(visited);
        }
        return !isContradictory;
    }

    /** Leaves the options that exclude a taken option by one of its nodes, or all open options of a full item. */
    private void exclude(int node, int option, boolean isFull) {
        int[] options = holders.options()[problem.item[node]];
        int[] nodes = holders.nodes()[problem.item[node]];
        for (int k = 0; k < options.length; k++) {
            boolean isOut = problem.exclude(node, nodes[k]) || isFull && isOpen(options[k]);
            if (isOut && options[k] != option) {
                leave(options[k]);
            }
        }
    }

    private void take(int option) {
        isContradictory |= state[option] == LEFT;
        if (state[option] == OPEN) {
            state[option] = TAKEN;
            taken[count++] = option;
        }
    }

    private void leave(int option) {
        isContradictory |= state[option] == TAKEN;
        if (state[option] == OPEN) {
            state[option] = LEFT;
            for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
                possible[problem.item[node]]--;
                takeNeeded(problem.item[node]);
            }
        }
    }

    /** Takes all options of an item that needs all of them. */
    private void takeNeeded(int i) {
        isContradictory |= possible[i] < least[i];
        if (possible[i] == least[i]) {
            for (int option : holders.options()[i]) {
                if (isOpen(option)) {
                    take(option);
                }
            }
        }
    }

    /** Returns true if an option is neither taken nor left. */
    boolean isOpen(int option) {
        return state[option] == OPEN;
    }

    /** Returns the options taken, the given ones first. */
    int[] taken() {
        return Arrays.copyOf(taken, count);
    }

    /** Returns, for each item, the minimum number of open options that a solution adds. */
    int[] needs() {
        int[] needs = new int[least.length];
        for (int i = 0; i < needs.length; i++) {
            needs[i] = Math.max(0, least[i] - times[i]);
        }
        return needs;
    }

    /** Returns, for each item, the maximum number of open options that a solution adds; 1 for secondary items. */
    int[] capacities() {
        int[] capacities = problem.atMost.clone();
        for (int i = 0; i < capacities.length; i++) {
            capacities[i] -= problem.primary[i] ? times[i] : 0;
        }
        return capacities;
    }
}
