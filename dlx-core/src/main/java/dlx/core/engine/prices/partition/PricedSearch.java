package dlx.core.engine.prices.partition;

import dlx.core.engine.Caps;
import dlx.core.engine.Helpers;
import dlx.core.engine.Incumbents;
import dlx.core.engine.Optimizer;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.function.LongSupplier;

/** The best exact covers: what {@link PricedRounds} meet of what is left behind the givens. */
public final class PricedSearch extends Optimizer {

    private final int scale;
    private final Caps caps;
    private LongSupplier updates = () -> 0;

    public PricedSearch(Problem problem, SearchRequest task, SearchControl control, int scale, Caps caps) {
        super(problem, task, control);
        this.scale = scale;
        this.caps = caps;
    }

    @Override
    protected void search() {
        ResidualProblem remainder = new ResidualProblem(problem, root, this::cost, this::check);
        if (remainder.needed == 0) {
            offer(new int[0], 0); // what is given is all there is
            return;
        }
        PricedRounds rounds = new PricedRounds(remainder, scale, caps, new Outside(remainder));
        updates = rounds::updates;
        rounds.run();
    }

    @Override
    protected long looks() {
        return updates.getAsLong();
    }

    /** What a thread asks of this search. */
    private abstract class Asking implements PricedNodeSearch.Outside {

        private final ResidualProblem remainder;

        /** What the options given cost. */
        final long given = costOfGiven();

        private final int[] places;

        Asking(ResidualProblem remainder) {
            this.remainder = remainder;
            places = new int[remainder.needed];
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
    }

    /** What the rounds ask, in the thread that searches. */
    private final class Outside extends Asking implements PricedRounds.Outside {

        private final ResidualProblem remainder;

        Outside(ResidualProblem remainder) {
            super(remainder);
            this.remainder = remainder;
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
        public void proveNoneUpTo(long cost) {
            PricedSearch.this.proveNoneUpTo(given + cost);
        }

        @Override
        public long proved() {
            long proved = PricedSearch.this.proved();
            return proved == -Incumbents.ANY ? Long.MIN_VALUE : proved - given;
        }

        @Override
        public boolean mayHaveHelp() {
            return task.threads() > 1;
        }

        @Override
        public Helpers helpers() {
            return PricedSearch.this.helpers();
        }

        @Override
        public PricedRounds.Helping helping(Helpers helpers) {
            return new Helping(remainder, helpers);
        }
    }

    /** What a helper asks, one task at a time. */
    private final class Helping extends Asking implements PricedRounds.Helping {

        private final Helpers helpers;
        private final Counter counter;

        Helping(ResidualProblem remainder, Helpers helpers) {
            super(remainder);
            this.helpers = helpers;
            counter = new Counter(helpers);
        }

        @Override
        public void enter() {
            counter.enter();
        }

        @Override
        public void check() {
            helpers.check();
        }

        @Override
        public long nodes() {
            return counter.nodes();
        }

        @Override
        public void end() {
            counter.giveBack();
        }
    }
}
