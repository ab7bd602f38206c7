package dlx.core.engine;

import dlx.api.Cover;
import java.util.Arrays;

/** {@link MasksSearch} over at most 128 items: masks of two words, the items 0 to 63 first. */
final class WideMasksSearch extends MasksSearch {

    /** Of each level, the masks of the options left. */
    private final long[][] lowList;

    private final long[][] highList;

    /** Of each level, the primary items to be covered. */
    private final long[] lowOpen;

    private final long[] highOpen;

    /** Of each level, the items of the options left. */
    private final long[] lowUnion;

    private final long[] highUnion;

    /** Of each level, the item that is branched on: one bit of either. */
    private final long[] lowItem;

    private final long[] highItem;

    private final long[] highCounter = new long[32];

    WideMasksSearch(Masks masks, Cover<?> pinned, SearchControl control) {
        super(masks, pinned, control);
        int levels = length.length;
        lowList = new long[levels][];
        highList = new long[levels][];
        lowOpen = new long[levels];
        highOpen = new long[levels];
        lowUnion = new long[levels];
        highUnion = new long[levels];
        lowItem = new long[levels];
        highItem = new long[levels];
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
        lowList[0] = masks.low.clone();
        highList[0] = masks.high.clone();
        length[0] = lowList[0].length;
        lowOpen[0] = masks.primaryLow;
        highOpen[0] = masks.primaryHigh;
        for (int j = 0; j < length[0]; j++) {
            lowUnion[0] |= lowList[0][j];
            highUnion[0] |= highList[0][j];
        }
    }

    @Override
    boolean pin(int option) {
        long low = masks.low[option];
        long high = masks.high[option];
        int left = 0;
        boolean there = false;
        lowUnion[0] = 0;
        highUnion[0] = 0;
        for (int j = 0; j < length[0]; j++) {
            long otherLow = lowList[0][j];
            long otherHigh = highList[0][j];
            there |= otherLow == low && otherHigh == high;
            if ((otherLow & low | otherHigh & high) == 0) {
                lowList[0][left] = otherLow;
                highList[0][left++] = otherHigh;
                lowUnion[0] |= otherLow;
                highUnion[0] |= otherHigh;
            }
        }
        length[0] = left;
        lowOpen[0] &= ~low;
        highOpen[0] &= ~high;
        return there;
    }

    @Override
    boolean isDeadEnd() {
        return (lowOpen[level] & ~lowUnion[level] | highOpen[level] & ~highUnion[level]) != 0;
    }

    @Override
    boolean isSolved() {
        return (lowOpen[level] | highOpen[level]) == 0;
    }

    @Override
    void choose() {
        long[] low = lowList[level];
        long[] high = highList[level];
        int n = length[level];
        long lowTwo = 0;
        long lowThree = 0;
        long lowFour = 0;
        long highTwo = 0;
        long highThree = 0;
        long highFour = 0;
        long lowOne = 0;
        long highOne = 0;
        for (int j = 0; j < n; j++) {
            long a = low[j];
            lowFour |= lowThree & a;
            lowThree |= lowTwo & a;
            lowTwo |= lowOne & a;
            lowOne |= a;
            long b = high[j];
            highFour |= highThree & b;
            highThree |= highTwo & b;
            highTwo |= highOne & b;
            highOne |= b;
        }
        long lowFew = lowOpen[level];
        long highFew = highOpen[level];
        if ((lowFew & ~lowFour | highFew & ~highFour) == 0) {
            chooseOfMany(low, high, n);
        } else if ((lowFew & ~lowTwo | highFew & ~highTwo) != 0) {
            branchOn(lowFew & ~lowTwo, highFew & ~highTwo);
        } else if ((lowFew & ~lowThree | highFew & ~highThree) != 0) {
            branchOn(lowFew & ~lowThree, highFew & ~highThree);
        } else {
            branchOn(lowFew & ~lowFour, highFew & ~highFour);
        }
    }

    /** As {@link #choose} where every item has four options or more. */
    private void chooseOfMany(long[] low, long[] high, int n) {
        Arrays.fill(counter, 0);
        Arrays.fill(highCounter, 0);
        for (int j = 0; j < n; j++) {
            Bits.count(low[j], counter);
            Bits.count(high[j], highCounter);
        }
        long lowLeft = lowOpen[level];
        long highLeft = highOpen[level];
        for (int b = counter.length - 1; b >= 0; b--) {
            long lowLess = lowLeft & ~counter[b];
            long highLess = highLeft & ~highCounter[b];
            if ((lowLess | highLess) != 0) {
                lowLeft = lowLess;
                highLeft = highLess;
            }
        }
        branchOn(lowLeft, highLeft);
    }

    private void branchOn(long lowItems, long highItems) {
        lowItem[level] = Long.lowestOneBit(lowItems);
        highItem[level] = lowItems != 0 ? 0 : Long.lowestOneBit(highItems);
        next[level] = nextPlace(0);
    }

    @Override
    int nextPlace(int from) {
        int j = from;
        while (j < length[level] && !hasItem(level, j)) {
            j++;
        }
        return j;
    }

    @Override
    boolean descend(int place) {
        long[] fromLow = lowList[level];
        long[] fromHigh = highList[level];
        int n = length[level];
        long low = fromLow[place];
        long high = fromHigh[place];
        if (lowList[level + 1] == null) {
            lowList[level + 1] = new long[fromLow.length]; // room for all that the level above may ever have
            highList[level + 1] = new long[fromLow.length];
        }
        long[] intoLow = lowList[level + 1];
        long[] intoHigh = highList[level + 1];
        int left = 0;
        long allLow = 0;
        long allHigh = 0;
        for (int j = 0; j < n; j++) {
            long otherLow = fromLow[j];
            long otherHigh = fromHigh[j];
            long common = otherLow & low | otherHigh & high;
            long keep = (~common & common - 1) >> 63; // all ones if they share no item, else 0
            intoLow[left] = otherLow;
            intoHigh[left] = otherHigh;
            left -= (int) keep;
            allLow |= otherLow & keep;
            allHigh |= otherHigh & keep;
        }
        updates += n;
        length[level + 1] = left;
        lowUnion[level + 1] = allLow;
        highUnion[level + 1] = allHigh;
        lowOpen[level + 1] = lowOpen[level] & ~low;
        highOpen[level + 1] = highOpen[level] & ~high;
        return (lowOpen[level + 1] & ~allLow | highOpen[level + 1] & ~allHigh) == 0;
    }

    @Override
    boolean areTwins(int level, int place, int other) {
        return lowList[level][place] == lowList[level][other] && highList[level][place] == highList[level][other];
    }

    @Override
    boolean hasItem(int level, int place) {
        return (lowList[level][place] & lowItem[level] | highList[level][place] & highItem[level]) != 0;
    }

    @Override
    int numberAt(int level, int twinsBefore) {
        return masks.numberOf(lowList[level][at[level]], highList[level][at[level]], twinsBefore);
    }

    @Override
    void writeKey(long[] key) {
        key[0] = lowUnion[level]; // the open items, and the secondary ones that still matter
        key[1] = highUnion[level];
    }
}
