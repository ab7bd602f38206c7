package dlx.core.engine.sweep.layers;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.Arrays;

/**
 * Makes tests that tell some of the states that no solution comes from, without knowing what a cover is about. The
 * <em>neighbors</em> of an item are a few other items that meet all its options, as those of a cell of a board are the
 * cells around it. Once all of them are covered and the item is not, nothing can cover it any more.
 *
 * <p>A test belongs to an option, and is asked of the state that the option leads to: for each open item of which the option
 * covers a neighbor, the bit of the item and those of its neighbors. An item that nothing has touched has no bit: it is
 * open. A neighbor that nothing can have touched is not covered: such a test is left out.
 *
 * <p>{@linkplain CoOccurrence#global Global} items, as pieces are, are no neighbors and have none.
 */
public final class DeadStateTests {

    /** An item with more neighbors than this is not tested. */
    private static final int MOST_NEIGHBORS = 6;

    private final OptionGroups groups;
    private final Problem problem;
    private final FrontierBits marks;
    private final boolean[] global;
    private final int words;
    private final PacedStopCheck pace;
    private final int[][] optionsOf;

    /** Of each item, its neighbors; empty if it is not tested. */
    private final int[][] neighbors;

    /** Of each item, those whose neighbor it is. */
    private final int[][] neighborOf;

    private long[] tests = new long[1 << 8];
    private int length;

    /** A problem laid out along an order, with its tests. */
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

    /** A few items that meet all options of an item, chosen greedily; none if it would take too many. */
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
                askedFor[problem.item[node]] = place; // it is covered
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

    /** Adds the test of an item in the state that an option of a layer leads to. */
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
