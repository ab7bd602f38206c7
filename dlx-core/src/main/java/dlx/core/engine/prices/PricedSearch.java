package dlx.core.engine.prices;

import dlx.core.engine.Incumbents;
import dlx.core.engine.Optimizer;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.Task;
import java.util.function.LongSupplier;

/** The best exact covers: what {@link PricedRounds} meet of what is left behind the givens. */
final class PricedSearch extends Optimizer {

    private final int scale;
    private final PricedRounds.Caps caps;
    private LongSupplier updates = () -> 0;

    PricedSearch(Problem problem, Task task, SearchControl control, int scale, PricedRounds.Caps caps) {
        super(problem, task, control);
        this.scale = scale;
        this.caps = caps;
    }

    @Override
    protected void search() {
        Remainder remainder = new Remainder(problem, root, this::cost, this::check);
        if (remainder.needed == 0) {
            offer(new int[0], 0); // what is given is all there is
            return;
        }
        PricedRounds rounds = new PricedRounds(remainder, scale, caps, new Outside(remainder));
        updates = rounds::updates;
        rounds.run();
    }

    @Override
    public long updates() {
        return updates.getAsLong();
    }

    /** What the rounds ask of this search. */
    private final class Outside implements PricedRounds.Outside {

        private final Remainder remainder;

        /** What the options given cost. */
        private final long given = costOfGiven();

        private final int[] places;

        Outside(Remainder remainder) {
            this.remainder = remainder;
            places = new int[remainder.needed];
        }

        @Override
        public void enter() {
            PricedSearch.this.enter();
        }

        @Override
        public void check() {
            PricedSearch.this.check();
        }

        @Override
        public long nodes() {
            return PricedSearch.this.nodes();
        }

        @Override
        public void meet(int[] taken, int count) {
            for (int k = 0; k < count; k++) {
                places[k] = remainder.place[taken[k]];
            }
            offer(places, count);
        }

        @Override
        public long limit() {
            long limit = PricedSearch.this.limit();
            return limit == Incumbents.ANY ? Long.MAX_VALUE : limit - given;
        }

        @Override
        public void proveNoneUpTo(long cost) {
            PricedSearch.this.proveNoneUpTo(given + cost);
        }
    }
}
