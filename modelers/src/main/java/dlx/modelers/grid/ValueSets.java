package dlx.modelers.grid;

import dlx.api.Item;
import dlx.api.Items;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The sets of different values from 1 to n that have a given sum.
 *
 * @since 0.1
 */
public final class ValueSets {

    private final int n;
    private final List<Integer> values = new ArrayList<>();
    private final List<List<Integer>> found = new ArrayList<>();

    private ValueSets(int n) {
        this.n = n;
    }

    /**
     * Returns all sets of a given size and sum.
     *
     * @param n maximum value
     * @param count number of values in a set
     * @param sum sum of the values in a set
     * @return the sets in lexicographic order, each ascending; may be empty
     */
    public static List<List<Integer>> of(int n, int count, int sum) {
        ValueSets sets = new ValueSets(n);
        sets.add(1, count, sum);
        return sets.found;
    }

    /**
     * Returns the items of the values that are not in a set.
     *
     * @param n maximum value
     * @param set some values
     * @param values items of the values from 1 on
     * @return items of the other values
     */
    public static List<Item> others(int n, List<Integer> set, Items values) {
        return IntStream.rangeClosed(1, n)
                .filter(value -> !set.contains(value))
                .mapToObj(value -> values.at(value - 1))
                .toList();
    }

    /** Adds all sets that extend {@link #values} by {@code count} values from {@code least} on with a given sum. */
    private void add(int least, int count, int sum) {
        if (count == 0) {
            if (sum == 0) {
                found.add(List.copyOf(values));
            }
            return;
        }
        for (int value = least; sumFrom(value, count) <= sum && value + count - 1 <= n; value++) {
            if (sumFrom(n - count + 1, count) >= sum) {
                values.add(value);
                add(value + 1, count - 1, sum - value);
                values.remove(values.size() - 1);
            }
        }
    }

    /** Returns the sum of {@code count} consecutive values. */
    private static int sumFrom(int first, int count) {
        return count * first + count * (count - 1) / 2;
    }
}
