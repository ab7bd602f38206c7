package dlx.core.engine.prices.dual;

import dlx.core.engine.Helpers;
import dlx.core.engine.Incumbents;
import dlx.core.engine.Optimizer;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;

/** A search for the best by dual prices, by one thread or several: each has a {@link PricesWorker}. */
public abstract class PricesSearch extends Optimizer {

    /** What the options given cost. */
    protected final long given = costOfGiven();

    protected PricesSearch(Problem problem, SearchRequest request, SearchControl control) {
        super(problem, request, control);
    }

    /** Offers a solution, in any thread: options by their numbers in what is searched, which is the problem. */
    protected void meet(int[] options, int count) {
        offer(options, count);
    }

    /** The greatest cost of the options searched that is still wanted; the greatest number if any is. From any thread. */
    protected long wanted() {
        long limit = limit();
        return limit == Incumbents.ANY ? Long.MAX_VALUE : limit - given;
    }

    /** Notes that in no solution that was not met the options searched cost {@code cost} or less. */
    public final void noneUpTo(long cost) {
        proveNoneUpTo(given + cost);
    }

    /** In no solution the options searched cost less, or it was met; {@link Long#MIN_VALUE} if nothing is known. */
    public final long known() {
        long proved = proved();
        return proved == -Incumbents.ANY ? Long.MIN_VALUE : proved - given;
    }

    /** The most bytes that a table or matrix may take. */
    public final long memory() {
        return request.memoMemory();
    }

    /** Whether more than one thread may search. */
    public final boolean mayHaveHelp() {
        return request.threads() > 1;
    }

    /** The threads that help; to be closed. */
    public final Helpers help() {
        return helpers();
    }

    /** The part of the thread that searches. */
    protected final PricesWorker alone(StopCheck check) {
        return new Alone(check);
    }

    /** The part of a thread that helps. */
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
            // what it has counted is counted
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
