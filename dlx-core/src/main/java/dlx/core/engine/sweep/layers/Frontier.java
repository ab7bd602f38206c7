package dlx.core.engine.sweep.layers;

import dlx.api.CoverData;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.stream.IntStream;

/**
 * A problem laid out along an order of its primary items. Layer i holds the states whose first open item is the i-th of
 * the order; the options that can be taken there are those whose first item that is, its <em>group</em>. So every
 * option belongs to one layer, and a state is known by which of the items after i are covered.
 *
 * <p><b>Bits.</b> What a state remembers are {@link FrontierBits}: an item is covered, or a secondary item has a certain color. A
 * mark is looked at from the layer after the first option that sets it to the last layer where that matters: of a
 * primary item its own, of a secondary one that of the last option that minds. It has a bit only in between, and the
 * next mark takes the bit over at once, as programs share registers. So a key has as many bits as the frontier is wide, not
 * one per item.
 *
 * <pre>
 *   state s of layer i, option at place p of its group
 *   may be taken     s &amp; minds[p] == 0
 *   leads to         k = s &amp; keep[i + 1] | sets[p]            in the bits of layer i + 1
 *   and from there   while k &amp; own[j] != 0: k = k &amp; keep[++j]  past items that are covered
 * </pre>
 *
 * <p>It is not enough to clear what has ended once at the end of that way: a bit may mean something else one layer on.
 *
 * <p>Keys have one word, or two where the frontier is wider than {@value FrontierBits#BITS_OF_ONE} bits; the sign bit of the first word is
 * left free. All arrays of masks have so many words per entry. Immutable.
 */
public final class Frontier {

    /** How many layers there are. After them comes the layer of the solutions, which has one state, 0. */
    public final int layers;

    /** The words of a key: 1 or 2. */
    public final int words;

    /** Where the group of each layer begins, and one place more. */
    final int[] group;

    /** Of each place in the groups, the option, by its number in the cover. */
    public final int[] option;

    /** Of each place, the bits that must not be set. */
    final long[] minds;

    /** Of each place, the bits to set, as they are in the layer after its own. */
    final long[] sets;

    /** Of each layer and the one of the solutions, the bits that meant the same one layer before. */
    final long[] keep;

    /** Of each layer, the bit of its own item; none if nothing before the layer touches it. */
    final long[] own;

    /** Of each place, where its {@linkplain DeadStateTests tests} begin in {@link #tests}, and one place more. */
    final int[] firstTest;

    /** The tests, one after the other: the words of the bit of an item, then those of its neighbors. */
    final long[] tests;

    /** Whether there are secondary items: then several states may lead to the same one by the same option. */
    final boolean forgets;

    /** Of each layer and the one of the solutions, how many bits are in use. */
    public final int[] bits;

    /** Lays a problem out; its marks need at most {@link FrontierBits#MOST_BITS} bits. */
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

    /** The same with other tests. */
    Frontier with(int[] firstTest, long[] tests) {
        return new Frontier(this, firstTest, tests);
    }

    private void setIn(long[] masks, int entry, int bit) {
        FrontierBits.set(masks, words * entry, bit);
    }
}
