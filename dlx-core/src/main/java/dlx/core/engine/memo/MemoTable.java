package dlx.core.engine.memo;

import dlx.core.table.Hash;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A hash table of the number of solutions below each state, by the key of the state. Belongs to one search.
 *
 * <pre>
 *   word of an entry   contains
 *   0, 1               the key; zeros mark an empty entry
 *   2, 3               the count, lower word first; or its index in the list of large counts, and -1
 * </pre>
 *
 * <p>Entries lie in buckets of {@value #BUCKET}. A full bucket makes the table grow until it has reached its memory.
 * After that, new entries overwrite old ones. A lost entry costs time, but never makes a count wrong.
 *
 * <p><b>Verdicts.</b> If too few of the states looked up are found, the table costs more than it saves. It measures
 * this itself, by windows of lookups, and {@link #isWorthwhile} returns the verdict:
 *
 * <pre>
 *   window         lookups     minimum found
 *   the first      256         one in ten
 *   each further   4 096       one in four
 * </pre>
 *
 * <p>Lookups before the first entry are not counted, because on the way down to the first leaf no state can be found.
 * Measured where the table pays: 15 % to 80 % in the first window, 32 % to 98 % later. Where it does not: 0 to 7 %,
 * then 1 to 20 % (decision 6).
 *
 * <p><b>Maximum number of lookups.</b> Keys that are hashes may be equal by accident, with a probability of at most
 * 2^-126 for two states. A lookup compares at most as many states as the table has entries, n. After m lookups the
 * probability of a wrong result is at most n m / 2^126. So after 2^62 / n lookups, when that bound reaches 2^-64, the
 * table reports that it does not pay.
 */
class MemoTable {

    private static final int ENTRY = 4;
    private static final int BUCKET = 4;
    private static final int FIRST_BUCKETS = 1 << 8;

    /** Approximate number of bytes of a large count. */
    private static final int LARGE = 100;

    /** Number of lookups in the window before the first verdict. */
    private static final int FIRST_WINDOW = 1 << 8;

    /** Minimum number of successful lookups in the first window. */
    private static final int FIRST_HITS = FIRST_WINDOW / 10;

    /** Number of lookups in the window before each later verdict. */
    private static final int WINDOW = 1 << 12;

    /** Minimum number of successful lookups in each later window. */
    private static final int HITS = WINDOW / 4;

    /** The upper word of an entry whose lower word is the index of a large count. */
    private static final long ASIDE = -1;

    /** Maximum number of bytes of the table; lowered after the heap could not hold a larger table. */
    private long memory;

    private final List<BigInteger> large = new ArrayList<>();
    private long[] entries;

    /** Number of buckets, a power of two. */
    private int buckets;

    /** Index in its bucket of the entry last overwritten. */
    private int victim;

    private int window = FIRST_WINDOW;
    private int leastHits = FIRST_HITS;
    private int asked;
    private int hits;
    private boolean worthwhile = true;
    private boolean empty = true;

    /** Number of further lookups that keep the probability of a wrong result below 2^-64. */
    private long questionsLeft;

    /** The lower word of the count that {@link #find} found, or the index of a large count. */
    private long low;

    /** The upper word of that count, or {@link #ASIDE}. */
    private long high;

    /**
     * Creates an empty table.
     *
     * @param memory maximum number of bytes, except that the table has at least one bucket
     * @param exact true if different states have different keys
     */
    MemoTable(long memory, boolean exact) {
        this.memory = memory;
        buckets = FIRST_BUCKETS;
        while (buckets > 1 && bytes(buckets) > memory) {
            buckets /= 2;
        }
        entries = new long[buckets * BUCKET * ENTRY]; // some kilobytes
        long mostEntries = Math.max(BUCKET, memory / (8 * ENTRY));
        questionsLeft = exact ? Long.MAX_VALUE : (1L << 62) / mostEntries;
    }

    private static long bytes(long buckets) {
        return 8L * ENTRY * BUCKET * buckets;
    }

    /** Returns true if lookups pay; once false, it stays false. */
    boolean isWorthwhile() {
        return worthwhile;
    }

    /**
     * Looks up the count of a state; returns true if found. Then {@link #low} and {@link #high}, or
     * {@link #largeCount}, return it.
     */
    boolean find(long first, long second) {
        int e = entry(first, second);
        boolean found = e >= 0;
        if (found) {
            low = entries[e + 2];
            high = entries[e + 3];
        }
        watch(found);
        return found;
    }

    private void watch(boolean found) {
        if (empty) {
            return; // no state can be found
        }
        hits += found ? 1 : 0;
        if (++asked == window) {
            questionsLeft -= window;
            worthwhile &= hits >= leastHits && questionsLeft > WINDOW;
            window = WINDOW;
            leastHits = HITS;
            asked = 0;
            hits = 0;
        }
    }

    long low() {
        return low;
    }

    long high() {
        return high;
    }

    /** Returns true if the count found is {@link #largeCount}. */
    boolean isLarge() {
        return high == ASIDE;
    }

    BigInteger largeCount() {
        return large.get((int) low);
    }

    /** Stores a count below 2^126. */
    void put(long first, long second, long countLow, long countHigh) {
        int e = place(first, second);
        empty = false;
        entries[e] = first;
        entries[e + 1] = second;
        entries[e + 2] = countLow;
        entries[e + 3] = countHigh;
    }

    /** Stores a count of any size, unless large counts would exceed a quarter of the memory. */
    void put(long first, long second, BigInteger count) {
        if ((large.size() + 1L) * LARGE <= memory / 4) {
            put(first, second, large.size(), ASIDE);
            large.add(count);
        }
    }

    /**
     * Returns the index of the entry with a key; -1 if the table does not contain the key. The key of zeros marks empty
     * entries and is never found.
     */
    private int entry(long first, long second) {
        int e = bucket(first, second);
        for (int end = e + BUCKET * ENTRY; e < end; e += ENTRY) {
            if (entries[e] == first && entries[e + 1] == second) {
                return (first | second) == 0 ? -1 : e;
            }
        }
        return -1;
    }

    /** Returns the index of the entry for a new key. */
    private int place(long first, long second) {
        int bucket = bucket(first, second);
        for (int e = bucket; e < bucket + BUCKET * ENTRY; e += ENTRY) {
            if ((entries[e] | entries[e + 1]) == 0) {
                return e;
            }
        }
        // while the table grows, the old array and one twice as large are in memory: three times the present size
        if (bytes(3L * buckets) <= memory && 2L * entries.length < Integer.MAX_VALUE && grow()) {
            return place(first, second);
        }
        victim = (victim + 1) % BUCKET;
        return bucket + victim * ENTRY;
    }

    /**
     * Doubles the table; returns false, with nothing changed, if the heap is too small. It is not tried again after
     * that.
     */
    private boolean grow() {
        long[] old = entries;
        long[] larger;
        try {
            larger = allocate(2 * old.length);
        } catch (OutOfMemoryError e) {
            memory = bytes(buckets);
            return false;
        }
        buckets *= 2;
        entries = larger;
        for (int e = 0; e < old.length; e += ENTRY) {
            if ((old[e] | old[e + 1]) != 0) {
                put(old[e], old[e + 1], old[e + 2], old[e + 3]); // each bucket is split in two, so this fits
            }
        }
        return true;
    }

    /** Allocates the array of a larger table. May fail; then the table keeps its present size. */
    long[] allocate(int words) {
        return new long[words];
    }

    private int bucket(long first, long second) {
        return ((int) Hash.of(first, second) & buckets - 1) * BUCKET * ENTRY;
    }
}
