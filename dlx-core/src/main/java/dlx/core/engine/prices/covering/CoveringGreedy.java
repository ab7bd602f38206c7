package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;

/**
 * A first solution, quickly: takes the option that costs least for each item that it helps, until nothing is needed; then
 * drops what is not needed after all, the dearest first. It need not find one where items have little room.
 */
final class CoveringGreedy {

    private final Covering covering;
    private final CoveringCosts costs;
    private final CoveringState state;
    private final PacedStopCheck pace;

    /** Of each option, what it seems to cost. */
    final double[] seeming;

    /** The options of the solution found last. */
    final int[] found;

    int length;

    /** Of each item, how many more options it has than it needs. */
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

    /** Seeks a solution below the present state, by the {@link #seeming} costs; the state is as it was afterwards. */
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

    /** The live option that costs least for each item that it helps; one with a negative cost counts for each. */
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

    /** The place in {@link #found} of the dearest option that nothing needs, or -1. */
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
