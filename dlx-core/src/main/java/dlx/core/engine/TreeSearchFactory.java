package dlx.core.engine;

import dlx.core.search.Givens;

/** A factory of searches of one tree, each with its own state. Thread-safe. */
@FunctionalInterface
public interface TreeSearchFactory {

    /**
     * Creates a search that has not begun.
     *
     * @param part the givens of the subproblem, in addition to those of the whole search
     */
    TreeSearch start(Givens part, SearchControl control);
}
