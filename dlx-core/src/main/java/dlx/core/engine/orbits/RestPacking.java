package dlx.core.engine.orbits;

import dlx.api.CoverData;
import dlx.core.engine.Problem;
import java.util.Arrays;

/** Options that are collected node by node, to make a problem with its own numbers of items and options. Not thread-safe. */
final class RestPacking {

    /** The number of an item that the problem does not have. */
    static final int DROPPED = -1;

    private final int[] start;
    private final int[] item;
    private final int[] color;
    private int options;
    private int nodes;

    /** Creates a packing for at most the options and nodes of a problem. */
    RestPacking(Problem most) {
        start = new int[most.start.length];
        item = new int[most.item.length];
        color = new int[most.color.length];
    }

    /** Adds a node to the current option. */
    void add(int i, int itsColor) {
        item[nodes] = i;
        if (color.length > 0) {
            color[nodes] = itsColor;
        }
        nodes++;
    }

    /** Ends the current option. */
    void endOption() {
        start[++options] = nodes;
    }

    /**
     * Returns the problem of all options that were ended.
     *
     * @param number the number of each item in the problem, or {@link #DROPPED}
     */
    Problem problem(CoverData cover, int[] number, boolean[] primary, int[] atLeast, int[] atMost) {
        int items = 1 + Arrays.stream(number).max().orElse(DROPPED);
        boolean[] ownPrimary = new boolean[items];
        int[] least = new int[items];
        int[] most = new int[items];
        for (int i = 0; i < number.length; i++) {
            if (number[i] != DROPPED) {
                ownPrimary[number[i]] = primary[i];
                least[number[i]] = primary[i] ? atLeast[i] : 1;
                most[number[i]] = primary[i] ? atMost[i] : 1;
            }
        }
        int kept = 0;
        for (int option = 0; option < options; option++) {
            int node = start[option];
            int end = start[option + 1];
            start[option] = kept;
            for (; node < end; node++) {
                if (number[item[node]] != DROPPED) {
                    item[kept] = number[item[node]];
                    if (color.length > 0) {
                        color[kept] = color[node];
                    }
                    kept++;
                }
            }
        }
        start[options] = kept;
        int[] numbers = upTo(options);
        return new Problem(
                cover,
                new Problem.Items(ownPrimary, least, most, upTo(items)),
                new Problem.Options(
                        Arrays.copyOf(start, options + 1),
                        Arrays.copyOf(item, kept),
                        Arrays.copyOf(color, color.length > 0 ? kept : 0),
                        numbers),
                numbers,
                new int[0],
                false);
    }

    private static int[] upTo(int n) {
        int[] numbers = new int[n];
        Arrays.setAll(numbers, k -> k);
        return numbers;
    }
}
