package dlx.core.engine.prices.partition;

import dlx.core.engine.Caps;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.prices.dual.PricesSearch;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.Arrays;
import java.util.function.LongSupplier;

/** Finds the best exact covers: runs {@link PricedRounds} on the residual problem of the givens. */
public final class PricedSearch extends PricesSearch {

    private final int scale;
    private final Caps caps;

    /** Place in the problem of each option of the residual problem. */
    private int[] place = {};

    private LongSupplier updates = () -> 0;

    public PricedSearch(Problem problem, SearchRequest request, SearchControl control, int scale, Caps caps) {
        super(problem, request, control);
        this.scale = scale;
        this.caps = caps;
    }

    @Override
    protected void search() {
        ResidualProblem remainder = new ResidualProblem(problem, root, this::cost, this::check);
        if (remainder.needed == 0) {
            offer(new int[0], 0); // the givens alone are the solution
            return;
        }
        place = remainder.place;
        PricedRounds rounds = new PricedRounds(remainder, scale, caps, alone(this::check), this);
        updates = rounds::updates;
        rounds.run();
    }

    @Override
    protected long looks() {
        return updates.getAsLong();
    }

    @Override
    protected void meet(int[] taken, int count) {
        offer(Arrays.stream(taken, 0, count).map(k -> place[k]).toArray(), count);
    }
}
