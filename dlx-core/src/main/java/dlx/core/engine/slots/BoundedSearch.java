package dlx.core.engine.slots;

import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.search.Step;
import java.util.Arrays;

/**
 * Searches covers with multiplicities, over states that are copied from level to level. The subclasses define the
 * states and how options are taken: {@link PlanesSearch} and {@link FewOptionsSearch}.
 *
 * <p>The <em>need</em> of an item is its minimum number of times, minus the times that it is covered. An item has a
 * <em>demand</em> if its need is 1 or more. At every node, items that need all of their options get them. Then one of
 * the items with a demand is branched on:
 *
 * <pre>
 *   degree   available options + 1 - need: the number of options that can be the first one taken
 *   chosen   the item with minimum degree; ties: minimum slack (maximum minus minimum number of times), then
 *            maximum number of available options, then the leftmost
 *   child k  takes the k-th available option and bans those before it
 * </pre>
 *
 * <p>Once no item has a demand, all are <em>satisfied</em>: dead ends cannot occur any more. The available options are
 * then taken or banned, item by item from the left; the last child of an item leaves the item as it is. This is
 * Algorithm M of Knuth (TAOCP 4B, 7.2.2.1) with another choice of the item; solutions come in the order of the engine
 * {@code links}. A node counts for a child, not for the options that it forced.
 *
 * <p>When a child has taken its option, this option is banned in the state of the level above. So the state of a level
 * always contains exactly the options that remain to be tried.
 */
abstract class BoundedSearch extends PathSearch {

    /** Result of {@link #propagate}: an item has fewer options than it needs. */
    static final int DEAD = 0;

    /** Result of {@link #propagate}: some items have a demand. */
    static final int NEEDY = 1;

    /** Result of {@link #propagate}: no item has a demand. */
    static final int SATISFIED = 2;

    /** True for each level at which no item has a demand. */
    boolean[] satisfied = new boolean[FIRST_LEVELS];

    /** Item that is branched on at each level. */
    int[] item = new int[FIRST_LEVELS];

    /** Number of children at each level. */
    int[] degree = new int[FIRST_LEVELS];

    /** Number of children at each level that were not tried. */
    int[] ways = new int[FIRST_LEVELS];

    /** Option taken last at each level, or {@link Step#NONE}. */
    int[] current = new int[FIRST_LEVELS];

    /** Item that had fewer options than it needs at the last dead end. */
    int dead;

    BoundedSearch(Problem problem, SearchRequest request, SearchControl control) {
        super(problem, request, problem.options(), control);
    }

    /** Removes the demand of an item, at the root. */
    abstract void relax(int item);

    /** Makes an option unavailable in the state of a level. It may be unavailable already. */
    abstract void ban(int atLevel, int option);

    /**
     * Makes the state of level {@code into} from that of level {@code from} by taking an option. Does not propagate.
     */
    abstract void take(int from, int option, int into);

    /**
     * Propagates in the state of a level: takes the options that items with a demand force.
     *
     * @return {@link #DEAD}, {@link #NEEDY} or {@link #SATISFIED}
     */
    abstract int propagate(int atLevel);

    /** Returns true if no option is available in the state of a level. */
    abstract boolean isEmpty(int atLevel);

    @Override
    void grow(int levels) {
        super.grow(levels);
        satisfied = Arrays.copyOf(satisfied, levels);
        item = Arrays.copyOf(item, levels);
        degree = Arrays.copyOf(degree, levels);
        ways = Arrays.copyOf(ways, levels);
        current = Arrays.copyOf(current, levels);
    }

    /** Returns the number of levels for which the arrays are large enough. */
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
        return isAlive(propagate(0));
    }

    /** Stores the result of propagation at the present level. Returns false at a dead end. */
    boolean isAlive(int outcome) {
        satisfied[level] = outcome == SATISFIED;
        return outcome != DEAD;
    }

    @Override
    public final boolean isSolved() {
        return satisfied[level] && isEmpty(level);
    }

    @Override
    public final boolean isBounded() {
        return true;
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
    public final int deadItem() {
        return problem.infeasible ? Step.NONE : problem.itemNumber[dead];
    }

    @Override
    public final int branchesAt(int atLevel) {
        return degree[atLevel];
    }
}
