package dlx.core.proof;

import dlx.core.table.Hash;
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
    private int[] places = new int[1 << 12];

    /** A table of so many nodes at most; nodes beyond are not kept. */
    StateTable(int most) {
        this.most = most;
    }

    /** The place of a node of this state whose solutions are known, or -1. */
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
