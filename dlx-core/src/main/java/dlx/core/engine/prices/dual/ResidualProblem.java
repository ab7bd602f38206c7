package dlx.core.engine.prices.dual;

import dlx.api.CoverData;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import java.util.Arrays;

/**
 * The problem that is left once everything given has been taken: the items that are open and the options that exclude
 * none of the given ones, renumbered from 0. Immutable but for its arrays, which nobody writes.
 *
 * <p>Items that must be covered come first. After them come those that may be covered: secondary items, and primary ones
 * that are relaxed. Options that hold none of the first kind are left out, for no item asks for them.
 */
public final class ResidualProblem {

    private static final int GONE = -1;

    /** How many items must be covered: these have the numbers below. */
    public final int needed;

    /** How many items there are. */
    public final int items;

    /** Where the items of each option begin in {@link #item}, and one place more. Those needed come first. */
    public final int[] start;

    public final int[] item;

    /** The color that the option gives to the item, -1 for none; of length 0 if no option colors any. */
    public final int[] color;

    /** Of each option, how many items it holds that must be covered; 1 at least. */
    public final int[] width;

    /** Of each option, what it costs. */
    public final long[] cost;

    /** Of each option, its place in the problem. */
    public final int[] place;

    /** Of each item of the problem its number here, -1 if it is not left; then the two counts of items. */
    final int[] number;

    /** Whether some options color the item alike, so that they may share it. */
    final boolean[] shared;

    /** A cost of an option of the problem. */
    @FunctionalInterface
    public interface Costs {

        /** What it costs. */
        long of(int option);
    }

    /** What the root of a search leaves of a problem. */
    public ResidualProblem(Problem problem, Root root, Costs costs, StopCheck stop) {
        PacedStopCheck pace = new PacedStopCheck(stop);
        int[] colorGiven = new int[problem.items()];
        boolean[] covered = new boolean[problem.items()];
        for (int k : root.take) {
            pace.steps(problem.start[k + 1] - problem.start[k]);
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                covered[problem.item[node]] = true;
                colorGiven[problem.item[node]] = problem.isColored() ? problem.color[node] : GONE;
            }
        }
        boolean[] asks = problem.primary.clone();
        for (int i : root.relax) {
            asks[i] = false;
        }
        int[] kept = kept(problem, root, asks, covered, colorGiven, pace);
        number = numbers(asks, covered, problem, pace, kept);
        needed = number[problem.items()];
        items = number[problem.items() + 1];
        int nodes = 0;
        for (int k : kept) {
            pace.steps(problem.start[k + 1] - problem.start[k]);
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                nodes += number[problem.item[node]] != GONE ? 1 : 0;
            }
        }
        start = new int[kept.length + 1];
        item = new int[nodes];
        color = new int[problem.isColored() ? nodes : 0];
        width = new int[kept.length];
        cost = new long[kept.length];
        place = kept;
        nodes = 0;
        for (int k = 0; k < kept.length; k++) {
            pace.steps(2 * (problem.start[kept[k] + 1] - problem.start[kept[k]]));
            int from = nodes;
            for (boolean must : new boolean[] {true, false}) {
                for (int node = problem.start[kept[k]]; node < problem.start[kept[k] + 1]; node++) {
                    int i = problem.item[node];
                    if (asks[i] == must && number[i] != GONE) {
                        if (color.length > 0) {
                            color[nodes] = problem.color[node];
                        }
                        item[nodes++] = number[i];
                        width[k] += must ? 1 : 0;
                    }
                }
            }
            start[k + 1] = nodes;
            cost[k] = costs.of(kept[k]);
            assert width[k] > 0 && nodes > from;
        }
        shared = shared(nodes, pace);
    }

    /** The options that exclude none of those taken, hold an item that must be covered, and are not banned. */
    private static int[] kept(
            Problem problem, Root root, boolean[] asks, boolean[] covered, int[] colorGiven, PacedStopCheck pace) {
        boolean[] out = new boolean[problem.options()];
        for (int k : root.ban) {
            out[k] = true;
        }
        for (int k : root.take) {
            out[k] = true;
        }
        int[] kept = new int[out.length];
        int count = 0;
        for (int k = 0; k < out.length; k++) {
            pace.steps(1 + problem.start[k + 1] - problem.start[k]);
            boolean wanted = false;
            boolean excluded = out[k];
            for (int node = problem.start[k]; node < problem.start[k + 1] && !excluded; node++) {
                int i = problem.item[node];
                wanted |= asks[i];
                excluded = covered[i]
                        && (problem.primary[i]
                                || !problem.isColored()
                                || CoverData.differ(colorGiven[i], problem.color[node]));
            }
            if (wanted && !excluded) {
                kept[count++] = k;
            }
        }
        return Arrays.copyOf(kept, count);
    }

    /**
     * Of each item of the problem its number here, or {@link #GONE}; then how many of them are needed, and how many there
     * are.
     */
    private static int[] numbers(boolean[] asks, boolean[] covered, Problem problem, PacedStopCheck pace, int... kept) {
        boolean[] held = new boolean[problem.items()];
        for (int k : kept) {
            pace.steps(problem.start[k + 1] - problem.start[k]);
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                held[problem.item[node]] = true;
            }
        }
        int[] number = new int[problem.items() + 2];
        Arrays.fill(number, GONE);
        int next = 0;
        for (int i = 0; i < problem.items(); i++) {
            if (asks[i] && !covered[i]) {
                number[i] = next++;
            }
        }
        number[problem.items()] = next;
        for (int i = 0; i < problem.items(); i++) {
            if (!asks[i] && !covered[i] && held[i]) {
                number[i] = next++;
            }
        }
        number[problem.items() + 1] = next;
        return number;
    }

    private boolean[] shared(int nodes, PacedStopCheck pace) {
        boolean[] any = new boolean[items];
        for (int node = 0; node < nodes && color.length > 0; node++) {
            pace.step();
            any[item[node]] |= color[node] >= 0;
        }
        return any;
    }

    /** Whether some options color an item alike, so that they may share it. */
    public boolean isShared(int i) {
        return shared[i];
    }

    /** Whether the options of two nodes of one item exclude each other there. */
    public boolean exclude(int node, int other) {
        return !shared[item[node]] || CoverData.differ(color(node), color(other));
    }

    /** How many options are left. */
    public int options() {
        return place.length;
    }

    /** The color of a node, -1 for none. */
    public int color(int node) {
        return color.length == 0 ? GONE : color[node];
    }
}
