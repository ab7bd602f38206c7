package dlx.spark;

import dlx.core.Uniqueness;
import java.util.List;

/**
 * The answer to the question whether there is no solution, one solution, or several.
 *
 * @param verdict the answer; {@link Uniqueness.Verdict#UNKNOWN} if a limit stopped the search first
 * @param found up to two solutions: ascending option numbers from 0
 * @param report cost of the search; its reason to stop is {@code VISITOR} if the second solution ended it
 * @since 0.1
 */
public record ClusterUnique(Uniqueness.Verdict verdict, List<int[]> found, ClusterReport report) {

    /** Creates the answer; sorts the option numbers of each solution. */
    public ClusterUnique {
        found = found.stream().map(ClusterBest::ascending).toList();
    }

    @Override
    public List<int[]> found() {
        return found.stream().map(int[]::clone).toList();
    }
}
