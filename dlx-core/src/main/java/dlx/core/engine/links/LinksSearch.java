package dlx.core.engine.links;

import static dlx.core.engine.links.Links.DLINK;
import static dlx.core.engine.links.Links.LACK;
import static dlx.core.engine.links.Links.LEN;
import static dlx.core.engine.links.Links.RIGHT;
import static dlx.core.engine.links.Links.ROOT;
import static dlx.core.engine.links.Links.SIZE;
import static dlx.core.engine.links.Links.TOP;
import static dlx.core.engine.links.Links.ULINK;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import java.util.stream.IntStream;

/**
 * Algorithm X by dancing links, and Algorithm C if options color items: Knuth, TAOCP 4B, 7.2.2.1, with an explicit
 * stack, over {@link DancingLinks}.
 *
 * <p>The differences from the book do not change the tree, which has the same nodes in the same order:
 *
 * <ul>
 * <li>{@code dead} counts the open primary items that have lost their last option. Taking an option stops as soon as it
 * leaves a dead item that it does not cover itself. Since no item is dead when the next is chosen, an item with a
 * single option ends the scan for the smallest.
 * <li>{@link #purifier} stores for each item the node that purified it. Knuth instead marks the nodes of the right
 * color, and checks the mark of every node that he hides.
 * <li>The search pauses at each solution and is resumed on request, so the loop is left and entered there.
 * <li>Over a large cover, where a node may take a second, the control is also asked within nodes ({@link #large}).
 * After a stop the lists stay inconsistent. Only the lists of chosen items, which deeper steps do not change, are read
 * afterwards, to find the untried options.
 * </ul>
 *
 * <p>Invariant: after the search has backed out of a level, every array has its earlier contents.
 */
final class LinksSearch extends DancingLinks {

    /** True if one node may take so long that the control is asked within nodes. */
    private final boolean large;

    private final PacedStopCheck pace;

    /** True while an option is being tried, so that a stop leaves it untried; used over large covers only. */
    private boolean trying;

    /** The value of {@link #updates} before the option being tried. */
    private long updatesBefore;

    LinksSearch(Links links, SearchRequest request, SearchControl control) {
        this(links, request, control, control);
    }

    /** Creates a search that asks {@code within} during nodes, and the control at each node. */
    LinksSearch(Links links, SearchRequest request, SearchControl control, StopCheck within) {
        super(links, request, control, links.items + 1);
        large = control.asksWithinNodes();
        pace = new PacedStopCheck(within);
        if (!root.isContradictory()) {
            relaxAndBan();
            take();
        }
        assert Links.isConsistent(llink, rlink, nd, dead);
    }

    /** Takes the given options: commits all their items, permanently. */
    private void take() {
        for (int place : root.take) {
            int first = links.first[place];
            int p = first;
            do {
                commit(p);
                p = nd[p + RIGHT];
            } while (p != first);
        }
    }

    /**
     * {@inheritDoc} Runs the steps of {@link #choose}, {@link #takeNext} and {@link #backUp} in one loop, which passes
     * over options that are dead ends without leaving their level. As separate steps they cost a third more on 12
     * queens.
     */
    @Override
    public boolean advance() {
        try {
            boolean atNode = begin() || resume();
            while (atNode) {
                if (rlink[ROOT] == ROOT) {
                    if (isBroken()) {
                        atNode = backtrack();
                        continue;
                    }
                    found++;
                    return true;
                }
                int i = mrv ? leftmostSmallest() : asked();
                choice[level] = i; // for a stop here: no option of the item has been tried
                trying = false;
                cover(i);
                atNode = takeFrom(i, i) || backtrack();
            }
        } catch (SearchStopped e) {
            if (trying) { // an option that was being tried counts as untried
                nodes--;
                updates = updatesBefore;
            }
            stopHere();
        }
        assert floor > 0 || level != 0 || isRestored(); // level is not 0 after a stop
        return end();
    }

    /** Leaves the node at which the search is paused; returns false if all nodes have been visited. */
    private boolean resume() {
        if (taken) {
            return backtrack();
        }
        if (!backUp()) { // a dead end, which has been left already
            return false;
        }
        int x = choice[level];
        return takeFrom(x, headerOf(x)) || backtrack();
    }

    /** Backs out until an option can be taken, and takes it. Returns false if all levels are exhausted. */
    private boolean backtrack() {
        while (level > floor) {
            int x = choice[--level];
            trying = false;
            uncoverBack(x - SIZE, x);
            if (takeFrom(x, nd[x + TOP])) {
                return true;
            }
        }
        return false;
    }

