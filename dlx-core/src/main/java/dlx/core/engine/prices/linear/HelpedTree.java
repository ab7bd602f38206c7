package dlx.core.engine.prices.linear;

import dlx.core.engine.Helpers;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.PricesSearch;
import dlx.core.engine.prices.dual.PricesWorker;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongPredicate;

/**
 * The {@link LinearTree} of each round by helpers. A job is a part of the tree; whoever works on one gives the uppermost branches away as
 * long as few jobs wait. A helper has columns, a basis and branching of its own, and begins a part at the basis of the root.
 */
final class HelpedTree implements AutoCloseable {

    private final PricesSearch search;
    private final Helpers helpers;
    private final Work work;
    private final Queue<Hand> free = new ConcurrentLinkedQueue<>();

    /** How many nodes all rounds had. */
    private final AtomicLong nodes = new AtomicLong();

    private volatile boolean isGivenUp;

    /**
     * The subject of all helpers; nobody changes it while they work.
     *
     * @param prices by row, which the basis of the root began with
     * @param scale of exact prices
     * @param ceiling no solution costs more
     * @param memory how many bytes the matrices of each helper may take
     */
    record Work(
            ResidualProblem problem,
            Program program,
            Basis.Saved root,
            double[] prices,
            ItemRaises raises,
            int scale,
            long ceiling,
            long memory) {}

    /** A round: solutions that cost more are not wanted in it; by the nodes that all rounds had it is infeasible. */
    private record Round(Helpers.Batch batch, long limit, LongPredicate mayGiveUp) {}

    HelpedTree(PricesSearch search, Helpers helpers, Work work) {
        this.search = search;
        this.helpers = helpers;
        this.work = work;
    }

    long nodes() {
        return nodes.get();
    }

    /** Meets what costs up to a limit; false if that was given up. */
    boolean search(long limit, LongPredicate mayGiveUp) {
        isGivenUp = false;
        Round round = new Round(new Helpers.Batch(), limit, mayGiveUp);
        add(round, LinearTree.Part.WHOLE);
        helpers.await(round.batch);
        return !isGivenUp;
    }

    private void add(Round round, LinearTree.Part part) {
        helpers.add(round.batch, () -> {
            Hand idle = free.poll();
            Hand hand = idle == null ? new Hand() : idle;
            try {
                hand.search(round, part);
            } finally {
                hand.worker.end();
                free.add(hand);
            }
        });
    }

    @Override
    public void close() {
        helpers.close();
    }

    /** The columns, basis and branching of a helper. */
    private final class Hand {

        final PricesWorker worker = search.helper(helpers);
        private final LiveColumns live;
        private final LinearNode node;
        private final LinearTree tree;
        private Round round = new Round(new Helpers.Batch(), 0, total -> true);

        Hand() {
            PacedStopCheck pace = new PacedStopCheck(worker::check);
            Program program = work.program.shared();
            live = new LiveColumns(program, work.problem, pace);
            DualSimplex simplex = new DualSimplex(program, work.prices, pace);
            node = new LinearNode(program, live, simplex, work.scale, worker, work.ceiling, pace);
            tree = new LinearTree(
                    program, live, node, worker, work.raises, pace, work.memory, part -> add(round, part));
        }

        void search(Round of, LinearTree.Part part) {
            round = of;
            live.backTo(0);
            node.lookUpTo(of.limit);
            node.simplex.basis.restore(work.root);
            if (!tree.search(part, () -> isGivenUp || of.mayGiveUp.test(nodes.incrementAndGet()))) {
                isGivenUp = true;
            }
        }
    }
}
