package dlx.core.engine.sweep.layers;

import dlx.core.diagram.nodes.MemoryBudget;
import dlx.core.engine.PacedStopCheck;
import java.util.SplittableRandom;

/**
 * The states of a layer that have been reached, with what is known of each: an open table.
 *
 * <pre>
 *   words of an entry              hold
 *   0 .. keyWords - 1              the key, with the sign bit of the first word set: 0 marks an empty entry
 *   keyWords .. width - 1          what is known, 0 at first
 * </pre>
 *
 * <p>Collisions go to the next entry; a table is at most two thirds full, then it is made twice as large.
 */
final class LayerTable {

    /** Set in the first word of every key in a table. */
    static final long OCCUPIED = Long.MIN_VALUE;

    private static final int FEWEST = 16;

    private final MemoryBudget memory;
    private final int keyWords;

    /** How many words an entry has. */
    int width;

    /** The entries, one after the other. */
    long[] words;

    /** How many states there are. */
    int size;

    /** All upper words of what is known, or-ed: kept by a counting sweep. */
    long upper;

    /** How many entries there is room for, less 1: a power of two less 1. */
    private int mask;

    /** The greatest size. */
    private int full;

    /**
     * An empty table.
     *
     * @param states about how many there will be at first
     */
    LayerTable(MemoryBudget memory, int keyWords, int valueWords, int states) {
        this.memory = memory;
        this.keyWords = keyWords;
        width = keyWords + valueWords;
        int room = Math.max(FEWEST, Integer.highestOneBit(Math.max(1, states)));
        words = memory.longs((long) room * width);
        setRoom(room);
    }

    private void setRoom(int entries) {
        mask = entries - 1;
        full = entries / 3 * 2;
    }

    /** Where the entry of a key of one word begins; a new one is made if there is none. */
    int entry(long key) {
        long occupied = key | OCCUPIED;
        int at = (hash(key) & mask) * width;
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

    /** Where the entry of a key of two words begins; a new one is made if there is none. */
    int entry(long first, long second) {
        long occupied = first | OCCUPIED;
        int at = (hash(first, second) & mask) * width;
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

    private static int hash(long key) {
        long h = key * 0x9e3779b97f4a7c15L;
        return (int) (h >>> 32 ^ h >>> 47);
    }

    private static int hash(long first, long second) {
        long h = first * 0x9e3779b97f4a7c15L ^ second * 0xd1b54a32d192ed03L;
        h = (h ^ h >>> 32) * 0x94d049bb133111ebL;
        return (int) (h >>> 32);
    }

    /** Keeps so many states, drawn at random, and forgets the others. */
    void thinOut(int most, SplittableRandom random) {
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

    /** Makes room for one word more of what is known; it is 0. */
    void widen() {
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
        setRoom(entries);
        size = 0;
        PacedStopCheck pace = new PacedStopCheck(memory::check);
        for (int at = 0; at < old.length; at += oldWidth) {
            pace.step();
            if (old[at] != 0) {
                copy(old, at, oldWidth);
            }
        }
        memory.give((long) Long.BYTES * old.length);
    }

    /** Ends the use of the table. */
    void close() {
        memory.give((long) Long.BYTES * words.length);
        words = new long[0];
    }
}
