package dlx.core.engine.links;

import static dlx.core.engine.links.Links.DLINK;
import static dlx.core.engine.links.Links.RIGHT;
import static dlx.core.engine.links.Links.ROOT;
import static dlx.core.engine.links.Links.SIZE;
import static dlx.core.engine.links.Links.TOP;

import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.search.StopReason;
import java.util.OptionalLong;

/**
 * Iterative deepening (IDA*: Korf, Depth-first iterative-deepening, 1985, section 5) for a repeated cover: every item
 * at least once, by fewest options.
 *
 * <pre>
 *   limit = estimate of the root
 *   search the tree, but no deeper than limit options; while there is no solution, limit + 1, and again
 * </pre>
 *
 * <p>The tree is that of Algorithm M: a node branches on the item with fewest available options, and each tried option
 * is banned in the branches after it. So no set of options occurs twice. A node is cut if the options taken and the
 * {@link #estimate} of missing options exceed the limit. The first solution found has fewest options, because the limit
 * below did not have a solution.
 */
final class IdaSearch extends BoundedLinksSearch {

    private final SearchControl control;

    /** True if all solutions with fewest options are requested, false for the first only. */
    private final boolean wantsAll;

    /** For each item, by header number, the last estimate in which it shared an option with a counted item. */
    private final long[] marked;

    private long estimates;

    /** Maximum number of options that are tried, without the given options. */
    private int limit;

    /**
     * Result of the last {@link #estimate}: minimum number of further options; 0 after a dead end for another reason.
     */
    private int missing;

    /** True if a higher limit cannot find more: there was a solution, or the root is a dead end. */
    private boolean isFinal = true;

    IdaSearch(Links links, SearchRequest request, SearchControl control) {
        super(links, request, control);
        this.control = control;
        marked = new long[links.items + 1];
        wantsAll = request.best().isPresent() && request.best().get().allOptima();
    }

    @Override
    public boolean advance() {
        boolean alive = begin();
        while (!alive || !isSolved()) {
            if (alive || !backUp()) {
                if (!alive && !deepen()) {
                    return false;
                }
                choose();
            }
            alive = takeNext();
        }
        found++;
        return true;
    }

    @Override
    protected boolean isRootAlive() {
        limit = estimate();
        boolean isAlive = super.isRootAlive();
        isFinal = !isAlive || limit == 0;
        return isAlive;
    }

    /**
     * {@inheritDoc} The present limit, since the limits below did not have a solution, times the weight that all
     * options share.
     */
    @Override
    public OptionalLong bound() {
        return links.problem.options() == 0 || nodes == 0
                ? OptionalLong.empty()
                : OptionalLong.of((root.given.length + (long) limit) * links.problem.weight(0));
    }

    @Override
    public boolean isSolved() {
        return rlink[ROOT] == ROOT; // further options would only add to the solution
    }

    @Override
    public boolean takeNext() {
        boolean isAlive = super.takeNext();
        missing = isAlive ? estimate() : 0;
        isFinal |= isAlive && missing == 0;
        return isAlive && level + missing <= limit;
    }

    /**
     * Returns the classic estimate: the number of items, found greedily from the left, of which no two share an option.
     * Each needs a separate option.
     */
    private int estimate() {
        estimates++;
        int needed = 0;
        for (int i = rlink[ROOT]; i != ROOT; i = rlink[i]) {
            if (marked[i] != estimates) {
                needed++;
                for (int p = nd[SIZE * i + DLINK]; p != SIZE * i; p = nd[p + DLINK]) {
                    for (int q = nd[p + RIGHT]; q != p; q = nd[q + RIGHT]) {
                        marked[nd[q + TOP] / SIZE] = estimates;
                    }
                }
            }
        }
        return needed;
    }

    @Override
    public boolean backUp() {
        return isFinal && !wantsAll ? end() : super.backUp(); // no other solution is better
    }

    @Override
    public boolean deepen() {
        if (isFinal || control.stopped() != StopReason.EXHAUSTED) {
            return false;
        }
        limit++;
        level = 0;
        control.improved(this);
        return true;
    }

    @Override
    public int limit() {
        return limit;
    }

    @Override
    public int missing() {
        return missing;
    }

    /** {@inheritDoc} Branches cut in one round are visited in the next. */
    @Override
    public boolean isRepeatable() {
        return false;
    }

    /** Returns 0 until the end: each round repeats the one before and adds an unknown number of nodes. */
    @Override
    public double share() {
        return hasEnded() && control.stopped() == StopReason.EXHAUSTED ? 1 : 0;
    }
}
