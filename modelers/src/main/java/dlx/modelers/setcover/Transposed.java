package dlx.modelers.setcover;

import dlx.modelers.incidence.Incidence;
import java.util.Arrays;
import java.util.function.IntToLongFunction;

/**
 * Transposes an incidence: collects the sets of each item, item by item, and returns the items of each set. Sets are
 * numbers from 1, as in the texts. Not thread-safe.
 */
final class Transposed {

    /** The sets of all items, item after item; the first {@code nodes} entries are in use. */
    private int[] sets = new int[64];

    private int nodes;

    /**
     * Range of each item in {@code sets}: item i, from 0, has the entries from {@code start[i]} to
     * {@code start[i + 1] - 1}.
     */
    private int[] start = new int[16];

    private int items;

    /** The last item, from 1, that was added to each set; 0 if none was. Indexed by set; grows with the largest set. */
    private int[] lastItem = new int[16];

    /**
     * Adds a set that contains the current item.
     *
     * @return false if the set has been added to the item before
     */
    boolean add(int set) {
        if (set >= lastItem.length) {
            lastItem = Arrays.copyOf(lastItem, Math.max(set + 1, Incidence.Builder.grown(lastItem.length)));
        }
        if (lastItem[set] == items + 1) {
            return false;
        }
        lastItem[set] = items + 1;
        if (nodes == sets.length) {
            sets = Arrays.copyOf(sets, Incidence.Builder.grown(nodes));
        }
        sets[nodes++] = set;
        return true;
    }

    /** Ends the current item. */
    void endItem() {
        if (items + 1 == start.length) {
            start = Arrays.copyOf(start, Incidence.Builder.grown(items));
        }
        start[++items] = nodes;
    }

    /** Returns the family of all sets with at least one item, in ascending order; other sets are never chosen. */
    NumberedFamily family(String set, String item, IntToLongFunction cost, boolean weighted) {
        int[] end = new int[lastItem.length + 1]; // at first the start of each set's items, finally their end
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
}
