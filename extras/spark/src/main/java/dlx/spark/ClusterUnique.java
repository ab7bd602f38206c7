package dlx.spark;

import dlx.core.Uniqueness;
import java.util.List;

/**
 * The answer to the question whether there is no solution, one solution, or several.
 *
 * @param verdict the answer; {@link Uniqueness.Verdict#UNKNOWN} if a limit stopped the search too early
 * @param found up to two solutions: ascending option numbers from 0
 * @param report cost of the search. Its reason to stop is the visitor's if two solutions ended the search
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
