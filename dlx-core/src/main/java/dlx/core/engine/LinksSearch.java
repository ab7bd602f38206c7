package dlx.core.engine;

import static dlx.core.engine.Links.DLINK;
import static dlx.core.engine.Links.LEN;
import static dlx.core.engine.Links.RIGHT;
import static dlx.core.engine.Links.ROOT;
import static dlx.core.engine.Links.SIZE;
import static dlx.core.engine.Links.TOP;
import static dlx.core.engine.Links.ULINK;

import dlx.api.Cover;
import dlx.core.search.OpenItems;
import dlx.core.search.SearchListener;
import dlx.core.search.Strategy;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * Algorithm X by dancing links: Knuth, TAOCP 4B, 7.2.2.1, with an explicit stack. The layout is that of {@link Links}.
 *
 * <p>Differences from the book, none of which changes the tree: it has the same nodes in the same order.
 *
 * <ul>
 *   <li>{@code dead} counts the open primary items that have lost their last option. Taking an option stops as soon as
 *       it leaves a dead item that it does not itself cover; and since no item is dead where the next is chosen, one
 *       with a single option ends the scan for the smallest.
 *   <li>Secondary items carry {@link Links#SECONDARY} in {@code len}, so that they never count as dead.
 *   <li>The search rests at each solution and goes on when asked, so the loop is left and entered there.
 * </ul>
 *
 * <p>Invariant: after the search has backed out of a level, every array holds what it held before.
 */
final class LinksSearch implements Search, OpenItems {

    private static final int ENDED = -1;

    private final Links links;
    private final SearchControl control;
    private final int[] llink;
    private final int[] rlink;
    private final int[] nd;

    /** The node of the option taken at each level. */
    private final int[] choice;

    /** The options given beforehand, then the numbers of those taken at the first {@link #known} levels. */
    private final int[] options;

    /** How many options are given: those that every solution takes, and the pins. */
    private final int given;

    private final Strategy.Chooser chooser;

    /** MRV is part of the loop; other strategies are called. */
    private final boolean mrv;

    /** Whether the strategy wants to know how each option fared. */
    private final boolean learns;

    private final SearchListener listener;

    /** Whether somebody listens. */
    private final boolean tells;

    /** Open primary items without options. */
    private int dead;

    /** How many options are taken beside the pins; {@link #ENDED} once the search has nothing more to give. */
    private int level;

    /** How many levels have not changed since their options were last asked for. */
    private int known;

    private boolean started;
    private long found;
    private long nodes;
    private long updates;
    private long checkpoint;

    LinksSearch(Links links, Cover<?> pinned, Task task, SearchControl control) {
        this.links = links;
        this.control = control;
        llink = links.llink.clone();
        rlink = links.rlink.clone();
        nd = links.nodes.clone();
        dead = links.dead;
        choice = new int[links.items + 1];
        mrv = task.strategy() == Strategy.MRV;
        chooser = task.strategy().chooser();
        listener = task.listener();
        tells = task.isTold();
        learns = chooser.learns();
        options = new int[links.problem.forced.length + pinned.pinCount() + links.items];
        given = links.problem.writeGiven(pinned, options);
        assert Links.isConsistent(llink, rlink, nd, dead);
        level = !links.problem.hopeless && takePins(pinned) ? 0 : ENDED;
    }

    @Override
    public boolean advance() {
        if (level == ENDED) {
            return false;
        }
        boolean atNode = started ? backtrack() : enterRoot();
        while (atNode) {
            if (rlink[ROOT] == ROOT) {
                found++;
                if (tells) {
                    listener.solution(level);
                }
                return true;
            }
            int i = SIZE * (mrv ? leftmostSmallest() : chooser.choose(this) + 1);
            if (tells) {
                listener.itemChosen(level, i / SIZE - 1, nd[i + LEN]);
            }
            cover(i);
            atNode = takeFrom(nd[i + DLINK], i) || backtrack();
        }
        assert level == ENDED || isRestored();
        level = ENDED;
        return false;
    }

    private boolean enterRoot() {
        started = true;
        return enterNode() && dead == 0;
    }

    /** Counts a node; false, and the search has ended, where the control refuses it. */
    private boolean enterNode() {
        if (nodes >= checkpoint) {
            checkpoint = control.checkpoint(nodes);
            if (!control.mayGoOn(this)) {
                level = ENDED;
                return false;
            }
        }
        nodes++;
        return true;
    }

    /** Backs out to the deepest level with an option that can be taken, and takes it; false if there is none. */
    private boolean backtrack() {
        while (level > 0) {
            int x = choice[--level];
            uncoverBack(x - SIZE, x);
            if (tells) {
                listener.optionDropped(level, optionOf(x));
            }
            if (takeFrom(nd[x + DLINK], nd[x + TOP])) {
                return true;
            }
        }
        return false;
    }

    /**
     * Takes the first option that can be taken, from node {@code x} down the list of the covered item {@code i}; if
     * there is none, uncovers the item.
     */
    private boolean takeFrom(int x, int i) {
        for (int y = x; y != i; y = nd[y + DLINK]) {
            if (!enterNode()) {
                return false;
            }
            if (take(y)) {
                if (level < known) {
                    known = level;
                }
                choice[level++] = y;
                if (tells) {
                    listener.optionTaken(level - 1, optionOf(y));
                }
                if (learns) {
                    chooser.tried(i / SIZE - 1, OpenItems.NONE);
                }
                return true;
            }
        }
        uncover(i);
        if (tells) {
            listener.itemGivenBack(level, i / SIZE - 1);
        }
        return false;
    }

    /** Covers the other items of the option of node {@code x}; false, and nothing done, if an item would be dead. */
    private boolean take(int x) {
        int p = x;
        while (dead == 0 || !isDeadEnd(p, x)) {
            p = nd[p + RIGHT];
            if (p == x) {
                return true;
            }
            cover(nd[p + TOP]);
        }
        if (tells) {
            listener.deadEnd(level, optionOf(x), deadItem(p, x));
        }
        if (learns) {
            chooser.tried(nd[x + TOP] / SIZE - 1, deadItem(p, x));
        }
        uncoverBack(p, x);
        return false;
    }

    /** Whether an item is dead that the option of {@code x} does not cover itself with its nodes behind {@code p}. */
    private boolean isDeadEnd(int p, int x) {
        int saved = 0;
        for (int q = nd[p + RIGHT]; q != x; q = nd[q + RIGHT]) {
            if (nd[nd[q + TOP] + LEN] == 0) {
                saved++;
            }
        }
        return dead > saved;
    }

    /** The leftmost item that is dead, and that the option of {@code x} does not cover with its nodes behind {@code p}. */
    private int deadItem(int p, int x) {
        int i = rlink[ROOT];
        while (nd[SIZE * i + LEN] > 0 || isAhead(SIZE * i, p, x)) {
            i = rlink[i];
        }
        return i - 1;
    }

    private boolean isAhead(int i, int p, int x) {
        int q = nd[p + RIGHT];
        while (q != x && nd[q + TOP] != i) {
            q = nd[q + RIGHT];
        }
        return q != x;
    }

    /** Uncovers the items of an option from node {@code p} leftwards round to node {@code x}, whose item stays. */
    private void uncoverBack(int p, int x) {
        int q = p;
        while (q != x) {
            int i = nd[q + TOP];
            if (i <= 0) {
                q = nd[q + DLINK]; // a spacer: on to the last node of the option
            } else {
                uncover(i);
                q -= SIZE;
            }
        }
    }

    /** MRV. An item with one option ends the scan: none has fewer, for {@code dead} is 0. */
    private int leftmostSmallest() {
        int best = rlink[ROOT];
        int fewest = nd[SIZE * best + LEN];
        for (int i = rlink[best]; i != ROOT && fewest > 1; i = rlink[i]) {
            int len = nd[SIZE * i + LEN];
            if (len < fewest) {
                fewest = len;
                best = i;
            }
        }
        return best;
    }

    /**
     * Removes the item with header {@code i} from the list of items still to be covered and hides its options.
     *
     * <p>Cost: one visit to each node of each option that holds the item.
     */
    private void cover(int i) {
        int unlinked = 1;
        for (int p = nd[i + DLINK]; p != i; p = nd[p + DLINK]) {
            unlinked += hide(p);
        }
        int l = llink[i / SIZE];
        int r = rlink[i / SIZE];
        rlink[l] = r;
        llink[r] = l;
        if (nd[i + LEN] == 0) {
            dead--;
        }
        updates += unlinked;
    }

    /** Undoes {@link #cover}, in the opposite order. */
    private void uncover(int i) {
        if (nd[i + LEN] == 0) {
            dead++;
        }
        int l = llink[i / SIZE];
        int r = rlink[i / SIZE];
        rlink[l] = i / SIZE;
        llink[r] = i / SIZE;
        for (int p = nd[i + ULINK]; p != i; p = nd[p + ULINK]) {
            unhide(p);
        }
    }

    /**
     * Unlinks all nodes of an option but {@code p}, which stays in the list of the item that is being covered.
     *
     * @return how many
     */
    private int hide(int p) {
        int unlinked = 0;
        for (int q = nd[p + RIGHT]; q != p; q = nd[q + RIGHT]) {
            int i = nd[q + TOP];
            int u = nd[q + ULINK];
            int d = nd[q + DLINK];
            nd[u + DLINK] = d;
            nd[d + ULINK] = u;
            if (--nd[i + LEN] == 0) {
                dead++;
            }
            unlinked++;
        }
        return unlinked;
    }

    /** Undoes {@link #hide}. The nodes are in different lists, so their order does not matter; that of options does. */
    private void unhide(int p) {
        for (int q = nd[p + RIGHT]; q != p; q = nd[q + RIGHT]) {
            int i = nd[q + TOP];
            nd[nd[q + ULINK] + DLINK] = q;
            nd[nd[q + DLINK] + ULINK] = q;
            if (++nd[i + LEN] == 1) {
                dead--;
            }
        }
    }

    /** Takes the pinned options for good; false if two of them hold the same item. */
    private boolean takePins(Cover<?> pinned) {
        boolean[] closed = new boolean[links.items + 1];
        for (int k = 0; k < pinned.pinCount(); k++) {
            int place = links.problem.place[pinned.pin(k)];
            if (place == Problem.DEAD) {
                return false;
            }
            if (place != Problem.FORCED) {
                for (int p = links.first[place]; nd[p + TOP] > 0; p += SIZE) {
                    int i = nd[p + TOP];
                    if (closed[i / SIZE]) {
                        return false;
                    }
                    closed[i / SIZE] = true;
                    cover(i);
                }
            }
        }
        return true;
    }

    @Override
    public int length() {
        return given + level;
    }

    /** Solutions share most of their first levels with the solution before: only the rest is looked up. */
    @Override
    public void copyOptions(int[] into) {
        while (known < level) {
            options[given + known] = optionOf(choice[known]);
            known++;
        }
        System.arraycopy(options, 0, into, 0, length());
    }

    /** The number of the option that holds node {@code x}: the spacer behind it knows. */
    private int optionOf(int x) {
        int p = x;
        while (nd[p + TOP] > 0) {
            p += SIZE;
        }
        return links.problem.number[-nd[p + TOP] - 1];
    }

    @Override
    public BigInteger solutions() {
        return BigInteger.valueOf(found);
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public long updates() {
        return updates;
    }

    @Override
    public double share() {
        double share = 0;
        double weight = 1;
        for (int l = 0; l < level && weight > 1e-12; l++) {
            int i = nd[choice[l] + TOP];
            int before = 0;
            for (int p = nd[i + DLINK]; p != choice[l]; p = nd[p + DLINK]) {
                before++;
            }
            weight /= nd[i + LEN];
            share += before * weight;
        }
        return share;
    }

    @Override
    public int first() {
        return rlink[ROOT] - 1; // the root stands at 0, so NONE comes out where there is none
    }

    @Override
    public int next(int item) {
        return rlink[item + 1] - 1;
    }

    @Override
    public int optionsLeft(int item) {
        return nd[SIZE * (item + 1) + LEN];
    }

    /** Whether every array holds what it held at the start; pins are never undone. Cost: O(size). */
    private boolean isRestored() {
        return given > 0
                || Arrays.equals(llink, links.llink)
                        && Arrays.equals(rlink, links.rlink)
                        && Arrays.equals(nd, links.nodes)
                        && dead == links.dead;
    }
}
