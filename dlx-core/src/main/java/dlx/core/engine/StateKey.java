package dlx.core.engine;

import java.util.SplittableRandom;

/**
 * Gives a state over {@link Slots} a key of two words, under which the count below it is remembered.
 *
 * <p>Without secondary items what is left is determined by the open items. Up to 128 of them are the key as they are.
 * More are hashed; with secondary items the whole state is, which leaves out those secondary items that no longer matter.
 *
 * <p>The hash is multilinear (Carter and Wegman, 1979): the sum of the words, each times a random number below 2^126,
 * modulo the prime 2^127 - 1. Two different states have the same key with a chance of at most 2^-126 over the choice of
 * the random numbers. They come from a fixed seed, so that a search is the same everywhere.
 */
final class StateKey {

    private static final long SEED = 0x0702_2021L;

    /** The positions of a state that make the key. */
    private final int[] positions;

    private final boolean exact;
    private final long[] randomHigh;
    private final long[] randomLow;

    StateKey(Slots slots) {
        boolean allPrimary = true;
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

    private void hash(long[] state, long[] key) {
        key[0] = 0;
        key[1] = 0;
        for (int i = 0; i < positions.length; i++) {
            long x = state[positions[i]];
            long a = randomHigh[i];
            long b = randomLow[i];
            add(key, b * x, highOfProduct(b, x));
            add(key, highOfProduct(a, x) << 1, a * x); // a stands for a 2^64, and 2^128 is 2 modulo the prime
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

    private static void reduce(long[] key) {
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
