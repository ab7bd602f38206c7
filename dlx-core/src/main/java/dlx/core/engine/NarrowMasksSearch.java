package dlx.core.engine;

import dlx.api.Cover;

/** {@link MasksSearch} over at most 64 items. */
final class NarrowMasksSearch extends MasksSearch {

    /** Of each level, the masks of the options left. */
    private final long[][] list;

    /** Of each level, the primary items to be covered. */
    private final long[] open;

    /** Of each level, the items of the options left. */
    private final long[] union;

    /** Of each level, the item that is branched on. */
    private final long[] item;

    NarrowMasksSearch(Masks masks, Cover<?> pinned, SearchControl control) {
        super(masks, pinned, control);
        list = new long[length.length][];
        open = new long[length.length];
        union = new long[length.length];
        item = new long[length.length];
    }

    @Override
    public boolean advance() {
        boolean alive = !entered && enterRoot();
        while (true) {
            if (alive) {
                if (isSolved()) {
                    found++;
                    return true;
                }
                choose();
            } else if (!backUp()) {
                return false;
            }
            alive = takeNext();
        }
    }

    @Override
    void startWithAll() {
        list[0] = masks.low.clone();
        length[0] = list[0].length;
        open[0] = masks.primaryLow;
        for (long mask : list[0]) {
            union[0] |= mask;
        }
    }

    @Override
    boolean pin(int option) {
        long mask = masks.low[option];
        int left = 0;
        boolean there = false;
        union[0] = 0;
        for (int j = 0; j < length[0]; j++) {
            long other = list[0][j];
            there |= other == mask;
            if ((other & mask) == 0) {
                list[0][left++] = other;
                union[0] |= other;
            }
        }
        length[0] = left;
        open[0] &= ~mask;
        return there;
    }

    @Override
    boolean isDeadEnd() {
        return (open[level] & ~union[level]) != 0;
    }

    @Override
    boolean isSolved() {
        return open[level] == 0;
    }

    @Override
    void choose() {
        item[level] = leftmostSmallest(list[level], length[level], open[level]);
        next[level] = nextPlace(0);
    }

    @Override
    int nextPlace(int from) {
        long[] masksLeft = list[level];
        long wanted = item[level];
        int j = from;
        while (j < length[level] && (masksLeft[j] & wanted) == 0) {
            j++;
        }
        return j;
    }

    @Override
    boolean descend(int place) {
        long[] from = list[level];
        int n = length[level];
        long mask = from[place];
        long[] into = list[level + 1];
        if (into == null) {
            into = new long[from.length]; // room for all that the level above may ever have
            list[level + 1] = into;
        }
        int left = 0;
        long all = 0;
        for (int j = 0; j < n; j++) {
            long other = from[j];
            long common = other & mask;
            long keep = (~common & common - 1) >> 63; // all ones if they share no item, else 0
            into[left] = other;
            left -= (int) keep;
            all |= other & keep;
        }
        updates += n;
        length[level + 1] = left;
        union[level + 1] = all;
        open[level + 1] = open[level] & ~mask;
        return (open[level + 1] & ~all) == 0;
    }

    /** The leftmost of the open items with fewest options: counters up to 4, each item's own bit of every word. */
    private long leftmostSmallest(long[] masksLeft, int n, long items) {
        long one = 0;
        long two = 0;
        long three = 0;
        long four = 0;
        for (int j = 0; j < n; j++) {
            long mask = masksLeft[j];
            four |= three & mask;
            three |= two & mask;
            two |= one & mask;
            one |= mask;
        }
        long few = items & ~four;
        few = few != 0
                ? Bits.withoutIfAny(Bits.withoutIfAny(few, three), two)
                : Bits.fewest(items, masksLeft, 0, n, counter);
        return Long.lowestOneBit(few);
    }

    @Override
    boolean areTwins(int level, int place, int other) {
        return list[level][place] == list[level][other];
    }

    @Override
    boolean hasItem(int level, int place) {
        return (list[level][place] & item[level]) != 0;
    }

    @Override
    int numberAt(int level, int twinsBefore) {
        return masks.numberOf(list[level][at[level]], 0, twinsBefore);
    }

    @Override
    void writeKey(long[] key) {
        key[0] = union[level]; // the open items, and the secondary ones that still matter
        key[1] = 0;
    }
}
