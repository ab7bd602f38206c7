package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.PricesWorker;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.Arrays;

/**
 * The work of a search at one node: solves the linear program of the columns left, proves what can be proved, leaves out what no
 * wanted solution holds, and offers solutions.
 */
final class LinearNode {

    private static final double WHOLE = 1e-6;

    /** Below a limit in doubles that stands for an integer. */
    private static final double TOLERANCE = 1e-4;

    /** A program that takes more pivots is given up: its node is branched on as it is. */
    private static final long MOST_PIVOTS = 50_000;

    private final Program program;
    private final ResidualProblem problem;
    private final LiveColumns live;
    final DualSimplex simplex;
    private final ExactBound exact;
    private final PricesWorker worker;
    private final PacedStopCheck pace;
    private final int scale;

    /** No more is wanted at present than solutions up to this cost. */
    private long roundLimit;

    /** Less than any solution costs. */
    private final long floor;

    private final int[] solution;
    private final int[] times;

    /** The exact bound at the last look, scaled. */
    private long bound;

    LinearNode(
            Program program,
            LiveColumns live,
            DualSimplex simplex,
            int scale,
            PricesWorker worker,
            long ceiling,
            PacedStopCheck pace) {
        this.program = program;
        this.problem = live.problem;
        this.live = live;
        this.simplex = simplex;
        this.scale = scale;
        this.worker = worker;
        roundLimit = ceiling;
        this.pace = pace;
        exact = new ExactBound(program, problem.cost, scale, pace);
        long least = 0;
        for (long cost : problem.cost) {
            least = Math.min(least, cost);
        }
        floor = least * problem.needed - 1;
        solution = new int[problem.needed];
        times = new int[problem.items];
    }

    /** Solutions that cost more are not wanted for now. */
    void lookUpTo(long cost) {
        roundLimit = cost;
    }

    /** The greatest cost that is wanted, within what solutions cost. */
    long wanted() {
        return Math.max(floor, Math.min(roundLimit, worker.limit()));
    }

    double limit() {
        return wanted() + TOLERANCE;
    }

    /** The exact bound at the last look, rounded up to a cost. */
    long bound() {
        return bound == Long.MIN_VALUE ? floor : -Math.floorDiv(-bound, 1L << scale);
    }

    /** Solves what is left; false if it is proved that nothing of it is wanted. */
    boolean look() {
        DualSimplex.End end = simplex.run(limit(), MOST_PIVOTS);
        prove();
        if (end == DualSimplex.End.ABOVE && !isTooDear()) { // doubles have promised too much
            simplex.run(Double.POSITIVE_INFINITY, MOST_PIVOTS);
            prove();
        }
        return !isTooDear();
    }

    /** What the present prices prove. */
    void prove() {
        bound = exact.of(simplex.price);
    }

    /** Whether the bound of the last look proves that nothing of what is left is wanted. */
    boolean isTooDear() {
        return bound > wanted() << scale;
    }

    /** Leaves out the columns that no wanted solution holds, by the bound of the last look. How many are left. */
    int leaveOutDear() {
        int left = 0;
        long gap = gap();
        for (int j = 0; j < program.columns; j++) {
            if (program.isOut[j]) {
                continue;
            }
            if (Math.max(0, exact.reduced[j]) > gap) {
                live.leaveOut(j);
            } else {
                left++;
            }
        }
        pace.steps(program.columns);
        return left;
    }

    /** How far the bound of the last look may be passed, scaled; any number is less where prices are absurd. */
    private long gap() {
        long limit = wanted() << scale;
        long gap = limit - bound;
        return bound == Long.MIN_VALUE || limit > bound && gap < 0 ? Long.MAX_VALUE : gap;
    }

    /** The column of this rank costs so much beyond its rows, as of the last look, as a cost. */
    double reducedOfRank(int rank) {
        long[] sorted = new long[program.columns];
        int count = 0;
        for (int j = 0; j < program.columns; j++) {
            if (!program.isOut[j]) {
                sorted[count++] = exact.reduced[j];
            }
        }
        Arrays.sort(sorted, 0, count);
        return count == 0 ? 0 : Math.max(0, sorted[Math.min(rank, count - 1)]) / (double) (1L << scale);
    }

    /** Whether a column has a part of a solution between none and all. */
    boolean isBroken(int j) {
        double value = simplex.valueOf(j);
        return !program.isOut[j] && value > WHOLE && value < 1 - WHOLE;
    }

    /** Offers the columns of value 1, if they are a solution and no column is broken. Whether none is. */
    boolean offerIfWhole() {
        int count = 0;
        for (int j = 0; j < program.columns; j++) {
            if (program.isOut[j]) {
                continue;
            }
            if (isBroken(j)) {
                return false;
            }
            if (simplex.valueOf(j) > 0.5) {
                if (count == solution.length) {
                    return true; // doubles have counted wrong
                }
                solution[count++] = j;
            }
        }
        offer(count);
        return true;
    }

    /** Offers the columns taken, if they are a solution. */
    void offerTaken() {
        int count = 0;
        for (int j = 0; j < program.columns && count < solution.length; j++) {
            if (live.isTaken(j)) {
                solution[count++] = j;
            }
        }
        offer(count);
    }

    /** Offers some columns, if they are a solution: each needed item once, and none excludes another. */
    private void offer(int count) {
        int covered = 0;
        boolean excludes = false;
        for (int k = 0; k < count; k++) {
            int j = solution[k];
            for (int at = problem.start[j]; at < problem.start[j] + problem.width[j]; at++) {
                excludes |= times[problem.item[at]] > 0;
                times[problem.item[at]]++;
                covered++;
            }
        }
        for (int k = 0; k < count; k++) {
            int j = solution[k];
            for (int at = problem.start[j]; at < problem.start[j] + problem.width[j]; at++) {
                times[problem.item[at]] = 0;
            }
        }
        if (covered != problem.needed || excludes) {
            return;
        }
        for (int k = 0; k < count; k++) {
            for (int other = 0; other < k; other++) {
                if (live.exclude(solution[k], solution[other])) {
                    return;
                }
            }
        }
        long cost = 0;
        for (int k = 0; k < count; k++) {
            cost += problem.cost[solution[k]];
        }
        if (cost <= worker.limit()) {
            worker.meet(solution.clone(), count);
        }
    }
}
