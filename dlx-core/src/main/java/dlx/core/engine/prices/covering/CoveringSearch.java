package dlx.core.engine.prices.covering;

import dlx.core.engine.Caps;
import dlx.core.engine.Helpers;
import dlx.core.engine.Incumbents;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.dual.PricesSearch;
import dlx.core.engine.prices.dual.PricesWorker;
import dlx.core.symmetry.RestOrbits;
import java.util.HashSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A search for best covers where items may be covered other than once, mainly repeated covers: branch and bound under
 * dual prices, depth first.
 *
 * <p>The steps at a node:
 *
 * <ul>
 * <li>Take the options that items cannot do without.
 * <li>Improve the prices of the node above by a few steps ({@link CoveringPrices}), or solve the linear program ({@link
 * CoveringProgram}).
 * <li>Return if the bound of the prices, or of the degrees ({@link CoveringDegrees}), exceeds the limit.
 * <li>Ban the options whose reduced costs alone lift the bound above the limit. Take the options without which the
 * bound would exceed it.
 * <li>Branch on the item with the fewest spare options. Its options are tried by rising reduced cost, each without the
 * options before it, so each solution is found once.
 * </ul>
 *
 * <p>Where no item needs an option any more, available options are taken or left out one by one. The linear program
 * branches on an option of fractional value instead.
 *
 * <p>If one solution is asked for, options that help no item are left out. After a hard branch, its option is banned
 * together with its orbit under the symmetries of the node ({@link RestOrbits}), because a solution with an option of the
 * orbit is the image of a solution of that branch. If several solutions are asked for, every solution counts, also with
 * options to spare.
 */
public final class CoveringSearch extends PricesSearch {

    /** Part of the gap at the root that the linear program must close, if it is used from the start. */
    private static final double AT_ONCE = 0.1;

    /** Part of the gap at the root that the linear program must close, if it is used after many nodes. */
    private static final double LATER = 0.05;

    /**
     * Maximum number of items for the linear program from the start: with more, its root takes longer than a second.
     */
    private static final int MOST_AT_ONCE = 500;

    /** Maximum number of items for the linear program after many nodes: then it may take some seconds. */
    private static final int MOST_LATER = 1000;

    /** Ratio of the limit of a node of covers without bounds to the nodes below an option before orbits are sought. */
    private static final int PART_FOR_ORBITS = 64;

    private final Covering covering;
    private final CoveringCosts costs;

    /** Number of nodes that one thread enters before helpers join. */
    private final int alone;

    private final Linear linear;
    private final PricesWorker own;

    /** The tree search from the root; replaced when the linear program takes over. */
    private CoveringTree first;

    /** Linear programs that are not in use. */
    private final Queue<CoveringProgram> programs = new ConcurrentLinkedQueue<>();

    /** The tree searches of helpers, running or waiting; guarded by itself. */
    private final Set<CoveringTree> trees = new HashSet<>();

    private final Helpers.Batch batch = new Helpers.Batch();
    private Optional<Helpers> helpers = Optional.empty();

    /** Work of the tree searches that began below the root, or were replaced. */
    private final AtomicLong updatesOfParts = new AtomicLong();

    /** Creates a search. The weights of the cover must {@linkplain #fits fit}. */
    public CoveringSearch(Covering covering, SearchRequest request, SearchControl control) {
        this(covering, request, control, request.sizes().caps());
    }

    private CoveringSearch(Covering covering, SearchRequest request, SearchControl control, Caps caps) {
        this(covering, request, control, caps.alone(), new Linear(caps.many(), AT_ONCE, caps.first(), LATER));
    }

    /**
     * The conditions for using the linear program.
     *
     * @param many minimum number of options for its use from the start
     * @param atOnce part of the gap that it must close at the start
     * @param after number of nodes of one thread after which it is used otherwise
     * @param later part of the gap that it must close then
     */
    record Linear(int many, double atOnce, long after, double later) {}

    /**
     * Creates a search.
     *
     * @param alone number of nodes after which other threads help
     * @param linear conditions for using the linear program
     */
    CoveringSearch(Covering covering, SearchRequest request, SearchControl control, int alone, Linear linear) {
        super(covering.problem, request, control);
        this.covering = covering;
        this.alone = alone;
        PacedStopCheck pace = new PacedStopCheck(control);
        costs = new CoveringCosts(problem, pace, costs(pace));
        this.linear = linear;
        own = alone(control);
        first = fromRoot(
                new CoveringTree.Linear(linear.many, MOST_AT_ONCE, linear.atOnce, memory() / request.threads()));
    }

