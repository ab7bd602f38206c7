package dlx.core.engine.slots;

import dlx.core.engine.Branching;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.search.Step;
import java.util.Arrays;

/**
 * Search of covers with multiplicities, over states that are copied from level to level. What a state is, and how its
 * options are gone through, the two forms decide: {@link PlanesSearch} and {@link FewOptionsSearch}.
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
 * <p>Once no item needs an option all are <em>content</em>: nothing can fail any more, and the options left are taken or
 * banned, item by item from the left; the last child of an item takes none of them and leaves it. This is Algorithm M of
 * Knuth (TAOCP 4B, 7.2.2.1) with another choice of the item; solutions come in the order of the engine {@code links}. A
 * node counts for a child, not for the options that it forced.
 *
 * <p>A child bans its option in the state of the level above when it has been taken from there. So the state of a level
 * says at any time what is left to try at it.
 */
abstract class BoundedSearch extends KeyedTreeSearch {

    /** What {@link #settle} comes to. */
    static final int DEAD = 0;

    static final int NEEDY = 1;
    static final int CONTENT = 2;

    private static final int FIRST_LEVELS = 16;

    final Problem problem;

    /** Whether the leftmost item is branched on instead of the one with least degree: an order for counting. */
    final boolean leftmost;

    /** The given options, by their numbers in the cover, then those taken, by their places in the problem. */
    private final int[] taken;

    private int takenCount;

    /** How many options were given: those taken beforehand, and those of every solution. */
    private final int given;

    /** How many options were taken and dropped again. */
    private long dropped;

    /** Of each level, whether no item needs an option. */
    boolean[] content = new boolean[FIRST_LEVELS];

    /** Of each level, the item that is branched on. */
    int[] item = new int[FIRST_LEVELS];

    /** Of each level, how many children there are, and how many of them have not been tried. */
    int[] degree = new int[FIRST_LEVELS];

    int[] ways = new int[FIRST_LEVELS];

    /** Of each level, the option taken last, or {@link Step#NONE}. */
    int[] current = new int[FIRST_LEVELS];

    /** Of each level, {@link #takenCount} before the option of this level. */
    private int[] mark = new int[FIRST_LEVELS];

    /** The item that the dead end met last leaves with fewer options than it needs. */
    int dead;

    BoundedSearch(Problem problem, SearchRequest request, SearchControl control) {
        super(new Root(problem, request.givens()), control);
        this.problem = problem;
        leftmost = request.kind().branching() == Branching.LEFTMOST;
        given = root.given.length;
        taken = Arrays.copyOf(root.given, given + problem.options());
        takenCount = given;
    }

    /** Lets an item need nothing, at the root. */
    abstract void relax(int item);

    /** Makes an option unavailable in the state of a level; it may be so already. */
    abstract void ban(int atLevel, int option);

    /** Makes the state of level {@code into} that of level {@code from} with an option taken, and does nothing else. */
    abstract void take(int from, int option, int into);

    /**
     * Takes what items in need force in the state of a level; {@link #DEAD} if an item has too few options for its need,
     * {@link #CONTENT} if no item needs any more, or else {@link #NEEDY}.
     */
    abstract int settle(int atLevel);

    /** Whether no option is left in the state of a level. */
    abstract boolean isEmpty(int atLevel);

    /** Makes room for that many levels. */
    void grow(int levels) {
        content = Arrays.copyOf(content, levels);
        item = Arrays.copyOf(item, levels);
        degree = Arrays.copyOf(degree, levels);
        ways = Arrays.copyOf(ways, levels);
        current = Arrays.copyOf(current, levels);
        mark = Arrays.copyOf(mark, levels);
    }

    /** For how many levels there is room. */
    final int levels() {
        return item.length;
    }

    @Override
    protected final boolean isRootAlive() {
        if (problem.infeasible) {
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

    /** Keeps what settling the present state has come to; false at a dead end. */
    boolean isAlive(int settled) {
        content[level] = settled == CONTENT;
        return settled != DEAD;
    }

    @Override
    public final boolean isSolved() {
        return content[level] && isEmpty(level);
    }

    /** Notes that the item of the present level is chosen: from here on options are taken for its sake. */
    final void markLevel() {
        mark[level] = takenCount;
    }

    /** Notes that an option was taken. */
    final void note(int option) {
        taken[takenCount++] = option;
    }

    /** Drops the options that were taken since the item of the present level was chosen. */
    final void dropToLevel() {
        dropped += takenCount - mark[level];
        takenCount = mark[level];
    }

    @Override
    public final boolean isBounded() {
        return true;
    }

    /** The numbers in the cover of some options by their places in the problem. */
    final int[] numbers(int[] places, int begin, int end) {
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
        return problem.infeasible ? Step.NONE : problem.itemNumber[dead];
    }

    /** How many options were taken in all. */
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
        if (problem.isRenumbered()) {
            for (int k = given; k < takenCount; k++) {
                into[k] = problem.number[into[k]];
            }
        }
    }

    @Override
    public final int branchesAt(int atLevel) {
        return degree[atLevel];
    }
}
