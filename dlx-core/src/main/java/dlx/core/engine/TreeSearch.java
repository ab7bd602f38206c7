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
 * A search by steps: enter the root, choose an item, take its next option, go back. Whoever walks may rest between any
 * two steps, ask where the walk is, and ask for the work that remains.
 *
 * <p>The steps in their order, from the root to the end of the tree; {@link #advance} is this loop up to the next
 * solution:
 *
 * <pre>
 *   alive = enterRoot()
 *   while true
 *     if alive and not isSolved()   choose()
 *     else if not backUp()          end
 *     alive = takeNext()
 * </pre>
 *
 * <p>The loop of {@code advance} stands in each engine, so that the compiler sees its steps in one piece: called through
 * this class they would be virtual calls, per node, as soon as two engines have run in a process.
 *
 * <p>A walk by iterative deepening goes no deeper than a limit, and once it is back from the root with nothing found,
 * begins there again with a greater one: then {@link #deepen} comes before the end.
 *
 * <p>A node is counted for the root and for each option tried. A walk that is stopped stays where it was: what it has
 * not seen is still known.
 */
public abstract class TreeSearch implements Search {

    /** One above the root: the walk is over. */
    private static final int ENDED = -1;

    private static final int NOT_STOPPED = -1;

    /** Shares below this are not worth a look. */
    private static final double NO_SHARE = 1e-12;

    /** Less than any weight, which may be too small for a number that is not 0: each option is a piece of its own. */
    private static final double SINGLES = -1;

    /** In {@link #limit}: any depth. */
    public static final int NO_LIMIT = -1;

    public final Root root;
    private final SearchControl control;

    /** How many choices lead to the present state; {@link #ENDED} or less at the end. */
    protected int level;

    protected long nodes;
    protected long found;

    /**
     * The level above which this walk does not go back: what has not been tried there has been given away. To
     * be read whenever the walk goes back, for it may rise meanwhile.
     */
    protected int floor;

    /** The node count at which the control must be asked. */
    protected long checkpoint;

    private boolean entered;

    /** Whether {@link #descend} has come to a live node that the walk has not left yet. */
    private boolean arrived;

    /** What it cost to come to the node where the walk begins, in {@link #updates}. */
    private long updatesOfPath;

    /** The level whose next option was not taken because the control refused it, or {@link #NOT_STOPPED}. */
    private int stoppedAt = NOT_STOPPED;

    protected TreeSearch(Root root, SearchControl control) {
        this.root = root;
        this.control = control;
    }

    /** Enters the root, once; false if it is a dead end or the walk may not begin. */
    public final boolean enterRoot() {
        entered = true;
        return !root.isContradictory() && mayEnter() && isRootAlive();
    }

    /** Whether the root, what is given taken, is no dead end. */
    protected abstract boolean isRootAlive();

    /**
     * Whether the present state, which is no dead end, is a solution with nothing left to decide: every primary item has
     * the options that it needs, and no option is left.
     */
    public abstract boolean isSolved();

    /** Chooses the item to branch on in the present state, which is neither solved nor a dead end. */
    public abstract void choose();

    /**
     * Takes the next option of the item chosen at this level and goes one level deeper; false if that is a dead end.
     * There is such an option.
     */
    public abstract boolean takeNext();

    /**
     * Goes back to the deepest level above that has an option left to take; false, with the walk ended, if there is
     * none.
     */
    public abstract boolean backUp();

    /** Passes over the options before a given one of the item chosen at this level; false if it has no such option. */
    public abstract boolean skipTo(int option);

    /** What this walk holds in the present state; empty where there is no picture of it. Cost: O(size). */
    public Optional<Inside> inside() {
        return Optional.empty();
    }

    /** The item chosen at a level, by its number in the cover. */
    public abstract int itemAt(int atLevel);

    /**
     * The option taken last at a level, by its number in the cover; {@link Step#NONE} where the item was left as it is.
     */
    public abstract int optionAt(int atLevel);

    /**
     * The options of the item chosen at a level that have not been tried, by their numbers in the cover, in order;
     * {@link Step#NONE} after them where the item may be left as it is.
     */
    public abstract int[] untriedAt(int atLevel);

    /** How many they are. */
    protected int untriedCountAt(int atLevel) {
        return untriedAt(atLevel).length;
    }

    /** How many ways there are to go on from a level, those tried included. */
    public abstract int branchesAt(int atLevel);

    /** Whether items may be covered other than once: then an option that was tried is banned at what comes after it. */
    public boolean isBounded() {
        return false;
    }

    /**
     * Of a bounded walk, the options of the item chosen at a level that have been tried, by their numbers in the cover, in
     * order, the one taken last included. None where the options of an item exclude each other anyway.
     */
    protected int[] triedAt(int atLevel) {
        return new int[0];
    }

    /** What entering the root or the last option brought with it: options that were the last ones of their items. */
    public abstract int[] forced();

    /** The item that the dead end just met leaves without options, by its number in the cover. */
    public abstract int deadItem();

    /** The most options that a walk by iterative deepening takes at present; {@link #NO_LIMIT} for other walks. */
    public int limit() {
        return NO_LIMIT;
    }

    /**
     * How many more options the dead end just met would need at least, where that is over the {@link #limit}; 0 where it
     * is one for another reason.
     */
    public int missing() {
        return 0;
    }

    /**
     * After {@link #backUp} has left the root: goes back to it with a greater {@link #limit}, with nothing chosen; false
     * if there is nothing more to see.
     */
    public boolean deepen() {
        return false;
    }

    /** The level of the present state: how many choices were made, options given or forced aside. */
    public final int level() {
        return level;
    }

    /** Whether there is nothing more to see, or the walk was stopped. */
    public final boolean hasEnded() {
        return level <= ENDED;
    }

    /** Ends the walk, which has nothing left to try; false. */
    protected final boolean end() {
        level = ENDED;
        return false;
    }

    /**
     * Goes to the node at the end of a path as if the walk had come there itself, and visits nothing before it. To be
     * called instead of {@link #enterRoot}.
     *
     * <p>At each level the walk chooses its item as it always does, passes over the options before the one on the path,
     * and takes that one. Those passed over are not visited later, those after it are. Of the nodes on the path only
     * the last is counted: the others are counted by the search that came that way first.
     *
     * @param path the option chosen at each level, {@link Step#NONE} where the item was left as it is
     * @throws IllegalArgumentException if the path does not lead through the tree
     */
    public final void descend(int... path) {
        checkpoint = Long.MAX_VALUE; // what is passed over is no work: the control is asked from the next node on
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

    /** Enters the root at the first call; whether there is a live node to go on from. */
    public final boolean begin() {
        if (!entered) {
            return enterRoot();
        }
        boolean fresh = arrived;
        arrived = false;
        return fresh;
    }

    /** Whether the walk stands at a live node to which {@link #descend} has brought it. */
    public final boolean hasArrived() {
        return arrived;
    }

    /**
     * The work that remains, as prefixes, in the order of the walk: see {@link UntriedBranches}. To be asked where the walk
     * rests.
     *
     * @param isBranched whether an item has been chosen at the present level. If not, the present node is done with: a
     *     solution or a dead end
     */
    public final List<Givens> prefixes(boolean isBranched) {
        return parts(isBranched).stream().map(Subproblem::givens).toList();
    }

    /** The same with the share of the tree that each of them stands for. */
    public final List<Subproblem> parts(boolean isBranched) {
        return isFresh()
                ? new ArrayList<>(List.of(Subproblem.WHOLE))
                : untried(isBranched).parts();
    }

    /** Whether not even the root has been seen. */
    private boolean isFresh() {
        return nodes == 0 && !root.isContradictory();
    }

    private UntriedBranches untried(boolean isBranched) {
        return new UntriedBranches(this, stoppedAt != NOT_STOPPED ? stoppedAt : isBranched ? level : level - 1);
    }

    /**
     * Gives branches away: those that have not been tried at the shallowest levels, for the walk goes no further back than to the
     * level after them. The branches of a level are given away together, if they stand for so much of the tree, and so are
     * those above. To be asked where the control is asked: before an option is tried.
     *
     * @param least the least share of the tree that the branches of a level must stand for
     * @return what was given away, in the order of the walk
     */
    public final List<Piece> giveAway(double least) {
        UntriedBranches untried = new UntriedBranches(this, level - 1);
        int deepest = untried.deepestWorth(least);
        List<Piece> given = untried.levelsFrom(deepest);
        floor = Math.max(floor, deepest + 1);
        return given;
    }

    /**
     * What a walk that was stopped, or rests at a solution, has not seen, as branches: one piece.
     *
     * @return the branches; empty if there are none
     */
    public final Optional<Piece> unseen() {
        return isFresh() ? Optional.of(Piece.WHOLE) : untried(false).together();
    }

    /**
     * What a walk has not seen, in pieces that others can do: untried options of neighbouring levels together, as long as they
     * stand for no more than a given share. To be asked where the walk was stopped, rests at a solution, or has just chosen
     * an item.
     *
     * @param isBranched whether it has just chosen an item at its present level
     * @param most the greatest share of the tree that a piece should stand for; one option may stand for more
     * @return the pieces, in the order of the walk
     */
    public final List<Piece> unseen(boolean isBranched, double most) {
        return isFresh() ? List.of(Piece.WHOLE) : untried(isBranched).pieces(most);
    }

    /**
     * The children of the node where the walk has begun, and what it would come to after them, as pieces; empty if the
     * node has none. The node is counted, its children are not.
     */
    public final Optional<List<Piece>> children() {
        if (!begin() || isSolved()) {
            return Optional.empty();
        }
        choose();
        return Optional.of(unseen(true, SINGLES));
    }

    /** Begins at branches that another walk of the same tree has left. To be called instead of {@link #enterRoot}. */
    public final void begin(Piece branches) {
        descend(branches.path());
        floor = branches.floor();
    }

    /** A piece as parts, in order. To be called instead of {@link #enterRoot}, and nothing after it. */
    public final List<Subproblem> partsOf(Piece branches) {
        int[] path = branches.path();
        if (path.length == 0) {
            return List.of(Subproblem.WHOLE);
        }
        begin(branches);
        List<Subproblem> parts = new ArrayList<>();
        parts.add(new Subproblem(
                present(), UntriedBranches.weights(this, level)[level - 1])); // a dead end too: it has not been counted
        parts.addAll(parts(false));
        return parts;
    }

    /**
     * Goes to a solution without counting anything. To be called instead of {@link #enterRoot}, and nothing after it.
     *
     * @param solution the numbers of the options of a solution of this tree
     * @return the prefix below which the tree has this solution and no other one
     */
    public final Givens prefixOf(int... solution) {
        BitSet options = new BitSet();
        for (int option : solution) {
            options.set(option);
        }
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

    /** What was counted below the node where the walk began. */
    public final long updatesBehindPath() {
        return updates() - updatesOfPath;
    }

    /** How many solutions the walk has shown. */
    public final long found() {
        return found;
    }

    /**
     * What has not been tried at a level, in parts, in order.
     *
     * @param above what holds at the level, those of its options banned that have been tried
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

    /** What the walk bans besides at its present level: options that were tried before those it has taken. */
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

    /** What holds at the present node besides what is given. */
    public final Givens present() {
        return UntriedBranches.pathTo(this, Math.max(level, 0));
    }

    /** Whether a walk of a part of the request goes through the same tree there. Not if it learns on its way, or begins anew. */
    public boolean isRepeatable() {
        return true;
    }

    /**
     * Knows what another walk of the same request has learned, and learns no more: from now on it is repeatable. To be called
     * first of all.
     */
    public void learnFrom(TreeSearch other) {
        throw new UnsupportedOperationException("this walk does not learn");
    }

    /** Counts a node; false, and the walk has ended, where the control refuses it. */
    protected final boolean mayEnter() {
        if (nodes >= checkpoint && !mayPassCheckpoint()) {
            return false;
        }
        nodes++;
        return true;
    }

    /** Asks the control, and sets the next checkpoint; false, and the walk has ended, where it refuses. */
    protected boolean mayPassCheckpoint() {
        checkpoint = control.checkpoint(nodes);
        if (!control.mayContinue(this)) {
            stoppedAt = level;
            level = ENDED;
            return false;
        }
        return true;
    }

    /** Each level counts what was tried before its present branch; the walk is somewhere in that one. */
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

    /** Ends the walk amid a step that the control has stopped; what the step would have seen remains. */
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