    /**
     * Takes the first option that can be taken below node {@code x} in the list of the covered item {@code i}. Without
     * such an option, uncovers the item and returns false. Also returns false after a stop.
     */
    private boolean takeFrom(int x, int i) {
        for (int y = nd[x + DLINK]; y != i; y = nd[y + DLINK]) {
            if (nodes >= checkpoint) {
                choice[level] = nd[y + ULINK]; // for a stop here: option y has not been tried
                trying = true; // over a large cover each node is a checkpoint
                updatesBefore = updates;
                if (!mayPassCheckpoint()) {
                    return false;
                }
            }
            nodes++;
            if (take(y)) {
                if (level < known) {
                    known = level;
                }
                choice[level++] = y;
                return true;
            }
        }
        choice[level] = nd[i + ULINK]; // for a stop here: all options have been tried
        trying = false;
        uncover(i);
        return false;
    }

    @Override
    public boolean isSolved() {
        return rlink[ROOT] == ROOT;
    }

    @Override
    public void choose() {
        int i = mrv ? leftmostSmallest() : asked();
        choice[level] = i;
        trying = false;
        cover(i);
    }

    @Override
    boolean isOpen(int i) {
        return llink[i] != i && rlink[llink[i]] == i;
    }

    @Override
    public boolean takeNext() {
        if (!mayEnter()) {
            return false;
        }
        int x = nd[choice[level] + DLINK];
        choice[level] = x;
        if (level < known) {
            known = level;
        }
        level++;
        updatesBefore = updates;
        try {
            taken = take(x);
        } catch (SearchStopped e) {
            level--;
            choice[level] = nd[x + ULINK];
            nodes--;
            updates = updatesBefore;
            throw e;
        }
        return taken && !isBroken();
    }

    @Override
    public boolean backUp() {
        trying = false;
        while (--level >= floor) {
            int x = choice[level];
            int i = nd[x + TOP];
            if (taken) {
                uncoverBack(x - SIZE, x);
            }
            taken = true;
            if (nd[x + DLINK] != i) {
                return true;
            }
            uncover(i);
        }
        assert floor > 0 || level < -1 || isRestored(); // level is less than -1 after a stop
        return end();
    }

    /** Commits the other items of the option of {@code x}; undoes this and returns false if an item would be dead. */
    private boolean take(int x) {
        int p = x;
        while (dead == 0 || !isDeadEnd(p, x)) {
            p = nd[p + RIGHT];
            if (p == x) {
                if (learns) {
                    chooser.tried(nd[x + TOP] / SIZE - 1, NONE);
                }
                return true;
            }
            commit(p);
        }
        if (learns) {
            chooser.tried(nd[x + TOP] / SIZE - 1, deadItem(p, x));
        }
        uncoverBack(p, x);
        return false;
    }

    /** Returns true if the nodes of the option of {@code x} after {@code p} do not cover every dead item. */
    private boolean isDeadEnd(int p, int x) {
        int saved = 0;
        for (int q = nd[p + RIGHT]; q != x; q = nd[q + RIGHT]) {
            if (large) {
                pace.step();
            }
            if (nd[nd[q + TOP] + LEN] < 0) {
                saved++;
            }
        }
        return dead > saved;
    }

    /** Returns the leftmost dead item that {@link #isDeadEnd} finds; {@link #NONE} without a dead end. */
    private int deadItem(int p, int x) {
        int i = rlink[ROOT];
        while (i != ROOT && (nd[SIZE * i + LEN] >= 0 || isAhead(SIZE * i, p, x))) {
            i = rlink[i];
        }
        return i - 1;
    }

    private boolean isAhead(int i, int p, int x) {
        int q = nd[p + RIGHT];
        while (q != x && nd[q + TOP] != i) {
            if (large) {
                pace.step();
            }
            q = nd[q + RIGHT];
        }
        return q != x;
    }

    /** {@inheritDoc} Called after the dead end was left: takes and drops the option once more, without counting. */
    @Override
    public int deadItem() {
        if (level == 0 || taken) { // taken: the constraint is broken, and not an item
            int item = level == 0 ? deadItem(ROOT, ROOT) : NONE;
            return item == NONE ? NONE : links.problem.itemNumber[item];
        }
        long counted = updates;
        int x = choice[level - 1];
        int p = x;
        while (dead == 0 || !isDeadEnd(p, x)) {
            p = nd[p + RIGHT];
            commit(p);
        }
        int item = deadItem(p, x);
        uncoverBack(p, x);
        updates = counted;
        return links.problem.itemNumber[item];
    }

