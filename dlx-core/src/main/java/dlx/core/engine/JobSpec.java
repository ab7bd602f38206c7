package dlx.core.engine;

import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.util.List;

/**
 * A search of parts: the parts, the threads, and whether solutions are wanted.
 *
 * @param parts of the search, in order
 * @param counted what was counted elsewhere before
 * @param workforce the threads that search
 * @param collects whether solutions are shown; if not, they are counted
 * @param cutting how the work is cut for the threads
 */
public record JobSpec(
        List<Subproblem> parts, Tally counted, Workforce workforce, boolean collects, SplitPolicy cutting) {

    /** The most threads that search at once. */
    public int threads() {
        return workforce.count();
    }
}
