package dlx.core.engine.slots;

import dlx.core.engine.Branching;
import dlx.core.engine.KeyedWalk;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.SearchControl;
import dlx.core.engine.Task;
import dlx.core.search.Givens;
import dlx.core.search.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Search of covers with multiplicities, over states that are copied from level to level. What a state is, the two forms
 * of it decide: {@link PlanesSearch} and {@link FewOptionsSearch}.
 *
 * <p>An item <em>needs</em> as many options as it has been covered less often than its least number of times. At every
 * node the items that need all the options they have are given them; then one of the items that need some is branched
 * on:
 *
 * <pre>
 *   degree   options left + 1 - need: which of the options left is the first one taken; the last ones cannot all be missing
 *   chosen   the item with least degree; of these the one with least slack (greatest minus least number of times), then
 *            with most options left, then the leftmost
 *   child k  takes the k-th option left and bans those before it
 * </pre>
 *
 * <p>Once no item needs an option nothing can fail any more, and the options left are taken or banned, item by item from
 * the left; the last child of an item takes none of them and leaves it. This is Algorithm M of Knuth (TAOCP 4B, 7.2.2.1)
 * with another choice of the item; solutions come in the order of the engine {@code links}. A node counts for a child,
 * not for the options that it forced.
 *
 * <p>A child bans its option in the state of the level above when it has been taken from there. So the state of a level
 * says at any time what is left to try at it:
 *
 * <pre>
 *   of level l             holds
 *   item[l]                the item that is branched on
 *   from[l]                where the options of the item begin that have not been tried: the first one of them
 *   next[l]                where the one stands that is tried next; those between are passed over, see {@link #isIdle}
 *   ways[l]                how many children there are from {@code from[l]} on, the options passed over included
 *   tried[triedFrom[l]]..  the options that were tried, or passed over, in order
 * </pre>
 */
abstract class BoundedSearch extends KeyedWalk {

    /** What {@link #settle} comes to. */
    static final int DEAD = 0;

    static final int NEEDY = 1;
    static final int CONTENT = 2;

    /** In {@link #next}: no child is left. */
    private static final int END = -2;

    /** In {@link #next}: the item is left as it is. */
    private static final int LEAVE = -1;

    /** More than any option gains: there is no solution. */
    static final int NO_GAIN = Integer.MAX_VALUE;

    /** No position: the item has no option left from there on. */
    static final int NO_POSITION = -1;

    private static final int FIRST_LEVELS = 16;

    final Problem problem;
    final int[][] optionsOf;

    /** Whether the leftmost item is branched on instead of the one with least degree: an order for counting. */
    final boolean leftmost;

    /** The given options, by their numbers in the cover, then those taken, by their places in the problem. */
    private final int[] taken;

    private int takenCount;

    /** How many options were given: those taken beforehand, and those of every solution. */
    private final int given;

    private long dropped;

    private final int[] tried;

    int[] item = new int[FIRST_LEVELS];

    /** Of each level, whether no item needs an option. */
    private boolean[] content = new boolean[FIRST_LEVELS];

    private int[] from = new int[FIRST_LEVELS];
    private int[] next = new int[FIRST_LEVELS];
    private int[] ways = new int[FIRST_LEVELS];

    /** Of each level, {@link #ways} when its item was chosen. */
    private int[] degree = new int[FIRST_LEVELS];

    private int[] triedFrom = new int[FIRST_LEVELS];
    private int[] triedTo = new int[FIRST_LEVELS];

    /** Of each level, the option taken last, or {@link Step#NONE}. */
    private int[] current = new int[FIRST_LEVELS];

    /** Of each level, {@link #takenCount} before the option of this level. */
    private int[] mark = new int[FIRST_LEVELS];

    /** Of each level, the least number of items in need that an option must serve, see {@link #isIdle}. */
    private int[] least = new int[FIRST_LEVELS];

    /** The degree of the item that {@link #mostUrgent} has chosen. */
    int urgency;

    /** The item that the dead end met last leaves with fewer options than it needs. */
    int dead;

    BoundedSearch(Problem problem, int[][] optionsOf, Task task, SearchControl control) {
        super(new Root(problem, task.givens()), control);
        this.problem = problem;
        this.optionsOf = optionsOf;
        leftmost = task.kind().branching() == Branching.LEFTMOST;
        given = root.given.length;
        taken = Arrays.copyOf(root.given, given + problem.options());
        takenCount = given;
        tried = new int[problem.options()];
    }

    /** Lets an item need nothing, at the root. */
    abstract void relax(int item);

    /** Makes an option unavailable in the state of a level; it may be so already. */
    abstract void ban(int atLevel, int option);

    /** Makes the state of level {@code into} that of level {@code from} with an option taken, and does nothing else. */
    abstract void take(int from, int option, int into);

    /** Makes the state of the next level that of a level. */
    abstract void copyToNext(int atLevel);

    /**
     * Takes what items in need force in the state of a level; {@link #DEAD} if an item has too few options for its need,
     * {@link #CONTENT} if no item needs any more, or else {@link #NEEDY}.
     */
    abstract int settle(int atLevel);

    /** Whether no option is left in the state of a level. */
    abstract boolean isEmpty(int atLevel);

    /** The item in need to branch on in the state of a level, the one settled last; its degree is {@link #urgency} then. */
    abstract int mostUrgent(int atLevel);

    /** The position of the first option left of an item from a position on, or {@link #NO_POSITION}. */
    abstract int nextLive(int atLevel, int item, int position);

    /** The option of an item at a position. */
    abstract int optionAt(int item, int position);

    /** How many options an item has left. */
    abstract int live(int atLevel, int item);

    /**
     * How many of the items in need an option must serve to be in a solution below the state of a level; 0 if that is not
     * known, {@link #NO_GAIN} where there is no solution.
     */
    int leastGain(int atLevel) {
        return 0;
    }

    /** How many items in need an option serves. */
    int gain(int atLevel, int option) {
        return 0;
    }

    /** Makes room for that many levels. */
    void grow(int levels) {
        item = Arrays.copyOf(item, levels);
        content = Arrays.copyOf(content, levels);
        from = Arrays.copyOf(from, levels);
        next = Arrays.copyOf(next, levels);
        ways = Arrays.copyOf(ways, levels);
        degree = Arrays.copyOf(degree, levels);
        triedFrom = Arrays.copyOf(triedFrom, levels);
        triedTo = Arrays.copyOf(triedTo, levels);
        current = Arrays.copyOf(current, levels);
        mark = Arrays.copyOf(mark, levels);
        least = Arrays.copyOf(least, levels);
    }

    /** For how many levels there is room. */
    final int levels() {
        return item.length;
    }

    @Override
    protected final boolean isRootAlive() {
        if (problem.hopeless) {
            return false;
        }
        for (int i : root.relax) {
            relax(i);
        }
        for (int option : root.ban) {
            ban(0, option);
        }
        for (int option : root.take) {
            take(0, option, 0);
        }
        return isAlive(settle(0));
    }

    /** Keeps what settling has come to; false at a dead end: needs cannot be met, or the item to branch on has no child. */
    private boolean isAlive(int settled) {
        content[level] = settled == CONTENT;
        least[level] = settled == NEEDY ? leastGain(level) : 0;
        if (least[level] == 0) {
            return settled != DEAD;
        }
        if (least[level] != NO_GAIN) {
            branch(level);
            dead = item[level];
        }
        return least[level] != NO_GAIN && next[level] != END;
    }

    @Override
    public final boolean advance() {
        boolean alive = begin();
        while (true) {
            if (alive) {
                if (isSolved()) {
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
    public final boolean isSolved() {
        return content[level] && isEmpty(level);
    }

    @Override
    public final void choose() {
        mark[level] = takenCount;
        if (least[level] == 0) {
            branch(level); // elsewhere that has been done, to see whether there is a child at all
        }
    }

    private void branch(int l) {
        item[l] = content[l] ? leftmostLive(l) : mostUrgent(l);
        triedFrom[l] = l == 0 ? 0 : triedTo[l - 1];
        triedTo[l] = triedFrom[l];
        ways[l] = content[l] ? live(l, item[l]) + 1 : urgency;
        degree[l] = ways[l];
        from[l] = 0;
        findNext(l);
    }

    /** An item to the left of the one of the level above has no option left, if that one needed nothing already. */
    private int leftmostLive(int l) {
        int i = l > 0 && content[l - 1] ? item[l - 1] : 0;
        while (!problem.primary[i] || nextLive(l, i, 0) == NO_POSITION) {
            i++;
        }
        return i;
    }

    /** Finds the child to try next, the first one from {@code from} on that is not idle. */
    private void findNext(int l) {
        if (ways[l] == 0) {
            next[l] = END;
            return;
        }
        int position = nextLive(l, item[l], from[l]);
        next[l] = position; // NO_POSITION is LEAVE, the one way left
        from[l] = position == NO_POSITION ? from[l] : position;
        if (least[l] > 0) {
            passIdle(l);
        }
    }

    private void passIdle(int l) {
        for (int left = ways[l]; left > 0; left--) {
            if (next[l] == LEAVE || !isIdle(l, next[l])) {
                return;
            }
            next[l] = nextLive(l, item[l], next[l] + 1);
        }
        next[l] = END;
    }

    /**
     * Whether the option at a position serves too few of the items in need: then no solution below this node has it, and
     * no child is made of it.
     */
    private boolean isIdle(int l, int position) {
        return least[l] > 0 && gain(l, optionAt(item[l], position)) < least[l];
    }

    @Override
    public final boolean takeNext() {
        if (!mayEnter()) {
            return false;
        }
        int l = level;
        if (l + 2 > levels()) {
            grow(2 * levels());
        }
        int position = next[l];
        if (position != from[l]) {
            passOver(l, position);
        }
        level++;
        if (position == LEAVE) {
            current[l] = Step.NONE;
            next[l] = END;
            ways[l] = 0;
            copyToNext(l);
            return beContent();
        }
        int option = optionAt(item[l], position);
        current[l] = option;
        note(option);
        take(l, option, level);
        ban(l, option);
        tried[triedTo[l]++] = option;
        from[l] = position + 1;
        ways[l]--;
        findNext(l);
        return content[l] ? beContent() : isAlive(settle(level));
    }

    /** Where no item needs an option none ever will: there is nothing to settle. */
    private boolean beContent() {
        content[level] = true;
        least[level] = 0;
        return true;
    }

    /** Bans the options left before a position, or all that are left before the item is left as it is. */
    private void passOver(int l, int position) {
        int at = nextLive(l, item[l], from[l]);
        while (at != position) { // NO_POSITION is LEAVE
            int option = optionAt(item[l], at);
            ban(l, option);
            tried[triedTo[l]++] = option;
            ways[l]--;
            at = nextLive(l, item[l], at + 1);
        }
    }

    /** Notes that an option was taken. */
    final void note(int option) {
        taken[takenCount++] = option;
    }

    @Override
    public final boolean backUp() {
        do {
            if (--level < 0) {
                return false;
            }
        } while (next[level] == END);
        dropped += takenCount - mark[level];
        takenCount = mark[level];
        return true;
    }

    @Override
    protected final boolean skipTo(int option) {
        int l = level;
        if (option == Step.NONE) {
            next[l] = LEAVE;
            return content[l];
        }
        int position = from[l];
        for (int left = ways[l]; left > 0; left--) {
            position = nextLive(l, item[l], position);
            if (position == NO_POSITION) {
                return false;
            }
            if (problem.number[optionAt(item[l], position)] == option) {
                next[l] = position;
                return !isIdle(l, position);
            }
            position++;
        }
        return false;
    }

    @Override
    protected final boolean isBounded() {
        return true;
    }

    @Override
    protected final int[] triedAt(int l) {
        return numbers(tried, triedFrom[l], triedTo[l]);
    }

    @Override
    public final int[] untriedAt(int l) {
        return untried(l, new ArrayList<>());
    }

    @Override
    protected final List<Givens> partsAt(int l, Givens above) {
        List<Givens> parts = new ArrayList<>();
        List<Integer> passed = new ArrayList<>();
        int[] untried = untried(l, passed);
        Givens banned = above;
        int count = 0;
        for (int option : passed) { // those left behind, too, are banned for the children after them
            if (count < untried.length && untried[count] == option) {
                parts.add(banned.take(option));
                count++;
            }
            banned = banned.ban(option);
        }
        if (count < untried.length) {
            parts.add(banned);
        }
        return parts;
    }

    /** The children not tried; adds all options that they take, or that are passed over among them, in order. */
    private int[] untried(int l, List<Integer> all) {
        List<Integer> children = new ArrayList<>();
        int position = from[l];
        for (int left = ways[l]; left > 0; left--) {
            position = nextLive(l, item[l], position);
            if (position == NO_POSITION) {
                children.add(Step.NONE);
                break;
            }
            int option = problem.number[optionAt(item[l], position)];
            all.add(option);
            if (!isIdle(l, position)) {
                children.add(option);
            }
            position++;
        }
        return children.stream().mapToInt(option -> option).toArray();
    }

    private int[] numbers(int[] places, int begin, int end) {
        int[] numbers = Arrays.copyOfRange(places, begin, end);
        Arrays.setAll(numbers, k -> problem.number[numbers[k]]);
        return numbers;
    }

    @Override
    public final int itemAt(int atLevel) {
        return problem.itemNumber[item[atLevel]];
    }

    @Override
    public final int optionAt(int atLevel) {
        return current[atLevel] == Step.NONE ? Step.NONE : problem.number[current[atLevel]];
    }

    @Override
    public final int[] forced() {
        int begin = level == 0 ? given : mark[level - 1] + 1;
        return numbers(taken, Math.min(begin, takenCount), takenCount);
    }

    @Override
    public final int deadItem() {
        return problem.hopeless ? Step.NONE : problem.itemNumber[dead];
    }

    /** Options taken, each as many words of a state. */
    final long takes() {
        return dropped + takenCount - given;
    }

    @Override
    public final int length() {
        return takenCount;
    }

    @Override
    public final void copyOptions(int[] into) {
        System.arraycopy(taken, 0, into, 0, takenCount);
        if (problem.number.length < problem.place.length) { // the problem was reduced, and its options have moved
            for (int k = given; k < takenCount; k++) {
                into[k] = problem.number[into[k]];
            }
        }
    }

    @Override
    public final double share() {
        double share = 0;
        double weight = 1;
        for (int l = 0; l < level && weight > 1e-12; l++) {
            weight /= degree[l];
            share += weight * (degree[l] - ways[l] - 1);
        }
        return share;
    }
}
