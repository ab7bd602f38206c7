package dlx.core.engine.links;

import static dlx.core.engine.links.Links.DLINK;
import static dlx.core.engine.links.Links.LACK;
import static dlx.core.engine.links.Links.LEN;
import static dlx.core.engine.links.Links.RIGHT;
import static dlx.core.engine.links.Links.SIZE;
import static dlx.core.engine.links.Links.TOP;
import static dlx.core.engine.links.Links.ULINK;

import dlx.core.engine.Branching;
import dlx.core.engine.NoSuchChoice;
import dlx.core.engine.Root;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreeSearch;
import dlx.core.search.OpenItems;
import dlx.core.search.Step;
import dlx.core.search.Strategy;
import dlx.core.search.internal.Inside;
import java.util.Arrays;
import java.util.Optional;

/**
 * The lists of {@link Links} under a search: what Algorithms X, C and M of Knuth, TAOCP 4B, 7.2.2.1, have in common.
 *
 * <p>The header of an item holds in {@code LACK} how many options the item needs, and in {@code LEN} how many are left to it
 * beyond that: an item is <em>dead</em> where {@code LEN} falls below 0. A secondary item needs none and never dies.
 *
 * <p>Nothing that is called at every node is overridden: each search has its own loop over these operations, in which the
 * compiler sees them in one piece.
 */
abstract class DancingLinks extends TreeSearch implements OpenItems {

    /** How many ints of a large cover are copied at once. */
    private static final int PIECE = 1 << 20;

    final Links links;
    final int[] llink;
    final int[] rlink;
    final int[] nd;

    /**
     * Of each level, the node of the option tried last; the header of the item where none has been tried, and minus this
     * where the item has been left as it is.
     */
    final int[] choice;

    final boolean colored;

    /** Of each item by the number of its header, the node that purified it, 0 if none did; of length 0 without colors. */
    final int[] purifier;

    final Strategy.Chooser chooser;
    private final Strategy strategy;

    /** MRV is part of the loop; other strategies are called. */
    final boolean mrv;

    /** Whether the strategy wants to know how each option fared. */
    final boolean learns;

    /** The options given beforehand, then the numbers of those taken at the first {@link #known} levels. */
    private final int[] options;

    /** Of each of these levels and the one after them, how many options were taken before it. */
    private final int[] place;

    /** How many levels have not changed since their options were last asked for. */
    int known;

    /** How many levels above have left their items as they are. */
    int left;

    /** Items in the list with fewer options left than they need. */
    int dead;

    /** Whether the option tried last is taken: it was no dead end, or has been dropped since. */
    boolean taken = true;

    long updates;

    /** @param levels for how many levels there is room */
    DancingLinks(Links links, SearchRequest request, SearchControl control, int levels) {
        super(new Root(links.problem, request.givens()), control);
        this.links = links;
        llink = links.llink.clone();
        rlink = links.rlink.clone();
        nd = copyOf(links.nodes, control);
        dead = links.dead;
        colored = links.color.length > 0;
        purifier = new int[colored ? links.items + 1 : 0];
        choice = new int[levels];
        mrv = request.kind().branching() == Branching.MRV;
        strategy = request.strategy();
        chooser = strategy.chooser();
        learns = chooser.learns();
        place = new int[levels + 1];
        place[0] = root.given.length;
        options = Arrays.copyOf(root.given, root.given.length + levels);
    }

    /** A copy made in pieces: that of a large cover takes a tenth of a second. */
    private static int[] copyOf(int[] nodes, StopCheck stop) {
        int[] copy = new int[nodes.length];
        for (int from = 0; from < copy.length; from += PIECE) {
            System.arraycopy(nodes, from, copy, from, Math.min(PIECE, copy.length - from));
            if (from > 0) {
                stop.check();
            }
        }
        return copy;
    }

    /** Relaxed items need no option and leave the list of items; banned options leave the lists of all their items. */
    final void relaxAndBan() {
        for (int item : root.relax) {
            int i = SIZE * (item + 1);
            if (nd[i + LACK] > 0) {
                dead -= nd[i + LEN] < 0 ? 1 : 0;
                nd[i + LEN] += nd[i + LACK];
                nd[i + LACK] = 0;
                unlinkItem(item + 1);
                llink[item + 1] = item + 1;
                rlink[item + 1] = item + 1;
            }
        }
        for (int banned : root.ban) {
            remove(links.first[banned]);
        }
    }

    /** Takes an option out of the lists of all its items. */
    final void remove(int x) {
        unlink(x);
        hide(x);
    }

