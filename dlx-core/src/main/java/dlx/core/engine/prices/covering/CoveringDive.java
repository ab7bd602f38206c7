package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import java.util.function.BooleanSupplier;

/**
 * A dive for good first solutions by the linear program: repeatedly takes the options of value near 1 and solves the
 * residual program. At each step {@link CoveringGreedy} completes the options taken so far.
 */
record CoveringDive(CoveringState state, CoveringPrices prices, CoveringProgram program, PacedStopCheck pace) {

    /** Value above which all options are taken together. */
    private static final double NEARLY = 0.8;

    /**
     * Dives from a state whose program is solved, and restores the state. Prices and program belong to another state
     * afterwards.
     *
     * @param offer looks for a solution below the present state by the present prices
     * @param solve solves the program of the present state; returns true if a wanted solution may lie below it
     */
    void run(Runnable offer, BooleanSupplier solve) {
        int mark = state.mark();
        boolean isOpen = true;
        while (isOpen) {
            offer.run();
            isOpen = takeGreatest() && state.settle() && !state.isDecided() && solve.getAsBoolean();
        }
        state.undoTo(mark);
    }

    /**
     * Takes the available option of maximum value, and all of value above {@link #NEARLY}. Returns false if all values
     * are 0.
     */
    private boolean takeGreatest() {
        int greatest = -1;
        double most = 0;
        pace.steps(2 * prices.options);
        for (int j = 0; j < prices.options; j++) {
            int k = prices.option[j];
            if (program.valueOf(k) > most && state.isLive(k)) {
                greatest = k;
                most = program.valueOf(k);
            }
        }
        if (greatest < 0) {
            return false;
        }
        state.take(greatest);
        for (int j = 0; j < prices.options; j++) {
            int k = prices.option[j];
            if (program.valueOf(k) > NEARLY && state.isLive(k)) {
                state.take(k);
            }
        }
        return true;
    }
}