    /** Uncommits the items of an option from node {@code p} leftwards, around the ring, to {@code x} exclusively. */
    private void uncoverBack(int p, int x) {
        int q = p;
        while (q != x) {
            int i = nd[q + TOP];
            if (i <= 0) {
                q = nd[q + DLINK]; // from a spacer to the last node of the option
            } else {
                uncommit(q, i);
                q -= SIZE;
            }
        }
    }

    /** Returns the item chosen by MRV. The scan ends at a single option: {@code dead} is 0, so no item has fewer. */
    private int leftmostSmallest() {
        int best = rlink[ROOT];
        int fewest = nd[SIZE * best + LEN];
        for (int i = rlink[best]; i != ROOT && fewest > 0; i = rlink[i]) {
            int len = nd[SIZE * i + LEN];
            if (len < fewest) {
                fewest = len;
                best = i;
            }
        }
        return SIZE * best;
    }

    /**
     * Removes the item with header {@code i} from the list of items to be covered, and hides its options.
     *
     * <p>Invariant: after {@code cover(i); uncover(i);} every array has its earlier contents. Cost: one visit to each
     * node of each option of the item.
     */
    void cover(int i) {
        int unlinked = 1;
        for (int p = nd[i + DLINK]; p != i; p = nd[p + DLINK]) {
            unlinked += hideAsking(p);
        }
        unlinkItem(i / SIZE);
        if (nd[i + LEN] < 0) {
            dead--;
        }
        updates += unlinked;
    }

    /** Undoes {@link #cover}, in the opposite order. */
    void uncover(int i) {
        if (nd[i + LEN] < 0) {
            dead++;
        }
        relinkItem(i / SIZE);
        for (int p = nd[i + ULINK]; p != i; p = nd[p + ULINK]) {
            unhideAsking(p);
        }
    }

    private int hideAsking(int p) {
        int unlinked = hide(p);
        if (large) {
            pace.steps(1 + unlinked);
        }
        return unlinked;
    }

    private void unhideAsking(int p) {
        unhide(p);
        if (large) {
            pace.steps(1 + others(p));
        }
    }

    /** Covers the item of a node, or purifies it in the color of the node. */
    private void commit(int p) {
        int i = nd[p + TOP];
        if (colored && links.color[p / SIZE] >= 0) {
            purify(p, i);
        } else {
            cover(i);
        }
    }

    /** Undoes {@link #commit}. */
    private void uncommit(int p, int i) {
        if (colored && links.color[p / SIZE] >= 0) {
            unpurify(p, i);
        } else {
            uncover(i);
        }
    }

    /** Hides the options that do not give item {@code i} the color of node {@code p}. */
    private void purify(int p, int i) {
        if (purifier[i / SIZE] == 0) { // otherwise all remaining options of the item agree
            purifier[i / SIZE] = p;
            int color = links.color[p / SIZE];
            int unlinked = 0;
            for (int q = nd[i + DLINK]; q != i; q = nd[q + DLINK]) {
                if (links.color[q / SIZE] != color) {
                    unlinked += large ? hideAsking(q) : hide(q);
                }
            }
            updates += unlinked;
        }
    }

    /** Undoes {@link #purify}, in the opposite order. */
    private void unpurify(int p, int i) {
        if (purifier[i / SIZE] == p) {
            purifier[i / SIZE] = 0;
            int color = links.color[p / SIZE];
            for (int q = nd[i + ULINK]; q != i; q = nd[q + ULINK]) {
                if (links.color[q / SIZE] != color) {
                    if (large) {
                        unhideAsking(q);
                    } else {
                        unhide(q);
                    }
                }
            }
        }
    }

    @Override
    public boolean skipTo(int option) {
        int before = choice[level];
        int i = headerOf(before);
        for (int x = nd[before + DLINK]; x != i; x = nd[x + DLINK]) {
            if (optionOf(x) == option) {
                choice[level] = before;
                return true;
            }
            before = x;
        }
        return false;
    }

    /** {@inheritDoc} A covered item keeps its own list: its nodes below the choice have not been tried. */
    @Override
    public int[] untriedAt(int atLevel) {
        int i = headerOf(choice[atLevel]);
        return IntStream.iterate(nd[choice[atLevel] + DLINK], x -> x != i, x -> nd[x + DLINK])
                .map(this::optionOf)
                .toArray();
    }

    @Override
    public boolean isRepeatable() {
        return !learns;
    }

    /** {@inheritDoc} A covered item keeps its own list, and the length of it. */
    @Override
    public int branchesAt(int atLevel) {
        int i = headerOf(choice[atLevel]);
        return nd[i + LEN] + nd[i + LACK];
    }

    @Override
    public int first() {
        return rlink[ROOT] - 1; // the root is at 0, so an empty list returns NONE
    }

    @Override
    public int next(int item) {
        return rlink[item + 1] - 1;
    }
}
