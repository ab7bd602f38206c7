package dlx.core.invariants;

/** Invariants modulo 2, with a bit per pair of item and generator. */
final class BitInvariants implements Invariants {

    private final Effort effort;

    /** Number of words of a set of generators. */
    private final int words;

    /** Set of the generators in which each item weighs 1: bit g for generator g. */
    private final long[][] generatorsOf;

    /** Set of the generators whose total is odd. */
    private final long[] odd;

    /** Set of the generators in which the present option weighs 1. */
    private final long[] hit;

    BitInvariants(Part part, Effort effort) {
        this.effort = effort;
        int items = part.items();
        words = (items + Long.SIZE - 1) / Long.SIZE;
        effort.spend(items);
        generatorsOf = new long[items][words];
        odd = new long[words];
        hit = new long[words];
        for (int i = 0; i < items; i++) {
            effort.spend(words);
            set(generatorsOf[i], i);
            if (part.need()[i] % 2 != 0) {
                set(odd, i);
            }
        }
    }

    @Override
    public boolean prove() {
        return first(odd, 0) >= 0;
    }

    @Override
    public void cut(int[] held, int from, int to) {
        effort.spend(1 + words * (to - from) / Effort.PLAIN);
        for (int w = 0; w < words; w++) {
            long sum = 0;
            for (int k = from; k < to; k++) {
                sum ^= generatorsOf[held[k]][w];
            }
            hit[w] = sum;
        }
        int pivot = first(hit, 0);
        if (pivot < 0) {
            return;
        }
        effort.spend(generatorsOf.length / Effort.PLAIN);
        for (long[] generators : generatorsOf) {
            if (has(generators, pivot)) {
                add(generators);
            }
        }
        if (has(odd, pivot)) {
            add(odd);
        }
    }

    private void add(long[] generators) {
        effort.spend(1 + words / (2 * Effort.PLAIN));
        for (int w = 0; w < words; w++) {
            generators[w] ^= hit[w];
        }
    }

    @Override
    public int[] sizes() {
        int[] sizes = new int[generatorsOf.length];
        for (long[] generators : generatorsOf) {
            effort.spend(words);
            for (int g = first(generators, 0); g >= 0; g = first(generators, g + 1)) {
                sizes[g]++;
            }
        }
        return sizes;
    }

    @Override
    public boolean proves(int g) {
        return has(odd, g);
    }

    @Override
    public long[] weights(int g) {
        effort.spend(generatorsOf.length);
        long[] weights = new long[generatorsOf.length];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = has(generatorsOf[i], g) ? 1 : 0;
        }
        return weights;
    }

    private static void set(long[] bits, int bit) {
        bits[bit / Long.SIZE] |= 1L << bit;
    }

    private static boolean has(long[] bits, int bit) {
        return (bits[bit / Long.SIZE] >>> bit & 1) != 0;
    }

    private static int first(long[] bits, int from) {
        int w = from / Long.SIZE;
        long word = w < bits.length ? bits[w] & -1L << from : 0;
        while (word == 0 && ++w < bits.length) {
            word = bits[w];
        }
        return word == 0 ? -1 : w * Long.SIZE + Long.numberOfTrailingZeros(word);
    }
}
