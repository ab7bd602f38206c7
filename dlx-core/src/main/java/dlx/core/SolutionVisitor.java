package dlx.core;

import dlx.core.search.Visit;
import java.util.List;

/**
 * A receiver of solutions, one by one.
 *
 * @param <O> type of the option values
 * @since 0.1
 */
@FunctionalInterface
public interface SolutionVisitor<O> {

    /**
     * Receives a solution. An exception of the visitor ends the search and reaches the caller; the cover stays usable.
     *
     * @param solution the chosen options in the order of the cover; immutable, and not reused
     * @return {@link Visit#STOP} to end the search, otherwise {@link Visit#CONTINUE}
     */
    Visit visit(List<O> solution);
}
