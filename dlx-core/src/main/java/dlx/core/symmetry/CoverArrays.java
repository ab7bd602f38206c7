package dlx.core.symmetry;

import dlx.api.CoverData;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import java.util.Arrays;

/**
 * Options and items whose symmetries are asked for: a cover, or the rest of one. The arrays are not copied.
 *
 * @param start index in {@code item} of the first node of each option; the last entry is the number of nodes
 * @param item item of each node
 * @param color color of each node, -1 without a color; of length 0 if no option colors an item
 * @param atLeast minimum number of options that cover each item; 0 for secondary items
 * @param atMost maximum number of options that cover each item; 1 for secondary items
 * @param kind a number for each option, which symmetries keep
 */
public record CoverArrays(int[] start, int[] item, int[] color, int[] atLeast, int[] atMost, long[] kind) {

    /**
     * Returns a cover, whose symmetries keep the sets of given and forbidden options and of relaxed items.
     *
     * @param weighted true if symmetries must keep the weights of options
     */
    static CoverArrays of(CoverData cover, Givens givens, boolean weighted, StopCheck stop) {
        Problem whole = Problem.whole(cover, stop);
        int[] atLeast = whole.atLeast.clone();
        for (int i = 0; i < atLeast.length; i++) {
            atLeast[i] = whole.primary[i] && !givens.isRelaxed(i) ? atLeast[i] : 0;
        }
        return new CoverArrays(
                whole.start,
                whole.item,
                whole.color,
                atLeast,
                whole.atMost,
                kinds(cover, givens, weighted, new PacedStopCheck(stop)));
    }

    private static long[] kinds(CoverData cover, Givens givens, boolean weighted, PacedStopCheck pace) {
        long[] weights = new long[cover.optionCount()];
        Arrays.setAll(weights, option -> weighted ? cover.weight(option) : 0);
        long[] kind = ranks(weights);
        for (int option = 0; option < kind.length; option++) {
            pace.step();
            boolean never = givens.isForbidden(option) || givens.relaxesAllOf(cover, option);
            kind[option] = 4L * kind[option] + (never ? 1 : 0);
        }
        for (int option : givens.givenOptions()) {
            kind[option] |= 2;
        }
        return kind;
    }

    /** Returns the rank of each weight among all different ones, from 0: the kinds of options whose symmetries keep weights. */
    public static long[] ranks(long... weights) {
        long[] different = Arrays.stream(weights).sorted().distinct().toArray();
        return Arrays.stream(weights)
                .map(weight -> Arrays.binarySearch(different, weight))
                .toArray();
    }

    /** Returns these items with some of the options, in their order; bounds stay. Cost: O(items + nodes). */
    CoverArrays only(int... left) {
        int[] starts = new int[left.length + 1];
        for (int k = 0; k < left.length; k++) {
            starts[k + 1] = starts[k] + start[left[k] + 1] - start[left[k]];
        }
        int[] items = new int[starts[left.length]];
        int[] colors = new int[color.length == 0 ? 0 : items.length];
        long[] kinds = new long[left.length];
        for (int k = 0; k < left.length; k++) {
            int length = starts[k + 1] - starts[k];
            System.arraycopy(item, start[left[k]], items, starts[k], length);
            if (color.length > 0) {
                System.arraycopy(color, start[left[k]], colors, starts[k], length);
            }
            kinds[k] = kind[left[k]];
        }
        return new CoverArrays(starts, items, colors, atLeast, atMost, kinds);
    }

    int items() {
        return atLeast.length;
    }

    int options() {
        return kind.length;
    }

    /** Returns the color of a node; -1 without a color. */
    int colorOf(int node) {
        return color.length == 0 ? -1 : color[node];
    }
}
