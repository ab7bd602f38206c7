package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.PricesWorker;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.Arrays;

/**
 * The work at one node of a search: solves the linear program of the live columns, proves a bound, leaves out the
 * columns that a wanted solution cannot hold, and offers solutions.
 */
final class LinearNode {

    /** Maximum distance of a value from 0 or 1 that counts as integral. */
    private static final double WHOLE = 1e-6;

    /** Distance added to the integer limit, to allow for rounding errors. */
    private static final double TOLERANCE = 1e-4;

    /** Maximum number of pivots per run; after these, the node is branched on with its present prices. */
    private static final long MOST_PIVOTS = 50_000;

    private final Program program;
    private final ResidualProblem problem;
    private final LiveColumns live;
    final DualSimplex simplex;
    private final ExactBound exact;
    private final PricesWorker worker;
    private final PacedStopCheck pace;
    private final int scale;

    /** Maximum cost of solutions that this round searches for. */
    private long roundLimit;

    /** Strict lower bound of the cost of a solution. */
    private final long floor;

    /** Columns of the solution that is offered; valid during {@link #offer}. */
    private final int[] solution;

    /** Number of columns in {@link #solution} that hold each item; 0 outside {@link #offer}. */
    private final int[] times;

    /** Exact bound as of the last look, scaled; {@link Long#MIN_VALUE} after an overflow. */
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

    /** Sets the maximum cost of solutions to search for. */
    void lookUpTo(long cost) {
        roundLimit = cost;
    }

    /** Returns the maximum cost that is wanted; at least {@link #floor}, which avoids overflow. */
    long wanted() {
        return Math.max(floor, Math.min(roundLimit, worker.limit()));
    }

    double limit() {
        return wanted() + TOLERANCE;
    }

    /** Returns the exact bound as of the last look, rounded up to a cost. */
    long bound() {
        return bound == Long.MIN_VALUE ? floor : -Math.floorDiv(-bound, 1L << scale);
    }

    /**
     * Solves the linear program of the live columns. Returns false if they are proved not to contain a wanted solution.
     */
    boolean look() {
        DualSimplex.End end = simplex.run(limit(), MOST_PIVOTS);
        prove();
        if (end == DualSimplex.End.ABOVE && !isTooDear()) { // the doubles were wrong
            simplex.run(Double.POSITIVE_INFINITY, MOST_PIVOTS);
            prove();
        }
        return !isTooDear();
    }

    /** Computes the exact bound of the present prices. */
    void prove() {
        bound = exact.of(simplex.price);
    }

    /** Returns true if the bound as of the last look exceeds the wanted cost. */
    boolean isTooDear() {
        return bound > wanted() << scale;
    }

    /**
     * Leaves out the columns that a wanted solution cannot hold, by the bound as of the last look. Returns the number
     * of columns left.
     */
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

    /** Returns the distance from the bound to the limit, scaled; {@link Long#MAX_VALUE} if the prices overflow. */
    private long gap() {
        long limit = wanted() << scale;
        long gap = limit - bound;
        return bound == Long.MIN_VALUE || limit > bound && gap < 0 ? Long.MAX_VALUE : gap;
    }

    /**
     * Returns the reduced cost of the column of a rank by rising reduced costs, as of the last look, unscaled; 0 or
     * more.
     */
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

    /** Returns true if a live column has a fractional value. */
    boolean isBroken(int j) {
        double value = simplex.valueOf(j);
        return !program.isOut[j] && value > WHOLE && value < 1 - WHOLE;
    }

    /**
     * Offers the columns of value 1, if no live column has a fractional value and they are a solution. Returns true if
     * no live column has a fractional value.
     */
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
                    return true; // more columns than items: the doubles are wrong
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

    /**
     * Offers the first columns of {@link #solution}, if they cover each needed item once and do not exclude each other.
     */
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
