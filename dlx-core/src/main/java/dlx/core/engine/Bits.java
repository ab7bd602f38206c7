package dlx.core.engine;

/** Sets of items as bits. */
final class Bits {

    private Bits() {}

    /** The items that are not in {@code others}, or all of them if all are. */
    static long withoutIfAny(long items, long others) {
        long left = items & ~others;
        return left != 0 ? left : items;
    }

    /** Adds 1 to the counters of some items: word b of {@code counter} holds bit b of the counters of 64 items. */
    static void count(long items, long[] counter) {
        long carry = items;
        for (int b = 0; carry != 0; b++) {
            long sum = counter[b] ^ carry;
            carry &= counter[b];
            counter[b] = sum;
        }
    }

    /** Of some items, at least one, those with the smallest counter. */
    static long smallest(long items, long[] counter) {
        long left = items;
        for (int b = counter.length - 1; b >= 0; b--) {
            left = withoutIfAny(left, counter[b]);
        }
        return left;
    }
}
