package dlx.core.proof;

import dlx.core.engine.SearchControl;
import dlx.core.search.Givens;
import java.io.IOException;
import java.util.Optional;

/** Looks for a solution of the best score. */
final class BestFinder extends TreeWalk {

    private final BoundPrices prices;

    /** A search that has not begun. */
    BestFinder(SearchedCover state, SearchControl control, BoundPrices prices) {
        super(state, control, Optional.of(prices), false);
        this.prices = prices;
    }

    /**
     * Ends a rule with the solution that was found.
     *
     * @throws IllegalStateException if there was none
     */
    void write(VeriPbLines rule, Givens givens) throws IOException {
        if (!bestIsMet()) {
            throw new IllegalStateException("no solution of the score " + prices.claimed() + " was met; expected one");
        }
        new VeriPbSolutions(state, givens).write(rule, path);
    }

    @Override
    void solution() {
        if (bestIsMet()) {
            end();
        }
    }

    @Override
    void bound() {}

    @Override
    void branch(int item) {
        path.push(item);
    }

    @Override
    void close() {
        path.pop();
    }
}
