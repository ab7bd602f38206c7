package dlx.core.table;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A hash table with open addressing: from keys of one or two words to values of a fixed number of words.
 *
 * <pre>
 *   words of an entry              content
 *   0 .. keyWords - 1              the key, with the sign bit of the first word set: 0 marks an empty entry
 *   keyWords .. width - 1          the values of the key, 0 at first
 * </pre>
 *
 * <p>Collisions use the next entry. A table that is two thirds full is doubled.
 */
public final class KeyTable {

    /** Bit that is set in the first word of every key in a table. Keys must not use it themselves. */
    public static final long OCCUPIED = Long.MIN_VALUE;

    private static final int FEWEST = 16;

    /** Number of entries between two stop checks while the table is resized, less 1: a power of two less 1. */
    private static final int OFTEN = (1 << 14) - 1;

    private final MemoryBudget memory;
    private final int keyWords;

    /** Number of words of an entry. */
    public int width;

    /** The entries, in the order of their indices, {@link #width} words each. */
    public long[] words;

    /** Number of keys. */
    public int size;

    /** Bitwise or of the upper words of all values; maintained by a counting sweep. */
    public long upper;

    /** Capacity in entries, less 1: a power of two less 1. */
    private int mask;

    /** Maximum number of keys before the table is doubled. */
    private int full;

    /**
     * Creates an empty table.
     *
     * @param keyWords number of words of a key, 1 or 2
     * @param valueWords number of words of the values of a key, 0 or more
     * @param keys expected number of keys
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

    /** Returns the index in {@link #words} of the entry of a one-word key; -1 if the table does not contain the key. */
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

    /** Returns the index in {@link #words} of the entry of a one-word key. Adds the key if it is missing. */
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

    /** Returns the index in {@link #words} of the entry of a two-word key. Adds the key if it is missing. */
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

    /**
     * Keeps a number of keys, drawn at random, and removes the others.
     *
     * @param most number of keys to keep, at most {@link #size}
     */
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

    /** Copies an entry from another array into this table. */
    private void copy(long[] old, int at, int oldWidth) {
        long first = old[at] & ~OCCUPIED;
        int to = keyWords == 1 ? entry(first) : entry(first, old[at + 1]);
        System.arraycopy(old, at + keyWords, words, to + keyWords, oldWidth - keyWords);
    }

    /** Adds a word, of value 0, to the values of each key. */
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

    /** Removes all keys. */
    public void clear() {
        Arrays.fill(words, 0);
        size = 0;
    }

    /** Returns the memory of the table to its budget. The table cannot be used afterwards. */
    public void close() {
        memory.give((long) Long.BYTES * words.length);
        words = new long[0];
    }
}
