package dlx.core.engine.prices.partition;

import dlx.core.engine.Helpers;
import dlx.core.engine.prices.dual.PricesSearch;
import dlx.core.engine.prices.dual.PricesWorker;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The rounds of {@link PricedRounds} with helper threads. A job is a pool with children to be tried. While few jobs
 * wait, its helper gives the shallowest untried children away. A dive may run during a round: a search for any better
 * solution.
 */
final class HelpedRounds {

    /** The search of a helper, and the round for which it works. */
    private final class Hand {

        final PricesWorker worker;
        final PricedNodeSearch search;
        private Helpers.Batch batch = new Helpers.Batch();
        private long limit;

        Hand(PricesWorker worker, Work work) {
            this.worker = worker;
            search = work.of(worker, pool -> add(batch, pool, limit));
        }

        void searchChildren(Helpers.Batch of, PricedNode pool, long most) {
            batch = of;
            limit = most;
            search.limitTo(most);
            long cutsBefore = search.tree.cuts();
            long nodesBefore = worker.nodes();
            try {
                search.searchChildren(pool);
            } finally {
                cuts.addAndGet(search.tree.cuts() - cutsBefore);
                nodes.addAndGet(worker.nodes() - nodesBefore);
            }
        }
    }

    /** Creates the search of a helper. */
    @FunctionalInterface
    interface Work {

        /** Returns a search for a worker that passes parts to the others. */
        PricedNodeSearch of(PricesWorker worker, Consumer<PricedNode> others);
    }

    private final Helpers helpers;
    private final Supplier<Hand> hands;
    private final Queue<Hand> free = new ConcurrentLinkedQueue<>();
    private final AtomicLong cuts = new AtomicLong();
    private final AtomicLong nodes = new AtomicLong();
    private final AtomicLong updates = new AtomicLong();
    private final Helpers.Batch dive = new Helpers.Batch();

    HelpedRounds(Helpers helpers, PricesSearch search, Work work) {
        this.helpers = helpers;
        hands = () -> new Hand(search.helper(helpers), work);
    }

    /** Returns the number of times that a limit has cut something in the rounds. */
    long cuts() {
        return cuts.get();
    }

    /** Returns the number of nodes of the rounds. */
    long nodes() {
        return nodes.get();
    }

    /** Returns the work of all helpers: number of blocks of options visited. */
    long updates() {
        return updates.get();
    }

    /** Searches the children of the root of a round up to a cost, and waits for the end. */
    void searchChildren(PricedNode first, long limit) {
        Helpers.Batch round = new Helpers.Batch();
        add(round, first.copy(), limit);
        helpers.await(round);
    }

    private void add(Helpers.Batch round, PricedNode pool, long limit) {
        helpers.add(round, () -> work(hand -> hand.searchChildren(round, pool, limit)));
    }

    /**
     * Starts a search for any solution up to a cost, within a maximum number of nodes, without waiting. Does nothing
     * while another dive runs.
     */
    void dive(PricedNode first, long limit, long nodes) {
        if (!dive.isDone()) {
            return;
        }
        PricedNode pool = first.copy();
        helpers.add(
                dive,
                () -> work(hand -> {
                    hand.search.limitTo(limit);
                    hand.search.search(pool, nodes);
                }));
    }

    private void work(Consumer<Hand> job) {
        Hand idle = free.poll();
        Hand hand = idle == null ? hands.get() : idle;
        long before = hand.search.tree.updates();
        try {
            job.accept(hand);
        } finally {
            updates.addAndGet(hand.search.tree.updates() - before);
            hand.worker.end();
            free.add(hand);
        }
    }
}
