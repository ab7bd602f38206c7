package dlx.core.engine.slots;

import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Makes a key of two words of a state over {@link Slots}; the count of solutions below the state is kept under it.
 *
 * <pre>
 *   the cover                         what is read of a state   the key
 *   primary items only, 128 at most   the open items            these, as they are
 *   primary items only, more          the open items            a hash
 *   also secondary or relaxed items   the whole state           a hash
 *   multiplicities, over Planes       the whole state           a hash
 * </pre>
 *
 * <p>Without secondary items the open items determine which options are left. With them the whole state is read: two
 * states with the same options left have the same key, whichever secondary items are used up besides.
 *
 * <p>The hash is multilinear (Carter and Wegman, 1979): the sum of the words, each times a random number r below 2^126,
 * modulo the prime p = 2^127 - 1. Two states that differ differ in some word. Whatever the other words contribute, just
 * one r modulo p makes the sums equal, since p is a prime and the difference of two words is below p. So two different
 * states have the same key with a chance of at most 2^-126 over the random numbers. These come from a fixed seed, so
 * that a search is the same everywhere.
 *
 * <p>Modulo p there is nothing to divide: 2^127 is 1, so the bits from 127 on are folded, that is, added to the others.
 */
final class StateKey {

    private static final long SEED = 0x0702_2021L;

    /** The positions of a state that make the key. */
    private final int[] positions;

    private final boolean exact;
    private final long[] randomHigh;
    private final long[] randomLow;

    /**
     * The key of the states of a search.
     *
     * @param relaxes whether items need not be covered: they are like secondary ones then
     */
    StateKey(Slots slots, boolean relaxes) {
        boolean allPrimary = !relaxes;
        for (boolean primary : slots.problem.primary) {
            allPrimary &= primary;
        }
        positions = new int[allPrimary ? slots.words : slots.size];
        for (int i = 0; i < positions.length; i++) {
            positions[i] = allPrimary ? slots.offset[i] : i;
        }
        exact = allPrimary && slots.words <= 2;
        SplittableRandom random = new SplittableRandom(SEED);
        randomHigh = random.longs(positions.length).map(r -> r >>> 2).toArray();
        randomLow = random.longs(positions.length).toArray();
    }

    /** A key of states with multiplicities, of so many words: a hash of all of them. */
    StateKey(int size) {
        positions = IntStream.range(0, size).toArray();
        exact = false;
        SplittableRandom random = new SplittableRandom(SEED);
        randomHigh = random.longs(size).map(r -> r >>> 2).toArray();
        randomLow = random.longs(size).toArray();
    }

    /** Whether two different states never have the same key. */
    boolean isExact() {
        return exact;
    }

    /** Writes the key of a state. */
    void write(long[] state, long[] key) {
        if (exact) {
            key[0] = positions.length > 0 ? state[positions[0]] : 0;
            key[1] = positions.length > 1 ? state[positions[1]] : 0;
        } else {
            hash(state, key);
        }
    }

    /** Each word x times r = a 2^64 + b, added up: b x as it is, a x with its upper word folded. */
    private void hash(long[] state, long[] key) {
        key[0] = 0;
        key[1] = 0;
        for (int i = 0; i < positions.length; i++) {
            long x = state[positions[i]];
            long a = randomHigh[i];
            long b = randomLow[i];
            add(key, b * x, highOfProduct(b, x));
            add(key, highOfProduct(a, x) << 1, a * x); // the upper word stands for 2^128, which is 2
        }
        reduce(key);
    }

    /** Adds a number of two words modulo the prime, up to the last {@link #reduce}. */
    private static void add(long[] key, long low, long high) {
        long sumLow = key[0] + low;
        long carry = Long.compareUnsigned(sumLow, low) < 0 ? 1 : 0;
        long sumHigh = (key[1] & Long.MAX_VALUE) + (high & Long.MAX_VALUE) + carry; // below 2^64
        long folds = (key[1] >>> 63) + (high >>> 63); // each stands for 2^127, which is 1
        key[0] = sumLow + folds;
        key[1] = sumHigh + (Long.compareUnsigned(key[0], folds) < 0 ? 1 : 0);
    }

    /** Makes the sum smaller than the prime: equal sums have equal keys from here on. */
    static void reduce(long[] key) {
        add(key, 0, 0);
        add(key, 0, 0); // the first may have carried into the upper bit again
        if (key[1] == Long.MAX_VALUE && key[0] == -1) {
            key[0] = 0;
            key[1] = 0;
        }
    }

    /** The upper word of a product of unsigned numbers. */
    private static long highOfProduct(long x, long y) {
        return Math.multiplyHigh(x, y) + (x >> 63 & y) + (y >> 63 & x);
    }
}
