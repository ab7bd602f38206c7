package dlx.core.engine.links;

import static dlx.core.engine.links.Links.DLINK;
import static dlx.core.engine.links.Links.LACK;
import static dlx.core.engine.links.Links.LEN;
import static dlx.core.engine.links.Links.ROOT;
import static dlx.core.engine.links.Links.SIZE;
import static dlx.core.engine.links.Links.TOP;
import static dlx.core.engine.links.Links.ULINK;

import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.search.Step;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Algorithm M by dancing links, for items that may be covered other than once: Knuth, TAOCP 4B, 7.2.2.1, over
 * {@link TweakedLinks}.
 *
 * <p><b>One level</b> takes one more option of an item that has l available options and still needs n. Child k takes
 * the k-th option and bans the options before it. If n &gt; 0, k is 1 to l + 1 - n. If n = 0, k is 1 to l, and one
 * further child does not take an option: the item is <em>left</em>.
 *
 * <p><b>Differences from the book.</b> An item is chosen among the needed ones, and only these are in the list of
 * items. Without needed items, the leftmost primary item with an available option is chosen. So no dead end occurs
 * below, and a state without available options is a solution. (The book chooses among all items: more nodes, or equally
 * many if all multiplicities are exact.) As in the book, ties go to the smaller slack, then to the longer list, then to
 * the left. Dead ends are found when an option is tried, not a level deeper, which does not change the number of nodes.
 *
 * <p>Invariant: after the search has backed out of a level, every array has its earlier contents.
 */
class BoundedLinksSearch extends TweakedLinks {

    /** For each level, its number of children. */
    private final int[] degree;

    BoundedLinksSearch(Links links, SearchRequest request, SearchControl control) {
        super(links, request, control);
        degree = new int[choice.length];
    }

