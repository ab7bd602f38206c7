package dlx.core.engine.local;

import dlx.api.CoverData;
import dlx.core.engine.Problem;
import java.util.Arrays;

/**
 * The options that exclude each open option at an item of capacity 1, or by its color. They do not depend on the state
 * of the search.
 *
 * <p>The list of an option is made when it is first asked for, and kept while memory lasts. A list that is not kept is
 * written anew each time. Cost of a list: the open options of all items of its option.
 */
final class Conflicts {

    /** The end of a list. */
    static final int END = -1;

    /** Ints of memory that a kept list takes in addition to its options and its end. */
    private static final int HEADER = 4;

    private static final int[] NOT_KEPT = {};

    private final Problem problem;
    private final Holders holders;

    /** Capacity of each item, {@code >= 1}; 1 for secondary items. */
    private final int[] capacity;

    private final int[][] kept;

    /** Number of ints that lists to be kept may still take. */
    private long room;

    /** The list that is not kept, which the next such list overwrites. */
    private final int[] list;

    /** For each option, the number of the last list that it is in. */
    private final int[] stamp;

    private int lists;

    Conflicts(Problem problem, Holders holders, int[] capacity, int mostInts) {
        this.problem = problem;
        this.holders = holders;
        this.capacity = capacity;
        room = mostInts;
        kept = new int[problem.options()][];
        Arrays.fill(kept, NOT_KEPT);
        list = new int[problem.options() + 1];
        stamp = new int[problem.options()];
    }

    /**
     * Returns the open options that exclude an open option, each once, followed by {@link #END}. The array may be
     * overwritten by the next call.
     */
    int[] of(int option) {
        return kept[option].length > 0 ? kept[option] : make(option);
    }

    private int[] make(int option) {
        if (++lists == 0) { // 2^32 lists were written
            Arrays.fill(stamp, 0);
            lists = 1;
        }
        stamp[option] = lists;
        int length = 0;
        for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
            int i = problem.item[node];
            int[] options = holders.options()[i];
            for (int k = 0; k < options.length && capacity[i] == 1; k++) {
                int other = options[k];
                if (stamp[other] != lists && differ(node, holders.nodes()[i][k])) {
                    stamp[other] = lists;
                    list[length++] = other;
                }
            }
        }
        list[length++] = END;
        if (length + HEADER > room) {
            return list;
        }
        room -= length + HEADER;
        kept[option] = Arrays.copyOf(list, length);
        return kept[option];
    }

    private boolean differ(int node, int other) {
        return !problem.isColored() || CoverData.differ(problem.color[node], problem.color[other]);
    }
}
