package dlx.core.diagram.nodes;

import java.util.Arrays;

/**
 * A table of results of pairs of numbers. Forgets nothing until it is told to.
 *
 * <p>Open addressing with linear probing, at most half full while there is memory for that; 12 bytes per slot.
 */
final class PairTable {

    static final int UNKNOWN = -1;

    private static final int FIRST_BITS = 6;
    private static final int SLOT = Long.BYTES + Integer.BYTES;

    private final MemoryBudget memory;
    private long[] keys;
    private int[] values;
    private int shift;
    private int count;
    private int full;

    PairTable(MemoryBudget memory) {
        this.memory = memory;
        memory.take((long) SLOT << FIRST_BITS);
        make(FIRST_BITS);
    }

    private void make(int bits) {
        keys = new long[1 << bits];
        values = new int[1 << bits];
        shift = Long.SIZE - bits;
        full = keys.length / 2;
    }

    /** What was put for a pair that is not (0, 0), or {@link #UNKNOWN}. */
    int get(int one, int two) {
        return values[slot(key(one, two))] - 1;
    }

    void put(int one, int two, int value) {
        if (count == full) {
            grow();
        }
        long key = key(one, two);
        int slot = slot(key);
        if (keys[slot] == 0) {
            count++;
        }
        keys[slot] = key;
        values[slot] = value + 1;
    }

    private static long key(int one, int two) {
        return (long) one << Integer.SIZE | two;
    }

    private int slot(long key) {
        long hash = key * 0x9E3779B97F4A7C15L;
        int slot = (int) ((hash ^ hash >>> 32) * 0xC2B2AE3D27D4EB4FL >>> shift);
        while (keys[slot] != key && keys[slot] != 0) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    private void grow() {
        long old = (long) SLOT * keys.length;
        if (keys.length > 1 << 29 || !memory.has(2 * old)) {
            int nearlyAll = keys.length / 8 * 7;
            if (full == nearlyAll) {
                throw memory.full();
            }
            full = nearlyAll;
            return;
        }
        memory.take(2 * old);
        long[] oldKeys = keys;
        int[] oldValues = values;
        make(Long.SIZE - shift + 1);
        for (int k = 0; k < oldKeys.length; k++) {
            if (oldKeys[k] != 0) {
                int slot = slot(oldKeys[k]);
                keys[slot] = oldKeys[k];
                values[slot] = oldValues[k];
            }
        }
        memory.give(old);
    }

    /** Forgets everything if that is more than so many pairs. */
    void forgetMoreThan(int most) {
        if (count > most) {
            Arrays.fill(keys, 0);
            Arrays.fill(values, 0);
            count = 0;
        }
    }

    /** The table is not used any more. */
    void close() {
        memory.give((long) SLOT * keys.length);
        keys = new long[0];
        values = new int[0];
    }
}
