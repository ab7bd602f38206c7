package dlx.core.engine.sweep.layers;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import java.util.Arrays;

/** The options of a problem by layers, along an order of its primary items. Immutable. */
public final class OptionGroups {

    /** Value in place of a layer: without layer. */
    public static final int NONE = -1;

    final Problem problem;

    /** Number of layers, which is the number of primary items. */
    final int layers;

    /** Layer of each item; {@link #NONE} for secondary items. */
    final int[] layerOfItem;

    /**
     * First layer among the items of each option; {@link #NONE} without primary items, because such an option is not
     * needed.
     */
    public final int[] layerOfOption;

    /** Index into {@link #option} at which the options of each layer begin; one entry more than layers. */
    final int[] start;

    /** Options, layer by layer, ascending in each layer. */
    final int[] option;

    /** Creates the groups along an order of all primary items. */
    public OptionGroups(Problem problem, int[] order, PacedStopCheck pace) {
        this.problem = problem;
        layers = order.length;
        layerOfItem = new int[problem.items()];
        Arrays.fill(layerOfItem, NONE);
        for (int layer = 0; layer < layers; layer++) {
            layerOfItem[order[layer]] = layer;
        }
        layerOfOption = new int[problem.options()];
        start = new int[layers + 1];
        for (int k = 0; k < layerOfOption.length; k++) {
            pace.steps(problem.start[k + 1] - problem.start[k]);
            int layer = firstLayer(k);
            layerOfOption[k] = layer;
            if (layer != NONE) {
                start[layer + 1]++;
            }
        }
        for (int layer = 0; layer < layers; layer++) {
            start[layer + 1] += start[layer];
        }
        option = new int[start[layers]];
        int[] next = start.clone();
        for (int k = 0; k < layerOfOption.length; k++) {
            if (layerOfOption[k] != NONE) {
                option[next[layerOfOption[k]]++] = k;
            }
        }
    }

    private int firstLayer(int k) {
        int first = layers;
        for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
            int layer = layerOfItem[problem.item[node]];
            first = layer == NONE ? first : Math.min(first, layer);
        }
        return first == layers ? NONE : first;
    }
}
