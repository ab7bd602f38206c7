package dlx.core.engine.prices.partition;

import dlx.core.engine.Helpers;
import dlx.core.engine.prices.dual.PricedNode;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The rounds of {@link PricedRounds} by helpers. A task is a pool with children to be tried; whoever works on one gives the
 * shallowest away as long as few tasks wait. Beside the round a helper may look for anything better.
 */
final class HelpedRounds {

    /** What one helper works with. */
    private final class Hand implements PricedNodeSearch.Others {

        final PricedRounds.Helping outside;
        final PricedNodeSearch search;
        private Helpers.Batch batch = new Helpers.Batch();
        private long limit;

        Hand(PricedRounds.Helping outside, Function<Hand, PricedNodeSearch> search) {
            this.outside = outside;
            this.search = search.apply(this);
        }

        void searchChildren(Helpers.Batch of, PricedNode pool, long most) {
            batch = of;
            limit = most;
            search.limitTo(most);
            long cutsBefore = search.tree.cuts();
            long nodesBefore = outside.nodes();
            try {
                search.searchChildren(pool);
            } finally {
                cuts.addAndGet(search.tree.cuts() - cutsBefore);
                nodes.addAndGet(outside.nodes() - nodesBefore);
            }
        }

        @Override
        public boolean areIdle() {
            return helpers.wantTasks();
        }

        @Override
        public void give(PricedNode pool) {
            add(batch, pool, limit);
        }
    }

    /** Makes the work of a helper. */
    @FunctionalInterface
    interface Work {

        /** A search that asks the one and gives to the other. */
        PricedNodeSearch of(PricedNodeSearch.Outside outside, PricedNodeSearch.Others others);
    }

    private final Helpers helpers;
    private final Supplier<Hand> hands;
    private final Queue<Hand> free = new ConcurrentLinkedQueue<>();
    private final AtomicLong cuts = new AtomicLong();
    private final AtomicLong nodes = new AtomicLong();
    private final AtomicLong updates = new AtomicLong();
    private final Helpers.Batch dive = new Helpers.Batch();

    HelpedRounds(Helpers helpers, PricedRounds.Outside outside, Work work) {
        this.helpers = helpers;
        hands = () -> {
            PricedRounds.Helping helping = outside.helping(helpers);
            return new Hand(helping, hand -> work.of(helping, hand));
        };
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

    private void work(Consumer<Hand> task) {
        Hand idle = free.poll();
        Hand hand = idle == null ? hands.get() : idle;
        long before = hand.search.tree.updates();
        try {
            task.accept(hand);
        } finally {
            updates.addAndGet(hand.search.tree.updates() - before);
            hand.outside.end();
            free.add(hand);
        }
    }
}
