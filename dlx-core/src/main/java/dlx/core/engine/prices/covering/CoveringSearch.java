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
import java.util.HashSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The best covers where items may be covered other than once, repeated covers foremost: branch and bound under dual
 * prices, depth first.
 *
 * <p>At a node: take what items cannot do without; improve the prices of the node above by a few steps
 * ({@link CoveringPrices}), or take those of the linear program ({@link CoveringProgram}); go back if their bound, or that
 * of the degrees ({@link CoveringDegrees}), is above what is wanted; ban the options whose reduced costs alone lift the
 * bound above it, and take those without which it would be; branch on the item that leaves least choice. Its options are
 * tried by rising reduced cost, each without those before it, so no solution is met twice. Where nothing is needed any
 * more, what is left is taken or left out one by one; with the linear program, an option that it has in part.
 *
 * <p>Where one solution is asked for, options that help nothing are left out, and at the root an option is banned
 * together with its images under the symmetries of the request: a solution with one of them is another one, mirrored, that
 * has been looked for already. Where several are asked for, every solution counts, also with options to spare.
 */
public final class CoveringSearch extends PricesSearch {

    /** The part of the gap at the root that the linear program must close to be kept, where it is asked at once. */
    private static final double AT_ONCE = 0.1;

    /** The same where the search has turned out to be long. */
    private static final double LATER = 0.05;

    /** With more items its root takes longer than a second; later it may take some. */
    private static final int MOST_AT_ONCE = 500;

    private static final int MOST_LATER = 1000;

    private final Covering covering;
    private final CoveringCosts costs;
    private final int alone;

    private final Linear linear;
    private final PricesWorker own;

    /** From the root; another one once the linear program has its prices. */
    private CoveringTree first;

    /** Linear programs that no walk uses. */
    private final Queue<CoveringProgram> programs = new ConcurrentLinkedQueue<>();

    /** The walks that helpers go, or will go; guarded by itself. */
    private final Set<CoveringTree> trees = new HashSet<>();

    private final Helpers.Batch batch = new Helpers.Batch();
    private Optional<Helpers> helpers = Optional.empty();

    /** What the walks have looked at that began elsewhere than at the root. */
    private final AtomicLong updatesOfParts = new AtomicLong();

    /** A search; the weights of the cover are such that it {@link #fits}. */
    public CoveringSearch(Covering covering, SearchRequest request, SearchControl control) {
        this(covering, request, control, request.handOvers().caps());
    }

    private CoveringSearch(Covering covering, SearchRequest request, SearchControl control, Caps caps) {
        this(covering, request, control, caps.alone(), new Linear(caps.many(), AT_ONCE, caps.first(), LATER));
    }

    /**
     * When the linear program is asked, and kept.
     *
     * @param many at once where there are so many options
     * @param atOnce if it closes this part of the gap then
     * @param after else after so many nodes, by one thread
     * @param later if it closes this part of the gap then
     */
    record Linear(int many, double atOnce, long after, double later) {}

    /** A search that becomes one of several threads after some nodes. */
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
        return new CoveringTree(covering, costs, root, wantsOne(), asked, own, new Trees());
    }

    /** Whether the weights of a problem's cover are small enough for exact bounds. */
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
            made.await(batch, this::tellBoundOfTrees);
        }
    }

    /** The search is long: it begins anew if the linear program proves more at the root. Nothing has been given away so far. */
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

    /** A walk that gives a part away is bounded by that as long as the part is not among the walks. */
    private void tellBoundOfTrees() {
        long least = Long.MAX_VALUE;
        synchronized (trees) {
            for (CoveringTree tree : trees) {
                least = Math.min(least, tree.open());
            }
        }
        tellBound(least);
    }

    /** Tells that solutions not yet met cost so much at least, in units of prices, or more than is wanted. */
    private void tellBound(long least) {
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

    /** Answers the walks. */
    private final class Trees implements CoveringTree.Outside {

        @Override
        public void tellBound(long least) {
            CoveringSearch.this.tellBound(least);
        }

        @Override
        public void banImages(CoveringState state, int option) {
            for (int[] map : request.symmetries()) {
                int image = problem.place[map[problem.number[option]]];
                if (image >= 0) {
                    state.banIfLive(image);
                }
            }
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
        public boolean hasImages() {
            return !request.symmetries().isEmpty();
        }

        @Override
        public void give(CoveringTree part) {
            add(part, helpers.orElseThrow());
        }
    }
}
