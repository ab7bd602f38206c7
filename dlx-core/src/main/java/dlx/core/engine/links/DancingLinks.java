package dlx.core.engine.links;

import static dlx.core.engine.links.Links.DLINK;
import static dlx.core.engine.links.Links.LACK;
import static dlx.core.engine.links.Links.LEN;
import static dlx.core.engine.links.Links.RIGHT;
import static dlx.core.engine.links.Links.SIZE;
import static dlx.core.engine.links.Links.TOP;
import static dlx.core.engine.links.Links.ULINK;

import dlx.core.constraint.LazyConstraint;
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
 * The lists of {@link Links} in a search: the common part of Algorithms X, C and M of Knuth, TAOCP 4B, 7.2.2.1.
 *
 * <p>Methods called at every node are never overridden. Instead each search has its own loop over these operations, so
 * that the compiler optimizes them together.
 */
abstract class DancingLinks extends TreeSearch implements OpenItems {

    /** Number of ints of a large cover that are copied at once. */
    private static final int PIECE = 1 << 20;

    final Links links;
    final int[] llink;
    final int[] rlink;
    final int[] nd;

    /**
     * For each level, the node of the option tried last. It is the header of the item before the first try, and the
     * negated header if the item has been left as it is.
     */
    final int[] choice;

    final boolean colored;

    /** For each item, by header number, the node that purified it, or 0; of length 0 without colors. */
    final int[] purifier;

    final Strategy.Chooser chooser;
    private final Strategy strategy;

    /** True for MRV, which is part of the loop; other strategies are called. */
    final boolean mrv;

    /** True if the strategy is informed of the outcome of each option. */
    final boolean learns;

    /** The numbers of the options taken beforehand, then of those taken at the first {@link #known} levels. */
    private final int[] options;

    /** For each level up to {@link #known}, the number of options in {@link #options} that were taken before it. */
    private final int[] place;

    /** Number of levels that have not changed since {@link #options} was last filled. */
    int known;

    /** Number of levels above that have left their items as they are. */
    int left;

    /** Number of items in the list with fewer available options than they need. */
    int dead;

    /**
     * True if {@link #backUp} must undo the option tried last; false after a dead end, which has undone its option
     * already.
     */
    boolean taken = true;

    long updates;

    private final Optional<LazyConstraint> constraint;

    /**
     * Creates a search with the givens of a request not yet applied.
     *
     * @param levels maximum number of levels
     */
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
        constraint = request.constraint();
        strategy = request.strategy();
        chooser = strategy.chooser();
        learns = chooser.learns();
        place = new int[levels + 1];
        place[0] = root.given.length;
        options = Arrays.copyOf(root.given, root.given.length + levels);
    }

    /** Copies an array in pieces, because the array of a large cover takes a tenth of a second. */
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

    /**
     * Applies relaxed items and banned options: relaxed items leave the list of items, banned options the lists of all
     * their items.
     */
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

    /** Removes an option from the lists of all its items. */
    final void remove(int x) {
        unlink(x);
        hide(x);
    }

    /**
     * Unlinks all nodes of an option except {@code p}, which stays in the list of the item being covered.
     *
     * @return the number of nodes unlinked
     */
    final int hide(int p) {
        int unlinked = 0;
        for (int q = nd[p + RIGHT]; q != p; q = nd[q + RIGHT]) {
            unlink(q);
            unlinked++;
        }
        return unlinked;
    }

    /** Removes a node from the list of its item. */
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

    /**
     * Undoes {@link #hide}. The nodes are in different lists, so their order does not matter; the order of options
     * does.
     */
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

    /** Returns the number of nodes of an option except its node {@code p}. */
    final int others(int p) {
        int count = 0;
        for (int q = nd[p + RIGHT]; q != p; q = nd[q + RIGHT]) {
            count++;
        }
        return count;
    }

    /** Removes an item, by its header number, from the list of items. */
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

    /**
     * Returns the header of the item that the strategy chooses. Checks the choice, because an item that is not open
     * would corrupt the lists.
     */
    final int asked() {
        int item = chooser.choose(this);
        if (item < 0 || item >= links.items || !isOpen(item + 1)) {
            throw new NoSuchChoice(strategy, item);
        }
        return SIZE * (item + 1);
    }

    /** Returns true if an item, by its header number, may be branched on in the present state. */
    abstract boolean isOpen(int i);

    @Override
    protected boolean isRootAlive() {
        return !links.problem.infeasible && dead == 0 && !isBroken();
    }

    /** Returns true at a solution of the cover that breaks the constraint: a dead end that no item shows. */
    final boolean isBroken() {
        return constraint.isPresent()
                && isSolved()
                && !constraint.get().broken(options()).isEmpty();
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

    /** {@inheritDoc} This search does not force options: the last option of an item is chosen at a level of its own. */
    @Override
    public final int[] forced() {
        return new int[0];
    }

    /** Returns the header of the item of a node; also for a header itself, or a negated header. */
    final int headerOf(int x) {
        return x < 0 ? -x : x <= SIZE * links.items ? x : nd[x + TOP];
    }

    /** Returns the number in the cover of the option that holds node {@code x}. */
    final int optionOf(int x) {
        return links.problem.number[placeOf(x)];
    }

    /**
     * Returns the place in the problem of the option that holds node {@code x}; the spacer after the option contains
     * it.
     */
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

    /** {@inheritDoc} Successive solutions share most of their first levels, so only changed levels are looked up. */
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

    /**
     * Returns true if every array is as it was at the start; always true with givens, which are never undone. Cost:
     * O(size).
     */
    final boolean isRestored() {
        return !root.isPlain()
                || Arrays.equals(llink, links.llink)
                        && Arrays.equals(rlink, links.rlink)
                        && Arrays.equals(nd, links.nodes)
                        && dead == links.dead;
    }
}
