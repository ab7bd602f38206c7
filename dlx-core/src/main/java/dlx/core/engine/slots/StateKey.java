package dlx.core.engine.slots;

import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Computes keys of two words for states over {@link Slots} or {@link Planes}. A table stores the number of solutions
 * below a state under its key.
 *
 * <pre>
 *   the cover                         words of a state used   the key
 *   primary items only, 128 at most   the open items          these words
 *   primary items only, more          the open items          a hash
 *   also secondary or relaxed items   the whole state         a hash
 *   multiplicities, over Planes       the whole state         a hash
 * </pre>
 *
 * <p>Without secondary items, the open items determine the available options. With secondary items the whole state is
 * used: two states with the same available options have the same key, even if different secondary items are covered.
 *
 * <p>The hash is multilinear (Carter and Wegman, 1979): the sum of the words, each times a random number r below 2^126,
 * modulo the prime p = 2^127 - 1. Two different states differ in some word. For any contribution of the other words,
 * exactly one r modulo p makes the sums equal, because p is a prime and the difference of two words is below p. So two
 * different states have equal keys with a probability of at most 2^-126 over the random numbers. These numbers come
 * from a fixed seed, so that a search is the same everywhere.
 *
 * <p>Reduction modulo p works without division: 2^127 is 1 modulo p, so the bits from 127 on are folded, that is, added
 * to the others.
 */
final class StateKey {

    private static final long SEED = 0x0702_2021L;

    /** Positions of the words of a state that determine the key. */
    private final int[] positions;

    private final boolean exact;
    private final long[] randomHigh;
    private final long[] randomLow;

    /**
     * Creates the keys of a search without multiplicities.
     *
     * @param relaxes true if items are relaxed; they are treated like secondary items
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

    /**
     * Creates the keys of a search with multiplicities: hashes of all words of a state.
     *
     * @param size number of words of a state
     */
    StateKey(int size) {
        positions = IntStream.range(0, size).toArray();
        exact = false;
        SplittableRandom random = new SplittableRandom(SEED);
        randomHigh = random.longs(size).map(r -> r >>> 2).toArray();
        randomLow = random.longs(size).toArray();
    }

    /** Returns true if different states always have different keys. */
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

    /**
     * Writes the hash: the sum of each word x times r = a 2^64 + b. The product b x is added as it is, a x with its
     * upper word folded.
     */
    private void hash(long[] state, long[] key) {
        key[0] = 0;
        key[1] = 0;
        for (int i = 0; i < positions.length; i++) {
            long x = state[positions[i]];
            long a = randomHigh[i];
            long b = randomLow[i];
            add(key, b * x, highOfProduct(b, x));
            add(key, highOfProduct(a, x) << 1, a * x); // a unit of the upper word is 2^128, which is 2 modulo p
        }
        reduce(key);
    }

    /** Adds a number of two words modulo the prime; {@link #reduce} makes the result unique. */
    private static void add(long[] key, long low, long high) {
        long sumLow = key[0] + low;
        long carry = Long.compareUnsigned(sumLow, low) < 0 ? 1 : 0;
        long sumHigh = (key[1] & Long.MAX_VALUE) + (high & Long.MAX_VALUE) + carry; // below 2^64
        long folds = (key[1] >>> 63) + (high >>> 63); // each is 2^127, which is 1 modulo p
        key[0] = sumLow + folds;
        key[1] = sumHigh + (Long.compareUnsigned(key[0], folds) < 0 ? 1 : 0);
    }

    /** Makes the sum smaller than the prime, so that equal sums have equal keys. */
    static void reduce(long[] key) {
        add(key, 0, 0);
        add(key, 0, 0); // the first call may have carried into the upper bit again
        if (key[1] == Long.MAX_VALUE && key[0] == -1) {
            key[0] = 0;
            key[1] = 0;
        }
    }

    /** Returns the upper word of the product of two unsigned numbers. */
    private static long highOfProduct(long x, long y) {
        return Math.multiplyHigh(x, y) + (x >> 63 & y) + (y >> 63 & x);
    }
}
