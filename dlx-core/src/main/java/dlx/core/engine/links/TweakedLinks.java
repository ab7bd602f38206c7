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
 * The operations of Algorithm M on the lists: Knuth, TAOCP 4B, 7.2.2.1. An item that is branched on is charged one more
 * option; options that exclude its options are hidden.
 *
 * <pre>
 *   remaining capacity       the options of the item          banning tried options
 *   0                        hidden all at once: it is full   nothing more to do, the list stays as it is
 *   1 or more                stay                             each is tweaked when it is tried: taken off the top
 *                                                             of the list, and hidden from its other lists
 * </pre>
 *
 * <p>The tweaked nodes are the former top of the list, in order. So only {@link #first} is stored, and each of these
 * nodes still points down to the next.
 *
 * <p><b>Numbers.</b> If an item has more options than it needs, {@code LACK} is negative; it is full if
 * {@code LACK + slack == 0}. The degree of an item is {@code LEN + 1}, needed or not. A secondary item has the
 * multiplicities 0..1 here, except that colors let several of its options agree.
 *
 * <p>Invariant: each operation has an inverse, which restores the contents of every array.
 */
abstract class TweakedLinks extends DancingLinks {

    /** For each item, by header number, the number of options that it may have beyond those that it needs. */
    final int[] slack;

    /**
     * For each level, the node at the top of the list of its item when the level began; the header if the list was
     * empty.
     */
    final int[] first;

    /** True if {@link #stuck} is maintained; false in the loop, unless the strategy learns from it. */
    boolean notes;

    /** The item left dead by the most recent dead end: the leftmost dead item at the moment of detection. */
    int stuck;

    TweakedLinks(Links links, SearchRequest request, SearchControl control) {
        // each level takes an option, or leaves an item permanently
        super(links, request, control, mostTaken(links.problem) + links.items + 1);
        slack = slackOf(links.problem);
        first = new int[choice.length];
        notes = learns;
        if (!root.isContradictory()) {
            for (int item : root.relax) {
                slack[item + 1] += nd[SIZE * (item + 1) + LACK]; // the maximum of the item does not change
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

    /** Returns an upper bound on the number of options of a solution: each option holds a primary item. */
    private static int mostTaken(Problem problem) {
        long most = 0;
        for (int i = 0; i < problem.items(); i++) {
            most += problem.primary[i] ? problem.atMost[i] : 0;
        }
        return (int) Math.min(most, problem.options());
    }

    /** Takes the given options: removes them from the lists of all their items, and commits these items permanently. */
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

    /** Returns true if an item has its maximum number of options. */
    boolean isFull(int i) {
        return nd[i + LACK] + slack[i / SIZE] == 0;
    }

    /**
     * Charges an item one option: it needs one less and can have one less. A colored item is charged too, without
     * effect: its remaining options agree.
     *
     * <p>Invariant: after {@code charge(i); uncharge(i);} every array has its earlier contents.
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

    /** Removes the top node of the list of an item, and hides its option from the other lists. */
    void tweak(int x, int i) {
        int d = nd[x + DLINK];
        nd[i + DLINK] = d;
        nd[d + ULINK] = i;
        nd[i + LEN]--;
        updates += 1 + hide(x);
    }

    /**
     * Undoes the tweaks of the present level, in their order. Options have the same order in all lists, so each node
     * finds its earlier neighbors.
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
     * Takes the option of node {@code x}, whose own item was charged when it was entered. Returns false, with nothing
     * changed, if an item would be dead. All needs are reduced first, then options are hidden. So an item that is dead
     * in between stays dead, and hiding stops there.
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

    /** Stores the dead item if {@link #notes} is true; returns false. */
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

    /** Returns the node to the left of a node in its option. For the first node, the spacer points to the last node. */
    int leftOf(int x) {
        int q = x - SIZE;
        return nd[q + TOP] <= 0 ? nd[q + DLINK] : q;
    }

    /**
     * Hides the options that exclude the option of {@code x} by its other items; returns false, with nothing hidden, if
     * an item is dead.
     */
    boolean commitOthers(int x) {
        for (int q = nd[x + RIGHT]; q != x; q = nd[q + RIGHT]) {
            if (!commit(q, false)) {
                uncommitOthers(q - SIZE, x);
                return false;
            }
        }
        return true;
    }

    /**
     * Uncommits the items of an option from node {@code p} leftwards, around the ring, to node {@code x}, whose item
     * stays.
     */
    void uncommitOthers(int p, int x) {
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

    /** Returns the leftmost dead item, or {@link #NONE}. */
    int leftmostDead() {
        int i = rlink[ROOT];
        while (i != ROOT && nd[SIZE * i + LEN] >= 0) {
            i = rlink[i];
        }
        return i - 1;
    }

    /**
     * Returns true if an item is primary, is not full and has an available option. For items without demand. The check
     * of fullness is necessary, because a full item keeps its list.
     */
    boolean isLive(int i) {
        return nd[SIZE * i + LEN] > 0 && !isFull(SIZE * i) && links.problem.primary[i - 1];
    }

    /**
     * Hides the options of a full item.
     *
     * @param always true to continue after an item is dead; false to undo everything then
     * @return false if an item is dead and {@code always} is false
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

    /**
     * Hides the options that exclude the option of node {@code p} by its item, which has been charged. See
     * {@link #cover} for {@code always} and the result.
     */
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
     * Hides the options that do not give item {@code i} the color of node {@code p}, unless it is purified already. See
     * {@link #cover} for {@code always} and the result.
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
