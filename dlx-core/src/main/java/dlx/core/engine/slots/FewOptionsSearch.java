package dlx.core.engine.slots;

import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.search.Step;
import java.util.Arrays;

/**
 * {@link BoundedSearch} over {@link FewOptions}. Taking an option is an AND and an addition, and one instruction counts
 * the available options of an item. At each level, the options not tried are those of the item that are available in
 * the state.
 */
final class FewOptionsSearch extends BoundedSearch {

    private static final int NONE = -1;

    private final FewOptions few;

    /** Available options at each level, as bits. */
    private long[] live;

    /** Available options at each level when its item was chosen, as bits. */
    private long[] before;

    /** Value of {@code times} at each level, as in {@link FewOptions}. */
    private long[] times;

    /** Value of {@code within} at each level, as in {@link FewOptions}. */
    private long[] within;

    private final Demands demands;

    /** Guards of the items with a demand that are not relaxed. */
    private long guards;

    /** Lanes of the items with a demand that are not relaxed. */
    private long lanes;

    FewOptionsSearch(FewOptions few, SearchRequest request, SearchControl control) {
        super(few.problem, request, control);
        this.few = few;
        live = new long[levels()];
        before = new long[levels()];
        times = new long[levels()];
        within = new long[levels()];
        live[0] = few.row.length == Long.SIZE ? -1 : (1L << few.row.length) - 1;
        times[0] = few.noTimes;
        within[0] = few.allWithin;
        demands = few.demands;
        for (int d = 0; d < demands.item().length; d++) {
            guards |= demands.guard(d);
            lanes |= demands.lane()[d] << demands.shift()[d];
        }
    }

    @Override
    public boolean advance() {
        boolean alive = begin();
        while (true) {
            if (alive) {
                if (satisfied[level] && live[level] == 0) {
                    found++;
                    return true;
                }
                choose();
            } else if (!backUp()) {
                return false;
            }
            alive = takeNext();
        }
    }

    @Override
    public void choose() {
        int l = level;
        mark[level] = takenCount;
        before[l] = live[l];
        if (satisfied[l]) {
            item[l] = leftmostLive(l);
            degree[l] = Long.bitCount(few.mask[item[l]] & live[l]) + 1;
        } else {
            int urgency = leftmost ? leftmost(l) : mostUrgent(l);
            item[l] = demands.item()[urgency & Demands.INDEX];
            degree[l] = urgency >> Demands.DEGREE;
        }
        ways[l] = degree[l];
    }

    /**
     * Returns the leftmost primary item with available options. If all items were satisfied at the level above, the
     * search begins at the item of that level: items to its left do not have available options.
     */
    private int leftmostLive(int l) {
        int i = l > 0 && satisfied[l - 1] ? item[l - 1] : 0;
        while (!problem.primary[i] || (few.mask[i] & live[l]) == 0) {
            i++;
        }
        return i;
    }

    private int leftmost(int l) {
        int first = NONE;
        for (long left = guards & ~times[l]; left != 0; left &= left - 1) {
            int d = few.demandAt[Long.numberOfTrailingZeros(left)];
            first = first == NONE || demands.item()[d] < demands.item()[first] ? d : first;
        }
        return urgency(l, first);
    }

    private int mostUrgent(int l) {
        int least = Integer.MAX_VALUE;
        for (long left = guards & ~times[l]; left != 0; left &= left - 1) {
            least = Math.min(least, urgency(l, few.demandAt[Long.numberOfTrailingZeros(left)]));
        }
        return least;
    }

    /**
     * Returns the urgency of an item with a demand, as in {@link Demands}. Its guard is set in {@code within}, and not
     * in {@code times}.
     */
    private int urgency(int l, int d) {
        int shift = demands.shift()[d];
        long below = demands.lane()[d] >>> 1;
        int degree = (int) (within[l] >>> shift & below) + 1;
        int need = (int) (below + 1 - (times[l] >>> shift & below));
        return (degree << Demands.DEGREE) + demands.rank()[d] - (need << Demands.NEED);
    }

    @Override
    public boolean takeNext() {
        if (!mayEnter()) {
            return false;
        }
        int l = level++;
        if (level == levels()) {
            grow(2 * level);
        }
        ways[l]--;
        long left = few.mask[item[l]] & live[l];
        if (left == 0) {
            current[l] = Step.NONE;
            live[level] = live[l];
            times[level] = times[l];
            satisfied[level] = true;
            return true;
        }
        int option = Long.numberOfTrailingZeros(left);
        current[l] = option;
        note(option);
        if (satisfied[l]) { // no item has a demand at deeper levels either: within is not used any more
            cover(l, option, level);
            live[l] &= ~(1L << option);
            satisfied[level] = true;
            return true;
        }
        take(l, option, level);
        ban(l, option);
        return isAlive(propagate(level));
    }

