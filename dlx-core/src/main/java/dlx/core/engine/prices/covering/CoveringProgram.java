package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.linear.DualSimplex;
import dlx.core.engine.prices.linear.Program;

/**
 * The linear program of what is left at a node of {@link CoveringSearch}: options in parts between 0 and 1, of which each item has as
 * many as it needs and no more than it has room for. Its exact prices take the place of those that {@link CoveringPrices} comes to step
 * by step. Items that exclude by colors have no row.
 */
final class CoveringProgram {

    /** No option. */
    static final int NONE = -1;

    /** A program that takes more pivots is left as it is; its prices are as good as any. */
    private static final long MOST_PIVOTS = 20_000;

    private static final double TOLERANCE = 1e-4;

    private static final double WHOLE = 1e-6;

    private final Covering covering;
    private final CoveringCosts costs;

    /** That of whoever solves it at present. */
    private StopCheck stop;

    private final PacedStopCheck pace = new PacedStopCheck(() -> stop.check());
    private final Program program;
    private final DualSimplex simplex;

    /** Of each item its row, or -1; and what the prices of its row are. */
    private final int[] row;

    private final double[] price;

    private long looksBefore;

    /** The first program, with no column in its basis. */
    CoveringProgram(Covering covering, CoveringCosts costs, StopCheck stop) {
        this.covering = covering;
        this.costs = costs;
        this.stop = stop;
        price = new double[covering.items()];
        row = new int[covering.items()];
        int rows = 0;
        for (int i = 0; i < row.length; i++) {
            row[i] = covering.isColored[i] ? -1 : rows++;
        }
        program = Program.of(row, rows, covering.start, covering.item, costs.cost, 0, pace);
        simplex = new DualSimplex(program, pace);
    }

    /** Goes on for somebody else. */
    void continueFor(StopCheck other) {
        stop = other;
        looksBefore = simplex.looks();
    }

    /** Units of work for whoever uses it now: columns and numbers of the inverse looked at. */
    long looks() {
        return simplex.looks() - looksBefore;
    }

    /**
     * Solves the program of a state, or finds that it costs more than a limit. What doubles have promised is proved: if it is not, the
     * program is solved to its true end, or to a limit far above.
     *
     * @param limit in units of cost
     * @param prices take the prices that prove the most
     * @return what that is, in units of prices
     */
    long solve(CoveringState state, long limit, CoveringPrices prices) {
        look(state);
        DualSimplex.End end = simplex.run(limit + TOLERANCE, MOST_PIVOTS);
        long proved = prove(prices);
        if (end == DualSimplex.End.ABOVE && proved <= limit * costs.scale) {
            simplex.run(limit + 1.0, MOST_PIVOTS);
            proved = prove(prices);
        }
        return proved;
    }

    private long prove(CoveringPrices prices) {
        for (int i = 0; i < row.length; i++) {
            price[i] = row[i] < 0 ? 0 : simplex.price[row[i]];
        }
        prices.take(price);
        return prices.prove();
    }

    private void look(CoveringState state) {
        pace.steps(covering.options() + row.length);
        for (int k = 0; k < covering.options(); k++) {
            program.isOut[k] = !state.isLive(k);
        }
        for (int i = 0; i < row.length; i++) {
            if (row[i] >= 0) {
                int most = Math.min(state.left[i], state.capacity(i));
                program.most[row[i]] = most;
                program.slack[row[i]] = most - Math.max(0, state.need[i]);
            }
        }
    }

    /** How much of a live option the answer has, from 0 to 1. */
    double valueOf(int option) {
        return simplex.valueOf(option);
    }

    /** The live option of which the answer is nearest to half, one that helps many items before others; {@link #NONE} if all are whole. */
    int broken(CoveringState state, CoveringPrices prices) {
        int broken = NONE;
        double most = 0;
        pace.steps(prices.options);
        for (int j = 0; j < prices.options; j++) {
            int k = prices.option[j];
            double value = simplex.valueOf(k);
            double distance = Math.min(value, 1 - value);
            double promise = (1 + state.degree[k]) * distance;
            if (distance > WHOLE && promise > most && state.isLive(k)) {
                broken = k;
                most = promise;
            }
        }
        return broken;
    }
}
