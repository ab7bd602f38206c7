package dlx.core.proof;

import java.math.BigInteger;
import java.util.Arrays;

/** The nodes of a ledger, in their order: the state of each, and how many solutions lie below it once that is known. */
final class CountedNodes {

    /** What a node takes, roughly, in bytes. */
    private static final int BYTES = 120;

    private static final int SHARE_OF_HEAP = 2;

    private final int most =
            (int) Math.min(Integer.MAX_VALUE - 8, Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP / BYTES);

    private long[] keys = new long[1 << 10];
    private BigInteger[] below = new BigInteger[1 << 9];
    private int size;

    /** Adds a node; its number, from 1, or 0 if there is no room for it. */
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

    /** Whether there is such a node, all of it has been read, and its state was this one. */
    boolean is(int number, StateKey key) {
        return number <= size
                && below[number - 1] != null
                && keys[2 * number - 2] == key.low
                && keys[2 * number - 1] == key.high;
    }

    BigInteger below(int number) {
        return below[number - 1];
    }

    int size() {
        return size;
    }
}
