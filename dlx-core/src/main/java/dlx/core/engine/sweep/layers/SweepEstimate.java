package dlx.core.engine.sweep.layers;

import dlx.core.engine.StopCheck;
import dlx.core.table.KeyTable;
import java.util.SplittableRandom;

/**
 * Estimates how long a sweep would take: a sweep that goes on with a few states of each layer, drawn at random, each of
 * which stands for several (stratified sampling of a search; Chen, SIAM J. Comput. 1992, with layers as strata).
 *
 * <p>A state that is reached from several stands for the most that any of them stood for: how many of the states left out
 * would have met is not known. So the number, which the bits of a layer bound besides, of states comes out too large,
 * the more the wider the layers are, and is good for comparing orders, not as a forecast. It is exact as long as no
 * layer has more states than are drawn. The number of ways to states, where those that meet count separately, is the
 * size of the tree without a table: unbiased.
 */
public final class SweepEstimate extends Sweep {

    /** How many states of a layer go on. */
    static final int DRAWN = 1 << 7;

    private final SplittableRandom random;

    /** The probe ends once there are more states than this. */
    private final double most;

    private double factor = 1;
    private double ways;
    private double meeting;
    private double states;
    private double tree;

    /**
     * A probe at its beginning.
     *
     * @param most it ends once there are more states than this
     * @param stop asked now and then
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

    /** About how many states a sweep has, or more; above the most asked for where the probe ended early. */
    public double statesAtMost() {
        return states;
    }

    /** About how many nodes the tree has that is the sweep without tables, the solutions included. */
    public double tree() {
        KeyTable end = layer(front.layers);
        return end == null ? tree : tree + Double.longBitsToDouble(end.words[entry(end, 0, 0) + front.words]);
    }
}
