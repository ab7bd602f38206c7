package dlx.core.table;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Values by keys of one or two words: an open table.
 *
 * <pre>
 *   words of an entry              hold
 *   0 .. keyWords - 1              the key, with the sign bit of the first word set: 0 marks an empty entry
 *   keyWords .. width - 1          the values of the key, 0 at first
 * </pre>
 *
 * <p>Collisions go to the next entry; a table is at most two thirds full, then it is made twice as large.
 */
public final class KeyTable {

    /** Set in the first word of every key in a table. */
    public static final long OCCUPIED = Long.MIN_VALUE;

    private static final int FEWEST = 16;

    /** Entries between two stop checks while a table is made anew, less one: a power of two less 1. */
    private static final int OFTEN = (1 << 14) - 1;

    private final MemoryBudget memory;
    private final int keyWords;

    /** The number of words of an entry. */
    public int width;

    /** The entries, one after the other. */
    public long[] words;

    /** The number of keys. */
    public int size;

    /** The upper words of all values, or-ed: kept by a counting sweep. */
    public long upper;

    /** The capacity in entries, less 1: a power of two less 1. */
    private int mask;

    /** The greatest size. */
    private int full;

    /**
     * Makes an empty table.
     *
     * @param keys the expected number of keys
     */
    public KeyTable(MemoryBudget memory, int keyWords, int valueWords, int keys) {
        this.memory = memory;
        this.keyWords = keyWords;
        width = keyWords + valueWords;
        int capacity = Math.max(FEWEST, Integer.highestOneBit(Math.max(1, keys)));
        words = memory.longs((long) capacity * width);
        setCapacity(capacity);
    }

    private void setCapacity(int entries) {
        mask = entries - 1;
        full = entries / 3 * 2;
    }

    /** Returns where the entry of a key of one word begins, or -1 if the table does not have it. */
    public int find(long key) {
        long occupied = key | OCCUPIED;
        int at = ((int) Hash.of(key) & mask) * width;
        while (words[at] != occupied) {
            if (words[at] == 0) {
                return -1;
            }
            at += width;
            at = at == words.length ? 0 : at;
        }
        return at;
    }

    /** Returns where the entry of a key of one word begins, after adding it if the table does not have it. */
    public int entry(long key) {
        long occupied = key | OCCUPIED;
        int at = ((int) Hash.of(key) & mask) * width;
        while (true) {
            long there = words[at];
            if (there == occupied) {
                return at;
            }
            if (there == 0) {
                if (size == full) {
                    resize(2 * (mask + 1), width);
                    return entry(key);
                }
                size++;
                words[at] = occupied;
                return at;
            }
            at += width;
            at = at == words.length ? 0 : at;
        }
    }

    /** Returns where the entry of a key of two words begins, after adding it if the table does not have it. */
    public int entry(long first, long second) {
        long occupied = first | OCCUPIED;
        int at = ((int) Hash.of(first, second) & mask) * width;
        while (true) {
            long there = words[at];
            if (there == occupied && words[at + 1] == second) {
                return at;
            }
            if (there == 0) {
                if (size == full) {
                    resize(2 * (mask + 1), width);
                    return entry(first, second);
                }
                size++;
                words[at] = occupied;
                words[at + 1] = second;
                return at;
            }
            at += width;
            at = at == words.length ? 0 : at;
        }
    }

    /** Keeps a number of keys, drawn at random, and forgets the others. */
    public void thinOut(int most, SplittableRandom random) {
        int[] entries = new int[size];
        int count = 0;
        for (int at = 0; at < words.length; at += width) {
            if (words[at] != 0) {
                entries[count++] = at;
            }
        }
        long[] old = words;
        words = memory.longs(old.length);
        size = 0;
        for (int k = 0; k < most; k++) {
            int drawn = k + random.nextInt(count - k);
            copy(old, entries[drawn], width);
            entries[drawn] = entries[k];
        }
        memory.give((long) Long.BYTES * old.length);
    }

    /** Takes an entry over from another array. */
    private void copy(long[] old, int at, int oldWidth) {
        long first = old[at] & ~OCCUPIED;
        int to = keyWords == 1 ? entry(first) : entry(first, old[at + 1]);
        System.arraycopy(old, at + keyWords, words, to + keyWords, oldWidth - keyWords);
    }

    /** Adds a word to the values of each key; it is 0. */
    public void widen() {
        resize(mask + 1, width + 1);
    }

    private void resize(int entries, int newWidth) {
        long[] old = words;
        int oldWidth = width;
        if (entries <= 0) {
            throw memory.full();
        }
        words = memory.longs((long) entries * newWidth);
        width = newWidth;
        setCapacity(entries);
        size = 0;
        int passed = 0;
        for (int at = 0; at < old.length; at += oldWidth) {
            if ((passed++ & OFTEN) == 0) {
                memory.check();
            }
            if (old[at] != 0) {
                copy(old, at, oldWidth);
            }
        }
        memory.give((long) Long.BYTES * old.length);
    }

    /** Forgets all keys. */
    public void clear() {
        Arrays.fill(words, 0);
        size = 0;
    }

    /** Ends the use of the table. */
    public void close() {
        memory.give((long) Long.BYTES * words.length);
        words = new long[0];
    }
}
