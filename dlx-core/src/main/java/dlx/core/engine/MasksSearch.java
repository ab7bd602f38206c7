package dlx.core.engine;

import dlx.api.Cover;

/**
 * Search over {@link Masks}: each level has a list of the masks of the options left, in their order, copied from the
 * list above without those that share an item with the option taken. A second pass over the copy finds the leftmost item
 * with fewest options. The tree is that of {@code links}, node for node.
 *
 * <p>Both passes are free of branches that depend on the data: on Soma a branch instead of the arithmetic doubles the
 * time. The lists hold masks alone; which option a mask was is looked up for solutions only.
 */
abstract class MasksSearch extends LevelSearch {

    final Masks masks;

    /** Of each level, how many options are left. */
    final int[] length;

    /** Of each level, the place in its list of the next option of its item, or its length. */
    final int[] next;

    /** Of each level, the place in its list of the option taken last. */
    final int[] at;

    /** Counters, bit-sliced: word b has bit b of the counters of 64 items. */
    final long[] counter = new long[32];

    private final Cover<?> pinned;

    /** The numbers of the options given, then of those taken at the first {@link #known} levels. */
    private final int[] taken;

    private final int given;
    private int known;

    /** Masks looked at. */
    long updates;

    MasksSearch(Masks masks, Cover<?> pinned, SearchControl control) {
        super(control);
        this.masks = masks;
        this.pinned = pinned;
        int levels = masks.problem.items() + 1;
        length = new int[levels];
        next = new int[levels];
        at = new int[levels];
        taken = new int[masks.problem.forced.length + pinned.pinCount() + levels];
        given = masks.problem.writeGiven(pinned, taken);
    }

    @Override
    final boolean isRootAlive() {
        return !masks.problem.hopeless && !isDeadEnd();
    }

    @Override
    final boolean takePins() {
        startWithAll();
        for (int k = 0; k < pinned.pinCount(); k++) {
            int option = masks.problem.place[pinned.pin(k)];
            if (option == Problem.DEAD || option != Problem.FORCED && !pin(option)) {
                return false;
            }
        }
        return true;
    }

    /** Makes the list of the root: all options. */
    abstract void startWithAll();

    /** Takes an option at the root; false if it is excluded. */
    abstract boolean pin(int option);

    /** Whether an item has no option at this level. */
    abstract boolean isDeadEnd();

    /** The first place in the list of the level, from {@code from} on, with an option of the level's item. */
    abstract int nextPlace(int from);

    /** Fills the level below with what is left after the option at a place; false if that is a dead end. */
    abstract boolean descend(int place);

    /** Whether the options at two places of the list of a level have the same items. */
    abstract boolean areTwins(int level, int place, int other);

    /** Whether the option at a place of the list of a level has the item of the level. */
    abstract boolean hasItem(int level, int place);

    /** The number in the cover of the option taken at a level, its twins before it. */
    abstract int numberAt(int level, int twinsBefore);

    private int numberAt(int level) {
        int twins = 0;
        for (int j = 0; j < at[level] && masks.hasTwins; j++) {
            twins += areTwins(level, j, at[level]) ? 1 : 0;
        }
        return numberAt(level, twins);
    }

    @Override
    public final double share() {
        double share = 0;
        double weight = 1;
        for (int l = 0; l < level && weight > 1e-12; l++) {
            int options = 0;
            int tried = 0;
            for (int j = 0; j < length[l]; j++) {
                options += hasItem(l, j) ? 1 : 0;
                tried += j < at[l] && hasItem(l, j) ? 1 : 0;
            }
            weight /= options;
            share += weight * tried;
        }
        return share;
    }

    @Override
    final boolean takeNext() {
        if (!mayEnter()) {
            return false;
        }
        int place = next[level];
        at[level] = place;
        next[level] = nextPlace(place + 1);
        known = Math.min(known, level);
        boolean alive = descend(place);
        level++;
        return alive;
    }

    @Override
    final boolean backUp() {
        do {
            if (--level < 0) {
                return false;
            }
        } while (next[level] == length[level]);
        return true;
    }

    @Override
    public final long updates() {
        return updates;
    }

    @Override
    public final int length() {
        return given + level;
    }

    /** Solutions share most of their first levels with the solution before: only the rest is looked up. */
    @Override
    public final void copyOptions(int[] into) {
        while (known < level) {
            taken[given + known] = numberAt(known);
            known++;
        }
        System.arraycopy(taken, 0, into, 0, length());
    }
}
