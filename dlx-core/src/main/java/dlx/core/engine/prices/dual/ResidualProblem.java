package dlx.core.engine.prices.dual;

import dlx.api.CoverData;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import java.util.Arrays;

/**
 * The residual problem after the givens are taken: the open items and the options that the givens do not exclude,
 * renumbered from 0. Immutable, except that callers could write its arrays, which they do not.
 *
 * <p>Items that must be covered come first. After them come items that may stay uncovered: secondary items, and relaxed
 * primary items. Options without an item that must be covered are left out, because they are not needed.
 */
public final class ResidualProblem {

    private static final int GONE = -1;

    /** Number of items that must be covered; their numbers are 0 to {@code needed} - 1. */
    public final int needed;

    /** Number of items. */
    public final int items;

    /** Index into {@link #item} at which the items of each option begin; one entry more than options. */
    public final int[] start;

    /** Item of each node; within an option, items that must be covered come first. */
    public final int[] item;

    /** Color of each node; -1 if the option does not color the item. Of length 0 if no option gives a color. */
    public final int[] color;

    /** Number of items of each option that must be covered, 1 or more. */
    public final int[] width;

    /** Cost of each option, as {@link Costs} returns it. */
    public final long[] cost;

    /** Place of each option in the problem, ascending. */
    public final int[] place;

    /**
     * Number here of each item of the problem, or -1 if the item is left out; then {@link #needed} and {@link #items}.
     */
    final int[] number;

    /** True for each item that some option colors, so that options of one color may share it. */
    final boolean[] shared;

    /** The costs of the options of the problem. */
    @FunctionalInterface
    public interface Costs {

        /** Returns the cost of an option, by its place in the problem. */
        long of(int option);
    }

    /** Creates the residual problem at the root of a search. */
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

    /**
     * Returns the places of the options that hold an item that must be covered, and that the root does not take, ban or
     * exclude.
     */
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
     * Returns the number here of each item of the problem, or {@link #GONE}; then the number of items needed, and of
     * all items.
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

    /** Returns true if some option colors an item, so that options of one color may share it. */
    public boolean isShared(int i) {
        return shared[i];
    }

    /** Returns true if the options of two nodes of one item exclude each other there. */
    public boolean exclude(int node, int other) {
        return !shared[item[node]] || CoverData.differ(color(node), color(other));
    }

    /** Returns the number of options. */
    public int options() {
        return place.length;
    }

    /** Returns the color of a node; -1 if its option does not color its item. */
    public int color(int node) {
        return color.length == 0 ? GONE : color[node];
    }
}
