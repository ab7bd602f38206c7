package dlx.core.view.moves;

import dlx.core.view.Position;
import java.util.Arrays;

/**
 * Conclusions from a position without a search: options that must be taken, because an item needs every option it has left, and
 * options that cannot be, because some item would be left with too few (domain consistency). Both hold in every solution, whatever
 * is taken and banned besides. Not thread-safe.
 */
public final class Consequences {

    /** The most steps that all rounds of domain consistency together may cost: some tenths of a second. */
    public static final long MOST_STEPS = 1 << 24;

    private final Position position;
    private int[] taken = new int[16];
    private int takenCount;
    private int[] dropped = new int[16];
    private int droppedCount;

    private Consequences(Position position) {
        this.position = position;
    }

    /**
     * Takes the options that must be taken, as long as there are such.
     *
     * @param position is changed
     * @return what was done
     */
    public static Consequences ofSingles(Position position) {
        Consequences all = new Consequences(position);
        all.takeSingles();
        return all;
    }

    /**
     * Takes those that must be taken, and drops those that cannot: in rounds over all options, until nothing changes, the position
     * is stuck, or the next round might cost more than is left to spend.
     *
     * @param position is changed
     * @return what was done
     */
    public static Consequences of(Position position) {
        Consequences all = ofSingles(position);
        all.makeConsistent();
        return all;
    }

    /**
     * The options taken.
     *
     * @return their numbers, in the order in which they were taken
     */
    public int[] taken() {
        return Arrays.copyOf(taken, takenCount);
    }

    /**
     * The options dropped because some item would be left with too few.
     *
     * @return their numbers, in the order in which they were dropped
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
