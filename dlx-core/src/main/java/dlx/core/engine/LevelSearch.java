package dlx.core.engine;

import java.math.BigInteger;

/**
 * A search that keeps a state for every level: going back is going to the state of the level above, nothing is undone.
 *
 * <p>The loop of {@link #advance} stands in each engine, so that the compiler sees its steps in one piece; its steps are
 * the abstract methods here, by which {@link MemoSearch} walks the same tree.
 */
abstract class LevelSearch implements Search {

    /** Below the root: the search has nothing more to give. */
    static final int ENDED = -1;

    private final SearchControl control;

    /** Whether {@link #enterRoot} has been called. */
    boolean entered;

    /** How many choices lead to the present state; {@link #ENDED} or less at the end. */
    int level;

    long nodes;
    long found;

    /** The node count at which the control must be asked. */
    long checkpoint;

    LevelSearch(SearchControl control) {
        this.control = control;
    }

    /** Takes the pins and enters the root, once; false if there is a dead end at once. */
    final boolean enterRoot() {
        entered = true;
        return takePins() && mayEnter() && isRootAlive();
    }

    /** Takes the pins; false if they exclude each other. */
    abstract boolean takePins();

    /** Whether the root, pins taken, is no dead end. */
    abstract boolean isRootAlive();

    /** Whether every primary item is covered in the present state, which is no dead end. */
    abstract boolean isSolved();

    /** Chooses the item to branch on in the present state, which is neither solved nor a dead end. */
    abstract void choose();

    /**
     * Takes the next option of the item chosen at this level and goes one level deeper; false if that is a dead end.
     * There is such an option.
     */
    abstract boolean takeNext();

    /**
     * Goes back to the deepest level above that has an option left to take; false, with the search ended, if there is
     * none.
     */
    abstract boolean backUp();

    /** Writes to {@code key} what identifies the cover that is left in the present state, in two words. */
    abstract void writeKey(long[] key);

    /** Counts a node; false, and the search has ended, where the control refuses it. */
    final boolean mayEnter() {
        if (nodes >= checkpoint && !mayPassCheckpoint()) {
            return false;
        }
        nodes++;
        return true;
    }

    /** Asks the control, and sets the next checkpoint; false, and the search has ended, where it refuses. */
    boolean mayPassCheckpoint() {
        checkpoint = control.checkpoint(nodes);
        if (!control.mayGoOn(this)) {
            level = ENDED;
            return false;
        }
        return true;
    }

    @Override
    public final BigInteger solutions() {
        return BigInteger.valueOf(found);
    }

    @Override
    public final long nodes() {
        return nodes;
    }
}
