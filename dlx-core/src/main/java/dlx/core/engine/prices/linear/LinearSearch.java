package dlx.core.engine.prices.linear;

import dlx.core.engine.Helpers;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.PricesSearch;
import dlx.core.engine.prices.dual.PricesWorker;
import dlx.core.engine.prices.dual.ResidualProblem;
import dlx.core.engine.prices.dual.RoundLimit;
import java.util.Optional;
import java.util.function.LongPredicate;

/**
 * Finds the best exact covers of a residual problem by branch and bound, with the prices of the linear program at each
 * node. At the root it first computes prices, a bound, and a first solution by a dive.
 *
 * <p>The tree is searched in rounds under a rising limit, see {@link RoundLimit}, each depth first. The first side of a
 * branch holds a pair of items together. A low limit leaves few columns, and a poor first solution does not matter.
 *
 * <p>It suits covers with long options, different costs, and poor bounds by shared prices, such as airline crew
 * scheduling. A node costs some pivots of O(items^2 + nodes) each. On other covers a node by shared prices costs a
 * thousandth of that.
 */
public final class LinearSearch {

    /** Maximum number of items. A pivot costs the square of it: millions of steps at the maximum. */
    private static final int MOST_ITEMS = 2000;

    /** Maximum number of rounds of the volume algorithm at the root. */
    private static final int VOLUME_ROUNDS = 200;

    /** Number of columns per row that the limit of the first round admits. */
    private static final int COLUMNS_OF_FIRST_ROUND = 2;

    /** Maximum number of clique rows that may be added to the root. */
    private static final int MOST_CLIQUES = 128;

    /** Maximum number of clique rows that are added before the root is solved again. */
    private static final int MOST_AT_ONCE = 32;

    /** Part of the largest gain in the bound; clique rows are added until a batch gains less than this part. */
    private static final double LITTLE = 0.1;

    private final ResidualProblem problem;
    private final int scale;
    private final PricesWorker worker;
    private final PricesSearch search;

    /** Initial price of each row, from {@link VolumePrices}. */
    private final double[] firstPrices;

    private final Program program;
    private final LiveColumns live;
    private final LinearNode node;
    private final Dive dive;
    private final Cliques cliques;
    private final Basis.Saved root;
    private final ItemRaises raises;
    private final PacedStopCheck pace;

    /** Upper bound of the cost of a solution. */
    private final long ceiling;

    /** Lower bound of the cost of a solution, proved at the root. */
    private long bound;

    private Optional<HelpedTree> helped = Optional.empty();

    /**
     * Creates a search of a residual problem.
     *
     * @param scale scale of exact prices
     * @param ceiling upper bound of the cost of a solution
     */
    public LinearSearch(ResidualProblem problem, int scale, PricesWorker worker, PricesSearch search, long ceiling) {
        this.problem = problem;
        this.scale = scale;
        this.worker = worker;
        this.search = search;
        this.ceiling = ceiling;
        pace = new PacedStopCheck(worker::check);
        program = Program.of(problem, MOST_CLIQUES, pace);
        live = new LiveColumns(program, problem, pace);
        VolumePrices prices = new VolumePrices(program, pace);
        prices.improve(VOLUME_ROUNDS);
        firstPrices = prices.best;
        DualSimplex simplex = new DualSimplex(program, firstPrices, pace);
        node = new LinearNode(program, live, simplex, scale, worker, ceiling, pace);
        dive = new Dive(program, live, node, worker);
        cliques = new Cliques(program, live, node, pace);
        root = new Basis.Saved(program);
        raises = new ItemRaises(problem.needed);
    }

    /** Returns true if a problem has few enough items, and its dense matrices fit into a number of bytes. */
    public static boolean suits(ResidualProblem problem, long memory) {
        return problem.items <= MOST_ITEMS && LinearTree.basesKept(problem.items + MOST_CLIQUES, memory) >= 0;
    }

    /**
     * Solves the root and reports its bound. Returns false if the bound proves that a wanted solution does not exist.
     */
    public boolean begin() {
        worker.enter();
        if (!node.look()) {
            return false;
        }
        bound = node.bound();
        search.noneUpTo(bound - 1);
        node.simplex.basis.save(root);
        return true;
    }

