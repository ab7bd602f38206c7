package dlx.pairs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** All groups of so many parameters, and a number for each choice of values for the parameters of a group. Immutable. */
final class ParameterGroups {

    private final int[] sizes;
    private final List<int[]> groups = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>();
    private final List<List<Integer>> holding = new ArrayList<>();
    private int count;

    /** @param sizes how many values each parameter has, each at least 1 */
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

    /** How many tuples there are: a tuple is a group with a value for each of its parameters. */
    int tuples() {
        return count;
    }

    int size() {
        return groups.size();
    }

    /** The groups that hold this parameter. */
    List<Integer> holding(int parameter) {
        return holding.get(parameter);
    }

    /** The number of the tuple that this row has in a group; -1 if the row leaves one of its parameters open. */
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

    /** The row that holds this tuple and leaves all else open. */
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
