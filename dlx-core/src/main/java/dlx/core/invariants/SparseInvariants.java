package dlx.core.invariants;

import java.util.Arrays;

/**
 * Invariants modulo any prime power. For each item they store the generators in which its weight is not 0, with these
 * weights. If options are short and few, the generators share few items, and the lists stay short.
 */
final class SparseInvariants implements Invariants {

    private static final int[] NOTHING = {};

    /** Default memory limit in bytes, about 100 MB. A prime power that needs more is skipped. */
    private static final long MOST_BYTES = 1 << 27;

    private final PrimePower power;
    private final long modulus;
    private final double reciprocal;
    private final Effort effort;

    /** Generators in which each item's weight is not 0, by item, in any order; the first {@link #length} are valid. */
    private final int[][] generator;

    /** Weights in these generators, from 1 to the modulus - 1; indexed as {@link #generator}. */
    private final long[][] weight;

    /** Number of generators in the list of each item. */
    private final int[] length;

    /** Items of each generator. A list may contain items twice, and items whose weight has become 0. */
    private final int[][] holder;

    /** Number of items in the list of each generator. */
    private final int[] holders;

    /** Total of each generator: the sum of weight times demand over all items, from 0 to the modulus - 1. */
    private final long[] total;

    /** Number of generators whose total is not 0. */
    private int totals;

    /** Weight of the present option in each generator; later the factor of the pivot that is added to it. Else 0. */
    private final long[] sum;

    /** Generators in which the present option's weight may differ from 0. */
    private int[] touched = new int[16];

    private int touchedCount;

    /** Last {@link #round} in which each generator was met. */
    private final int[] met;

    /** Number of passes over lists of generators so far. */
    private int round;

    private final long mostBytes;

    /** Memory of {@link #generator}, {@link #weight} and {@link #holder} in bytes, including unused elements. */
    private long bytes;

    /** Value of {@link #options} when each item was changed last. */
    private final int[] changed;

    /** Number of options so far that changed generators. */
    private int options;

    SparseInvariants(Part part, PrimePower power, Effort effort) {
        this(part, power, effort, MOST_BYTES);
    }

    SparseInvariants(Part part, PrimePower power, Effort effort, long mostBytes) {
        this.power = power;
        this.effort = effort;
        this.mostBytes = mostBytes;
        modulus = power.modulus();
        reciprocal = 1.0 / modulus;
        int items = part.items();
        bytes = items * (2L * Integer.BYTES + Long.BYTES);
        effort.spend(items);
        generator = new int[items][];
        weight = new long[items][];
        length = new int[items];
        holder = new int[items][];
        holders = new int[items];
        total = new long[items];
        sum = new long[items];
        met = new int[items];
        changed = new int[items];
        for (int i = 0; i < items; i++) {
            generator[i] = new int[] {i};
            weight[i] = new long[] {1};
            length[i] = 1;
            holder[i] = new int[] {i};
            holders[i] = 1;
            total[i] = part.need()[i] % modulus;
            totals += total[i] == 0 ? 0 : 1;
        }
    }

    @Override
    public boolean prove() {
        return totals > 0 && bytes < mostBytes;
    }

    @Override
    public void cut(int[] held, int from, int to) {
        weigh(held, from, to);
        if (touchedCount > 0) {
            int pivot = pivot();
            int valuation = power.valuation(sum[pivot]);
            makeFactors(pivot, valuation);
            subtract(pivot, valuation);
            clear();
        }
    }

    /**
     * Computes the weight of an option in each generator: {@link #sum} of the generators {@link #touched}, all of them
     * not 0.
     */
    private void weigh(int[] held, int from, int to) {
        effort.spend(1 + to - from);
        round++;
        touchedCount = 0;
        for (int node = from; node < to; node++) {
            int i = held[node];
            effort.spend(length[i]);
            for (int k = 0; k < length[i]; k++) {
                int g = generator[i][k];
                if (met[g] != round) {
                    met[g] = round;
                    touched = touchedCount == touched.length ? Arrays.copyOf(touched, 2 * touchedCount) : touched;
                    touched[touchedCount++] = g;
                }
                sum[g] = rest(sum[g] + weight[i][k]);
            }
        }
        int kept = 0;
        for (int k = 0; k < touchedCount; k++) {
            if (sum[touched[k]] != 0) {
                touched[kept++] = touched[k];
            }
        }
        touchedCount = kept;
    }

