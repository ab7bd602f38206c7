package dlx.core;

import dlx.core.search.Visit;
import java.util.List;

/**
 * Takes solutions one by one.
 *
 * @param <O> what an option means
 * @since 0.1
 */
@FunctionalInterface
public interface SolutionVisitor<O> {

    /**
     * Takes a solution. What it throws ends the search and reaches the caller; the cover stays usable.
     *
     * @param solution the chosen options in the order of the cover; immutable, its own to keep
     * @return whether it wants more
     */
    Visit visit(List<O> solution);
}
