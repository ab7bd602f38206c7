package dlx.core.engine;

import dlx.core.search.Givens;
import dlx.core.search.Step;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
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
public abstract class Walk implements Search {

    /** One above the root: the walk is over. */
    private static final int ENDED = -1;

    private static final int NOT_STOPPED = -1;

    /** In {@link #limit}: any depth. */
    public static final int NO_LIMIT = -1;

    protected final Root root;
    private final SearchControl control;

    /** How many choices lead to the present state; {@link #ENDED} or less at the end. */
    protected int level;

    protected long nodes;
    protected long found;

    /** The node count at which the control must be asked. */
    protected long checkpoint;

    private boolean entered;

    /** Whether {@link #descend} has come to a live node from which nobody has gone on. */
    private boolean arrived;

    /** The level whose next option was not taken because the control refused it, or {@link #NOT_STOPPED}. */
    private int stoppedAt = NOT_STOPPED;

    protected Walk(Root root, SearchControl control) {
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
    protected abstract boolean skipTo(int option);

    /** The item chosen at a level, by its number in the cover. */
    public abstract int itemAt(int atLevel);

    /**
     * The option taken last at a level, by its number in the cover; {@link Step#NONE} where the item was left as it is.
     */
    public abstract int optionAt(int atLevel);

    /**
     * The options of the item chosen at a level that have not been tried, by their numbers in the cover, in order;
     * {@link Step#NONE} behind them where the item may be left as it is.
     */
    public abstract int[] untriedAt(int atLevel);

    /** Whether items may be covered other than once: then an option that was tried is banned at what comes after it. */
    protected boolean isBounded() {
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

    /**
     * Goes to the node at the end of a path as if the walk had come there itself, and visits nothing before it. To be
     * called instead of {@link #enterRoot}.
     *
     * <p>At each level the walk chooses its item as it always does, passes over the options before the one on the path,
     * and takes that one. Those passed over are not visited later, those after it are. Of the nodes on the path only
     * the last is counted: the others belong to whoever came that way first.
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
            arrived = takeNext();
        }
        checkpoint = 0;
    }

    /** Enters the root at the first call; whether there is a live node to go on from. */
    protected final boolean begin() {
        if (!entered) {
            return enterRoot();
        }
        boolean fresh = arrived;
        arrived = false;
        return fresh;
    }

    /** Whether the walk stands at a live node to which {@link #descend} has brought it. */
    final boolean hasArrived() {
        return arrived;
    }

    /**
     * The work that remains, as prefixes: each of them takes the options chosen from the root, in order. The prefixes
     * come in the order of the walk; what lies below them is just what it has not seen. To be asked where the walk rests.
     *
     * <p>A solution covers the item chosen at a level by just one of its options. Of these, those before the present
     * one have been searched, the present one is looked into one level deeper, and those after it have not been tried.
     * So each untried option of each level is a prefix, with the options chosen above it, and no solution lies below
     * two of them:
     *
     * <pre>
     *   level   options of its item          prefixes
     *   0       k1 k2 [k3] k4                k4
     *   1       [l1] l2                      k3 l2
     *   2       m1 [m2] m3 m4                k3 l1 m3 and k3 l1 m4: the first of all, for the walk comes there first
     * </pre>
     *
     * <p>Where an item may be covered more than once, a solution may have several of its options, and comes where the
     * first of them is tried: a prefix then bans those that stand before its own at the same item ({@link #triedAt}).
     *
     * @param isBranched whether an item has been chosen at the present level. If not, the present node is done with: a
     *     solution or a dead end
     */
    public final List<Givens> prefixes(boolean isBranched) {
        if (nodes == 0 && !root.isContradictory()) {
            return new ArrayList<>(List.of(Givens.NONE)); // not even the root has been seen
        }
        List<Givens> prefixes = new ArrayList<>();
        int deepest = stoppedAt != NOT_STOPPED ? stoppedAt : isBranched ? level : level - 1;
        for (int l = deepest; l >= 0; l--) {
            prefixes.addAll(partsAt(l, pathTo(l).ban(triedAt(l))));
        }
        return prefixes;
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
            parts.add(option == Step.NONE ? banned : banned.take(option));
            banned = isBounded() && option != Step.NONE ? banned.ban(option) : banned;
        }
        return parts;
    }

    /** What holds at a level: the options chosen above it, without those that were tried before them. */
    private Givens pathTo(int atLevel) {
        int[] path = new int[Math.max(0, atLevel)];
        int length = 0;
        Givens banned = Givens.NONE;
        for (int l = 0; l < path.length; l++) {
            int option = optionAt(l);
            if (option != Step.NONE) {
                path[length++] = option;
            }
            int[] tried = triedAt(l);
            banned = tried.length == 0 ? banned : banned.ban(without(option, tried));
        }
        return banned.take(Arrays.copyOf(path, length));
    }

    private static int[] without(int option, int... options) {
        return Arrays.stream(options).filter(o -> o != option).toArray();
    }

    /** What the walk bans besides at its present level: options that were tried before those it has taken. */
    public final int[] banned() {
        return isBounded() ? pathTo(level).banned() : new int[0];
    }

    @Override
    public final Optional<List<Givens>> remaining(boolean again) {
        List<Givens> prefixes = prefixes(false);
        if ((again || arrived) && level >= 0) {
            prefixes.add(0, pathTo(level));
        }
        return Optional.of(prefixes);
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
        if (!control.mayGoOn(this)) {
            stoppedAt = level;
            level = ENDED;
            return false;
        }
        return true;
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
