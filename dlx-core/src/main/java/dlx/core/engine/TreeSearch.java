package dlx.core.engine;

import dlx.core.search.Givens;
import dlx.core.search.Piece;
import dlx.core.search.Step;
import dlx.core.search.Subproblem;
import dlx.core.search.internal.Inside;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * A search by steps: enter the root, choose an item, take its next option, go back. Between any two steps, the caller
 * may pause the search, read its position, and request the remaining work.
 *
 * <p>The steps in their order, from the root to the end of the tree ({@link #advance} is this loop up to the next
 * solution):
 *
 * <pre>
 *   alive = enterRoot()
 *   while true
 *     if alive and not isSolved()   choose()
 *     else if not backUp()          end
 *     alive = takeNext()
 * </pre>
 *
 * <p>Each engine has its own loop of {@code advance}, so that the compiler optimizes the steps together. In this class
 * the steps would be virtual calls at each node, as soon as two engines have run in a process.
 *
 * <p>A search by iterative deepening goes no deeper than a limit. If it comes back from the root without a solution,
 * {@link #deepen} raises the limit, and the search begins again at the root.
 *
 * <p>The search counts one node for the root and one for each option tried. A stopped search keeps its position, from
 * which the remaining work can still be computed.
 */
public abstract class TreeSearch implements Search {

    /** The value of {@link #level} after the end: one level above the root. */
    private static final int ENDED = -1;

    private static final int NOT_STOPPED = -1;

    /** Minimum share of the tree of a level that {@link #share} adds; deeper levels hardly change the sum. */
    private static final double NO_SHARE = 1e-12;

    /**
     * A maximum share for {@link #unseen(boolean, double)} that is less than any share, even one rounded to 0: each
     * option becomes a separate piece.
     */
    private static final double SINGLES = -1;

    /** The value of {@link #limit} for a search of any depth. */
    public static final int NO_LIMIT = -1;

    public final Root root;
    private final SearchControl control;

    /** Number of choices that lead to the present state; {@link #ENDED} or less at the end. */
    protected int level;

    protected long nodes;
    protected long found;

    /**
     * The level above which this search does not go back, because the untried branches there were given away. It must
     * be read at each step back, since it may rise meanwhile.
     */
    protected int floor;

    /** The node count at which the control must be asked. */
    protected long checkpoint;

    private boolean entered;

    /** True if {@link #descend} has come to a node that is not a dead end and that the search has not left yet. */
    private boolean arrived;

    /** Number of {@link #updates} that were needed to reach the node where the search begins. */
    private long updatesOfPath;

    /** The level whose next option was not taken because the control stopped the search, or {@link #NOT_STOPPED}. */
    private int stoppedAt = NOT_STOPPED;

    protected TreeSearch(Root root, SearchControl control) {
        this.root = root;
        this.control = control;
    }

    /** Enters the root, once; returns false if the root is a dead end or the control does not allow a node. */
    public final boolean enterRoot() {
        entered = true;
        return !root.isContradictory() && mayEnter() && isRootAlive();
    }

    /** Returns true if the root, with the givens taken, is not a dead end. */
    protected abstract boolean isRootAlive();

    /**
     * Returns true if the present state, which is not a dead end, is a solution with nothing left to decide: every
     * primary item has the options that it needs, and no option is left.
     */
    public abstract boolean isSolved();

    /** Chooses the item to branch on in the present state, which is neither solved nor a dead end. */
    public abstract void choose();

    /**
     * Takes the next option of the item chosen at this level, which exists, and goes one level deeper. Returns false if
     * the new state is a dead end.
     */
    public abstract boolean takeNext();

    /**
     * Goes back to the deepest level above that has an untried option. Without such a level, ends the search and
     * returns false.
     */
    public abstract boolean backUp();

    /**
     * Passes over the options before a given option of the item chosen at this level; returns false if the item does
     * not have it.
     */
    public abstract boolean skipTo(int option);

    /**
     * Returns the contents of the engine in the present state, as a picture for users; empty if the engine does not
     * support it. Cost: O(size).
     */
    public Optional<Inside> inside() {
        return Optional.empty();
    }

    /** Returns the item chosen at a level, by its number in the cover. */
    public abstract int itemAt(int atLevel);

    /** Returns the cover's number of the last option taken at a level; {@link Step#NONE} if the item was left as is. */
    public abstract int optionAt(int atLevel);

    /**
     * Returns the untried options of the item chosen at a level, by their numbers in the cover, in order.
     * {@link Step#NONE} comes last if the item may be left as it is.
     */
    public abstract int[] untriedAt(int atLevel);

    /** Returns the length of {@link #untriedAt}. */
    protected int untriedCountAt(int atLevel) {
        return untriedAt(atLevel).length;
    }

    /** Returns the number of branches at a level, tried and untried. */
    public abstract int branchesAt(int atLevel);

    /** Returns true if an item may be covered other than once. Then tried options are banned in later branches. */
    public boolean isBounded() {
        return false;
    }

    /**
     * Returns the tried options of the item chosen at a level of a bounded search, by their numbers in the cover, in
     * order. The option taken last is included. Empty for other searches, where the options of an item exclude each
     * other anyway.
     */
    protected int[] triedAt(int atLevel) {
        return new int[0];
    }

    /** Returns the options that the root or the last option forced: each was the last option of an item. */
    public abstract int[] forced();

    /** Returns the item that the present dead end leaves without options, by its number in the cover. */
    public abstract int deadItem();

    /** Returns the present maximum number of options in iterative deepening; {@link #NO_LIMIT} for other searches. */
    public int limit() {
        return NO_LIMIT;
    }

    /**
     * Returns the minimum number of further options that the present dead end needs, if that number exceeds the
     * {@link #limit}; 0 if the dead end has another reason.
     */
    public int missing() {
        return 0;
    }

    /**
     * Goes back to the root with a higher {@link #limit} and nothing chosen, after {@link #backUp} has left the root.
     * Returns false if the tree is exhausted.
     */
    public boolean deepen() {
        return false;
    }

    /** Returns the level of the present state: the number of choices made, without given or forced options. */
    public final int level() {
        return level;
    }

    /** Returns true if the search was stopped or has exhausted its tree. */
    public final boolean hasEnded() {
        return level <= ENDED;
    }

    /** Ends the search because no branch is left; returns false. */
    protected final boolean end() {
        level = ENDED;
        return false;
    }

    /**
     * Goes to the node at the end of a path as if the search had come there itself, but visits nothing before it. Must
     * be called instead of {@link #enterRoot}.
     *
     * <p>At each level the search chooses its item as usual, passes over the options before the option on the path, and
     * takes that option. Options passed over are not visited later; options after it are. Of the nodes on the path only
     * the last is counted: the search that came that way first has counted the other nodes.
     *
     * @param path the option chosen at each level, {@link Step#NONE} where the item was left as it is
     * @throws IllegalArgumentException if the path does not lead through the tree
     */
    public final void descend(int... path) {
        checkpoint = Long.MAX_VALUE; // the path costs no nodes: the control is asked from the next node on
        arrived = enterRoot();
        for (int l = 0; l < path.length; l++) {
            boolean there = arrived && !isSolved();
            if (there) {
                choose();
            }
            if (!there || !skipTo(path[l])) {
                throw new IllegalArgumentException("path: " + Arrays.toString(path) + " leaves the tree at level " + l
                        + "; expected options in the order in which this engine chose them for this cover");
            }
            nodes = 0;
            updatesOfPath = updates();
            arrived = takeNext();
        }
        checkpoint = 0;
    }

    /**
     * Enters the root at the first call; returns true if the search is at a node that is not a dead end, and has not
     * branched on it.
     */
    public final boolean begin() {
        if (isInterrupted()) {
            return again();
        }
        if (!entered) {
            return enterRoot();
        }
        boolean fresh = arrived;
        arrived = false;
        return fresh;
    }

    /** Returns true if the control has stopped or paused this search, so that it has not come to the end of its tree. */
    public final boolean isInterrupted() {
        return stoppedAt != NOT_STOPPED;
    }

    /**
     * Continues an interrupted search with the option that it was about to take; returns false if that leads to a dead
     * end.
     */
    public final boolean again() {
        level = stoppedAt;
        stoppedAt = NOT_STOPPED;
        checkpoint = nodes;
        return nodes == 0 ? enterRoot() : takeNext();
    }

    /** Returns true if {@link #descend} has brought the search to a node that is not a dead end. */
    public final boolean hasArrived() {
        return arrived;
    }

    /**
     * Returns the remaining work as prefixes, in the order of the search; see {@link UntriedBranches}. Must be called
     * between two steps.
     *
     * @param isBranched true if an item has been chosen at the present level; false if the present node, a solution
     *     or a dead end, is finished
     */
    public final List<Givens> prefixes(boolean isBranched) {
        return parts(isBranched).stream().map(Subproblem::givens).toList();
    }

    /** Returns the remaining work as {@link #prefixes}, each with its share of the tree. */
    public final List<Subproblem> parts(boolean isBranched) {
        return isFresh()
                ? new ArrayList<>(List.of(Subproblem.WHOLE))
                : untried(isBranched).parts();
    }

    /** Returns true if not even the root has been visited. */
    private boolean isFresh() {
        return nodes == 0 && !root.isContradictory();
    }

    private UntriedBranches untried(boolean isBranched) {
        return new UntriedBranches(this, stoppedAt != NOT_STOPPED ? stoppedAt : isBranched ? level : level - 1);
    }

    /**
     * Gives away the untried branches of the shallowest levels: this search then goes back only to the level after
     * them. Branches of a level are given away together if their share of the tree is large enough, and so are those of
     * all levels above. Must be called where the control is asked: before an option is tried.
     *
     * @param least minimum share of the tree of the branches of the deepest level given away, from 0 to 1
     * @return the branches given away, in the order of the search
     */
    public final List<Piece> giveAway(double least) {
        UntriedBranches untried = new UntriedBranches(this, level - 1);
        int deepest = untried.deepestWorth(least);
        List<Piece> given = untried.levelsFrom(deepest);
        floor = Math.max(floor, deepest + 1);
        return given;
    }

    /**
     * Returns the unseen branches of a search that was stopped, or is at a solution, as one piece.
     *
     * @return the branches; empty if all were seen
     */
    public final Optional<Piece> unseen() {
        return isFresh() ? Optional.of(Piece.WHOLE) : untried(false).together();
    }

    /**
     * Returns the unseen branches in pieces for other searches. Untried options of neighboring levels are joined while
     * their share of the tree stays within a maximum. Must be called where the search was stopped, is at a solution, or
     * has just chosen an item.
     *
     * @param isBranched true if the search has just chosen an item at its present level
     * @param most maximum share of the tree of a piece, except that one option may exceed it
     * @return the pieces, in the order of the search
     */
    public final List<Piece> unseen(boolean isBranched, double most) {
        return isFresh() ? List.of(Piece.WHOLE) : untried(isBranched).pieces(most);
    }

    /**
     * Returns the children of the node where the search has begun, and the branches after them, as pieces; empty if the
     * node does not have children. The node is counted, its children are not.
     */
    public final Optional<List<Piece>> children() {
        if (!begin() || isSolved()) {
            return Optional.empty();
        }
        choose();
        return Optional.of(unseen(true, SINGLES));
    }

    /** Begins at branches that another search of this tree has left. Must be called instead of {@link #enterRoot}. */
    public final void begin(Piece branches) {
        descend(branches.path());
        floor = branches.floor();
    }

    /**
     * Returns a piece as subproblems, in order. Must be called instead of {@link #enterRoot}; this search can do
     * nothing else afterwards.
     */
    public final List<Subproblem> partsOf(Piece branches) {
        int[] path = branches.path();
        if (path.length == 0) {
            return List.of(Subproblem.WHOLE);
        }
        begin(branches);
        List<Subproblem> parts = new ArrayList<>();
        parts.add(new Subproblem(
                present(), UntriedBranches.weights(this, level)[level - 1])); // even a dead end: it is not counted yet
        parts.addAll(parts(false));
        return parts;
    }

    /**
     * Goes to a solution without counting anything. Must be called instead of {@link #enterRoot}; this search can do
     * nothing else afterwards.
     *
     * @param solution the numbers of the options of a solution of this tree
     * @return the prefix below which the tree has only this solution
     */
    public final Givens prefixOf(int... solution) {
        BitSet options = Bits.setOf(solution);
        checkpoint = Long.MAX_VALUE;
        boolean alive = enterRoot();
        while (alive && !isSolved()) {
            choose();
            skipTo(Arrays.stream(untriedAt(level))
                    .filter(option -> option == Step.NONE || options.get(option))
                    .findFirst()
                    .orElseThrow());
            alive = takeNext();
        }
        return UntriedBranches.pathTo(this, level);
    }

    /** Returns the number of updates below the node where the search began. */
    public final long updatesBehindPath() {
        return updates() - updatesOfPath;
    }

    /** Returns the number of solutions that the search has reported. */
    public final long found() {
        return found;
    }

    /**
     * Returns the untried branches of a level as givens, in order.
     *
     * @param above the givens at the level, which forbid its tried options
     */
    protected List<Givens> partsAt(int atLevel, Givens above) {
        List<Givens> parts = new ArrayList<>();
        Givens banned = above;
        for (int option : untriedAt(atLevel)) {
            parts.add(option == Step.NONE ? banned : banned.given(option));
            banned = isBounded() && option != Step.NONE ? banned.forbidden(option) : banned;
        }
        return parts;
    }

    /** Returns the options that the search bans at its present level: those tried before the options it has taken. */
    public final int[] banned() {
        return isBounded() ? UntriedBranches.pathTo(this, level).forbiddenOptions() : new int[0];
    }

    @Override
    public final Optional<List<Givens>> remaining(boolean again) {
        List<Givens> prefixes = new ArrayList<>(prefixes(false));
        if ((again || arrived) && level >= 0) {
            prefixes.add(0, present());
        }
        return Optional.of(prefixes);
    }

    /** Returns the givens that lead to the present node, without the givens of the request. */
    public final Givens present() {
        return UntriedBranches.pathTo(this, Math.max(level, 0));
    }

    /** Returns true if a subproblem is searched exactly as within the whole; false if the search learns or restarts. */
    public boolean isRepeatable() {
        return true;
    }

    /**
     * Copies the knowledge that another search of this request has learned, and stops learning. From now on this search
     * is repeatable. Must be called before all other methods.
     */
    public void learnFrom(TreeSearch other) {
        throw new UnsupportedOperationException("this walk does not learn");
    }

    /** Counts a node; ends the search and returns false if the control does not allow the node. */
    protected final boolean mayEnter() {
        if (nodes >= checkpoint && !mayPassCheckpoint()) {
            return false;
        }
        nodes++;
        return true;
    }

    /** Asks the control and sets the next checkpoint; ends the search and returns false if the control stops it. */
    protected boolean mayPassCheckpoint() {
        boolean mayContinue = control.mayContinue(this); // its watch may lower the limit on nodes
        checkpoint = control.checkpoint(nodes);
        if (!mayContinue) {
            stoppedAt = level;
            level = ENDED;
            return false;
        }
        return true;
    }

    /**
     * {@inheritDoc} Each level adds the share of the branches tried before its present branch, as if all branches of a
     * node were equal.
     */
    @Override
    public double share() {
        double share = 0;
        double weight = 1;
        for (int l = 0; l < level && weight > NO_SHARE; l++) {
            int branches = branchesAt(l);
            weight /= branches;
            share += weight * (branches - 1 - untriedCountAt(l));
        }
        return share;
    }

    /** Ends the search within a step that the control has stopped; the branches of this step remain. */
    public final void stopHere() {
        if (level > ENDED) {
            stoppedAt = level;
            level = ENDED;
        }
    }

    @Override
    public final BigInteger solutions() {
        return BigInteger.valueOf(found);
    }

    @Override
    public final long nodes() {
        return nodes;
    }
}
