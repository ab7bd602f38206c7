package dlx.core.derived;

import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;

/** A way to look for a solution: an engine, which begins anew each time with the cover in another order. Used by several threads. */
public interface Way {

    /** The name of the engine. */
    String engine();

    /**
     * Begins at the root.
     *
     * @param order a number for the order of options and items; 0 is their own
     * @param control of this try; what it throws while the engine compiles ends the try
     * @throws dlx.api.ModelException if the engine cannot search this cover
     */
    Search begin(int order, SearchControl control);
}
