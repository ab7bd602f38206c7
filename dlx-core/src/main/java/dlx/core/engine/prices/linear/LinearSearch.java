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
 * Finds the best exact covers of what is left by branch and bound with the exact prices of the linear program at each node. Before
 * that, at the root, prices and a bound, and a dive for a first solution.
 *
 * <p>The tree is searched in rounds under a rising limit, as {@link RoundLimit} says, each depth first, the side first on which a pair
 * of items is held together: a low limit leaves few columns, and a dear first solution does no harm.
 *
 * <p>For covers whose options are long, costs differ much, and bounds by shared prices are poor: crews of airlines. A node costs
 * some pivots, each O(items^2 + nodes); elsewhere a node by shared prices costs a thousandth of that.
 */
public final class LinearSearch {

    /** A pivot costs the square of the number of items: with so many, millions of steps. */
    private static final int MOST_ITEMS = 2000;

    private static final int VOLUME_ROUNDS = 200;

    /** In the first round as many columns may be in a solution for each row. */
    private static final int COLUMNS_OF_FIRST_ROUND = 2;

    /** So many rows of columns that exclude each other may be added to the root, and so many at once. */
    private static final int MOST_CLIQUES = 128;

    private static final int MOST_AT_ONCE = 32;

    /** No more are added where the last ones raised the bound by less than this part of what the first ones did. */
    private static final double LITTLE = 0.1;

    private final ResidualProblem problem;
    private final int scale;
    private final PricesWorker worker;
    private final PricesSearch search;
    private final double[] firstPrices;
    private final Program program;
    private final LiveColumns live;
    private final LinearNode node;
    private final Dive dive;
    private final Cliques cliques;
    private final Basis.Saved root;
    private final ItemRaises raises;
    private final PacedStopCheck pace;
    private final long ceiling;

    /** What every solution costs at least, as of the root. */
    private long bound;

    private Optional<HelpedTree> helped = Optional.empty();

    /**
     * A search of what is left.
     *
     * @param scale of exact prices
     * @param ceiling no solution costs more
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

    /** Whether a problem has the size for it, and its matrices, which are dense, fit into so many bytes. */
    public static boolean suits(ResidualProblem problem, long memory) {
        return problem.items <= MOST_ITEMS && LinearTree.basesKept(problem.items + MOST_CLIQUES, memory) >= 0;
    }

    /** Solves the root; its bound is told. False if that proves that nothing more is wanted. */
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

    /** What every solution costs at least, as of the root. */
    public long bound() {
        return bound;
    }

    /** Looks for a first solution, where the root has been solved. */
    public void dive() {
        dive.run();
    }

    /** Whether the best solution in hand costs hardly more than the bound of the root: by this part of it at most. */
    public boolean isNarrow(double part) {
        boolean isFar = (double) worker.limit() - bound > part * Math.abs((double) bound);
        return !isFar; // also where anything is near, and the bound is 0
    }

    /**
     * Meets every solution that is wanted, by rounds under a rising limit. Where the tree is not small and no solution near the bound is
     * found either, the bound is poor, and so is the tree: it is given up.
     *
     * @param alone after so many nodes other threads help, where there are some
     * @param few so many nodes are few
     * @param narrow what is near, as a part of the bound
     * @return whether it went to the end
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

    /** Helpers for all further rounds, where there may be some and their matrices have room. */
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

    /** Adds rows to the root as long as they raise its bound; false if it is proved that nothing is wanted. */
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
