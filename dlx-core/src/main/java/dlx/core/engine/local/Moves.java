package dlx.core.engine.local;

import dlx.core.engine.PacedStopCheck;
import java.util.Arrays;

/**
 * Changes a partial cover step by step. A step chooses the option of an uncovered item with the greatest gain, among
 * those that are not tabu, at random among equals. The options that it excludes are dropped, and are tabu for some
 * steps: a random number, and the number of options that the cover lacks. While the cover does not become better,
 * uncovered items gain weight at intervals.
 *
 * <p>With weights that sink again, or with a random option now and then, the search takes longer or finds nothing on
 * Latin squares and sudokus. Equal seeds give equal steps.
 */
final class Moves {

    /** Number of steps without a better partial cover between two changes of weights. */
    private static final int PATIENCE = 10;

    /** Number of values, from 0, of the random part of the number of steps for which a dropped option is tabu. */
    private static final int TENURE = 8;

    /** One of this number of options is dropped at random, instead of the cheapest, at an item that is full. */
    private static final int RARELY = 8;

    /** Number of the step until which chosen options are tabu. */
    private static final long FOREVER = Long.MAX_VALUE;

    private static final int NONE = SharedItems.NONE;

    final PartialCover partial;

    /** Number of the last step in which an option may not be chosen. */
    private final long[] tabu;

    /** Mean number of demands of an option, {@code >= 1}. */
    private final double meanDemands;

    private long random;

    /** Number of steps begun. */
    long steps;

    /** The option that the present step has chosen; {@link #NONE} between two steps. */
    private int coming = NONE;

    /** The options in conflict with it that must be dropped: the first {@link #leavers} entries. */
    private final int[] leaving;

    private int leavers;
    private long tabuUntil;

    /** Least number of missing options so far. */
    private int best;

    private long stepsSinceBest;

    /** The chosen options at the best, ascending, once the search has left it. */
    private int[] bestOptions = new int[0];

    private boolean isBestSaved;

    Moves(PartialCover partial, long seed) {
        this.partial = partial;
        tabu = new long[partial.gain.length];
        leaving = new int[tabu.length];
        long demands = Arrays.stream(partial.worth).sum();
        long options = Arrays.stream(partial.worth).filter(worth -> worth > 0).count();
        meanDemands = demands / (double) Math.max(1, options);
        random = seed * 0x9E3779B97F4A7C15L + 1;
        random = random == 0 ? 1 : random;
        best = partial.missing;
    }

    /** Returns true if all items are covered. */
    boolean isSolved() {
        return partial.missing == 0 && !isMoving();
    }

    /** Returns true if a step is unfinished: chosen options may exclude each other. */
    boolean isMoving() {
        return coming != NONE;
    }

    /**
     * Makes a step, or the rest of one.
     *
     * @param pace may throw between two changes of the partial cover; the next call then continues the step
     */
    void step(PacedStopCheck pace) {
        if (coming == NONE) {
            begin();
        }
        if (coming != NONE) {
            drop(pace);
            coming = NONE;
            assess();
        }
    }

    private void begin() {
        steps++;
        coming = choose();
        if (coming == NONE) {
            return;
        }
        if (partial.missing == best && !isBestSaved) {
            bestOptions = partial.chosen.sorted();
            isBestSaved = true;
        }
        tabu[coming] = FOREVER;
        tabuUntil = steps + below(TENURE) + (long) (partial.missing / meanDemands);
        leavers = partial.add(coming, leaving);
    }

    /** Returns the option with the greatest gain; {@link #NONE} if all options of uncovered items are tabu. */
    private int choose() {
        int option = NONE;
        int equals = 0;
        long most = Long.MIN_VALUE;
        long[] gain = partial.gain;
        for (int k = 0; k < partial.uncovered.size; k++) {
            int[] options = partial.holders.options()[partial.uncovered.member[k]];
            partial.looks += options.length;
            for (int other : options) {
                if (gain[other] < most || tabu[other] > steps) {
                    continue;
                }
                long net = gain[other] - partial.shared.price(other);
                if (net > most) {
                    most = net;
                    option = other;
                    equals = 1;
                } else if (net == most && below(++equals) == 0) {
                    option = other;
                }
            }
        }
        return option;
    }

    private void drop(PacedStopCheck pace) {
        while (leavers > 0) {
            drop(leaving[--leavers], pace);
        }
        int full = partial.shared.firstTooFull(coming);
        while (full != NONE) {
            int option = below(RARELY) == 0
                    ? partial.shared.user(full, below(partial.capacity[full]))
                    : partial.shared.cheapest(full);
            drop(option, pace);
            full = partial.shared.firstTooFull(coming);
        }
    }

    private void drop(int option, PacedStopCheck pace) {
        long looks = partial.looks;
        partial.remove(option);
        tabu[option] = tabuUntil;
        pace.steps((int) Math.min(partial.looks - looks, Integer.MAX_VALUE));
    }

    private void assess() {
        if (partial.missing < best) {
            best = partial.missing;
            isBestSaved = false;
            stepsSinceBest = 0;
        } else {
            stepsSinceBest++;
            if (stepsSinceBest % PATIENCE == 0) {
                partial.raiseWeights();
            }
        }
    }

    /** Returns a random number from 0 to {@code limit - 1} (G. Marsaglia, Xorshift RNGs, 2003). */
    private int below(int limit) {
        random ^= random << 13;
        random ^= random >>> 7;
        random ^= random << 17;
        return (int) ((random >>> 32) * limit >>> 32);
    }

    /** Returns the least number of options that uncovered items lacked after a step. */
    int missingAtBest() {
        return best;
    }

    /** Returns the chosen options of the best partial cover, ascending. */
    int[] optionsAtBest() {
        return isBestSaved ? bestOptions.clone() : partial.chosen.sorted();
    }
}
