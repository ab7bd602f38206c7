package dlx.core.engine.sweep.layers;

import dlx.core.engine.StopCheck;
import dlx.core.table.KeyTable;
import dlx.core.table.MemoryBudget;
import java.math.BigInteger;

/**
 * Counts solutions: the value of a state is the number of paths to it, and each edge adds it to the value of the next
 * state. The value of the state after the last layer is the result.
 *
 * <p>Numbers have digits of {@value #BITS} bits, lowest first, one word each, all of equal length at a time. They get
 * one more digit before a layer is swept whose sums might not fit otherwise. A state of another layer is reached from
 * that layer at most once per option of the group, because state and option determine the state before. Only marks of
 * secondary items are lost on the way; with secondary items any state of the layer may lead there.
 */
public final class CountingSweep extends Sweep {

    private static final int BITS = 62;
    private static final long DIGIT = (1L << BITS) - 1;

    /** Words of the table of the state whose options are taken. */
    private long[] words = {};

    /** Index into {@link #words} of the value of that state. */
    private int at;

    /**
     * Creates a sweep at its beginning.
     *
     * @param stop called now and then
     */
    public CountingSweep(Frontier front, MemoryBudget memory, StopCheck stop) {
        super(front, memory, stop, 1);
        KeyTable first = table(0, 1);
        first.words[root() + front.words] = 1;
        first.upper = 1;
    }

    @Override
    boolean enter(int layer, KeyTable states) {
        long group = front.group[layer + 1] - front.group[layer];
        long ways = front.forgets ? group * states.size : group;
        long greatest = 0;
        for (int j = layer + 1; j <= front.layers; j++) {
            greatest = layer(j) == null ? greatest : Math.max(greatest, layer(j).upper);
        }
        // upper is the bitwise or of the highest digits, so it bounds each; a carry from the digit below adds 1
        if (greatest + (double) ways * (states.upper + 1) >= DIGIT / 2) {
            widen(layer);
        }
        return true;
    }

    private void widen(int layer) {
        valueWords++;
        for (int j = layer; j <= front.layers; j++) {
            if (layer(j) != null) {
                layer(j).widen();
                layer(j).upper = 0;
            }
        }
    }

    @Override
    void leave(KeyTable layer, int entry) {
        words = layer.words;
        at = entry + front.words;
    }

    @Override
    void reach(int place, KeyTable layer, int entry) {
        long[] sums = layer.words;
        int to = entry + front.words;
        if (valueWords == 1) {
            sums[to] += words[at];
            layer.upper |= sums[to];
            return;
        }
        long carry = 0;
        for (int w = 0; w < valueWords - 1; w++) {
            long sum = sums[to + w] + words[at + w] + carry;
            sums[to + w] = sum & DIGIT;
            carry = sum >>> BITS;
        }
        int upper = to + valueWords - 1;
        sums[upper] += words[at + valueWords - 1] + carry;
        layer.upper |= sums[upper];
    }

    /** Returns the number of solutions; the number found so far, until all layers have been swept. */
    @Override
    public BigInteger solutions() {
        KeyTable end = layer(front.layers);
        if (end == null) {
            return BigInteger.ZERO;
        }
        BigInteger count = BigInteger.ZERO;
        int entry = entry(end, 0, 0) + front.words;
        for (int w = valueWords - 1; w >= 0; w--) {
            count = count.shiftLeft(BITS).add(BigInteger.valueOf(end.words[entry + w]));
        }
        return count;
    }
}
