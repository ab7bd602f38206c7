package dlx.core.engine.memo;

import dlx.core.table.Hash;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts of solutions by the key of the state that they were counted below. Belongs to one search.
 *
 * <pre>
 *   word of an entry   holds
 *   0, 1               the key; zeros mark an empty entry
 *   2, 3               the count, lower word first; or its number in the list of large counts, and -1
 * </pre>
 *
 * <p>Entries lie in buckets of {@value #BUCKET}. A full bucket makes the table grow until it has reached its memory;
 * from then on an old entry is written over. An entry that is lost costs time and never makes a count wrong.
 *
 * <p><b>Verdicts.</b> Where too few of the states asked for are known, the table costs more than it saves. It decides so
 * itself, by windows of questions, and {@link #isWorthwhile} returns the verdict:
 *
 * <pre>
 *   window         questions   must have been answered
 *   the first      256         one in ten
 *   each further   4 096       one in four
 * </pre>
 *
 * <p>Questions before the first entry are left out: on the way down to the first leaf nothing can be known. Measured
 * where it pays: 15 % to 80 % in the first window, 32 % to 98 % later; where it does not: 0 to 7 %, then 1 to 20 %
 * (decision 6).
 *
 * <p><b>Questions left.</b> Keys that are hashes may be equal by accident, with a chance of at most 2^-126 for two
 * states. A question meets at most as many states as the table has entries, n; after m questions the chance that one
 * answer was wrong is at most n m / 2^126. So after 2^62 / n questions, where that reaches 2^-64, the table asks for no
 * more.
 */
class MemoTable {

    private static final int ENTRY = 4;
    private static final int BUCKET = 4;
    private static final int FIRST_BUCKETS = 1 << 8;

    /** Bytes of a large count, about. */
    private static final int LARGE = 100;

    /** How many questions are watched before the first verdict, and how many of them must have been answered. */
    private static final int FIRST_WINDOW = 1 << 8;

    private static final int FIRST_HITS = FIRST_WINDOW / 10;

    /** The same for all later verdicts. */
    private static final int WINDOW = 1 << 12;

    private static final int HITS = WINDOW / 4;

    /** In place of the upper word of a count: the lower one is the number of a large count. */
    private static final long ASIDE = -1;

    /** The most bytes that the table may take; less once the heap had no room to grow. */
    private long memory;

    private final List<BigInteger> large = new ArrayList<>();
    private long[] entries;

    /** How many buckets there are: a power of two. */
    private int buckets;

    /** Which entry of a full bucket is written over next. */
    private int victim;

    private int window = FIRST_WINDOW;
    private int leastHits = FIRST_HITS;
    private int asked;
    private int hits;
    private boolean worthwhile = true;
    private boolean empty = true;

    /** How many more questions keep the chance of a wrong answer below 2^-64. */
    private long questionsLeft;

    /** The count that {@link #find} found, if it is below 2^126. */
    private long low;

    private long high;

    /**
     * An empty table.
     *
     * @param memory the most bytes that it may take; it has one bucket at least
     * @param exact whether different states have different keys
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

    /** Whether asking pays; once it does not, it never will again. */
    boolean isWorthwhile() {
        return worthwhile;
    }

    /** Looks for the count of a state; {@link #low}, {@link #high} or {@link #largeCount} have it then. */
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
            return; // nothing can be known
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

    /** Whether the count that was found is {@link #largeCount}. */
    boolean isLarge() {
        return high == ASIDE;
    }

    BigInteger largeCount() {
        return large.get((int) low);
    }

    /** Keeps a count below 2^126. */
    void put(long first, long second, long countLow, long countHigh) {
        int e = place(first, second);
        empty = false;
        entries[e] = first;
        entries[e + 1] = second;
        entries[e + 2] = countLow;
        entries[e + 3] = countHigh;
    }

    /** Keeps a count of any size, if there is room. */
    void put(long first, long second, BigInteger count) {
        if ((large.size() + 1L) * LARGE <= memory / 4) {
            put(first, second, large.size(), ASIDE);
            large.add(count);
        }
    }

    /** The entry with a key, or -1. The key of zeros marks empty entries and is never found. */
    private int entry(long first, long second) {
        int e = bucket(first, second);
        for (int end = e + BUCKET * ENTRY; e < end; e += ENTRY) {
            if (entries[e] == first && entries[e + 1] == second) {
                return (first | second) == 0 ? -1 : e;
            }
        }
        return -1;
    }

    /** Where a new key goes. */
    private int place(long first, long second) {
        int bucket = bucket(first, second);
        for (int e = bucket; e < bucket + BUCKET * ENTRY; e += ENTRY) {
            if ((entries[e] | entries[e + 1]) == 0) {
                return e;
            }
        }
        // while it grows, the old entries and twice as many new ones are there: 3 for 1
        if (bytes(3L * buckets) <= memory && 2L * entries.length < Integer.MAX_VALUE && grow()) {
            return place(first, second);
        }
        victim = (victim + 1) % BUCKET;
        return bucket + victim * ENTRY;
    }

    /** Makes room for twice as many entries; false, and nothing done, if the heap has none: then it never will. */
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
                put(old[e], old[e + 1], old[e + 2], old[e + 3]); // a bucket is split in two: there is room
            }
        }
        return true;
    }

    /** Room for a larger table; may fail, and then the table goes on with what it has. */
    long[] allocate(int words) {
        return new long[words];
    }

    private int bucket(long first, long second) {
        return ((int) Hash.of(first, second) & buckets - 1) * BUCKET * ENTRY;
    }
}
