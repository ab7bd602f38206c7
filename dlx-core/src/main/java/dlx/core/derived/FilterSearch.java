package dlx.core.derived;

import dlx.core.engine.ForwardingSearch;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import java.math.BigInteger;

/** Some of the solutions of another search, which finds each once. */
abstract class FilterSearch extends ForwardingSearch {

    private final SearchControl control;
    private long found;

    /**
     * Creates a search that has not begun.
     *
     * @param found number of solutions found before
     */
    FilterSearch(Search all, SearchControl control, long found) {
        super(all);
        this.control = control;
        this.found = found;
    }

    /** Returns true if the present solution of the other search is one of this. */
    abstract boolean accepts();

    @Override
    public final boolean advance() {
        while (super.advance()) {
            if (accepts()) {
                found++;
                return true;
            }
            if (!control.mayContinue()) {
                return false;
            }
        }
        return false;
    }

    @Override
    public final BigInteger solutions() {
        return BigInteger.valueOf(found);
    }
}
