package dlx.core.view.moves;

import dlx.core.view.Position;
import java.util.Arrays;

/**
 * Conclusions from a position without a search: options that must be taken, because an item needs all its available
 * options, and options that must be dropped, because some item would have too few left (domain consistency). Both hold
 * in every solution, whichever further options are taken and banned. Not thread-safe.
 */
public final class Consequences {

    /** Maximum number of steps of all rounds of domain consistency together: some tenths of a second. */
    public static final long MOST_STEPS = 1 << 25;

    private final Position position;
    private int[] taken = new int[16];
    private int takenCount;
    private int[] dropped = new int[16];
    private int droppedCount;

    private Consequences(Position position) {
        this.position = position;
    }

    /**
     * Takes options that must be taken, until there are no more.
     *
     * @param position the position, which is changed
     * @return the options taken
     */
    public static Consequences ofSingles(Position position) {
        Consequences all = new Consequences(position);
        all.takeSingles();
        return all;
    }

    /**
     * Takes options that must be taken, and drops options that cannot be taken. It works in rounds over all options,
     * until nothing changes, the position is stuck, or the next round might exceed {@link #MOST_STEPS}.
     *
     * @param position the position, which is changed
     * @return the options taken and dropped
     */
    public static Consequences of(Position position) {
        Consequences all = ofSingles(position);
        all.makeConsistent();
        return all;
    }

    /**
     * Returns the options taken.
     *
     * @return the option numbers, in the order in which they were taken
     */
    public int[] taken() {
        return Arrays.copyOf(taken, takenCount);
    }

    /**
     * Returns the options dropped because some item would have too few left.
     *
     * @return the option numbers, in the order in which they were dropped
     */
    public int[] dropped() {
        return Arrays.copyOf(dropped, droppedCount);
    }

    private boolean isStuck() {
        return position.stuck() != Position.NONE;
    }

    private void takeSingles() {
        int item = isStuck() ? Position.NONE : position.nextSingle();
        while (item != Position.NONE) {
            int option = position.optionsOf(item)[0];
            taken = takenCount == taken.length ? Arrays.copyOf(taken, 2 * takenCount) : taken;
            taken[takenCount++] = option;
            position.take(option);
            item = isStuck() ? Position.NONE : position.nextSingle();
        }
    }

    private void makeConsistent() {
        int options = position.cover().optionCount();
        long spent = 0;
        boolean changed = true;
        while (changed && !isStuck()) {
            spent += position.stepsOfRound();
            if (spent > MOST_STEPS) {
                return;
            }
            changed = false;
            for (int k = 0; k < options && !isStuck(); k++) {
                if (position.isLeft(k) && position.stuckBehind(k) != Position.NONE) {
                    dropped = droppedCount == dropped.length ? Arrays.copyOf(dropped, 2 * droppedCount) : dropped;
                    dropped[droppedCount++] = k;
                    position.drop(k);
                    takeSingles();
                    changed = true;
                }
            }
        }
    }
}
