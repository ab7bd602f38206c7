package dlx.core.reason;

import dlx.core.explain.Rating;
import java.util.BitSet;

/**
 * An option that is impossible.
 *
 * @param option the option
 * @param demands demands that cannot all be met with the option
 * @param nodes number of nodes of the search that refuted the option; 0 without a search
 */
record RefutedOption(int option, BitSet demands, long nodes) {

    Rating level() {
        int level = demands.cardinality() + 1;
        return level < Rating.SEARCH ? new Rating(level, 0) : new Rating(Rating.SEARCH, nodes);
    }
}
