package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;

/**
 * A greedy search for a first solution. It takes the option of minimum cost per item that needs it, until no item needs
 * an option. Then it takes the options of negative cost, and drops superfluous options, the dearest first. It can fail
 * where items have little capacity.
 */
final class CoveringGreedy {

    private final Covering covering;
    private final CoveringCosts costs;
    private final CoveringState state;
    private final PacedStopCheck pace;

    /** Cost of each option by which it is chosen, in cost units: set by the caller to its cost or reduced cost. */
    final double[] seeming;

    /** Options of the solution found last, ascending; the first {@link #length} entries. */
    final int[] found;

    int length;

    /** Number of options of each item beyond its need, in the solution found last. */
    private final int[] spare;

    CoveringGreedy(Covering covering, CoveringCosts costs, CoveringState state, PacedStopCheck pace) {
        this.covering = covering;
        this.costs = costs;
        this.state = state;
        this.pace = pace;
        seeming = new double[covering.options()];
        found = new int[covering.options()];
        spare = new int[covering.items()];
    }

    /**
     * Looks for a solution below the present state by the {@link #seeming} costs, and restores the state. Returns true
     * if it finds one.
     */
    boolean find() {
        int mark = state.mark();
        boolean complete = state.settle() && complete();
        if (complete) {
            takeWhatPays();
            length = state.takenCount;
            System.arraycopy(state.taken, 0, found, 0, length);
            for (int i = 0; i < spare.length; i++) {
                spare[i] = -state.need[i];
            }
            dropWhatIsSpare();
        }
        state.undoTo(mark);
        return complete;
    }

    private boolean complete() {
        while (state.isShort()) {
            int option = cheapest();
            if (option < 0) {
                return false;
            }
            state.take(option);
        }
        return true;
    }

    /**
     * Returns the available option of minimum seeming cost per item that needs it; -1 if no item needs an available
     * option. A negative cost is multiplied by the number of items instead.
     */
    private int cheapest() {
        int cheapest = -1;
        double least = 0;
        for (int w = 0; w < state.live.length; w++) {
            pace.steps(1 + Long.bitCount(state.live[w]));
            for (long word = state.live[w]; word != 0; word &= word - 1) {
                int k = (w << 6) + Long.numberOfTrailingZeros(word);
                int helps = state.degree[k];
                double each = seeming[k] < 0 ? seeming[k] * helps : seeming[k] / helps;
                if (helps > 0 && (cheapest < 0 || each < least)) {
                    cheapest = k;
                    least = each;
                }
            }
        }
        return cheapest;
    }

    private void takeWhatPays() {
        pace.steps(costs.cost.length);
        for (int k = 0; k < costs.cost.length; k++) {
            if (costs.cost[k] < 0 && state.isLive(k)) {
                state.take(k);
            }
        }
    }

    private void dropWhatIsSpare() {
        for (int j = dearestSpare(); j >= 0; j = dearestSpare()) {
            int option = found[j];
            pace.steps(covering.start[option + 1] - covering.start[option]);
            for (int node = covering.start[option]; node < covering.start[option + 1]; node++) {
                spare[covering.item[node]]--;
            }
            found[j] = found[--length];
        }
        Arrays.sort(found, 0, length);
    }

    /**
     * Returns the index in {@link #found} of the dearest superfluous option; -1 if every option with a positive cost is
     * necessary.
     */
    private int dearestSpare() {
        pace.steps(length);
        int dearest = -1;
        for (int j = 0; j < length; j++) {
            long cost = costs.cost[found[j]];
            if (cost > 0 && (dearest < 0 || cost > costs.cost[found[dearest]]) && isSpare(found[j])) {
                dearest = j;
            }
        }
        return dearest;
    }

    private boolean isSpare(int option) {
        pace.steps(covering.start[option + 1] - covering.start[option]);
        for (int node = covering.start[option]; node < covering.start[option + 1]; node++) {
            if (spare[covering.item[node]] <= 0) {
                return false;
            }
        }
        return true;
    }
}
