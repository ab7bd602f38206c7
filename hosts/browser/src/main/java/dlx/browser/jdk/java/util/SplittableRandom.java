package dlx.browser.jdk.java.util;

import java.util.random.RandomGenerator;
import java.util.stream.LongStream;

/**
 * Replaces {@link java.util.SplittableRandom}, with the same numbers for the same seeds. The algorithm is published:
 * Steele, Lea and Flood, Fast splittable pseudorandom number generators (OOPSLA 2014). Numbers below a bound are drawn
 * as in the JDK.
 */
public final class SplittableRandom implements RandomGenerator {

    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private long seed;
    private final long gamma;

    public SplittableRandom(long seed) {
        this(seed, GOLDEN_GAMMA);
    }

    private SplittableRandom(long seed, long gamma) {
        this.seed = seed;
        this.gamma = gamma;
    }

    private long nextSeed() {
        seed += gamma;
        return seed;
    }

    public SplittableRandom split() {
        return new SplittableRandom(nextLong(), mixGamma(nextSeed()));
    }

    @Override
    public long nextLong() {
        long z = nextSeed();
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    @Override
    public int nextInt() {
        long z = nextSeed();
        z = (z ^ z >>> 33) * 0x62a9d9ed799705f5L;
        return (int) ((z ^ z >>> 28) * 0xcb24d0a5c88c35b3L >>> 32);
    }

    /** Returns an odd number with at least 24 changes between neighboring bits. */
    private static long mixGamma(long z) {
        long mixed = (z ^ z >>> 33) * 0xff51afd7ed558ccdL;
        mixed = (mixed ^ mixed >>> 33) * 0xc4ceb9fe1a85ec53L;
        mixed = mixed ^ mixed >>> 33 | 1;
        return Long.bitCount(mixed ^ mixed >>> 1) < 24 ? mixed ^ 0xaaaaaaaaaaaaaaaaL : mixed;
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int drawn = nextInt();
        int most = bound - 1;
        if ((bound & most) == 0) {
            return drawn & most;
        }
        int whole = drawn >>> 1;
        drawn = whole % bound;
        while (whole + most - drawn < 0) { // in the last, incomplete run of numbers, which would bias the result
            whole = nextInt() >>> 1;
            drawn = whole % bound;
        }
        return drawn;
    }

    @Override
    public long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        long drawn = nextLong();
        long most = bound - 1;
        if ((bound & most) == 0) {
            return drawn & most;
        }
        long whole = drawn >>> 1;
        drawn = whole % bound;
        while (whole + most - drawn < 0) {
            whole = nextLong() >>> 1;
            drawn = whole % bound;
        }
        return drawn;
    }

    @Override
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    @Override
    public boolean nextBoolean() {
        return nextInt() < 0;
    }

    public LongStream longs(long size) {
        return LongStream.generate(this::nextLong).limit(size);
    }
}