    /** {@inheritDoc} Runs the steps of {@link #choose}, {@link #takeNext} and {@link #backUp} in one loop. */
    @Override
    public boolean advance() {
        boolean atNode = begin() || resume();
        while (atNode) {
            int i = mrv ? hardest() : isSolved() ? ROOT : asked();
            if (i == ROOT) {
                if (isBroken()) {
                    atNode = backtrack();
                    continue;
                }
                found++;
                return true;
            }
            enter(i);
            atNode = takeFrom(i, i) || backtrack();
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

    /**
     * Backs out to the deepest level with a child that is not a dead end, and enters the child; returns false without
     * such a level.
     */
    private boolean backtrack() {
        while (level > floor) {
            int x = choice[--level];
            if (x < 0) {
                left--;
                exit(-x);
            } else {
                untake(x);
                if (takeFrom(x, nd[x + TOP])) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Enters the first child of item {@code i}, after the child of node {@code x}, that is not a dead end. If {@code x}
     * is the header, begins at the first child. Without such a child, exits the item and returns false. Also returns
     * false after a stop.
     */
    private boolean takeFrom(int x, int i) {
        boolean full = isFull(i);
        for (int y = nd[x + DLINK]; y != i && (full || nd[i + LEN] > 0); y = nd[y + DLINK]) {
            if (nodes >= checkpoint && !mayPassCheckpoint()) {
                return false;
            }
            nodes++;
            choice[level] = y;
            if (!full) {
                tweak(y, i);
            }
            if (take(y)) {
                if (level < known) {
                    known = level;
                }
                level++;
                return true;
            }
        }
        if (mayLeave(i)) {
            if (nodes >= checkpoint && !mayPassCheckpoint()) {
                return false;
            }
            nodes++;
            leave(i);
            return true;
        }
        exit(i);
        return false;
    }

    @Override
    public boolean isSolved() {
        return rlink[ROOT] == ROOT && liveFrom(1) == ROOT;
    }

    @Override
    public void choose() {
        enter(mrv ? hardest() : asked());
    }

    @Override
    boolean isOpen(int i) {
        return rlink[ROOT] == ROOT ? isLive(i) : nd[SIZE * i + LACK] > 0;
    }

    @Override
    public boolean takeNext() {
        if (!mayEnter()) {
            return false;
        }
        int i = headerOf(choice[level]);
        int x = nextOf(choice[level], i);
        if (x == i) {
            leave(i);
            taken = true;
            return !isBroken();
        }
        choice[level] = x;
        if (level < known) {
            known = level;
        }
        level++;
        if (!isFull(i)) {
            tweak(x, i);
        }
        notes = true;
        taken = take(x);
        notes = learns;
        return taken && !isBroken();
    }

    @Override
    public boolean backUp() {
        while (--level >= floor) {
            int x = choice[level];
            int i = headerOf(x);
            if (x < 0) {
                left--;
            } else {
                if (taken) {
                    untake(x);
                }
                if (nextOf(x, i) != i || mayLeave(i)) {
                    taken = true;
                    return true;
                }
            }
            taken = true;
            exit(i);
        }
        assert floor > 0 || level < -1 || isRestored(); // level is less than -1 after a stop
        return end();
    }

    /**
     * Returns the node to try after {@code x} at the present level; the header of the item if no option is left to try.
     */
    private int nextOf(int x, int i) {
        return isFull(i) || nd[i + LEN] > 0 ? nd[x + DLINK] : i;
    }

    /** Returns true if the entered item has all options that it needs, without the option that it was entered for. */
    private boolean mayLeave(int i) {
        return nd[i + LACK] < 0;
    }

    /** Begins a level: charges the item one more option. */
    private void enter(int i) {
        choice[level] = i;
        first[level] = nd[i + DLINK];
        degree[level] = nd[i + LEN] + 1;
        charge(i);
        if (isFull(i)) {
            cover(i, true);
        }
    }

    /** Undoes {@link #enter} and all tweaks of the present level. */
    private void exit(int i) {
        if (isFull(i)) {
            uncoverFrom(nd[i + ULINK], i);
        } else {
            untweak(i);
        }
        uncharge(i);
    }

    /** Enters the last child of a level, in which no option of the item is available. */
    private void leave(int i) {
        choice[level] = -i;
        if (level < known) {
            known = level;
        }
        level++;
        left++;
    }

    @Override
    public int deadItem() {
        int item = level == 0 ? leftmostDead() : taken ? NONE : stuck; // taken: the constraint is broken
        return item == NONE ? NONE : links.problem.itemNumber[item];
    }

    /** Returns the header of the item to branch on under MRV; {@link Links#ROOT} if the present state is a solution. */
    private int hardest() {
        int best = rlink[ROOT];
        if (best == ROOT) {
            return leftmostLive();
        }
        int fewest = nd[SIZE * best + LEN];
        for (int i = rlink[best]; i != ROOT; i = rlink[i]) {
            int len = nd[SIZE * i + LEN];
            if (len < fewest || len == fewest && isBefore(i, best)) {
                fewest = len;
                best = i;
            }
        }
        return SIZE * best;
    }

    /** Returns true if an item precedes an item of the same degree to its left, by smaller slack or longer list. */
    private boolean isBefore(int i, int other) {
        int less = slack[other] - slack[i];
        return less > 0 || less == 0 && nd[SIZE * i + LACK] > nd[SIZE * other + LACK];
    }

    /**
     * Returns the header of the leftmost item with an available option, when no item is needed. Begins at the item that
     * was chosen above for this reason: no option to the left of it is available.
     */
    private int leftmostLive() {
        int above = level == 0 ? ROOT : headerOf(choice[level - 1]);
        return SIZE * liveFrom(above != ROOT && nd[above + LACK] < 0 ? above / SIZE : 1);
    }

    /**
     * Returns the header number of the leftmost primary item, from {@code from} on, that has an available option; the
     * root without such an item.
     */
    private int liveFrom(int from) {
        int i = from;
        while (i <= links.items && !isLive(i)) {
            i++;
        }
        return i <= links.items ? i : ROOT;
    }

    /** {@inheritDoc} Options passed over are banned, as if they had been tried. */
    @Override
    public boolean skipTo(int option) {
        int i = headerOf(choice[level]);
        int x = nextOf(choice[level], i);
        while (x != i && optionOf(x) != option) {
            choice[level] = x;
            if (!isFull(i)) {
                tweak(x, i);
            }
            x = nextOf(x, i);
        }
        return x != i || option == Step.NONE && mayLeave(i);
    }

    @Override
    public boolean isBounded() {
        return true;
    }

    @Override
    protected int[] triedAt(int atLevel) {
        return triedNodes(atLevel).map(this::optionOf).toArray();
    }

    /** Returns the nodes of the options tried at a level: each still points to the next. */
    private IntStream triedNodes(int atLevel) {
        int last = choice[atLevel];
        int i = headerOf(last);
        if (last == i) {
            return IntStream.empty();
        }
        int end = last < 0 ? i : nd[last + DLINK];
        return IntStream.iterate(first[atLevel], x -> x != end, x -> nd[x + DLINK]);
    }

    /**
     * {@inheritDoc} Deeper levels may have changed the list of the item, but neither the tried nodes nor the list at
     * the root.
     */
    @Override
    public int[] untriedAt(int atLevel) {
        int last = choice[atLevel];
        if (last < 0) {
            return new int[0];
        }
        int i = headerOf(last);
        Leftovers leftovers = leftoversAt(atLevel);
        int tried = (int) triedNodes(atLevel).count();
        int[] untried = IntStream.iterate(links.nodes[last + DLINK], x -> x != i, x -> links.nodes[x + DLINK])
                .filter(x -> leftovers.has(placeOf(x)))
                .map(this::optionOf)
                .limit(degree[atLevel] - tried)
                .toArray();
        if (tried + untried.length == degree[atLevel]) {
            return untried;
        }
        int[] withNone = Arrays.copyOf(untried, untried.length + 1);
        withNone[untried.length] = Step.NONE;
        return withNone;
    }

    /** Returns the options that were available at the start of a level. */
    private Leftovers leftoversAt(int atLevel) {
        Leftovers leftovers = new Leftovers(links.problem, root);
        for (int l = 0; l < atLevel; l++) {
            triedNodes(l).map(this::placeOf).forEach(leftovers::ban);
            if (choice[l] > 0) {
                leftovers.take(placeOf(choice[l]));
            }
        }
        return leftovers;
    }

    @Override
    public boolean isRepeatable() {
        return !learns;
    }

    @Override
    public int branchesAt(int atLevel) {
        return degree[atLevel];
    }

    @Override
    protected int untriedCountAt(int atLevel) {
        return degree[atLevel] - 1 - before(atLevel);
    }

    /** Returns the number of children of a level before the present child. */
    private int before(int atLevel) {
        int end = choice[atLevel] < 0 ? -choice[atLevel] : choice[atLevel];
        int count = 0;
        for (int x = first[atLevel]; x != end; x = nd[x + DLINK]) {
            count++;
        }
        return count;
    }

    @Override
    public int first() {
        return (rlink[ROOT] == ROOT ? liveFrom(1) : rlink[ROOT]) - 1; // the root is at 0, so it becomes NONE
    }

    @Override
    public int next(int item) {
        return (rlink[ROOT] == ROOT ? liveFrom(item + 2) : rlink[item + 1]) - 1;
    }
}
