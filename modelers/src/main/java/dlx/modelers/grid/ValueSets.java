package dlx.modelers.grid;

import dlx.api.Item;
import dlx.api.Items;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The sets of some values from 1 to n that have a given sum.
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
     * All of them.
     *
     * @param n the greatest value
     * @param count how many values a set has
     * @param sum of its values
     * @return each ascending, in the order of their first values; none if there are none
     */
    public static List<List<Integer>> of(int n, int count, int sum) {
        ValueSets sets = new ValueSets(n);
        sets.add(1, count, sum);
        return sets.found;
    }

    /**
     * Returns the items of values that a set leaves out.
     *
     * @param n the greatest value
     * @param set some values
     * @param values the items of all values, the first one that of 1
     * @return the others
     */
    public static List<Item> others(int n, List<Integer> set, Items values) {
        return IntStream.rangeClosed(1, n)
                .filter(value -> !set.contains(value))
                .mapToObj(value -> values.at(value - 1))
                .toList();
    }

    /** Adds {@code count} more values from {@code least} on. */
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

    /** The sum of {@code count} values in a row. */
    private static int sumFrom(int first, int count) {
        return count * first + count * (count - 1) / 2;
    }
}
