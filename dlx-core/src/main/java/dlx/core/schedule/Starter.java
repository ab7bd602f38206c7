package dlx.core.schedule;

import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreeSearch;
import java.util.Optional;

/** Starts the searches of contenders; called in the threads that give them their slices. */
public interface Starter {

    /**
     * Starts a search.
     *
     * @param control control of the search
     * @param stop checks that the whole search may continue, while the engine compiles
     * @param number number of the order of items and options if the row demands shuffled ones; 0 in the first slice
     * @throws dlx.api.ModelException if the engine cannot search the cover
     * @throws dlx.core.engine.SearchStopped if there is not enough memory, or if the whole search is to stop
     */
    Search start(Row row, int number, SearchControl control, StopCheck stop);

    /**
     * Starts a search of all that remains of the tree of a lead without contenders; empty if the lead should continue.
     *
     * @param control control of the search
     */
    Optional<Search> instead(TreeSearch lead, SearchControl control);
}
