package dlx.core.engine.prices.covering;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.linear.DualSimplex;
import dlx.core.engine.prices.linear.Program;

/**
 * The linear program of the residual problem at a node of {@link CoveringSearch}: each available option gets a value
 * from 0 to 1, and the values at each item sum to at least its need and at most its capacity. Its optimal prices
 * replace the prices that {@link CoveringPrices} finds by steps. Items that exclude options by colors do not have a
 * row.
 */
final class CoveringProgram {

    /** Returned by {@link #broken} in place of an option. */
    static final int NONE = -1;

    /** Maximum number of pivots per run; after these, the present prices are used, which are valid too. */
    private static final long MOST_PIVOTS = 20_000;

    /** Distance above the limit at which the program stops, in cost units: allows for rounding. */
    private static final double TOLERANCE = 1e-4;

    /** Maximum distance of a value from 0 or 1 that counts as integral. */
    private static final double WHOLE = 1e-6;

    private final Covering covering;
    private final CoveringCosts costs;

    /** The stop check of the tree search that uses this program at present. */
    private StopCheck stop;

    private final PacedStopCheck pace = new PacedStopCheck(() -> stop.check());
    private final Program program;
    private final DualSimplex simplex;

    /** Row of each item; -1 if the item does not have a row. */
    private final int[] row;

    /** Price of each item, in cost units; 0 without a row. */
    private final double[] price;

    /** Work of the earlier users of this program. */
    private long looksBefore;

    /** Creates a program whose basis does not contain a column. */
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

    /** Hands the program to another tree search, whose work counts from 0. */
    void continueFor(StopCheck other) {
        stop = other;
        looksBefore = simplex.looks();
    }

    /** Returns the work for the present user: number of columns and of entries of the inverse visited. */
    long looks() {
        return simplex.looks() - looksBefore;
    }

    /**
     * Solves the program of a state, or finds that it costs more than a limit. The bound that the doubles suggest is
     * proved in integers. If the proof does not exceed the limit, the program is solved to its optimum, or to a limit
     * one cost unit higher.
     *
     * @param limit maximum cost of the options still to take, in cost units
     * @param prices receives the prices of the program
     * @return the proved lower bound, in price units
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

    /** Returns the value of an available option in the last solution of the program, from 0 to 1. */
    double valueOf(int option) {
        return simplex.valueOf(option);
    }

    /**
     * Returns the available option to branch on: the maximum product of the distance of its value from 0 or 1 and one
     * plus its degree. Returns {@link #NONE} if all values are integral.
     */
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
