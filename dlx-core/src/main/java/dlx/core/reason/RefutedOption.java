package dlx.core.reason;

import dlx.core.explain.Rating;
import java.util.BitSet;

/**
 * An option that turned out to be impossible.
 *
 * @param demands that cannot all be met beside it
 * @param nodes of the search that found out
 */
record RefutedOption(int option, BitSet demands, long nodes) {

    Rating level() {
        int level = demands.cardinality() + 1;
        return level < Rating.SEARCH ? new Rating(level, 0) : new Rating(Rating.SEARCH, nodes);
    }
}
