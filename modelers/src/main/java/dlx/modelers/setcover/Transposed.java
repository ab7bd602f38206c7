package dlx.modelers.setcover;

import dlx.modelers.incidence.Incidence;
import java.util.Arrays;
import java.util.function.IntToLongFunction;

/**
 * Collects, item by item, the sets that hold it, and makes of them, set by set, the items that it holds. Sets are numbers
 * from 1, as in the texts. Not thread-safe.
 */
final class Transposed {

    /** Of each item, its sets one after the other. */
    private int[] sets = new int[64];

    private int nodes;

    /** Item i has the sets from {@code start[i]} to {@code start[i + 1] - 1}. */
    private int[] start = new int[16];

    private int items;

    /** The last item, from 1, that is known to be held by each set; grows with the sets that occur. */
    private int[] lastItem = new int[16];

    /**
     * Adds a set that holds the current item.
     *
     * @return {@code false} if it was added before
     */
    boolean add(int set) {
        if (set >= lastItem.length) {
            lastItem = Arrays.copyOf(lastItem, Math.max(set + 1, grown(lastItem.length)));
        }
        if (lastItem[set] == items + 1) {
            return false;
        }
        lastItem[set] = items + 1;
        if (nodes == sets.length) {
            sets = Arrays.copyOf(sets, grown(nodes));
        }
        sets[nodes++] = set;
        return true;
    }

    /** Ends the current item. */
    void endItem() {
        if (items + 1 == start.length) {
            start = Arrays.copyOf(start, grown(items));
        }
        start[++items] = nodes;
    }

    /** The sets that hold any item, ascending; the others are never chosen. */
    NumberedFamily family(String set, String item, IntToLongFunction cost, boolean weighted) {
        int[] end = new int[lastItem.length + 1]; // where the items of each set end, once filled
        for (int node = 0; node < nodes; node++) {
            end[sets[node] + 1]++;
        }
        for (int s = 1; s < end.length; s++) {
            end[s] += end[s - 1];
        }
        int[] itemsBySet = new int[nodes];
        for (int i = 0; i < items; i++) {
            for (int node = start[i]; node < start[i + 1]; node++) {
                itemsBySet[end[sets[node]]++] = i;
            }
        }
        Incidence.Builder built = new Incidence.Builder();
        int[] numbers = new int[lastItem.length];
        int kept = 0;
        for (int s = 1, node = 0; s < lastItem.length; s++) {
            if (node == end[s]) {
                continue;
            }
            while (node < end[s]) {
                built.add(itemsBySet[node++]);
            }
            if (weighted) {
                built.cost(cost.applyAsLong(s));
            }
            built.end();
            numbers[kept++] = s;
        }
        return new NumberedFamily(set, item, items, Arrays.copyOf(numbers, kept), built.build(), weighted);
    }

    private static int grown(int length) {
        return (int) Math.min(length + (length >> 1) + 16L, Integer.MAX_VALUE - 16);
    }
}
