package dlx.core.engine.learn;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The side of each option that is tried: taken or left. The target is the largest trail so far that was free of contradictions, so that
 * the search comes back to where it was nearest to a solution; now and then it is forgotten, and the search begins elsewhere (A. Biere,
 * M. Fleury, Chasing target phases, Pragmatics of SAT 2020). Without it, half-filled sudokus of 36 values take ten times as long or never end.
 */
final class Phases {

    private static final byte TAKE = 0;
    private static final byte LEAVE = 1;
    private static final byte NONE = -1;

    /** Conflicts until the first new start; each later one comes after so many more. */
    private static final int USUAL = 1000;

    private static final long SEED = 1_732_050_807L;

    private final Trail trail;
    private final SplittableRandom random = new SplittableRandom(SEED);

    /** Of each option, the side it had last. */
    private final byte[] last;

    /** Of each option, its side in the largest trail since the last new start, if it was in it; and in the largest ones before, too. */
    private final byte[] target;

    private final byte[] best;
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

    /** The side of an option to try: 0 taken, 1 left. */
    int side(int option) {
        return target[option] != NONE ? target[option] : last[option];
    }

    /** Takes note of a literal that is open again. */
    void remember(int literal) {
        last[literal >> 1] = (byte) (literal & 1);
    }

    /** At a contradiction, before anything is undone: what stood before the last decision was free of any. */
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

    /** At the root: begins elsewhere, where it is time to. */
    void startAnew(long conflicts) {
        if (conflicts < next) {
            return;
        }
        switch (starts % 6) { // every other time where it was best; between, in turn, far from there
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