    /**
     * Unlinks all nodes of an option but {@code p}, which stays in the list of the item that is being covered.
     *
     * @return how many
     */
    final int hide(int p) {
        int unlinked = 0;
        for (int q = nd[p + RIGHT]; q != p; q = nd[q + RIGHT]) {
            unlink(q);
            unlinked++;
        }
        return unlinked;
    }

    /** Takes a node out of the list of its item. */
    private void unlink(int q) {
        int i = nd[q + TOP];
        int u = nd[q + ULINK];
        int d = nd[q + DLINK];
        nd[u + DLINK] = d;
        nd[d + ULINK] = u;
        if (--nd[i + LEN] == -1) {
            dead++;
        }
    }

    /** Undoes {@link #hide}. The nodes are in different lists, so their order does not matter; that of options does. */
    final void unhide(int p) {
        for (int q = nd[p + RIGHT]; q != p; q = nd[q + RIGHT]) {
            int i = nd[q + TOP];
            nd[nd[q + ULINK] + DLINK] = q;
            nd[nd[q + DLINK] + ULINK] = q;
            if (++nd[i + LEN] == 0) {
                dead--;
            }
        }
    }

    /** How many other nodes the option of node {@code p} has. */
    final int others(int p) {
        int count = 0;
        for (int q = nd[p + RIGHT]; q != p; q = nd[q + RIGHT]) {
            count++;
        }
        return count;
    }

    /** Takes an item, by the number of its header, out of the list of items. */
    final void unlinkItem(int i) {
        int l = llink[i];
        int r = rlink[i];
        rlink[l] = r;
        llink[r] = l;
    }

    /** Undoes {@link #unlinkItem}. */
    final void relinkItem(int i) {
        int l = llink[i];
        int r = rlink[i];
        rlink[l] = i;
        llink[r] = i;
    }

    /** Asks the strategy, and does not believe it: an item that is not open would spoil the lists. */
    final int asked() {
        int item = chooser.choose(this);
        if (item < 0 || item >= links.items || !isOpen(item + 1)) {
            throw new NoSuchChoice(strategy, item);
        }
        return SIZE * (item + 1);
    }

    /** Whether an item may be branched on in the present state. */
    abstract boolean isOpen(int i);

    @Override
    protected boolean isRootAlive() {
        return !links.problem.infeasible && dead == 0;
    }

    @Override
    public final Optional<Inside> inside() {
        return Optional.of(links.picture(llink, rlink, nd));
    }

    @Override
    public final int itemAt(int atLevel) {
        return links.problem.itemNumber[headerOf(choice[atLevel]) / SIZE - 1];
    }

    @Override
    public final int optionAt(int atLevel) {
        return choice[atLevel] < 0 ? Step.NONE : optionOf(choice[atLevel]);
    }

    /** Options that are the last of their items are chosen one level after the other. */
    @Override
    public final int[] forced() {
        return new int[0];
    }

    /** The header of the item of a node; of a header itself, and of one with a minus. */
    final int headerOf(int x) {
        return x < 0 ? -x : x <= SIZE * links.items ? x : nd[x + TOP];
    }

    /** The number of the option that holds node {@code x}. */
    final int optionOf(int x) {
        return links.problem.number[placeOf(x)];
    }

    /** The place in the problem of the option that holds node {@code x}: the spacer after the option has it. */
    final int placeOf(int x) {
        int p = x;
        while (nd[p + TOP] > 0) {
            p += SIZE;
        }
        return -nd[p + TOP] - 1;
    }

    @Override
    public final int length() {
        return root.given.length + level - left;
    }

    /** Solutions share most of their first levels with the solution before: only the rest is looked up. */
    @Override
    public final void copyOptions(int[] into) {
        lookUp();
        System.arraycopy(options, 0, into, 0, length());
    }

    private void lookUp() {
        while (known < level) {
            int x = choice[known];
            int at = place[known];
            if (x > 0) {
                options[at++] = optionOf(x);
            }
            place[++known] = at;
        }
    }

    @Override
    public final long updates() {
        return updates;
    }

    @Override
    public final int optionsLeft(int item) {
        return degree(item) - 1 + need(item);
    }

    @Override
    public final int degree(int item) {
        return nd[SIZE * (item + 1) + LEN] + 1;
    }

    @Override
    public final int need(int item) {
        return Math.max(0, nd[SIZE * (item + 1) + LACK]);
    }

    @Override
    public final int takenCount() {
        return length();
    }

    @Override
    public final int taken(int index) {
        lookUp();
        return options[index];
    }

    /** Whether every array holds what it held at the start; what is given is never undone. Cost: O(size). */
    final boolean isRestored() {
        return !root.isPlain()
                || Arrays.equals(llink, links.llink)
                        && Arrays.equals(rlink, links.rlink)
                        && Arrays.equals(nd, links.nodes)
                        && dead == links.dead;
    }
}
