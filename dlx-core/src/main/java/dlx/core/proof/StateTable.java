package dlx.core.proof;

import dlx.core.table.Hash;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * Nodes of a ledger during writing, found by the key of their state. A node's place is its position in the order of
 * insertion, from 0.
 */
final class StateTable {

    private static final int FULL = 2;

    private final int most;

    /** Keys by place: the low half of place p at 2p, the high half at 2p + 1. */
    private long[] keys = new long[1 << 11];

    /** Number of each node in the proof, by place. */
    private int[] number = new int[1 << 10];

    /** Number of solutions below each node, by place; null until it is known. */
    private BigInteger[] below = new BigInteger[1 << 10];

    private int size;

    /** Hash table with linear probing: places plus 1, or 0 for an empty slot. Its length is a power of two. */
    private int[] places = new int[1 << 12];

    /**
     * Creates an empty table.
     *
     * @param most maximum number of nodes; further nodes are not kept
     */
    StateTable(int most) {
        this.most = most;
    }

    /**
     * Returns the place of a node with this state whose number of solutions is known; -1 if the table does not contain
     * the node.
     */
    int find(StateKey key) {
        for (int at = home(key.low); places[at] != 0; at = at + 1 & places.length - 1) {
            int place = places[at] - 1;
            if (keys[2 * place] == key.low && keys[2 * place + 1] == key.high) {
                return below[place] == null ? -1 : place;
            }
        }
        return -1;
    }

    private int home(long key) {
        return (int) Hash.of(key) & places.length - 1;
    }

    /** Adds a node; returns its place; -1 if the table is full. */
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
        if (FULL * size > places.length) {
            places = new int[2 * places.length];
            for (int place = 0; place < size; place++) {
                enter(place);
            }
        } else {
            enter(size - 1);
        }
        return size - 1;
    }

    private void enter(int place) {
        int at = home(keys[2 * place]);
        while (places[at] != 0) {
            at = at + 1 & places.length - 1;
        }
        places[at] = place + 1;
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
