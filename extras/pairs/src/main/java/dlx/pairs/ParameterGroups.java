package dlx.pairs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * All groups of as many parameters as the strength. Numbers the tuples: the choices of values for the parameters of a
 * group. Immutable.
 */
final class ParameterGroups {

    /** Number of values of each parameter, by parameter. */
    private final int[] sizes;

    /** Parameters of each group, ascending. */
    private final List<int[]> groups = new ArrayList<>();

    /** Number of the first tuple of each group, ascending. */
    private final List<Integer> starts = new ArrayList<>();

    /** Groups that contain each parameter, by parameter. */
    private final List<List<Integer>> holding = new ArrayList<>();

    /** Number of all tuples. */
    private int count;

    /**
     * Creates the groups.
     *
     * @param sizes number of values of each parameter, each at least 1
     * @param strength number of parameters of a group
     */
    ParameterGroups(int[] sizes, int strength) {
        this.sizes = sizes;
        for (int p = 0; p < sizes.length; p++) {
            holding.add(new ArrayList<>());
        }
        add(new int[strength], 0, 0);
    }

    private void add(int[] group, int filled, int from) {
        if (filled == group.length) {
            for (int p : group) {
                holding.get(p).add(groups.size());
            }
            groups.add(group.clone());
            starts.add(count);
            count += Arrays.stream(group).map(p -> sizes[p]).reduce(1, Math::multiplyExact);
            return;
        }
        for (int p = from; p < sizes.length; p++) {
            group[filled] = p;
            add(group, filled + 1, p + 1);
        }
    }

    /** Returns the number of tuples. A tuple is a group with a value for each of its parameters. */
    int tuples() {
        return count;
    }

    int size() {
        return groups.size();
    }

    /** Returns the groups that contain this parameter. */
    List<Integer> holding(int parameter) {
        return holding.get(parameter);
    }

    /** Returns the number of the tuple that this row contains for a group; -1 if one of its parameters is open. */
    int tuple(int group, int[] row) {
        int index = 0;
        for (int p : groups.get(group)) {
            if (row[p] < 0) {
                return -1;
            }
            index = index * sizes[p] + row[p];
        }
        return starts.get(group) + index;
    }

    /** Returns the row that contains only this tuple; its other parameters are open. */
    int[] row(int tuple) {
        int group = find(tuple);
        int index = tuple - starts.get(group);
        int[] row = new int[sizes.length];
        Arrays.fill(row, CoveringArray.OPEN);
        int[] parameters = groups.get(group);
        for (int i = parameters.length - 1; i >= 0; i--) {
            row[parameters[i]] = index % sizes[parameters[i]];
            index /= sizes[parameters[i]];
        }
        return row;
    }

    private int find(int tuple) {
        int place = Collections.binarySearch(starts, tuple);
        return place >= 0 ? place : -place - 2;
    }
}
