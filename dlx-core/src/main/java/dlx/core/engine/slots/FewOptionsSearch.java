package dlx.core.engine.slots;

import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.search.Step;
import java.util.Arrays;

/**
 * {@link BoundedSearch} over {@link FewOptions}: taking an option is an AND and an addition, and what an item has left is
 * counted by one instruction. The options of an item that have not been tried at a level are those left in its state.
 */
final class FewOptionsSearch extends BoundedSearch {

    private static final int NONE = -1;

    private final FewOptions few;

    /** Of each level, the options left. */
    private long[] live;

    /** Of each level, the options that were left when its item was chosen. */
    private long[] before;

    /** Of each level, how often the items have been covered. */
    private long[] times;

    /** The items that must be covered. */
    private final Demands demands;

    /** Which of the {@link #demands} is the most urgent in the state settled last. */
    private int urgent;

    /** Its degree. */
    private int urgency;

    FewOptionsSearch(FewOptions few, SearchRequest task, SearchControl control) {
        super(few.problem, task, control);
        this.few = few;
        live = new long[levels()];
        before = new long[levels()];
        times = new long[levels()];
        live[0] = few.row.length == Long.SIZE ? -1 : (1L << few.row.length) - 1;
        demands = root.relax.length == 0 ? few.demands : few.demandsWithout(root.relax);
    }

    @Override
    public boolean advance() {
        boolean alive = begin();
        while (true) {
            if (alive) {
                if (content[level] && live[level] == 0) {
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
        markLevel();
        before[l] = live[l];
        if (content[l]) {
            item[l] = leftmostLive(l);
            degree[l] = Long.bitCount(few.mask[item[l]] & live[l]) + 1;
        } else {
            if (leftmost) {
                chooseLeftmost(l);
            }
            item[l] = demands.item()[urgent];
            degree[l] = urgency;
        }
        ways[l] = degree[l];
    }

    /** An item to the left of the one of the level above has no option left, if all were content there already. */
    private int leftmostLive(int l) {
        int i = l > 0 && content[l - 1] ? item[l - 1] : 0;
        while (!problem.primary[i] || (few.mask[i] & live[l]) == 0) {
            i++;
        }
        return i;
    }

    private void chooseLeftmost(int l) {
        int first = NONE;
        for (int d = 0; d < demands.item().length; d++) {
            boolean isLeft = first == NONE || demands.item()[d] < demands.item()[first];
            first = isLeft && need(l, d) > 0 ? d : first;
        }
        urgent = first;
        urgency = Long.bitCount(demands.mask()[first] & live[l]) + 1 - need(l, first);
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
            content[level] = true;
            return true;
        }
        int option = Long.numberOfTrailingZeros(left);
        current[l] = option;
        note(option);
        take(l, option, level);
        live[l] &= ~(1L << option);
        if (content[l]) {
            content[level] = true; // no item will ever need an option again: there is nothing to settle
            return true;
        }
        return isAlive(settle(level));
    }

    @Override
    public boolean backUp() {
        do {
            if (--level < floor) {
                return end();
            }
        } while (ways[level] == 0);
        dropToLevel();
        return true;
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
        long[] limits = few.limits[option];
        for (int k = 0; k < limits.length; k += 3) {
            if ((covered & limits[k]) == limits[k + 1]) {
                after &= limits[k + 2];
            }
        }
        live[into] = after;
        times[into] = covered;
    }

    /**
     * Goes round the items until each of them has been looked at since the last change. The most urgent one is found on the
     * way, by numbers that compare like the rule; items that need nothing get a degree beyond all others.
     */
    @Override
    int settle(int atLevel) {
        long[] mask = demands.mask();
        int[] shift = demands.shift();
        long[] lane = demands.lane();
        int[] demand = demands.atLeast();
        int[] rank = demands.rank();
        long options = live[atLevel];
        long covered = times[atLevel];
        int least = Integer.MAX_VALUE;
        int d = 0;
        for (int clean = 0; clean < mask.length; clean++) {
            int need = demand[d] - (int) (covered >>> shift[d] & lane[d]);
            int degree = Long.bitCount(mask[d] & options) + 1 - need + (need - 1 >> 31 & Demands.NO_NEED);
            if (degree <= 1) {
                if (degree < 1 || !takeAll(atLevel, d)) {
                    dead = demands.item()[d];
                    return DEAD;
                }
                options = live[atLevel];
                covered = times[atLevel];
                least = Integer.MAX_VALUE;
                clean = -1;
            } else {
                least = Math.min(least, (degree << Demands.DEGREE) + rank[d] - (need << Demands.NEED));
            }
            d = d + 1 == mask.length ? 0 : d + 1;
        }
        urgency = least >> Demands.DEGREE;
        urgent = least & Demands.INDEX;
        return urgency >= Demands.NO_NEED / 2 ? CONTENT : NEEDY;
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

    private int need(int atLevel, int d) {
        return demands.atLeast()[d] - (int) (times[atLevel] >>> demands.shift()[d] & demands.lane()[d]);
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
            live[l] &= ~Long.lowestOneBit(left);
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
        if (content[l] && ways[l] > 0) {
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
