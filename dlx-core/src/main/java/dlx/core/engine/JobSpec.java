package dlx.core.engine;

import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.util.List;

/**
 * The specification of a search over subproblems.
 *
 * @param parts the subproblems, in order
 * @param counted counts of earlier searches
 * @param workforce the threads that search
 * @param collects true if solutions are returned; false if they are only counted
 * @param cutting the sizes at which work is cut for the threads
 */
public record JobSpec(
        List<Subproblem> parts, Tally counted, Workforce workforce, boolean collects, SplitPolicy cutting) {

    /** Creates the specification of a search of a request without checkpoints. */
    public JobSpec(SearchRequest request, List<Subproblem> parts) {
        this(
                parts,
                Tally.ZERO,
                request.workforce(),
                request.kind().mode() != SearchMode.COUNT,
                request.sizes().cutting());
    }

    /** Returns the maximum number of threads that search at once. */
    public int threads() {
        return workforce.count();
    }
}
