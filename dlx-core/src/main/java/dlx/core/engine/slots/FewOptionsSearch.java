package dlx.core.engine.slots;

import dlx.core.engine.SearchControl;
import dlx.core.engine.Task;
import java.util.Arrays;

/**
 * {@link BoundedSearch} over {@link FewOptions}: taking an option is an AND and an addition, and what an item has left is
 * counted by one instruction.
 */
final class FewOptionsSearch extends BoundedSearch {

    private final FewOptions few;

    /** Of each level, the options left. */
    private long[] live;

    /** Of each level, how often the items have been covered. */
    private long[] times;

    /** The items that must be covered. */
    private final FewOptions.Demands demands;

    /** Which of the {@link #demands} is the most urgent in the state settled last, or {@link #NONE}. */
    private int urgent;

    private static final int NONE = -1;

    FewOptionsSearch(FewOptions few, Task task, SearchControl control) {
        super(few.problem, few.optionsOf, task, control);
        this.few = few;
        live = new long[levels()];
        times = new long[levels()];
        live[0] = few.row.length == Long.SIZE ? -1 : (1L << few.row.length) - 1;
        demands = root.relax.length == 0 ? few.demands : few.demandsWithout(root.relax);
    }

    @Override
    void relax(int item) {
        // known from the beginning
    }

    @Override
    void ban(int atLevel, int option) {
        live[atLevel] &= ~(1L << option);
    }

    @Override
    void take(int from, int option, int into) {
        long after = live[from] & few.row[option];
        long covered = times[from] + few.once[option];
        for (int i : few.limited[option]) {
            if (few.times(i, covered) == few.atMost[i]) {
                after &= ~few.mask[i];
            }
        }
        live[into] = after;
        times[into] = covered;
    }

    @Override
    void copyToNext(int atLevel) {
        live[atLevel + 1] = live[atLevel];
        times[atLevel + 1] = times[atLevel];
    }

    /** Goes round the items until none forces an option; the last round finds the most urgent one on the way. */
    @Override
    int settle(int atLevel) {
        while (true) {
            int forcing = lookRound(live[atLevel], times[atLevel]);
            if (forcing == NONE) {
                return urgent == NONE ? CONTENT : NEEDY;
            }
            if (urgency < 1 || !takeAll(atLevel, forcing)) {
                dead = demands.item()[forcing];
                return DEAD;
            }
        }
    }

    /**
     * Finds the most urgent of the items; returns the first one of degree 1 or less instead, whose degree is
     * {@link #urgency} then.
     */
    private int lookRound(long options, long covered) {
        long[] mask = demands.mask();
        int[] shift = demands.shift();
        long[] lane = demands.lane();
        int[] demand = demands.atLeast();
        int best = NONE;
        int bestDegree = Integer.MAX_VALUE;
        int bestNeed = 0;
        for (int d = 0; d < mask.length; d++) {
            int need = demand[d] - (int) (covered >>> shift[d] & lane[d]);
            if (need > 0) {
                int degree = Long.bitCount(mask[d] & options) + 1 - need;
                if (degree <= 1) {
                    urgency = degree;
                    return d;
                }
                if (degree < bestDegree || degree == bestDegree && need > bestNeed && demands.haveSameSlack(d, best)) {
                    best = d;
                    bestDegree = degree;
                    bestNeed = need;
                }
            }
        }
        urgent = best;
        urgency = bestDegree;
        return NONE;
    }

    /** Takes the options left of an item that needs them all; false if they exclude each other. */
    private boolean takeAll(int atLevel, int d) {
        while (need(atLevel, d) > 0) {
            long left = demands.mask()[d] & live[atLevel];
            if (left == 0) {
                return false;
            }
            int option = Long.numberOfTrailingZeros(left);
            note(option);
            take(atLevel, option, atLevel);
        }
        return true;
    }

    @Override
    boolean isEmpty(int atLevel) {
        return live[atLevel] == 0;
    }

    @Override
    int mostUrgent(int atLevel) {
        if (leftmost) {
            int first = NONE;
            for (int d = 0; d < demands.item().length; d++) {
                boolean before = first == NONE || demands.item()[d] < demands.item()[first];
                first = before && need(atLevel, d) > 0 ? d : first;
            }
            urgent = first;
            urgency = Long.bitCount(demands.mask()[first] & live[atLevel]) + 1 - need(atLevel, first);
        }
        return demands.item()[urgent];
    }

    /** Positions are the options themselves. */
    @Override
    int nextLive(int atLevel, int item, int position) {
        long left = position == Long.SIZE ? 0 : few.mask[item] & live[atLevel] & -1L << position;
        return left == 0 ? NO_POSITION : Long.numberOfTrailingZeros(left);
    }

    @Override
    int optionAt(int item, int position) {
        return position;
    }

    @Override
    int live(int atLevel, int item) {
        return Long.bitCount(few.mask[item] & live[atLevel]);
    }

    private int need(int atLevel, int d) {
        return demands.atLeast()[d] - (int) (times[atLevel] >>> demands.shift()[d] & demands.lane()[d]);
    }

    @Override
    void grow(int levels) {
        super.grow(levels);
        live = Arrays.copyOf(live, levels);
        times = Arrays.copyOf(times, levels);
    }

    /** The two words are the state. */
    @Override
    public void writeKey(long[] key) {
        key[0] = live[level];
        key[1] = times[level];
    }

    @Override
    public boolean hasExactKeys() {
        return true;
    }

    @Override
    public long updates() {
        return 2 * takes();
    }
}
