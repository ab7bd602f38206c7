package dlx.core.table;

/** Hash functions for tables whose lengths are powers of two: the low bits of a hash are the index of an entry. */
public final class Hash {

    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private Hash() {}

    /** Returns the hash of a key of one word. */
    public static long of(long key) {
        long hash = key * GOLDEN;
        return hash >>> 32 ^ hash >>> 47;
    }

    /** Returns the hash of a key of two words. */
    public static long of(long first, long second) {
        long hash = first * GOLDEN ^ second * 0xd1b54a32d192ed03L;
        return (hash ^ hash >>> 32) * 0x94d049bb133111ebL >>> 32;
    }

    /** Returns the hash of the first words of an array. All of its 64 bits are mixed. */
    public static long of(long[] key, int words) {
        long hash = 0;
        for (int w = 0; w < words; w++) {
            hash = (hash ^ key[w]) * GOLDEN;
            hash ^= hash >>> 32;
        }
        return hash;
    }
}
