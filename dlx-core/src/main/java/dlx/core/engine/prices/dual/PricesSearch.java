package dlx.core.engine.prices.dual;

import dlx.core.engine.Helpers;
import dlx.core.engine.Incumbents;
import dlx.core.engine.Optimizer;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;

/**
 * A search for the best solutions by dual prices, in one thread or several. Each thread has a {@link PricesWorker}.
 * Costs of options searched exclude the cost of the options given.
 */
public abstract class PricesSearch extends Optimizer {

    /** Total cost of the options given. */
    protected final long given = costOfGiven();

    protected PricesSearch(Problem problem, SearchRequest request, SearchControl control) {
        super(problem, request, control);
    }

    /**
     * Offers a solution, from any thread.
     *
     * @param options options by their numbers in the problem searched; here that is the problem itself
     */
    protected void meet(int[] options, int count) {
        offer(options, count);
    }

    /**
     * Returns the maximum cost of the options searched that is still wanted, or {@link Long#MAX_VALUE} without a limit.
     * Any thread may call it.
     */
    protected long wanted() {
        long limit = limit();
        return limit == Incumbents.ANY ? Long.MAX_VALUE : limit - given;
    }

    /** Records a proof that in every solution not yet found, the options searched cost more than {@code cost}. */
    public final void noneUpTo(long cost) {
        proveNoneUpTo(given + cost);
    }

    /**
     * Returns a lower bound of the cost of the options searched in every solution not yet found; {@link Long#MIN_VALUE}
     * without a proof.
     */
    public final long known() {
        long proved = proved();
        return proved == -Incumbents.ANY ? Long.MIN_VALUE : proved - given;
    }

    /** Returns the maximum number of bytes for a table or matrix. */
    public final long memory() {
        return request.memoMemory();
    }

    /** Returns true if more than one thread may search. */
    public final boolean mayHaveHelp() {
        return request.threads() > 1;
    }

    /** Returns true if one best solution is enough. */
    public final boolean isForOne() {
        return wantsOne();
    }

    /** Returns the helper threads; the caller closes them. */
    public final Helpers help() {
        return helpers();
    }

    /** Returns the worker of the thread that searches. */
    protected final PricesWorker alone(StopCheck check) {
        return new Alone(check);
    }

    /** Returns the worker of a helper thread. */
    public final PricesWorker helper(Helpers helpers) {
        return new Helper(helpers);
    }

    private abstract class Part implements PricesWorker {

        @Override
        public void meet(int[] options, int count) {
            PricesSearch.this.meet(options, count);
        }

        @Override
        public long limit() {
            return wanted();
        }
    }

    private final class Alone extends Part {

        private final StopCheck check;

        Alone(StopCheck check) {
            this.check = check;
        }

        @Override
        public void enter() {
            PricesSearch.this.enter();
        }

        @Override
        public void check() {
            check.check();
        }

        @Override
        public long nodes() {
            return PricesSearch.this.nodes();
        }

        @Override
        public boolean isAlone() {
            return true;
        }

        @Override
        public boolean areOthersIdle() {
            return false;
        }

        @Override
        public void end() {
            // the search has counted each node itself
        }
    }

    private final class Helper extends Part {

        private final Helpers helpers;
        private final Counter counter;

        Helper(Helpers helpers) {
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
        public boolean isAlone() {
            return false;
        }

        @Override
        public boolean areOthersIdle() {
            return helpers.wantJobs();
        }

        @Override
        public void end() {
            counter.giveBack();
        }
    }
}