    @Override
    public boolean backUp() {
        do {
            if (--level < floor) {
                return end();
            }
        } while (ways[level] == 0);
        dropTo(mark[level]);
        return true;
    }

    @Override
    void relax(int item) {
        for (int d = 0; d < demands.item().length; d++) {
            if (demands.item()[d] == item) {
                guards &= ~demands.guard(d);
                lanes &= ~(demands.lane()[d] << demands.shift()[d]);
            }
        }
    }

    @Override
    void ban(int atLevel, int option) {
        long one = 1L << option;
        within[atLevel] -= (live[atLevel] & one) == 0 ? 0 : few.onceWithin[option];
        live[atLevel] &= ~one;
    }

    @Override
    void take(int from, int option, int into) {
        long before = live[from] & ~(1L << option);
        long can = within[from];
        cover(from, option, into);
        for (long lost = before & ~live[into]; lost != 0; lost &= lost - 1) {
            can -= few.onceWithin[Long.numberOfTrailingZeros(lost)];
        }
        within[into] = can;
    }

    /** Takes an option without updating {@code within}. */
    private void cover(int from, int option, int into) {
        long after = live[from] & few.row[option];
        long covered = times[from] + few.once[option];
        long[] limits = few.limits[option];
        for (int k = 0; k < limits.length; k += 3) {
            if ((covered & limits[k]) == limits[k + 1]) {
                after &= limits[k + 2];
            }
        }
        live[into] = after;
        times[into] = covered;
    }

    /** Finds the items that need all of their options by one comparison of all lanes with their guards. */
    @Override
    int propagate(int atLevel) {
        while (true) {
            long can = within[atLevel];
            long lacking = guards & ~can;
            if (lacking != 0) {
                dead = demands.item()[few.demandAt[Long.numberOfTrailingZeros(lacking)]];
                return DEAD;
            }
            long needy = guards & ~times[atLevel];
            long forced = needy & guards - ((can ^ guards) & lanes);
            if (forced == 0) {
                return needy == 0 ? SATISFIED : NEEDY;
            }
            takeAll(atLevel, few.demandAt[Long.numberOfTrailingZeros(forced)]);
        }
    }

    /**
     * Takes all available options of an item that needs them. Ends early if these options exclude each other; the
     * caller finds the dead end.
     */
    private void takeAll(int atLevel, int d) {
        long left = demands.mask()[d] & live[atLevel];
        while (left != 0) {
            int option = Long.numberOfTrailingZeros(left);
            note(option);
            take(atLevel, option, atLevel);
            left &= live[atLevel];
        }
    }

    @Override
    boolean isEmpty(int atLevel) {
        return live[atLevel] == 0;
    }

    @Override
    public boolean skipTo(int option) {
        int l = level;
        long left = few.mask[item[l]] & live[l];
        while (left != 0 && (option == Step.NONE || problem.number[Long.numberOfTrailingZeros(left)] != option)) {
            ban(l, Long.numberOfTrailingZeros(left));
            left &= left - 1;
            ways[l]--;
        }
        return ways[l] > 0 && (left != 0 || option == Step.NONE);
    }

    @Override
    protected int[] triedAt(int l) {
        return options(few.mask[item[l]] & before[l] & ~live[l]);
    }

    @Override
    public int[] untriedAt(int l) {
        int[] options = Arrays.copyOf(options(few.mask[item[l]] & live[l]), ways[l]);
        if (satisfied[l] && ways[l] > 0) {
            options[ways[l] - 1] = Step.NONE;
        }
        return options;
    }

    private int[] options(long bits) {
        int[] options = new int[Long.bitCount(bits)];
        long left = bits;
        for (int k = 0; k < options.length; k++) {
            options[k] = problem.number[Long.numberOfTrailingZeros(left)];
            left &= left - 1;
        }
        return options;
    }

    @Override
    void grow(int levels) {
        super.grow(levels);
        live = Arrays.copyOf(live, levels);
        before = Arrays.copyOf(before, levels);
        times = Arrays.copyOf(times, levels);
        within = Arrays.copyOf(within, levels);
    }

    /** Writes two words; the third word of a state follows from them. */
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
