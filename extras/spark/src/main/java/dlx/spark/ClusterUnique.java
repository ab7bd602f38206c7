package dlx.spark;

import dlx.core.Uniqueness;
import java.util.List;

/**
 * The answer to whether there is no solution, one, or several.
 *
 * @param verdict {@link Uniqueness.Verdict#UNKNOWN} if a limit stopped the search before it was known
 * @param found up to two solutions, by the ascending numbers of their options
 * @param report what it cost; a search that found two solutions was not stopped otherwise
 * @since 0.1
 */
public record ClusterUnique(Uniqueness.Verdict verdict, List<int[]> found, ClusterReport report) {

    /** A verdict. */
    public ClusterUnique {
        found = found.stream().map(ClusterBest::ascending).toList();
    }

    @Override
    public List<int[]> found() {
        return found.stream().map(int[]::clone).toList();
    }
}
