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
 * The rounds of {@link PricedRounds} by helpers. A job is a pool with children to be tried; whoever works on one gives the
 * shallowest away as long as few jobs wait. Beside the round a helper may look for anything better.
 */
final class HelpedRounds {

    /** A helper's search, and the round that it works for. */
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

    /** Makes the work of a helper. */
    @FunctionalInterface
    interface Work {

        /** A search that works for the one and gives to the others. */
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

    /** How often a limit has cut something in the rounds. */
    long cuts() {
        return cuts.get();
    }

    /** How many nodes the rounds had. */
    long nodes() {
        return nodes.get();
    }

    /** How many options were looked at. */
    long updates() {
        return updates.get();
    }

    /** Searches the children of the root of a round up to a cost, and waits for it. */
    void searchChildren(PricedNode first, long limit) {
        Helpers.Batch round = new Helpers.Batch();
        add(round, first.copy(), limit);
        helpers.await(round);
    }

    private void add(Helpers.Batch round, PricedNode pool, long limit) {
        helpers.add(round, () -> work(hand -> hand.searchChildren(round, pool, limit)));
    }

    /** Looks for anything up to a cost, within some nodes; waits for nothing. Not while another such search runs. */
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
