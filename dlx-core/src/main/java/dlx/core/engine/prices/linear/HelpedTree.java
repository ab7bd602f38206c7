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
 * The {@link LinearTree} of each round, searched by helper threads. A job is a part of the tree. While few jobs wait,
 * its helper gives the uppermost untried branches away. A helper has its own columns, basis and branching, and starts
 * each part at the basis of the root.
 */
final class HelpedTree implements AutoCloseable {

    private final PricesSearch search;
    private final Helpers helpers;
    private final Work work;
    private final Queue<Hand> free = new ConcurrentLinkedQueue<>();

    /** Number of nodes of all rounds. */
    private final AtomicLong nodes = new AtomicLong();

    private volatile boolean isGivenUp;

    /**
     * The input that all helpers share; it does not change while they work.
     *
     * @param problem the residual problem
     * @param program its linear program, with the rows added at the root
     * @param root basis of the root
     * @param prices initial price of each row, with which the basis of the root began
     * @param raises former raises of items, updated by all helpers
     * @param scale scale of exact prices
     * @param ceiling upper bound of the cost of a solution
     * @param memory maximum number of bytes of the matrices of each helper
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

    /**
     * A round.
     *
     * @param batch its jobs
     * @param limit maximum cost of solutions that it searches for
     * @param mayGiveUp true if it may be abandoned after a number of nodes of all rounds
     */
    private record Round(Helpers.Batch batch, long limit, LongPredicate mayGiveUp) {}

    HelpedTree(PricesSearch search, Helpers helpers, Work work) {
        this.search = search;
        this.helpers = helpers;
        this.work = work;
    }

    long nodes() {
        return nodes.get();
    }

    /** Finds solutions up to a limit. Returns false if the round was abandoned. */
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
