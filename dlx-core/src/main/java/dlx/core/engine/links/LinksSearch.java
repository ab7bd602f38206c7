package dlx.core.engine.links;

import static dlx.core.engine.links.Links.DLINK;
import static dlx.core.engine.links.Links.LEN;
import static dlx.core.engine.links.Links.RIGHT;
import static dlx.core.engine.links.Links.ROOT;
import static dlx.core.engine.links.Links.SECONDARY;
import static dlx.core.engine.links.Links.SIZE;
import static dlx.core.engine.links.Links.TOP;
import static dlx.core.engine.links.Links.ULINK;

import dlx.core.engine.Branching;
import dlx.core.engine.NoSuchChoice;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Root;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreeSearch;
import dlx.core.search.Inside;
import dlx.core.search.OpenItems;
import dlx.core.search.Strategy;
import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Algorithm X by dancing links, and Algorithm C where options color items: Knuth, TAOCP 4B, 7.2.2.1, with an explicit
 * stack. The layout is that of {@link Links}.
 *
 * <p>Differences from the book, none of which changes the tree: it has the same nodes in the same order.
 *
 * <ul>
 *   <li>{@code dead} counts the open primary items that have lost their last option. Taking an option stops as soon as
 *       it leaves a dead item that it does not itself cover; and since no item is dead where the next is chosen, one
 *       with a single option ends the scan for the smallest.
 *   <li>Secondary items carry {@link Links#SECONDARY} in {@code len}, so that they never count as dead.
 *   <li>What has been purified is remembered per item, by {@link #purifier}: Knuth marks the nodes of the right color
 *       instead, and asks every node that he hides for the mark.
 *   <li>The search rests at each solution and goes on when asked, so the loop is left and entered there.
 *   <li>Over a large cover, where a node may take a second, the control is asked within nodes too ({@link #large}).
 *       Where it refuses, the lists stay as they are, spoilt; only those of items that have been chosen, which no step below
 *       touches, are looked at afterwards, for what has not been tried.
 * </ul>
 *
 * <p>Invariant: after the search has backed out of a level, every array holds what it held before.
 */
final class LinksSearch extends TreeSearch implements OpenItems {

    final Links links;
    final int[] llink;
    final int[] rlink;
    final int[] nd;

    /** Of each level, the node of the option tried last; the header of the item where none has been tried. */
    private final int[] choice;

    /** The options given beforehand, then the numbers of those taken at the first {@link #known} levels. */
    private final int[] options;

    /** Whether options color items. */
    private final boolean colored;

    /** Whether one node may take so long that the control is asked within nodes. */
    private final boolean large;

    /** Whether an item takes more than {@link #cover}: a cover with colors, or a large one. */
    private final boolean special;

    private final PacedStopCheck pace;

    /** Of each item by the number of its header, the node that purified it, 0 if none did; of length 0 without colors. */
    private final int[] purifier;

    private final Strategy.Chooser chooser;
    private final Strategy strategy;

    /** MRV is part of the loop; other strategies are called. */
    private final boolean mrv;

    /** Whether the strategy wants to know how each option fared. */
    private final boolean learns;

    /** The first try in a random order has so many times fewer nodes: most are in vain. */
    private static final int SHORTER = 10;

    /** The source of the orders in which it begins anew, the same each time. */
    private static final long SEED = 2_718_281_828L;

    /** How many ints of a large cover are copied at once. */
    private static final int PIECE = 1 << 20;

    /** Open primary items without options. */
    int dead;

    /** Whether the option tried last is taken: it was no dead end, or has been dropped since. */
    private boolean taken = true;

    /** How many levels have not changed since their options were last asked for. */
    private int known;

    private long updates;

    /** How many nodes, besides those of its way, the next try of a search for any solution may have in a random order. */
    private long nodesOfTry;

    /** The count of nodes besides those of its way at which this one does so; {@code Long.MAX_VALUE} if it may not. */
    private long restart;

    private final boolean mayBeginAnew;
    private boolean isShuffled;

    private final SplittableRandom random = new SplittableRandom(SEED);

    /** Whether a stop now is one amid an option that is tried; used over large covers only. */
    private boolean trying;

    /** What {@link #updates} was before that. */
    private long updatesBefore;

    LinksSearch(Links links, SearchRequest task, SearchControl control) {
        this(links, task, control, control);
    }

    /** A search that asks {@code within} amid nodes, and the control at each of them. */
    LinksSearch(Links links, SearchRequest task, SearchControl control, StopCheck within) {
        super(new Root(links.problem, task.givens()), control);
        this.links = links;
        llink = links.llink.clone();
        rlink = links.rlink.clone();
        nd = copyOf(links.nodes, control);
        dead = links.dead;
        colored = links.color.length > 0;
        large = control.asksWithinNodes();
        special = colored || large;
        pace = new PacedStopCheck(within);
        purifier = new int[colored ? links.items + 1 : 0];
        choice = new int[links.items + 1];
        mrv = task.kind().branching() == Branching.MRV;
        strategy = task.strategy();
        chooser = strategy.chooser();
        learns = chooser.learns();
        long patience = task.handOvers().patience();
        nodesOfTry = Math.max(1, patience / SHORTER);
        mayBeginAnew = task.kind().mayRestart() && mrv;
        restart = mayBeginAnew ? patience : Long.MAX_VALUE;
        options = new int[root.given.length + links.items];
        System.arraycopy(root.given, 0, options, 0, root.given.length);
        if (!root.isContradictory()) {
            relax();
            ban();
            take();
        }
        assert Links.isConsistent(llink, rlink, nd, dead);
    }

    /** A copy made in pieces: that of a large cover takes a tenth of a second. */
    static int[] copyOf(int[] nodes, StopCheck stop) {
        int[] copy = new int[nodes.length];
        for (int from = 0; from < copy.length; from += PIECE) {
            System.arraycopy(nodes, from, copy, from, Math.min(PIECE, copy.length - from));
            if (from > 0) {
                stop.check();
            }
        }
        return copy;
    }

    /** Items that need not be covered leave the list of open items and are like secondary ones from now on. */
    private void relax() {
        for (int item : root.relax) {
            int i = item + 1;
            rlink[llink[i]] = rlink[i];
            llink[rlink[i]] = llink[i];
            llink[i] = i;
            rlink[i] = i;
            if (nd[SIZE * i + LEN] == 0) {
                dead--;
            }
            nd[SIZE * i + LEN] += SECONDARY;
        }
    }

    /** Options that are banned leave the lists of all their items. */
    private void ban() {
        for (int place : root.ban) {
            int first = links.first[place];
            int p = first;
            do {
                unlink(p);
                p = nd[p + RIGHT];
            } while (p != first);
        }
    }

    /** Options that are taken have all their items committed, for good. */
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
     * The same steps as those of {@link #choose}, {@link #takeNext} and {@link #backUp}, in a loop that knows what comes
     * next: options that are dead ends are passed over without leaving their level. Taken one by one instead, the steps
     * cost a third more on 12 queens.
     */
    @Override
    public boolean advance() {
        try {
            boolean atNode = begin() || goOn();
            while (atNode) {
                if (rlink[ROOT] == ROOT) {
                    found++;
                    return true;
                }
                if (nodes - level >= restart) { // the nodes of a way straight down are no waste
                    beginAnew();
                }
                int i = SIZE * (mrv ? leftmostSmallest() : asked());
                choice[level] = i; // in case the walk is stopped here: nothing of the item has been tried
                coverChosen(i);
                atNode = takeFrom(nd[i + DLINK], i) || backtrack();
            }
        } catch (SearchStopped e) {
            stopInside();
        }
        assert floor > 0 || level != 0 || isRestored(); // not where the walk was stopped
        return end();
    }

    /**
     * Goes back to the root, to search on another way: the items in another order where several have equally few options, and
     * the options of each item too. Where solutions are many but the first choices were wrong, another way meets one soon
     * (Gomes, Selman, Kautz: Boosting combinatorial search through randomization, AAAI 1998). Each try in a random order has half
     * as many nodes again as the one before, so a search that must see the whole tree takes four times as long at worst.
     */
    private void beginAnew() {
        pace.suspend();
        while (level > 0) {
            int x = choice[--level];
            uncoverBack(x - SIZE, x);
            uncoverChosen(nd[x + TOP]);
        }
        pace.resume();
        known = 0;
        shuffle();
        restart = nodes + nodesOfTry;
        nodesOfTry += (nodesOfTry + 1) / 2;
    }

    /** Links the open items, and the options of each, in a random order. */
    private void shuffle() {
        isShuffled = true;
        int open = 0;
        int[] members = new int[links.items];
        for (int i = rlink[ROOT]; i != ROOT; i = rlink[i]) {
            members[open++] = i;
        }
        shuffle(members, open);
        int last = ROOT;
        for (int k = 0; k < open; k++) {
            last = linkItem(last, members[k]);
        }
        linkItem(last, ROOT);
        int[] nodesOfItem = new int[0];
        for (int i = SIZE; i <= SIZE * links.items; i += SIZE) {
            int count = 0;
            for (int p = nd[i + DLINK]; p != i; p = nd[p + DLINK]) {
                if (count == nodesOfItem.length) {
                    nodesOfItem = Arrays.copyOf(nodesOfItem, 2 * count + 16);
                }
                nodesOfItem[count++] = p;
            }
            shuffle(nodesOfItem, count);
            int above = i;
            for (int k = 0; k < count; k++) {
                above = linkNode(above, nodesOfItem[k]);
            }
            linkNode(above, i);
        }
    }

    private int linkItem(int left, int right) {
        rlink[left] = right;
        llink[right] = left;
        return right;
    }

    private int linkNode(int above, int below) {
        nd[above + DLINK] = below;
        nd[below + ULINK] = above;
        return below;
    }

    private void shuffle(int[] numbers, int length) {
        for (int k = length - 1; k > 0; k--) {
            int other = random.nextInt(k + 1);
            int number = numbers[k];
            numbers[k] = numbers[other];
            numbers[other] = number;
        }
    }

    /** Whether it has begun anew, so that the lists have another order now. */
    boolean hasBegunAnew() {
        return isShuffled;
    }

    /** Ends the walk amid a step: an option that was being tried counts as untried. */
    private void stopInside() {
        if (trying) {
            nodes--;
            updates = updatesBefore;
        }
        stopHere();
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
        return takeFrom(nd[x + DLINK], nd[x + TOP]) || backtrack();
    }

    /** Backs out to the deepest level with an option that can be taken, and takes it; false if there is none. */
    private boolean backtrack() {
        while (level > floor) {
            int x = choice[--level];
            trying = false;
            uncoverBack(x - SIZE, x);
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
            if (nodes >= checkpoint) {
                choice[level] = nd[y + ULINK]; // in case the walk is stopped here: what comes next has not been tried
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
        choice[level] = nd[i + ULINK]; // in case the walk is stopped here: everything has been tried
        uncoverChosen(i);
        return false;
    }

    @Override
    protected boolean isRootAlive() {
        return !links.problem.hopeless && dead == 0;
    }

    @Override
    public boolean isSolved() {
        return rlink[ROOT] == ROOT;
    }

    @Override
    public Optional<Inside> inside() {
        return Optional.of(Snapshot.of(links, llink, rlink, nd));
    }

    @Override
    public void choose() {
        int i = SIZE * (mrv ? leftmostSmallest() : asked());
        choice[level] = i;
        coverChosen(i);
    }

    /** Asks the strategy, and does not believe it: covering an item that is not open would spoil the lists. */
    private int asked() {
        int item = chooser.choose(this);
        int i = item + 1;
        boolean open = item >= 0 && item < links.items && llink[i] != i && rlink[llink[i]] == i;
        if (!open) {
            throw new NoSuchChoice(strategy, item);
        }
        return i;
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
        return taken;
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
            uncoverChosen(i);
        }
        assert floor > 0 || level < -1 || isRestored(); // deeper down where the walk was stopped
        return end();
    }

    /** Commits the other items of the option of node {@code x}; false, with nothing changed, if an item would be dead. */
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

    /** Whether an item is dead that the option of {@code x} does not cover itself with its nodes after {@code p}. */
    private boolean isDeadEnd(int p, int x) {
        int saved = 0;
        for (int q = nd[p + RIGHT]; q != x; q = nd[q + RIGHT]) {
            if (large) {
                pace.step();
            }
            if (nd[nd[q + TOP] + LEN] == 0) {
                saved++;
            }
        }
        return dead > saved;
    }

    /**
     * The leftmost item that is dead, and that the option of {@code x} does not cover with its nodes after {@code p}.
     */
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
            if (large) {
                pace.step();
            }
            q = nd[q + RIGHT];
        }
        return q != x;
    }

    /**
     * Asked after the dead end has been left: the option is taken once more and dropped again, and nothing is
     * counted.
     */
    @Override
    public int deadItem() {
        if (level == 0) {
            int item = deadItem(ROOT, ROOT);
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

    /** Uncommits the items of an option from node {@code p} leftwards round to node {@code x}, whose item stays. */
    private void uncoverBack(int p, int x) {
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
     * <p>Invariant: after {@code cover(i); uncover(i);} every array holds what it held before. Cost: one visit to each
     * node of each option that holds the item.
     */
    void cover(int i) {
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

    private void coverChosen(int i) {
        if (large) {
            trying = false;
            coverSlowly(i);
        } else {
            cover(i);
        }
    }

    private void uncoverChosen(int i) {
        if (large) {
            trying = false;
            uncoverSlowly(i);
        } else {
            uncover(i);
        }
    }

    /** {@link #cover}, asking the control on the way. */
    private void coverSlowly(int i) {
        for (int p = nd[i + DLINK]; p != i; p = nd[p + DLINK]) {
            updates += hideSlowly(p);
        }
        int l = llink[i / SIZE];
        int r = rlink[i / SIZE];
        rlink[l] = r;
        llink[r] = l;
        if (nd[i + LEN] == 0) {
            dead--;
        }
        updates++;
    }

    private int hideSlowly(int p) {
        int unlinked = hide(p);
        pace.steps(1 + unlinked);
        return unlinked;
    }

    /** {@link #uncover}, asking the control on the way. */
    private void uncoverSlowly(int i) {
        if (nd[i + LEN] == 0) {
            dead++;
        }
        int l = llink[i / SIZE];
        int r = rlink[i / SIZE];
        rlink[l] = i / SIZE;
        llink[r] = i / SIZE;
        for (int p = nd[i + ULINK]; p != i; p = nd[p + ULINK]) {
            unhideSlowly(p);
        }
    }

    private void unhideSlowly(int p) {
        pace.steps(1 + unhide(p));
    }

    /** Undoes {@link #cover}, in the opposite order. */
    void uncover(int i) {
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

    /** Covers the item of node {@code p}, or purifies it in the color of the node. */
    private void commit(int p) {
        int i = nd[p + TOP];
        if (special) {
            commitSpecially(p, i);
        } else {
            cover(i);
        }
    }

    private void commitSpecially(int p, int i) {
        if (colored && links.color[p / SIZE] >= 0) {
            purify(p, i);
        } else if (large) {
            coverSlowly(i);
        } else {
            cover(i);
        }
    }

    /** Undoes {@link #commit}. */
    private void uncommit(int p, int i) {
        if (special) {
            uncommitSpecially(p, i);
        } else {
            uncover(i);
        }
    }

    private void uncommitSpecially(int p, int i) {
        if (colored && links.color[p / SIZE] >= 0) {
            unpurify(p, i);
        } else if (large) {
            uncoverSlowly(i);
        } else {
            uncover(i);
        }
    }

    /**
     * Hides the options that give item {@code i} no color, or another one than node {@code p}. Where the item has been
     * purified already there is nothing to hide: the options left agree.
     */
    private void purify(int p, int i) {
        if (purifier[i / SIZE] == 0) {
            purifier[i / SIZE] = p;
            int color = links.color[p / SIZE];
            int unlinked = 0;
            for (int q = nd[i + DLINK]; q != i; q = nd[q + DLINK]) {
                if (large) {
                    pace.step();
                }
                if (links.color[q / SIZE] != color) {
                    unlinked += large ? hideSlowly(q) : hide(q);
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
                if (large) {
                    pace.step();
                }
                if (links.color[q / SIZE] != color) {
                    if (large) {
                        unhideSlowly(q);
                    } else {
                        unhide(q);
                    }
                }
            }
        }
    }

    /**
     * Unlinks all nodes of an option but {@code p}, which stays in the list of the item that is being covered.
     *
     * @return how many
     */
    int hide(int p) {
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
        if (--nd[i + LEN] == 0) {
            dead++;
        }
    }

    /**
     * Undoes {@link #hide}. The nodes are in different lists, so their order does not matter; that of options does.
     *
     * @return how many nodes were put back
     */
    int unhide(int p) {
        int linked = 0;
        for (int q = nd[p + RIGHT]; q != p; q = nd[q + RIGHT]) {
            int i = nd[q + TOP];
            nd[nd[q + ULINK] + DLINK] = q;
            nd[nd[q + DLINK] + ULINK] = q;
            if (++nd[i + LEN] == 1) {
                dead--;
            }
            linked++;
        }
        return linked;
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

    @Override
    public int itemAt(int atLevel) {
        return links.problem.itemNumber[headerOf(choice[atLevel]) / SIZE - 1];
    }

    @Override
    public int optionAt(int atLevel) {
        return optionOf(choice[atLevel]);
    }

    /** A covered item keeps its own list: the nodes below the choice have not been tried. */
    @Override
    public int[] untriedAt(int atLevel) {
        int i = headerOf(choice[atLevel]);
        return IntStream.iterate(nd[choice[atLevel] + DLINK], x -> x != i, x -> nd[x + DLINK])
                .map(this::optionOf)
                .toArray();
    }

    /** Options that are the last of their items are chosen one level after the other. */
    @Override
    public int[] forced() {
        return new int[0];
    }

    /** The header of the item of a node; of a header itself. */
    private int headerOf(int x) {
        return x <= SIZE * links.items ? x : nd[x + TOP];
    }

    @Override
    public int length() {
        return root.given.length + level;
    }

    /** Solutions share most of their first levels with the solution before: only the rest is looked up. */
    @Override
    public void copyOptions(int[] into) {
        while (known < level) {
            options[root.given.length + known] = optionOf(choice[known]);
            known++;
        }
        System.arraycopy(options, 0, into, 0, length());
    }

    /** The number of the option that holds node {@code x}: the spacer after the option has it. */
    private int optionOf(int x) {
        int p = x;
        while (nd[p + TOP] > 0) {
            p += SIZE;
        }
        return links.problem.number[-nd[p + TOP] - 1];
    }

    @Override
    public long updates() {
        return updates;
    }

    @Override
    public boolean isRepeatable() {
        return !learns && !mayBeginAnew;
    }

    /** A covered item keeps its own list, and its length. */
    @Override
    public int branchesAt(int atLevel) {
        return nd[headerOf(choice[atLevel]) + LEN];
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

    @Override
    public int takenCount() {
        return length();
    }

    @Override
    public int taken(int index) {
        return index < root.given.length ? root.given[index] : optionOf(choice[index - root.given.length]);
    }

    /** Whether every array holds what it held at the start; what is given is never undone. Cost: O(size). */
    private boolean isRestored() {
        return !root.isPlain()
                || isShuffled
                || Arrays.equals(llink, links.llink)
                        && Arrays.equals(rlink, links.rlink)
                        && Arrays.equals(nd, links.nodes)
                        && dead == links.dead;
    }
}
