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

    /** Of each item, how often it must be covered in this search: relaxed ones need not be. */
    private final int[] atLeast;

    /** The primary items that must be covered, ascending. */
    private final int[] demanded;

    /** The most urgent item of the state settled last, or {@link #NONE}. */
    private int urgent;

    private static final int NONE = -1;

    FewOptionsSearch(FewOptions few, Task task, SearchControl control) {
        super(few.problem, few.optionsOf, task, control);
        this.few = few;
        live = new long[levels()];
        times = new long[levels()];
        live[0] = few.row.length == Long.SIZE ? -1 : (1L << few.row.length) - 1;
        atLeast = few.atLeast.clone();
        for (int i : root.relax) {
            atLeast[i] = 0;
        }
        demanded = Arrays.stream(few.items).filter(i -> atLeast[i] > 0).toArray();
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
    boolean settle(int atLevel) {
        while (true) {
            long options = live[atLevel];
            long covered = times[atLevel];
            int forcing = NONE;
            int best = NONE;
            int leastDegree = Integer.MAX_VALUE;
            int leastSlack = 0;
            int greatestNeed = 0;
            for (int i : demanded) {
                int need = atLeast[i] - few.times(i, covered);
                if (need > 0) {
                    int degree = Long.bitCount(few.mask[i] & options) + 1 - need;
                    if (degree <= 1) {
                        if (degree < 1) {
                            dead = i;
                            return false;
                        }
                        forcing = i;
                        break;
                    }
                    int slack = problem.atMost[i] - problem.atLeast[i];
                    if (degree < leastDegree
                            || degree == leastDegree
                                    && (slack < leastSlack || slack == leastSlack && need > greatestNeed)) {
                        best = i;
                        leastDegree = degree;
                        leastSlack = slack;
                        greatestNeed = need;
                    }
                }
            }
            if (forcing == NONE) {
                urgent = best;
                return true;
            }
            if (!takeAll(atLevel, forcing)) {
                return false;
            }
        }
    }

    /** Takes the options left of an item that needs them all; false if they exclude each other. */
    private boolean takeAll(int atLevel, int item) {
        while (need(atLevel, item) > 0) {
            long left = few.mask[item] & live[atLevel];
            if (left == 0) {
                dead = item;
                return false;
            }
            int option = Long.numberOfTrailingZeros(left);
            note(option);
            take(atLevel, option, atLevel);
        }
        return true;
    }

    @Override
    boolean isContent(int atLevel) {
        long covered = times[atLevel];
        for (int i : demanded) {
            if (few.times(i, covered) < atLeast[i]) {
                return false;
            }
        }
        return true;
    }

    @Override
    boolean isEmpty(int atLevel) {
        return live[atLevel] == 0;
    }

    @Override
    int mostUrgent(int atLevel) {
        if (!leftmost) {
            return urgent;
        }
        int i = 0;
        while (need(atLevel, demanded[i]) <= 0) {
            i++;
        }
        return demanded[i];
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

    @Override
    int need(int atLevel, int item) {
        return atLeast[item] - few.times(item, times[atLevel]);
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
