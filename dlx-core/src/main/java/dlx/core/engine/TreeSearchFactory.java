package dlx.core.engine;

import dlx.core.search.Givens;

/** Makes walks of one tree, each in a state of its own. Thread-safe. */
@FunctionalInterface
public interface TreeSearchFactory {

    /**
     * A walk that has not begun.
     *
     * @param part what holds besides what is given to the whole search
     */
    TreeSearch start(Givens part, SearchControl control);
}
