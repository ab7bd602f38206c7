package dlx.core.engine.sweep.layers;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.Arrays;

/**
 * Creates tests that detect some of the states without a solution, for any cover. The <em>neighbors</em> of an item are
 * a few other items that meet all its options, such as the cells around a cell of a board. If all neighbors are covered
 * and the item is not, the item cannot be covered any more.
 *
 * <p>A test belongs to an option, and is applied to the state to which the option leads. There is one for each open
 * item of which the option covers a neighbor. It has the bit of the item and the bits of its neighbors. An item that no
 * earlier option holds does not have a bit: it is open. A neighbor that no earlier option holds is not covered, so such
 * a test is left out.
 *
 * <p>{@linkplain CoOccurrence#global Global} items, such as pieces, are not neighbors, and do not have neighbors.
 */
public final class DeadStateTests {

    /** Maximum number of neighbors of an item that is tested. */
    private static final int MOST_NEIGHBORS = 6;

    private final OptionGroups groups;
    private final Problem problem;
    private final FrontierBits marks;
    private final boolean[] global;
    private final int words;
    private final PacedStopCheck pace;
    private final int[][] optionsOf;

    /** Neighbors of each item; empty if the item is not tested. */
    private final int[][] neighbors;

    /** Items that have each item as a neighbor. */
    private final int[][] neighborOf;

    /** Tests as in {@link Frontier#tests}. */
    private long[] tests = new long[1 << 8];

    /** Number of words in use in {@link #tests}. */
    private int length;

    /** Returns a layout with its tests. */
    public static Frontier in(
            Frontier front, OptionGroups groups, FrontierBits marks, CoOccurrence meetings, StopCheck stop) {
        return new DeadStateTests(groups, marks, meetings, front.words, stop).addedTo(front);
    }

    private DeadStateTests(OptionGroups groups, FrontierBits marks, CoOccurrence meetings, int words, StopCheck stop) {
        this.groups = groups;
        this.problem = groups.problem;
        this.marks = marks;
        global = meetings.global();
        this.words = words;
        pace = new PacedStopCheck(stop);
        optionsOf = meetings.optionsOf;
        neighbors = new int[problem.items()][];
        int[] sizes = new int[neighbors.length];
        for (int x = 0; x < neighbors.length; x++) {
            neighbors[x] = problem.primary[x] && !global[x] ? neighborsOf(x) : new int[0];
            for (int h : neighbors[x]) {
                sizes[h]++;
            }
        }
        neighborOf = new int[neighbors.length][];
        Arrays.setAll(neighborOf, h -> new int[sizes[h]]);
        for (int x = 0; x < neighbors.length; x++) {
            for (int h : neighbors[x]) {
                neighborOf[h][--sizes[h]] = x;
            }
        }
    }

    /**
     * Returns a few items that meet all options of an item, chosen greedily; empty if more than {@link #MOST_NEIGHBORS}
     * are needed.
     */
    private int[] neighborsOf(int x) {
        int[] left = optionsOf[x].clone();
        int count = left.length;
        int[] chosen = new int[MOST_NEIGHBORS];
        int[] met = new int[problem.items()];
        for (int n = 0; n < MOST_NEIGHBORS && count > 0; n++) {
            int best = OptionGroups.NONE;
            for (int at = 0; at < count; at++) {
                int k = left[at];
                pace.steps(problem.start[k + 1] - problem.start[k]);
                for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                    int i = problem.item[node];
                    if (i != x && mayBeNeighbor(i)) {
                        met[i]++;
                        best = best == OptionGroups.NONE || met[i] > met[best] || met[i] == met[best] && i < best
                                ? i
                                : best;
                    }
                }
            }
            if (best == OptionGroups.NONE) {
                return new int[0];
            }
            chosen[n] = best;
            int kept = 0;
            for (int at = 0; at < count; at++) {
                int k = left[at];
                boolean has = false;
                for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                    has |= problem.item[node] == best;
                    met[problem.item[node]] = 0;
                }
                if (!has) {
                    left[kept++] = k;
                }
            }
            count = kept;
            if (count == 0) {
                return Arrays.copyOf(chosen, n + 1);
            }
        }
        return new int[0];
    }

    private boolean mayBeNeighbor(int i) {
        return !global[i] && marks.start[i + 1] - marks.start[i] == 1 && marks.color[marks.start[i]] < 0;
    }

    private Frontier addedTo(Frontier front) {
        int[] start = new int[groups.option.length + 1];
        int[] askedFor = new int[problem.items()];
        Arrays.fill(askedFor, OptionGroups.NONE);
        for (int place = 0; place < groups.option.length; place++) {
            int k = groups.option[place];
            int layer = groups.layerOfOption[k];
            start[place] = length;
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                askedFor[problem.item[node]] = place; // the option covers this item
            }
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                for (int x : neighborOf[problem.item[node]]) {
                    pace.steps(MOST_NEIGHBORS);
                    if (askedFor[x] != place && groups.layerOfItem[x] > layer) {
                        askedFor[x] = place;
                        add(x, layer);
                    }
                }
            }
        }
        start[groups.option.length] = length;
        return front.with(start, Arrays.copyOf(tests, length));
    }

    /** Adds the test of an item in the state to which an option of a layer leads. */
    private void add(int x, int layer) {
        if (length + 2 * words > tests.length) {
            tests = Arrays.copyOf(tests, 2 * tests.length);
        }
        Arrays.fill(tests, length, length + 2 * words, 0);
        for (int h : neighbors[x]) {
            if (groups.layerOfItem[h] == OptionGroups.NONE || groups.layerOfItem[h] > layer) {
                int mark = marks.start[h];
                if (!marks.isKept(mark, layer + 1)) {
                    return;
                }
                FrontierBits.set(tests, length + words, marks.bit[mark]);
            }
        }
        int mark = marks.start[x];
        if (marks.isKept(mark, layer + 1)) {
            FrontierBits.set(tests, length, marks.bit[mark]);
        }
        length += 2 * words;
    }
}
