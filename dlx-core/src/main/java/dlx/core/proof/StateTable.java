package dlx.core.proof;

import java.math.BigInteger;
import java.util.Arrays;

/** The nodes of a ledger that is written: found by the key of their state. */
final class StateTable {

    private static final int FULL = 2;

    private final int most;

    /** Two halves of a key for each node, in the order of the nodes. */
    private long[] keys = new long[1 << 11];

    /** The number of each node in the proof. */
    private int[] number = new int[1 << 10];

    /** The solutions below it; null as long as they are not known. */
    private BigInteger[] below = new BigInteger[1 << 10];

    private int size;

    /** Places of nodes by their keys, plus 1. */
    private int[] slots = new int[1 << 12];

    /** A table of so many nodes at most; nodes beyond are not kept. */
    StateTable(int most) {
        this.most = most;
    }

    /** The place of a node of this state whose solutions are known, or -1. */
    int find(StateKey key) {
        for (int slot = slot(key.low); slots[slot] != 0; slot = slot + 1 & slots.length - 1) {
            int place = slots[slot] - 1;
            if (keys[2 * place] == key.low && keys[2 * place + 1] == key.high) {
                return below[place] == null ? -1 : place;
            }
        }
        return -1;
    }

    private int slot(long key) {
        return (int) (key * 0x9E3779B97F4A7C15L >>> 32) & slots.length - 1;
    }

    /** Adds a node; its place, or -1 if the table is full. */
    int add(StateKey key, int numberOfNode) {
        if (size == most) {
            return -1;
        }
        if (size == number.length) {
            keys = Arrays.copyOf(keys, 4 * size);
            number = Arrays.copyOf(number, 2 * size);
            below = Arrays.copyOf(below, 2 * size);
        }
        keys[2 * size] = key.low;
        keys[2 * size + 1] = key.high;
        number[size] = numberOfNode;
        size++;
        if (FULL * size > slots.length) {
            slots = new int[2 * slots.length];
            for (int place = 0; place < size; place++) {
                enter(place);
            }
        } else {
            enter(size - 1);
        }
        return size - 1;
    }

    private void enter(int place) {
        int slot = slot(keys[2 * place]);
        while (slots[slot] != 0) {
            slot = slot + 1 & slots.length - 1;
        }
        slots[slot] = place + 1;
    }

    void close(int place, BigInteger solutions) {
        below[place] = solutions;
    }

    int number(int place) {
        return number[place];
    }

    BigInteger below(int place) {
        return below[place];
    }
}
