package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.Exponential;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.Arrays;
import java.util.Optional;

/**
 * Chooses the branch of a node: a pair of items that the columns of fractional value hold together in part (D. Ryan, B.
 * Foster, An integer programming approach to scheduling, 1981). A few pairs are tried, each with some pivots on both
 * sides. The pair with the largest product of both gains in the program's value is chosen. The candidates are near one
 * half, and their items have raised the value much before, like the pseudo-costs for columns of M. Benichou et al.
 * (Experiments in mixed-integer linear programming, Mathematical Programming 1, 1971). If no such pair is left, a
 * column is chosen.
 */
final class PairChoice {

    /** Maximum number of pairs that are tried. */
    private static final int TRIALS = 8;

    /** Number of successive pairs without improvement after which the trials end. */
    private static final int MOST_IN_VAIN = 3;

    /** Maximum number of pivots of a trial on one side. */
    private static final long TRIAL_PIVOTS = 30;

    private static final int NONE = -1;
    private static final double HALF = 0.5;

    /** Tolerance in comparisons of values and promises. */
    private static final double NOTHING = 1e-5;

    /** Minimum gain that a trial counts with, in cost. */
    private static final double LEAST_GAIN = 1e-3;

    private final Program program;
    private final ResidualProblem problem;
    private final LiveColumns live;
    private final LinearNode node;
    private final PacedStopCheck pace;
    private final Basis.Saved saved;

    /**
     * Sum of the values of the fractional columns that hold both items of each pair; index
     * {@code first * needed + second}, with first below second; 0 between two calls.
     */
    private final double[] together;

    /** Indexes of the nonzero entries of {@link #together}. */
    private int[] touched = new int[256];

    /** Number of entries of {@link #touched}. */
    private int touches;

    private final ItemRaises raises;

    /** The best pairs, as indexes into {@link #together}. */
    private final int[] pair = new int[TRIALS];

    /** Promise of each pair, falling. */
    private final double[] promised = new double[TRIALS];

    /** Number of pairs. */
    private int pairs;

    PairChoice(Program program, LiveColumns live, LinearNode node, ItemRaises raises, PacedStopCheck pace) {
        this.raises = raises;
        this.program = program;
        this.problem = live.problem;
        this.live = live;
        this.node = node;
        this.pace = pace;
        saved = new Basis.Saved(program);
        together = new double[problem.needed * problem.needed];
    }

    /** Returns the branch of a node after its look; empty if every column that is left has been taken. */
    Optional<Branch> choose() {
        findPairs();
        int best = tryPairs();
        return best == NONE ? column() : Optional.of(new Branch(best / problem.needed, best % problem.needed));
    }

    private void findPairs() {
        addUp();
        pairs = 0;
        for (int k = 0; k < touches; k++) {
            double part = together[touched[k]];
            together[touched[k]] = 0;
            if (part > NOTHING && part < 1 - NOTHING) {
                keep(touched[k], promise(touched[k], part));
            }
        }
        touches = 0;
    }

    /** Returns the rank of a pair: its distance from 0 or 1, times the sum of the raises of its items. */
    private double promise(int at, double part) {
        return Math.min(part, 1 - part) * (raises.of(at / problem.needed) + raises.of(at % problem.needed));
    }

    private void addUp() {
        for (int j = 0; j < program.columns; j++) {
            if (!node.isBroken(j)) {
                continue;
            }
            double value = node.simplex.valueOf(j);
            int end = problem.start[j] + problem.width[j];
            pace.steps(problem.width[j] * problem.width[j]);
            for (int k = problem.start[j]; k < end; k++) {
                for (int other = k + 1; other < end; other++) {
                    int low = Math.min(problem.item[k], problem.item[other]);
                    int high = Math.max(problem.item[k], problem.item[other]);
                    add(low * problem.needed + high, value);
                }
            }
        }
    }

    private void add(int at, double value) {
        if (together[at] == 0) {
            if (touches == touched.length) {
                touched = Arrays.copyOf(touched, 2 * touches);
            }
            touched[touches++] = at;
        }
        together[at] += value;
    }

    /** Keeps a pair if it is among the best. Of pairs with equal promise and first item, only one is kept. */
    private void keep(int at, double promise) {
        for (int k = 0; k < pairs; k++) {
            if (Math.abs(promised[k] - promise) < NOTHING && pair[k] / problem.needed == at / problem.needed) {
                return;
            }
        }
        if (pairs == TRIALS && promise <= promised[pairs - 1]) {
            return;
        }
        int place = pairs < TRIALS ? pairs++ : pairs - 1;
        while (place > 0 && promised[place - 1] < promise) {
            promised[place] = promised[place - 1];
            pair[place] = pair[place - 1];
            place--;
        }
        promised[place] = promise;
        pair[place] = at;
    }

    /**
     * Returns the best pair of which both sides leave out a column, or {@link #NONE}. Rounding errors can make a side
     * that does not change anything.
     */
    private int tryPairs() {
        double here = node.simplex.total();
        double limit = node.limit();
        node.simplex.basis.save(saved);
        double top = -1;
        int best = NONE;
        double most = Math.max(1, limit - here);
        int vain = 0;
        for (int k = 0; k < pairs && vain < MOST_IN_VAIN; k++) {
            if (!changes(pair[k], true) || !changes(pair[k], false)) {
                continue;
            }
            double apart = gain(pair[k], false, here, limit);
            boolean mayBeBetter = apart * most > top;
            double score = apart * (mayBeBetter ? gain(pair[k], true, here, limit) : most);
            learn(pair[k], Exponential.log(1 + Math.sqrt(score)));
            vain++;
            if (score > top) {
                top = score;
                best = pair[k];
                vain = 0;
            }
        }
        return best;
    }

    private boolean changes(int at, boolean isFirstSide) {
        int mark = live.mark();
        live.split(at / problem.needed, at % problem.needed, isFirstSide);
        boolean isAnyOut = live.mark() > mark;
        live.backTo(mark);
        return isAnyOut;
    }

    private void learn(int at, double newest) {
        raises.learn(at / problem.needed, newest);
        raises.learn(at % problem.needed, newest);
    }

    private double gain(int at, boolean isFirstSide, double here, double limit) {
        int mark = live.mark();
        live.split(at / problem.needed, at % problem.needed, isFirstSide);
        DualSimplex.End end = node.simplex.run(limit, TRIAL_PIVOTS);
        double gain = end == DualSimplex.End.ABOVE ? Math.max(1, limit - here) : node.simplex.total() - here;
        live.backTo(mark);
        node.simplex.basis.restore(saved);
        return gain > LEAST_GAIN && gain < Double.POSITIVE_INFINITY ? gain : LEAST_GAIN;
    }

    /**
     * Returns a branch on the column with value nearest to one half that has not been taken; empty if all have been
     * taken.
     */
    private Optional<Branch> column() {
        int best = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int j = 0; j < program.columns; j++) {
            double distance = Math.abs(node.simplex.valueOf(j) - HALF);
            boolean isBetter = best < 0 // for any value, even NaN
                    || distance < least - NOTHING
                    || distance < least + NOTHING && node.simplex.valueOf(j) > node.simplex.valueOf(best) + HALF;
            if (live.isLive(j) && !live.isTaken(j) && isBetter) {
                best = j;
                least = distance;
            }
        }
        return best < 0 ? Optional.empty() : Optional.of(new Branch(best, Branch.COLUMN));
    }
}