    /** Returns the lower bound of the cost of a solution, proved at the root. */
    public long bound() {
        return bound;
    }

    /** Looks for a first solution. The root must be solved. */
    public void dive() {
        dive.run();
    }

    /** Returns true if the cost still wanted exceeds the bound of the root by at most a part of the bound. */
    public boolean isNarrow(double part) {
        boolean isFar = (double) worker.limit() - bound > part * Math.abs((double) bound);
        return !isFar; // true for an infinite part and bound 0, whose product is NaN
    }

    /**
     * Finds every wanted solution, by rounds under a rising limit. The search is abandoned if the tree is not small and
     * no solution near the bound is found: then the bound is poor.
     *
     * @param alone number of nodes after which other threads help, if there are any
     * @param few number of nodes up to which the search is never abandoned
     * @param narrow distance from the bound that counts as near, as a part of the bound
     * @return true if the search is complete
     */
    public boolean run(int alone, int few, double narrow) {
        node.simplex.basis.restore(root);
        if (!node.look() || !tighten()) {
            search.noneUpTo(node.wanted());
            return true;
        }
        node.simplex.basis.save(root);
        bound = node.bound();
        search.noneUpTo(bound - 1);
        try {
            return runRounds(alone, few, narrow);
        } finally {
            helped.ifPresent(HelpedTree::close);
        }
    }

    private boolean runRounds(int alone, int few, double narrow) {
        RoundLimit gap = new RoundLimit(node.reducedOfRank(COLUMNS_OF_FIRST_ROUND * program.rows));
        LinearTree tree = new LinearTree(program, live, node, worker, raises, pace, search.memory(), part -> {});
        long begin = worker.nodes();
        LongPredicate mayGiveUp = total -> total > few && !isNarrow(narrow);
        while (true) {
            long before = nodes();
            long limit = gap.above(bound, ceiling);
            node.lookUpTo(limit);
            if (helped.isEmpty() && worker.nodes() - begin >= alone) {
                helped = helpers();
            }
            boolean isSeen = helped.isPresent()
                    ? helped.get().search(limit, mayGiveUp)
                    : tree.search(LinearTree.Part.WHOLE, () -> mayGiveUp.test(worker.nodes() - begin));
            live.backTo(0);
            if (!isSeen) {
                return false;
            }
            search.noneUpTo(node.wanted());
            if (worker.limit() <= limit || limit >= ceiling) {
                return true;
            }
            gap.widen(nodes() - before);
            node.simplex.basis.restore(root);
            node.lookUpTo(gap.farAbove(bound, ceiling));
            if (node.look()) {
                node.leaveOutDear();
                dive.run();
            }
            live.backTo(0);
            node.simplex.basis.restore(root);
        }
    }

    private long nodes() {
        return worker.nodes() + helped.map(HelpedTree::nodes).orElse(0L);
    }

    /**
     * Creates helpers for all further rounds; empty without more threads, or if their matrices do not fit into memory.
     */
    private Optional<HelpedTree> helpers() {
        if (!search.mayHaveHelp()) {
            return Optional.empty();
        }
        Helpers helpers = search.help();
        long memory = search.memory() / (1 + helpers.threads());
        if (LinearTree.basesKept(program.mostRows, memory) < 0) {
            helpers.close();
            return Optional.empty();
        }
        return Optional.of(new HelpedTree(
                search,
                helpers,
                new HelpedTree.Work(problem, program, root, firstPrices, raises, scale, ceiling, memory)));
    }

    /**
     * Adds clique rows to the root as long as they raise its bound. Returns false if a wanted solution is proved not to
     * exist.
     */
    private boolean tighten() {
        double first = 0;
        double gain = 0;
        do {
            double before = node.simplex.total();
            if (!cliques.add(MOST_AT_ONCE)) {
                return true;
            }
            worker.enter();
            if (!node.look()) {
                return false;
            }
            gain = node.simplex.total() - before;
            first = Math.max(first, gain);
        } while (gain > LITTLE * first);
        return true;
    }
}