    private CoveringTree fromRoot(CoveringTree.Linear asked) {
        long nodesForOrbits = request.sizes().caps().below() / PART_FOR_ORBITS;
        return new CoveringTree(covering, costs, root, wantsOne(), nodesForOrbits, asked, own, new Trees());
    }

    /** Returns true if the weights of a problem's cover are small enough for exact bounds. */
    public static boolean fits(Problem problem, StopCheck stop) {
        PacedStopCheck pace = new PacedStopCheck(stop);
        long[] weights = new long[problem.cover.optionCount()];
        for (int k = 0; k < weights.length; k++) {
            pace.step();
            weights[k] = problem.cover.weight(k);
        }
        return CoveringCosts.fit(problem, pace, weights);
    }

    private long[] costs(PacedStopCheck pace) {
        long[] all = new long[problem.options()];
        for (int k = 0; k < all.length; k++) {
            pace.step();
            all[k] = cost(k);
        }
        return all;
    }

    @Override
    protected void search() {
        long most = mayHaveHelp() ? alone : Long.MAX_VALUE;
        if (first.search(Math.min(most, linear.after))) {
            return;
        }
        askLinearProgram();
        if (first.search(most)) {
            return;
        }
        try (Helpers made = helpers()) {
            helpers = Optional.of(made);
            add(first, made);
            made.await(batch, this::reportBoundOfTrees);
        }
    }

    /**
     * Restarts the search with the linear program if that proves more at the root. Called before any part is given
     * away.
     */
    private void askLinearProgram() {
        if (first.isByProgram()) {
            return;
        }
        CoveringTree other =
                fromRoot(new CoveringTree.Linear(0, MOST_LATER, linear.later, memory() / request.threads()));
        other.begin();
        boolean isBetter = other.isByProgram() || other.isDone();
        updatesOfParts.addAndGet(isBetter ? first.updates() : other.updates());
        first = isBetter ? other : first;
    }

    private void add(CoveringTree tree, Helpers to) {
        synchronized (trees) {
            trees.add(tree);
        }
        to.add(batch, () -> {
            PricesWorker worker = helper(to);
            tree.continueFor(worker);
            try {
                tree.search(Long.MAX_VALUE);
                synchronized (trees) {
                    trees.remove(tree);
                }
            } finally {
                worker.end();
                updatesOfParts.addAndGet(tree == first ? 0 : tree.updates());
            }
        });
    }

    /**
     * Reports the minimum of the bounds of all tree searches. A tree search that gives a part away bounds that part
     * until the part is in the set.
     */
    private void reportBoundOfTrees() {
        long least = Long.MAX_VALUE;
        synchronized (trees) {
            for (CoveringTree tree : trees) {
                least = Math.min(least, tree.open());
            }
        }
        reportBound(least);
    }

    /**
     * Reports a lower bound of the cost of solutions not yet found, in price units; bounds above the limit are cut to
     * it.
     */
    private void reportBound(long least) {
        if (least == Long.MAX_VALUE || least == Long.MIN_VALUE) {
            return;
        }
        long units = Math.max(costs.least, -Math.floorDiv(-least, costs.scale));
        proveNoneUpTo(Math.min(limit(), given + units * costs.unit - 1));
    }

    @Override
    protected long looks() {
        return first.updates() + updatesOfParts.get();
    }

    @Override
    protected long wanted() {
        long wanted = limit();
        long units = wanted >= Incumbents.ANY ? costs.most : Math.floorDiv(wanted - given, costs.unit);
        return Math.max(costs.least - 1, Math.min(costs.most, units));
    }

    /** The answers of this search to its tree searches. */
    private final class Trees implements CoveringTree.Outside {

        @Override
        public void reportBound(long least) {
            CoveringSearch.this.reportBound(least);
        }

        @Override
        public CoveringProgram program(StopCheck stop) {
            CoveringProgram idle = programs.poll();
            if (idle == null) {
                return new CoveringProgram(covering, costs, stop);
            }
            idle.continueFor(stop);
            return idle;
        }

        @Override
        public void giveBack(CoveringProgram program) {
            programs.add(program);
        }

        @Override
        public void give(CoveringTree part) {
            add(part, helpers.orElseThrow());
        }
    }
}
