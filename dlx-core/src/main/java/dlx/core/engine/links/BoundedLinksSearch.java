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
 * <p><b>One level</b> takes one more option of an item that has l live options and still needs n. Child k takes the k-th
 * of them and bans those before it, for k from 1 to l, or to l + 1 - n where n > 0; where n = 0 a last child takes none:
 * the item is <em>left</em>.
 *
 * <p><b>Differences from the book.</b> An item is chosen among those that are needed, and only these are in the list of
 * items; where there are none, the leftmost primary item with a live option. So nothing fails below, and a solution is
 * where no option lives. (The book chooses among all items: more nodes, and the same where all bounds are exact.) Ties,
 * as in the book, go to the smaller slack, then to the longer list, then to the left. Dead ends are seen where an option
 * is tried and not a level deeper, which makes no difference to the number of nodes.
 *
 * <p>Invariant: after the search has backed out of a level, every array holds what it held before.
 */
class BoundedLinksSearch extends TweakedLinks {

    /** Of each level, how many children it has. */
    private final int[] degree;

    BoundedLinksSearch(Links links, SearchRequest request, SearchControl control) {
        super(links, request, control);
        degree = new int[choice.length];
    }

    /** The steps of {@link #choose}, {@link #takeNext} and {@link #backUp} in a loop that knows what comes next. */
    @Override
    public boolean advance() {
        boolean atNode = begin() || resume();
        while (atNode) {
            int i = mrv ? hardest() : isSolved() ? ROOT : asked();
            if (i == ROOT) {
                found++;
                return true;
            }
            enter(i);
            atNode = takeFrom(i, i) || backtrack();
        }
        assert floor > 0 || level != 0 || isRestored(); // not where the walk was stopped
        return end();
    }

    /** Leaves the node at which the walk rests; false if no other is left. */
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

    /** Backs out to the deepest level with a child that is no dead end, and goes there; false if there is none. */
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
     * Goes to the first child that is no dead end, after the one of node {@code x} of item {@code i}, or from the first
     * one on if this is the header; if there is none, exits the item.
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
            return true;
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
        return taken;
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
        assert floor > 0 || level < -1 || isRestored(); // deeper down where the walk was stopped
        return end();
    }

    /** The node to try after {@code x} at the present level; the header of the item if no option is left to try. */
    private int nextOf(int x, int i) {
        return isFull(i) || nd[i + LEN] > 0 ? nd[x + DLINK] : i;
    }

    /** Whether an item that has been entered needs nothing, without the option that it was entered for. */
    private boolean mayLeave(int i) {
        return nd[i + LACK] < 0;
    }

    /** Begins a level: the item will have one more option. */
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

    /** The last child of a level: no option of the item lives any more. */
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
        int item = level == 0 ? leftmostDead() : stuck;
        return item == NONE ? NONE : links.problem.itemNumber[item];
    }

    /** The item to branch on under MRV; {@link Links#ROOT} where the present state is a solution. */
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

    /** Whether an item goes before one on its left of the same degree. */
    private boolean isBefore(int i, int other) {
        int less = slack[other] - slack[i];
        return less > 0 || less == 0 && nd[SIZE * i + LACK] > nd[SIZE * other + LACK];
    }

    /** No item is needed: to the left of the item that was chosen above for this reason, no option lives. */
    private int leftmostLive() {
        int above = level == 0 ? ROOT : headerOf(choice[level - 1]);
        return SIZE * liveFrom(above != ROOT && nd[above + LACK] < 0 ? above / SIZE : 1);
    }

    /** The leftmost primary item from a place on that has a live option, by its header's number, or the root. */
    private int liveFrom(int from) {
        int i = from;
        while (i <= links.items && !isLive(i)) {
            i++;
        }
        return i <= links.items ? i : ROOT;
    }

    /** Options that are passed over are banned, as if they had been tried. */
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

    /** The nodes of the options tried at a level, which still point from each to the next. */
    private IntStream triedNodes(int atLevel) {
        int last = choice[atLevel];
        int i = headerOf(last);
        if (last == i) {
            return IntStream.empty();
        }
        int end = last < 0 ? i : nd[last + DLINK];
        return IntStream.iterate(first[atLevel], x -> x != end, x -> nd[x + DLINK]);
    }

    /** Deeper levels may have changed the list of the item; what has been tried has not changed, nor has the root. */
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

    /** The options that lived where a level began. */
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

    /** How many children of a level come before the present one. */
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
        return (rlink[ROOT] == ROOT ? liveFrom(1) : rlink[ROOT]) - 1; // the root stands at 0: NONE where there is none
    }

    @Override
    public int next(int item) {
        return (rlink[ROOT] == ROOT ? liveFrom(item + 2) : rlink[item + 1]) - 1;
    }
}
