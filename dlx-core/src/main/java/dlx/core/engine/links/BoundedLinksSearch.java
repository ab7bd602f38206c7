package dlx.core.engine.links;

import static dlx.core.engine.links.Links.DLINK;
import static dlx.core.engine.links.Links.LACK;
import static dlx.core.engine.links.Links.LEN;
import static dlx.core.engine.links.Links.RIGHT;
import static dlx.core.engine.links.Links.ROOT;
import static dlx.core.engine.links.Links.SIZE;
import static dlx.core.engine.links.Links.TOP;
import static dlx.core.engine.links.Links.ULINK;

import dlx.core.engine.Branching;
import dlx.core.engine.NoSuchChoice;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.TreeSearch;
import dlx.core.search.Inside;
import dlx.core.search.OpenItems;
import dlx.core.search.Step;
import dlx.core.search.Strategy;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Algorithm M by dancing links, for items that may be covered other than once: Knuth, TAOCP 4B, 7.2.2.1. The layout is
 * that of {@link Links}; {@link LinksSearch} has what the two have in common in its plain form.
 *
 * <p><b>One level</b> takes one more option of an item that has l live options and still needs n. Child k takes the k-th
 * of them and bans those before it, for k from 1 to l, or to l + 1 - n where n > 0; where n = 0 a last child takes none:
 * the item is <em>left</em>.
 *
 * <pre>
 *   room after the option    the options of the item          banning those tried
 *   none                     hidden all at once: it is full   nothing more to do, the list stays as it is
 *   some                     stay                             each is tweaked when it is tried: taken off the top of the
 *                                                             list, and hidden from the lists of its other items
 * </pre>
 *
 * <p>What was tweaked is the top of the list as it was, in order: {@link #first} is all there is to remember, and each
 * of these nodes still points down to the next.
 *
 * <p><b>Numbers.</b> Of the header of each item, {@code LACK} is the number of options that it needs, those taken
 * subtracted, and goes below 0; {@code LACK + slack == 0} says that it is full. {@code LEN} is the number of its live
 * options less what it needs: below 0 it is dead, and its degree is {@code LEN + 1}, needed or not. A secondary item is
 * one that may be covered once and need not, unless colors let its options agree.
 *
 * <p><b>Differences from the book.</b> An item is chosen among those that are needed, and only these are in the list of
 * items; where there are none, the leftmost primary item with a live option. So nothing fails below, and a solution is
 * where no option lives. (The book chooses among all items: more nodes, and the same where all bounds are exact.) Ties,
 * as in the book, go to the smaller slack, then to the longer list, then to the left. Dead ends are seen where an option
 * is tried and not a level deeper, which makes no difference to the number of nodes.
 *
 * <p>Invariant: after the search has backed out of a level, every array holds what it held before.
 */
final class BoundedLinksSearch extends TreeSearch implements OpenItems {

    private final Links links;
    private final int[] llink;
    private final int[] rlink;
    private final int[] nd;

    /** Of each item by the number of its header, how many options it may have beyond those that it needs. */
    private final int[] slack;

    /**
     * Of each level, the node of the option tried last; the header of the item where none has been tried, and minus this
     * where it has been left.
     */
    private final int[] choice;

    /** Of each level, the node that was on top of the list of its item; the header if the list was empty. */
    private final int[] first;

    /** Of each level, how many children it has. */
    private final int[] degree;

    /** The options given beforehand, then the numbers of those taken at the first {@link #known} levels. */
    private final int[] options;

    /** Of each of these levels and the one after them, how many options were taken before it. */
    private final int[] place;

    private final boolean colored;

    /** Of each item by the number of its header, the node that purified it, 0 if none did; of length 0 without colors. */
    private final int[] purifier;

    private final Strategy.Chooser chooser;
    private final Strategy strategy;

    /** MRV is part of the loop; other strategies are called. */
    private final boolean mrv;

    /** Whether the strategy wants to know how each option fared. */
    private final boolean learns;

    /** Items in the list with fewer live options than they need. */
    private int dead;

    /** Whether {@link #stuck} is to be kept up: not in the loop, unless the strategy learns from it. */
    private boolean notes;

    /** The item that the dead end met last left dead, the leftmost where that was seen. */
    private int stuck;

    /** Whether the option tried last is taken: it was no dead end, or has been dropped since. */
    private boolean taken = true;

    /** How many levels above have left their items. */
    private int left;

    /** How many levels have not changed since their options were last asked for. */
    private int known;

    private long updates;

    BoundedLinksSearch(Links links, SearchRequest task, SearchControl control) {
        super(new Root(links.problem, task.givens()), control);
        this.links = links;
        llink = links.llink.clone();
        rlink = links.rlink.clone();
        nd = LinksSearch.copyOf(links.nodes, control);
        slack = slack(links.problem);
        dead = links.dead;
        colored = links.color.length > 0;
        purifier = new int[colored ? links.items + 1 : 0];
        int levels = mostTaken(links.problem) + links.items + 1; // an option each, or an item left for good
        choice = new int[levels];
        first = new int[levels];
        degree = new int[levels];
        mrv = task.kind().branching() == Branching.MRV;
        strategy = task.strategy();
        chooser = strategy.chooser();
        learns = chooser.learns();
        notes = learns;
        place = new int[levels + 1];
        place[0] = root.given.length;
        options = new int[root.given.length + levels];
        System.arraycopy(root.given, 0, options, 0, root.given.length);
        if (!root.isContradictory()) {
            relax();
            ban();
            take();
        }
        assert Links.isConsistent(llink, rlink, nd, dead);
    }

    private static int[] slack(Problem problem) {
        int[] slack = new int[problem.items() + 1];
        for (int i = 0; i < problem.items(); i++) {
            slack[i + 1] = problem.primary[i] ? problem.atMost[i] - problem.atLeast[i] : 1;
        }
        return slack;
    }

    /** No solution has more options than this: each holds a primary item. */
    private static int mostTaken(Problem problem) {
        long most = 0;
        for (int i = 0; i < problem.items(); i++) {
            most += problem.primary[i] ? problem.atMost[i] : 0;
        }
        return (int) Math.min(most, problem.options());
    }

    /** Items that need not be covered are needed no more, and have as much room as before. */
    private void relax() {
        for (int item : root.relax) {
            int i = SIZE * (item + 1);
            int need = nd[i + LACK];
            if (need > 0) {
                dead -= nd[i + LEN] < 0 ? 1 : 0;
                unlinkItem(item + 1);
                nd[i + LEN] += need;
                nd[i + LACK] = 0;
                slack[item + 1] += need;
            }
        }
    }

    /** Options that are banned leave the lists of all their items. */
    private void ban() {
        for (int banned : root.ban) {
            remove(links.first[banned]);
        }
    }

    /** Options that are taken leave the lists of all their items, which are committed for good. */
    private void take() {
        for (int given : root.take) {
            int x = links.first[given];
            remove(x);
            charge(nd[x + TOP]);
            chargeOthers(x);
            int p = x;
            do {
                commit(p, true);
                p = nd[p + RIGHT];
            } while (p != x);
        }
    }

    private void remove(int x) {
        unlink(x);
        hide(x);
    }

    /** The steps of {@link #choose}, {@link #takeNext} and {@link #backUp} in a loop that knows what comes next. */
    @Override
    public boolean advance() {
        boolean atNode = begin() || goOn();
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
    private boolean goOn() {
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
    protected boolean isRootAlive() {
        return !links.problem.hopeless && dead == 0;
    }

    @Override
    public boolean isSolved() {
        return rlink[ROOT] == ROOT && liveFrom(1) == ROOT;
    }

    @Override
    public Optional<Inside> inside() {
        return Optional.of(Snapshot.of(links, llink, rlink, nd));
    }

    @Override
    public void choose() {
        enter(mrv ? hardest() : asked());
    }

    /** Asks the strategy, and does not believe it: to enter an item that is not open would spoil the lists. */
    private int asked() {
        int item = chooser.choose(this);
        if (item < 0 || item >= links.items || !isOpen(item + 1)) {
            throw new NoSuchChoice(strategy, item);
        }
        return SIZE * (item + 1);
    }

    private boolean isOpen(int i) {
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

    /** Whether an item has as many options as it may have. */
    private boolean isFull(int i) {
        return nd[i + LACK] + slack[i / SIZE] == 0;
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

    /**
     * An item gets an option: it needs one less and has room for one less. One that is colored is charged like the
     * others, and nobody asks: what is left of it agrees.
     *
     * <p>Invariant: after {@code charge(i); uncharge(i);} every array holds what it held before.
     */
    private void charge(int i) {
        int lack = nd[i + LACK]--;
        if (lack > 0) {
            if (++nd[i + LEN] == 0) {
                dead--;
            }
            if (lack == 1) {
                unlinkItem(i / SIZE);
            }
        }
    }

    /** Undoes {@link #charge}, in the opposite order. */
    private void uncharge(int i) {
        int lack = ++nd[i + LACK];
        if (lack > 0) {
            if (lack == 1) {
                relinkItem(i / SIZE);
            }
            if (--nd[i + LEN] == -1) {
                dead++;
            }
        }
    }

    private void unlinkItem(int i) {
        int l = llink[i];
        int r = rlink[i];
        rlink[l] = r;
        llink[r] = l;
    }

    private void relinkItem(int i) {
        rlink[llink[i]] = i;
        llink[rlink[i]] = i;
    }

    /** Takes the top node of the list of an item off it, and hides its option from the other lists. */
    private void tweak(int x, int i) {
        int d = nd[x + DLINK];
        nd[i + DLINK] = d;
        nd[d + ULINK] = i;
        nd[i + LEN]--;
        updates += 1 + hide(x);
    }

    /**
     * Undoes the tweaks of the present level, the first one first: options stand in all lists in the same order, so each
     * finds the neighbors that it had.
     */
    private void untweak(int i) {
        int end = nd[i + DLINK];
        int above = i;
        int x = first[level];
        nd[i + DLINK] = x;
        while (x != end) {
            nd[x + ULINK] = above;
            nd[i + LEN]++;
            unhide(x);
            above = x;
            x = nd[x + DLINK];
        }
        nd[end + ULINK] = above;
    }

    /**
     * Takes the option of node {@code x}, whose own item was charged when it was entered; false, with nothing changed, if
     * an item would be dead. First all needs are brought down, then options are hidden: so whatever is dead in between is
     * dead for good, and hiding stops there.
     */
    private boolean take(int x) {
        chargeOthers(x);
        boolean alive = dead == 0 ? commitOthers(x) : noteStuck();
        if (learns) {
            chooser.tried(nd[x + TOP] / SIZE - 1, alive ? NONE : stuck);
        }
        if (!alive) {
            unchargeOthers(x);
        }
        return alive;
    }

    /** Notes which item is dead, if that may be asked for; false. */
    private boolean noteStuck() {
        if (notes) {
            stuck = leftmostDead();
        }
        return false;
    }

    /** Undoes {@link #take}. */
    private void untake(int x) {
        uncommitOthers(x - SIZE, x);
        unchargeOthers(x);
    }

    private void chargeOthers(int x) {
        for (int q = nd[x + RIGHT]; q != x; q = nd[q + RIGHT]) {
            charge(nd[q + TOP]);
        }
    }

    private void unchargeOthers(int x) {
        for (int q = leftOf(x); q != x; q = leftOf(q)) {
            uncharge(nd[q + TOP]);
        }
    }

    /** The node to the left of a node in its option, or the last one: a spacer points there. */
    private int leftOf(int x) {
        int q = x - SIZE;
        return nd[q + TOP] <= 0 ? nd[q + DLINK] : q;
    }

    /** Hides what excludes the option of {@code x} by its other items; false, with nothing hidden, if an item is dead. */
    private boolean commitOthers(int x) {
        for (int q = nd[x + RIGHT]; q != x; q = nd[q + RIGHT]) {
            if (!commit(q, false)) {
                uncommitOthers(q - SIZE, x);
                return false;
            }
        }
        return true;
    }

    /** Uncommits the items of an option from node {@code p} leftwards round to node {@code x}, whose item stays. */
    private void uncommitOthers(int p, int x) {
        int q = p;
        while (q != x) {
            int i = nd[q + TOP];
            if (i <= 0) {
                q = nd[q + DLINK]; // a spacer: on to the last node of the option
            } else {
                uncommit(q, i);
                q -= SIZE;
            }
        }
    }

    /** The leftmost item that is dead. */
    private int leftmostDead() {
        int i = rlink[ROOT];
        while (i != ROOT && nd[SIZE * i + LEN] >= 0) {
            i = rlink[i];
        }
        return i - 1;
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

    /** Whether an item that is not needed is primary and has a live option: one that is full keeps its list. */
    private boolean isLive(int i) {
        return nd[SIZE * i + LEN] > 0 && !isFull(SIZE * i) && links.problem.primary[i - 1];
    }

    /**
     * Hides the options of an item that is full.
     *
     * @param always whether to go on where an item is dead. If not, hides nothing then and is false
     */
    private boolean cover(int i, boolean always) {
        int unlinked = 1;
        boolean alive = true;
        int p = nd[i + DLINK];
        while (alive && p != i) {
            unlinked += hide(p);
            if (dead > 0 && !always) {
                alive = noteStuck();
                uncoverFrom(p, i);
            }
            p = nd[p + DLINK];
        }
        updates += unlinked;
        return alive;
    }

    /** Undoes {@link #cover} in the opposite order, from a node in the list of item {@code i} upwards. */
    private void uncoverFrom(int bottom, int i) {
        for (int p = bottom; p != i; p = nd[p + ULINK]) {
            unhide(p);
        }
    }

    /** Hides what excludes the option of node {@code p} by its item, which has been charged; as {@link #cover} does. */
    private boolean commit(int p, boolean always) {
        int i = nd[p + TOP];
        if (colored && links.color[p / SIZE] >= 0) {
            return purify(p, i, always);
        }
        return !isFull(i) || cover(i, always);
    }

    /** Undoes {@link #commit}. */
    private void uncommit(int p, int i) {
        if (colored && links.color[p / SIZE] >= 0) {
            unpurify(p, i);
        } else if (isFull(i)) {
            uncoverFrom(nd[i + ULINK], i);
        }
    }

    /**
     * Hides the options that give item {@code i} another color than node {@code p}, or none, as {@link #cover} does; once
     * is enough.
     */
    private boolean purify(int p, int i, boolean always) {
        if (purifier[i / SIZE] != 0) {
            return true;
        }
        purifier[i / SIZE] = p;
        int color = links.color[p / SIZE];
        int unlinked = 0;
        boolean alive = true;
        int q = nd[i + DLINK];
        while (alive && q != i) {
            if (links.color[q / SIZE] != color) {
                unlinked += hide(q);
                if (dead > 0 && !always) {
                    alive = noteStuck();
                    unpurifyFrom(q, p, i);
                }
            }
            q = nd[q + DLINK];
        }
        updates += unlinked;
        return alive;
    }

    /** Undoes {@link #purify}. */
    private void unpurify(int p, int i) {
        if (purifier[i / SIZE] == p) {
            unpurifyFrom(nd[i + ULINK], p, i);
        }
    }

    /** Undoes {@link #purify} in the opposite order, from a node in the list of item {@code i} upwards. */
    private void unpurifyFrom(int bottom, int p, int i) {
        purifier[i / SIZE] = 0;
        int color = links.color[p / SIZE];
        for (int q = bottom; q != i; q = nd[q + ULINK]) {
            if (links.color[q / SIZE] != color) {
                unhide(q);
            }
        }
    }

    /**
     * Unlinks all nodes of an option but {@code p}.
     *
     * @return how many
     */
    private int hide(int p) {
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
    private void unhide(int p) {
        for (int q = nd[p + RIGHT]; q != p; q = nd[q + RIGHT]) {
            int i = nd[q + TOP];
            nd[nd[q + ULINK] + DLINK] = q;
            nd[nd[q + DLINK] + ULINK] = q;
            if (++nd[i + LEN] == 0) {
                dead--;
            }
        }
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
    public int itemAt(int atLevel) {
        return links.problem.itemNumber[headerOf(choice[atLevel]) / SIZE - 1];
    }

    @Override
    public int optionAt(int atLevel) {
        return choice[atLevel] < 0 ? Step.NONE : optionOf(choice[atLevel]);
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

    /** Options that are the last of their items are chosen one level after the other. */
    @Override
    public int[] forced() {
        return new int[0];
    }

    /** The header of the item of a node; of a header itself, and of one with a minus. */
    private int headerOf(int x) {
        return x < 0 ? -x : x <= SIZE * links.items ? x : nd[x + TOP];
    }

    @Override
    public int length() {
        return root.given.length + level - left;
    }

    /** Solutions share most of their first levels with the solution before: only the rest is looked up. */
    @Override
    public void copyOptions(int[] into) {
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

    /** The number of the option that holds node {@code x}. */
    private int optionOf(int x) {
        return links.problem.number[placeOf(x)];
    }

    /** The place in the problem of the option that holds node {@code x}: the spacer after the option has it. */
    private int placeOf(int x) {
        int p = x;
        while (nd[p + TOP] > 0) {
            p += SIZE;
        }
        return -nd[p + TOP] - 1;
    }

    @Override
    public long updates() {
        return updates;
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

    @Override
    public int optionsLeft(int item) {
        int i = SIZE * (item + 1);
        return nd[i + LEN] + Math.max(0, nd[i + LACK]);
    }

    @Override
    public int degree(int item) {
        return nd[SIZE * (item + 1) + LEN] + 1;
    }

    @Override
    public int need(int item) {
        return Math.max(0, nd[SIZE * (item + 1) + LACK]);
    }

    @Override
    public int slack(int item) {
        return slack[item + 1] + Math.min(0, nd[SIZE * (item + 1) + LACK]);
    }

    @Override
    public int takenCount() {
        return length();
    }

    @Override
    public int taken(int index) {
        lookUp();
        return options[index];
    }

    /** Whether every array holds what it held at the start; what is given is never undone. Cost: O(size). */
    private boolean isRestored() {
        return !root.isPlain()
                || Arrays.equals(llink, links.llink)
                        && Arrays.equals(rlink, links.rlink)
                        && Arrays.equals(nd, links.nodes)
                        && dead == links.dead;
    }
}
