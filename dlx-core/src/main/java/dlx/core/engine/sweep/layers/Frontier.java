package dlx.core.engine.sweep.layers;

import dlx.api.CoverData;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.stream.IntStream;

/**
 * A problem laid out along an order of its primary items. Layer i holds the states whose first open item is the i-th of
 * the order. The options available there are the options whose first item is that item: its <em>group</em>. So every
 * option belongs to one layer, and the covered items after i determine a state.
 *
 * <p><b>Bits.</b> A state consists of {@link FrontierBits}: marks that say that an item is covered, or that a secondary
 * item has a certain color. A mark is read from the layer after the first option that sets it to the last layer where
 * it matters. For a primary item that is its own layer; for a secondary item it is the layer of the last option that
 * conflicts with the mark. The mark has a bit only in between, and the next mark reuses the bit at once, like registers
 * in a compiler. So a key has as many bits as the frontier is wide, not one per item.
 *
 * <pre>
 *   state s of layer i, option at place p of its group
 *   available        s &amp; minds[p] == 0
 *   next state       k = s &amp; keep[i + 1] | sets[p]            in the bits of layer i + 1
 *   skip covered     while k &amp; own[j] != 0: k = k &amp; keep[++j]  past items that are covered
 * </pre>
 *
 * <p>Each step must clear the marks that end there, because the bit may belong to another mark one layer later.
 *
 * <p>Keys have one word, or two if the frontier is wider than {@value FrontierBits#BITS_OF_ONE} bits. The sign bit of
 * the first word stays free. All arrays of masks have {@link #words} words per entry. Immutable.
 */
public final class Frontier {

    /** Number of layers. The layer of the solutions follows them; it has one state, 0. */
    public final int layers;

    /** Number of words of a key: 1 or 2. */
    public final int words;

    /** First place of the group of each layer; one entry more than layers. */
    final int[] group;

    /** Option at each place of the groups, by its number in the cover. */
    public final int[] option;

    /** Bits that must be 0 for the option at each place, in the layer of the option. */
    final long[] minds;

    /** Bits that the option at each place sets, in the layer after its own. */
    final long[] sets;

    /** Bits of each layer that belong to the same mark one layer before; the layer of the solutions included. */
    final long[] keep;

    /** Bit of the item of each layer; 0 if no option of an earlier layer holds the item. */
    final long[] own;

    /**
     * Index into {@link #tests} at which the {@linkplain DeadStateTests tests} of each place begin; one entry more than
     * places.
     */
    final int[] firstTest;

    /** The tests, in sequence: the words of the bit of an item, then the words of the bits of its neighbors. */
    final long[] tests;

    /** True if there are secondary items: then several states may lead to one state by the same option. */
    final boolean forgets;

    /** Number of bits in use in each layer; the layer of the solutions included. */
    public final int[] bits;

    /** Creates the layout of a problem whose marks need at most {@link FrontierBits#MOST_BITS} bits. */
    public Frontier(OptionGroups groups, FrontierBits marks, StopCheck stop) {
        Problem problem = groups.problem;
        PacedStopCheck pace = new PacedStopCheck(stop);
        layers = groups.layers;
        words = marks.width <= FrontierBits.BITS_OF_ONE ? 1 : 2;
        group = groups.start;
        option = IntStream.of(groups.option).map(k -> problem.number[k]).toArray();
        minds = new long[words * option.length];
        sets = new long[words * option.length];
        keep = new long[words * (layers + 1)];
        own = new long[words * layers];
        boolean secondary = false;
        for (int i = 0; i < problem.items(); i++) {
            secondary |= !problem.primary[i];
            for (int mark = marks.start[i]; mark < marks.start[i + 1]; mark++) {
                for (int layer = marks.first[mark] + 2; layer <= marks.last[mark]; layer++) {
                    pace.step();
                    setIn(keep, layer, marks.bit[mark]);
                }
                if (problem.primary[i] && marks.isKept(mark, marks.last[mark])) {
                    setIn(own, marks.last[mark], marks.bit[mark]);
                }
            }
        }
        forgets = secondary;
        int[][] kept = marks.kept();
        bits = marks.bits;
        for (int place = 0; place < option.length; place++) {
            int k = groups.option[place];
            int layer = groups.layerOfOption[k];
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                int i = problem.item[node];
                int mark = marks.ofNode[node];
                if (marks.isKept(mark, layer + 1)) {
                    setIn(sets, place, marks.bit[mark]);
                }
                for (int other : kept[i]) {
                    pace.step();
                    if (marks.isKept(other, layer) && CoverData.differ(marks.color[mark], marks.color[other])) {
                        setIn(minds, place, marks.bit[other]);
                    }
                }
            }
        }
        firstTest = new int[option.length + 1];
        tests = new long[0];
    }

    private Frontier(Frontier front, int[] firstTest, long[] tests) {
        layers = front.layers;
        words = front.words;
        group = front.group;
        option = front.option;
        minds = front.minds;
        sets = front.sets;
        keep = front.keep;
        own = front.own;
        forgets = front.forgets;
        bits = front.bits;
        this.firstTest = firstTest;
        this.tests = tests;
    }

    /** Returns this layout with other tests. */
    Frontier with(int[] firstTest, long[] tests) {
        return new Frontier(this, firstTest, tests);
    }

    private void setIn(long[] masks, int entry, int bit) {
        FrontierBits.set(masks, words * entry, bit);
    }
}
