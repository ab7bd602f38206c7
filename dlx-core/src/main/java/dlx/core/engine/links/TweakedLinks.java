package dlx.core.engine.links;

import static dlx.core.engine.links.Links.DLINK;
import static dlx.core.engine.links.Links.LACK;
import static dlx.core.engine.links.Links.LEN;
import static dlx.core.engine.links.Links.RIGHT;
import static dlx.core.engine.links.Links.ROOT;
import static dlx.core.engine.links.Links.SIZE;
import static dlx.core.engine.links.Links.TOP;
import static dlx.core.engine.links.Links.ULINK;

import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;

/**
 * The operations of Algorithm M on the lists: Knuth, TAOCP 4B, 7.2.2.1. An item that is branched on is charged one option
 * more; what excludes its options is hidden.
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
 * <p><b>Numbers.</b> Where an item has more options than it needs, {@code LACK} is below 0; {@code LACK + slack == 0} says that
 * it is full. The degree of an item is {@code LEN + 1}, needed or not. A secondary item is one that may be covered once and
 * need not, unless colors let its options agree.
 *
 * <p>Invariant: each operation has another one that undoes it, and gives every array back what it held before.
 */
abstract class TweakedLinks extends DancingLinks {

    /** Of each item by the number of its header, how many options it may have beyond those that it needs. */
    final int[] slack;

    /** Of each level, the node that was on top of the list of its item; the header if the list was empty. */
    final int[] first;

    /** Whether {@link #stuck} is to be kept up: not in the loop, unless the strategy learns from it. */
    boolean notes;

    /** The item that the dead end met last left dead, the leftmost where that was seen. */
    int stuck;

    TweakedLinks(Links links, SearchRequest request, SearchControl control) {
        // an option on each level, or an item left for good
        super(links, request, control, mostTaken(links.problem) + links.items + 1);
        slack = slackOf(links.problem);
        first = new int[choice.length];
        notes = learns;
        if (!root.isContradictory()) {
            for (int item : root.relax) {
                slack[item + 1] += nd[SIZE * (item + 1) + LACK]; // as much room as before
            }
            relaxAndBan();
            take();
        }
        assert Links.isConsistent(llink, rlink, nd, dead);
    }

    private static int[] slackOf(Problem problem) {
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

    /** Options that are taken leave the lists of all their items, which are committed for good. */
    void take() {
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

    /** Whether an item has as many options as it may have. */
    boolean isFull(int i) {
        return nd[i + LACK] + slack[i / SIZE] == 0;
    }

    /**
     * An item gets an option: it needs one less and has room for one less. One that is colored is charged like the
     * others, to no effect: the options left to it agree.
     *
     * <p>Invariant: after {@code charge(i); uncharge(i);} every array holds what it held before.
     */
    void charge(int i) {
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
    void uncharge(int i) {
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

    /** Takes the top node of the list of an item off it, and hides its option from the other lists. */
    void tweak(int x, int i) {
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
    void untweak(int i) {
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
    boolean take(int x) {
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
    boolean noteStuck() {
        if (notes) {
            stuck = leftmostDead();
        }
        return false;
    }

    /** Undoes {@link #take}. */
    void untake(int x) {
        uncommitOthers(x - SIZE, x);
        unchargeOthers(x);
    }

    void chargeOthers(int x) {
        for (int q = nd[x + RIGHT]; q != x; q = nd[q + RIGHT]) {
            charge(nd[q + TOP]);
        }
    }

    void unchargeOthers(int x) {
        for (int q = leftOf(x); q != x; q = leftOf(q)) {
            uncharge(nd[q + TOP]);
        }
    }

    /** The node to the left of a node in its option, or the last one: a spacer points there. */
    int leftOf(int x) {
        int q = x - SIZE;
        return nd[q + TOP] <= 0 ? nd[q + DLINK] : q;
    }

    /** Hides what excludes the option of {@code x} by its other items; false, with nothing hidden, if an item is dead. */
    boolean commitOthers(int x) {
        for (int q = nd[x + RIGHT]; q != x; q = nd[q + RIGHT]) {
            if (!commit(q, false)) {
                uncommitOthers(q - SIZE, x);
                return false;
            }
        }
        return true;
    }

    /** Uncommits the items of an option from node {@code p} leftwards round to node {@code x}, whose item stays. */
    void uncommitOthers(int p, int x) {
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
    int leftmostDead() {
        int i = rlink[ROOT];
        while (i != ROOT && nd[SIZE * i + LEN] >= 0) {
            i = rlink[i];
        }
        return i - 1;
    }

    /** Whether an item that is not needed is primary and has a live option: one that is full keeps its list. */
    boolean isLive(int i) {
        return nd[SIZE * i + LEN] > 0 && !isFull(SIZE * i) && links.problem.primary[i - 1];
    }

    /**
     * Hides the options of an item that is full.
     *
     * @param always whether to go on where an item is dead. If not, hides nothing then and is false
     */
    boolean cover(int i, boolean always) {
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
    void uncoverFrom(int bottom, int i) {
        for (int p = bottom; p != i; p = nd[p + ULINK]) {
            unhide(p);
        }
    }

    /** Hides what excludes the option of node {@code p} by its item, which has been charged; as {@link #cover} does. */
    boolean commit(int p, boolean always) {
        int i = nd[p + TOP];
        if (colored && links.color[p / SIZE] >= 0) {
            return purify(p, i, always);
        }
        return !isFull(i) || cover(i, always);
    }

    /** Undoes {@link #commit}. */
    void uncommit(int p, int i) {
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
    boolean purify(int p, int i, boolean always) {
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
    void unpurify(int p, int i) {
        if (purifier[i / SIZE] == p) {
            unpurifyFrom(nd[i + ULINK], p, i);
        }
    }

    /** Undoes {@link #purify} in the opposite order, from a node in the list of item {@code i} upwards. */
    void unpurifyFrom(int bottom, int p, int i) {
        purifier[i / SIZE] = 0;
        int color = links.color[p / SIZE];
        for (int q = bottom; q != i; q = nd[q + ULINK]) {
            if (links.color[q / SIZE] != color) {
                unhide(q);
            }
        }
    }

    @Override
    public final int slack(int item) {
        return slack[item + 1] + Math.min(0, nd[SIZE * (item + 1) + LACK]);
    }
}
