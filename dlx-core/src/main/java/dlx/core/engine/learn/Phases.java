package dlx.core.engine.learn;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Chooses the side of each option that is tried first: taken or left. The target is the largest trail so far without a
 * contradiction, so that the search returns to the region where it came nearest to a solution. At intervals the target
 * is reset, and the search begins in another region (A. Biere, M. Fleury, Chasing target phases, Pragmatics of SAT
 * 2020). Without targets, half-filled sudokus of 36 values take ten times as long or do not end.
 */
final class Phases {

    private static final byte TAKE = 0;
    private static final byte LEAVE = 1;
    private static final byte NONE = -1;

    /** Number of conflicts before the first reset; after the k-th reset, k times as many follow before the next. */
    private static final int USUAL = 1000;

    private static final long SEED = 1_732_050_807L;

    private final Trail trail;
    private final SplittableRandom random = new SplittableRandom(SEED);

    /** Side that each option had last: 0 taken, 1 left. */
    private byte[] last;

    /** Side of each option in the largest trail since the last reset; {@link #NONE} for options that were not on it. */
    private byte[] target;

    /** Sides as in the target; for other options, sides in the target before the last reset, or earlier. */
    private byte[] best;

    private int targetSize;

    private int starts;
    private long next = USUAL;

    Phases(Trail trail) {
        this.trail = trail;
        int options = trail.level.length;
        last = new byte[options];
        target = new byte[options];
        best = new byte[options];
        Arrays.fill(target, NONE);
    }

    /** Makes room for more variables. */
    void grow(int variables) {
        last = Arrays.copyOf(last, variables);
        target = Arrays.copyOf(target, variables);
        best = Arrays.copyOf(best, variables);
    }

    /** Returns the side of an option to try: 0 taken, 1 left. */
    int side(int option) {
        return target[option] != NONE ? target[option] : last[option];
    }

    /** Stores the side of a literal that becomes open again. */
    void remember(int literal) {
        last[literal >> 1] = (byte) (literal & 1);
    }

    /**
     * Updates the target at a contradiction, before the trail is undone. The trail before the last decision does not
     * contain a contradiction.
     */
    void note() {
        int sound = trail.begin(trail.depth);
        if (sound > targetSize) {
            targetSize = sound;
            copy(target, sound);
            copy(best, sound);
        }
    }

    private void copy(byte[] to, int length) {
        for (int k = 0; k < length; k++) {
            to[trail.literal[k] >> 1] = (byte) (trail.literal[k] & 1);
        }
    }

    /**
     * Resets the target and the sides if the next reset is due; called at the root.
     *
     * @param conflicts number of conflicts of the search so far
     */
    void startAnew(long conflicts) {
        if (conflicts < next) {
            return;
        }
        switch (starts % 6) { // best sides at every other reset; between, in turn, sides far from them
            case 1 -> Arrays.fill(last, TAKE);
            case 3 -> {
                for (int k = 0; k < last.length; k++) {
                    last[k] = (byte) random.nextInt(2);
                }
            }
            case 5 -> Arrays.fill(last, LEAVE);
            default -> System.arraycopy(best, 0, last, 0, last.length);
        }
        starts++;
        next = conflicts + (long) USUAL * starts;
        Arrays.fill(target, NONE);
        targetSize = 0;
    }
}
