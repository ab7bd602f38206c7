package dlx.core.engine.sweep.layers;

import dlx.core.engine.StopCheck;
import dlx.core.table.KeyTable;
import java.util.SplittableRandom;

/**
 * Estimates the length of a sweep: a sweep that continues with a few states of each layer, drawn at random, each of
 * which represents several (stratified sampling of a search; Chen, SIAM J. Comput. 1992, with layers as strata).
 *
 * <p>A state reached from several states represents the maximum of their weights, because the number of omitted states
 * that would have met is unknown. So the estimated number of states is too large, and more so for wider layers. The
 * bits of a layer bound it in addition. It serves for comparing orders, not as a forecast. It is exact as long as no
 * layer has more states than are drawn. The number of paths to states, where meeting paths count separately, estimates
 * the size of the tree without a table; this estimate is unbiased.
 */
public final class SweepEstimate extends Sweep {

    /** Maximum number of states of a layer with which the sweep continues. */
    static final int DRAWN = 1 << 7;

    private final SplittableRandom random;

    /** Number of estimated states above which the probe ends. */
    private final double most;

    /** Number of states that each drawn state of the layer represents. */
    private double factor = 1;

    /** Estimated number of paths through the state whose options are taken. */
    private double ways;

    /** Estimated number of states that the state whose options are taken represents. */
    private double meeting;

    /** Estimated number of states so far. */
    private double states;

    /** Estimated number of nodes of the tree so far. */
    private double tree;

    /**
     * Creates a probe at its beginning.
     *
     * @param most number of estimated states above which it ends
     * @param stop called now and then
     */
    public SweepEstimate(Frontier front, long seed, double most, StopCheck stop) {
        super(front, SweepFull.budget(Long.MAX_VALUE, StopCheck.NEVER), stop, 2);
        this.most = most;
        random = new SplittableRandom(seed);
        int at = root() + front.words;
        KeyTable first = table(0, 1);
        first.words[at] = Double.doubleToLongBits(1);
        first.words[at + 1] = Double.doubleToLongBits(1);
    }

    @Override
    boolean enter(int layer, KeyTable known) {
        factor = 1;
        double here = 0;
        for (int at = 0; at < known.words.length; at += known.width) {
            if (known.words[at] != 0) {
                tree += Double.longBitsToDouble(known.words[at + front.words]);
                here += Double.longBitsToDouble(known.words[at + front.words + 1]);
            }
        }
        states += Math.min(here, Math.pow(2, front.bits[layer]));
        if (known.size > DRAWN) {
            factor = (double) known.size / DRAWN;
            known.thinOut(DRAWN, random);
        }
        return states <= most;
    }

    @Override
    void leave(KeyTable layer, int entry) {
        ways = factor * Double.longBitsToDouble(layer.words[entry + front.words]);
        meeting = factor * Double.longBitsToDouble(layer.words[entry + front.words + 1]);
    }

    @Override
    void reach(int place, KeyTable layer, int entry) {
        int at = entry + front.words;
        layer.words[at] = Double.doubleToLongBits(Double.longBitsToDouble(layer.words[at]) + ways);
        layer.words[at + 1] = Double.doubleToLongBits(Math.max(Double.longBitsToDouble(layer.words[at + 1]), meeting));
    }

    /**
     * Returns the estimated number of states of a sweep, usually too large. It exceeds the maximum if the probe ended
     * early.
     */
    public double statesAtMost() {
        return states;
    }

    /** Returns the estimated number of nodes of the tree, which is the sweep without tables, solutions included. */
    public double tree() {
        KeyTable end = layer(front.layers);
        return end == null ? tree : tree + Double.longBitsToDouble(end.words[entry(end, 0, 0) + front.words]);
    }
}
