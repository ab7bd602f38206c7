package dlx.core.proof;

import dlx.core.engine.SearchControl;
import dlx.core.search.Givens;
import java.io.IOException;
import java.util.Optional;

/** Searches for a solution with the best score, and ends {@linkplain #bestIsMet when it meets} the first. */
final class BestFinder extends PreorderSearch {

    /** Creates a search that begins at the root. */
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
