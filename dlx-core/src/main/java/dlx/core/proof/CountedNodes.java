package dlx.core.proof;

import java.math.BigInteger;
import java.util.Arrays;

/** Nodes of a ledger in their order, numbered from 1: the state of each node, and the number of solutions below it. */
final class CountedNodes {

    /** Memory of one node, estimated, in bytes. */
    private static final int BYTES = 120;

    /** Divisor of the maximum heap: the nodes may use half of it. */
    private static final int SHARE_OF_HEAP = 2;

    /** Maximum number of nodes. */
    private final int most =
            (int) Math.min(Integer.MAX_VALUE - 8, Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP / BYTES);

    /** Keys of the states: the low half of node n at 2n - 2, the high half at 2n - 1. */
    private long[] keys = new long[1 << 10];

    /** Number of solutions below node n, at n - 1; null until the node is closed. */
    private BigInteger[] below = new BigInteger[1 << 9];

    private int size;

    /** Adds a node; returns its number, from 1, or 0 if the maximum is reached. */
    int add(StateKey key) {
        if (size == below.length) {
            if (size == most) {
                return 0;
            }
            int length = (int) Math.min(most, 2L * size);
            keys = Arrays.copyOf(keys, 2 * length);
            below = Arrays.copyOf(below, length);
        }
        keys[2 * size] = key.low;
        keys[2 * size + 1] = key.high;
        return ++size;
    }

    void close(int number, BigInteger solutions) {
        below[number - 1] = solutions;
    }

    /** Returns true if the node exists, has been read wholly, and had the given state. */
    boolean is(int number, StateKey key) {
        return number <= size
                && below[number - 1] != null
                && keys[2 * number - 2] == key.low
                && keys[2 * number - 1] == key.high;
    }

    BigInteger below(int number) {
        return below[number - 1];
    }
}
