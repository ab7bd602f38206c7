package dlx.core.proof;

import dlx.core.engine.SearchControl;
import dlx.core.search.Givens;
import java.io.IOException;
import java.util.Optional;

/** Looks for a solution of the best score; ends at the first, {@linkplain #bestIsMet if there is one}. */
final class BestFinder extends PreorderSearch {

    /** A search that has not begun. */
    BestFinder(SearchedCover state, SearchControl control, BoundPrices prices) {
        super(state, control, Optional.of(prices), false);
    }

    /** Ends a rule with the solution that was found. */
    void write(VeriPbLines rule, Givens givens) throws IOException {
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
