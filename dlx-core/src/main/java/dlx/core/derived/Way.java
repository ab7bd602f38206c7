package dlx.core.derived;

import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;

/** An engine for a search that restarts, each time with the cover in another order. Used by several threads. */
public interface Way {

    /** Returns the name of the engine. */
    String engine();

    /**
     * Begins a search at the root.
     *
     * @param order number of the order of options and items; 0 is the order of the cover
     * @param control control of this try; an exception from it while the engine compiles ends the try
     * @throws dlx.api.ModelException if the engine cannot search this cover
     */
    Search begin(int order, SearchControl control);
}
