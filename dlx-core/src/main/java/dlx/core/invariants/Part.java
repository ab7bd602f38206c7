package dlx.core.invariants;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import dlx.core.view.Position;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Items of a position that must be covered a fixed number of times, and the open options restricted to them. Only these
 * items can have a weight.
 *
 * <p>Options are shuffled with a fixed seed. Neighbors in a cover are often alike, so that in the original order new
 * information would come late.
 *
 * @param item number in the cover of each item here
 * @param need number of times that each item here must still be covered, 1 or more
 * @param start index in {@code held} of the first item of each option; the last element is the length of
 *     {@code held}
 * @param held items of the options, one option after the other, by their numbers here
 * @param order options in the order in which they are processed
 */
record Part(int[] item, int[] need, int[] start, int[] held, int[] order) {

    /** Seed of the order of the options, which is equal on every machine. */
    private static final long SEED = 1;

    /** Returns the number of items. */
    int items() {
        return item.length;
    }

    /**
     * Returns the smallest prime power that divides the length of every option, but not the sum of the needs; 0 if
     * there is no such power.
     */
    long divisorOfLengthsOnly() {
        long common = 0;
        for (int k = 0; k < order.length && common != 1; k++) {
            common = SimplestWeights.gcd(start[k + 1] - start[k], common);
        }
        long sum = IntStream.of(need).asLongStream().sum();
        for (long divisor = 2; divisor <= common; divisor++) {
            if (common % divisor == 0 && sum % divisor != 0) {
                return divisor; // a prime power, because one of its prime power factors does not divide the sum
            }
        }
        return 0;
    }

    /** Returns the part of a position. Cost: O(length of the options). */
    static Part of(Position position, Givens givens, Effort effort) {
        CoverData cover = position.cover();
        int[] place = new int[cover.itemCount()];
        int[] item = new int[place.length];
        int[] need = new int[place.length];
        int items = 0;
        for (int i = 0; i < place.length; i++) {
            boolean weighs = cover.isPrimary(i)
                    && !givens.isRelaxed(i)
                    && position.need(i) > 0
                    && position.need(i) == position.capacity(i);
            place[i] = weighs ? items : Position.NONE;
            if (weighs) {
                item[items] = i;
                need[items++] = position.need(i);
            }
        }
        int[] start = new int[cover.optionCount() + 1];
        int[] held = new int[cover.nodeCount()];
        int options = 0;
        int nodes = 0;
        for (int k = 0; k < cover.optionCount(); k++) {
            int end = position.isLeft(k) ? cover.firstNode(k + 1) : cover.firstNode(k);
            effort.spend(1 + (end - cover.firstNode(k)) / Effort.PLAIN);
            for (int node = cover.firstNode(k); node < end; node++) {
                int i = place[cover.item(node)];
                if (i != Position.NONE) {
                    held[nodes++] = i;
                }
            }
            if (nodes > start[options]) {
                start[++options] = nodes;
            }
        }
        return new Part(
                Arrays.copyOf(item, items),
                Arrays.copyOf(need, items),
                Arrays.copyOf(start, options + 1),
                Arrays.copyOf(held, nodes),
                shuffled(options));
    }

    private static int[] shuffled(int options) {
        int[] order = new int[options];
        SplittableRandom random = new SplittableRandom(SEED);
        for (int k = 0; k < options; k++) {
            int other = random.nextInt(k + 1);
            order[k] = order[other];
            order[other] = k;
        }
        return order;
    }
}