    /**
     * Returns the generator to subtract from the others: among those whose weight the prime divides least often, one
     * with fewest items.
     */
    private int pivot() {
        int best = touched[0];
        int least = power.valuation(sum[best]);
        for (int k = 1; k < touchedCount; k++) {
            int g = touched[k];
            int valuation = power.exponent() == 1 ? 0 : power.valuation(sum[g]);
            if (valuation < least || valuation == least && holders[g] < holders[best]) {
                best = g;
                least = valuation;
            }
        }
        return best;
    }

    /** Replaces each {@link #sum} by the factor with which the pivot is added to the generator. */
    private void makeFactors(int pivot, int valuation) {
        effort.spend(touchedCount);
        long divisor = power.power(valuation);
        long inverse = power.inverse(sum[pivot] / divisor);
        for (int k = 0; k < touchedCount; k++) {
            int g = touched[k];
            sum[g] = g == pivot ? 0 : rest(modulus - rest(sum[g] / divisor * inverse));
        }
    }

    /** Adds the pivot to the other generators, and replaces it by its smallest multiple that weighs 0. */
    private void subtract(int pivot, int valuation) {
        long multiple = valuation == 0 ? 0 : power.power(power.exponent() - valuation);
        int[] items = holder[pivot];
        int count = holders[pivot];
        bytes -= (long) holder[pivot].length * Integer.BYTES;
        holder[pivot] = NOTHING;
        holders[pivot] = 0;
        options++;
        for (int k = 0; k < count; k++) {
            if (changed[items[k]] != options) {
                changed[items[k]] = options;
                change(items[k], pivot, multiple);
            }
        }
        for (int k = 0; k < touchedCount; k++) {
            int g = touched[k];
            setTotal(g, rest(total[g] + sum[g] * total[pivot]));
        }
        setTotal(pivot, rest(total[pivot] * multiple));
    }

    private long rest(long number) {
        return PrimePower.remainder(number, modulus, reciprocal);
    }

    private void setTotal(int g, long value) {
        totals += (value == 0 ? 0 : 1) - (total[g] == 0 ? 0 : 1);
        total[g] = value;
    }

    /** Updates the weights of an item after the pivot has been added to other generators. */
    private void change(int item, int pivot, long multiple) {
        int at = 0;
        while (at < length[item] && generator[item][at] != pivot) {
            at++;
        }
        if (at == length[item]) {
            return; // its weight in the pivot has become 0
        }
        effort.spend(length[item] + touchedCount);
        long times = weight[item][at];
        round++;
        reserve(item, length[item] + touchedCount);
        int[] generators = generator[item];
        long[] weights = weight[item];
        int kept = 0;
        for (int k = 0; k < length[item]; k++) {
            int g = generators[k];
            met[g] = round;
            long value = g == pivot ? rest(times * multiple) : rest(weights[k] + times * sum[g]);
            if (value != 0) {
                generators[kept] = g;
                weights[kept++] = value;
            }
        }
        for (int k = 0; k < touchedCount; k++) {
            int g = touched[k];
            long value = rest(times * sum[g]);
            if (met[g] != round && value != 0) {
                generators[kept] = g;
                weights[kept++] = value;
                hold(g, item);
            }
        }
        if (rest(times * multiple) != 0) {
            hold(pivot, item);
        }
        length[item] = kept;
    }

    private void reserve(int item, int most) {
        int wanted = Math.min(most, generator.length);
        if (generator[item].length < wanted) {
            int size = Math.min(generator.length, wanted + wanted / 2);
            bytes += (size - generator[item].length) * (long) (Integer.BYTES + Long.BYTES);
            generator[item] = Arrays.copyOf(generator[item], size);
            weight[item] = Arrays.copyOf(weight[item], size);
        }
    }

    private void hold(int g, int item) {
        if (holders[g] == holder[g].length) {
            bytes += (holders[g] + 4L) * Integer.BYTES;
            holder[g] = Arrays.copyOf(holder[g], 2 * holders[g] + 4);
        }
        holder[g][holders[g]++] = item;
    }

    private void clear() {
        for (int k = 0; k < touchedCount; k++) {
            sum[touched[k]] = 0;
        }
    }

    @Override
    public int[] sizes() {
        int[] sizes = new int[generator.length];
        for (int i = 0; i < generator.length; i++) {
            effort.spend(length[i]);
            for (int k = 0; k < length[i]; k++) {
                sizes[generator[i][k]]++;
            }
        }
        return sizes;
    }

    @Override
    public boolean proves(int g) {
        return total[g] != 0;
    }

    @Override
    public long[] weights(int g) {
        long[] weights = new long[generator.length];
        for (int i = 0; i < weights.length; i++) {
            effort.spend(length[i]);
            for (int k = 0; k < length[i]; k++) {
                if (generator[i][k] == g) {
                    weights[i] = weight[i][k];
                }
            }
        }
        return weights;
    }
}
