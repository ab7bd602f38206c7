package dlx.modelers.assignment;

import dlx.modelers.table.Separator;
import java.util.List;
import java.util.Optional;

/**
 * Workers, jobs, and the costs of the pairs that are allowed.
 *
 * @param workers the workers, in the order of the rows
 * @param jobs the jobs, in the order of the columns
 * @param pairs the pairs that are allowed, row after row
 * @param separator the separator between the cells of a table (CSV); absent if the puzzle is not such a table
 * @since 0.1
 */
public record Assignment(List<Named> workers, List<Named> jobs, List<Pair> pairs, Optional<Separator> separator) {

    /** Creates an assignment problem with copies of the lists. */
    public Assignment {
        workers = List.copyOf(workers);
        jobs = List.copyOf(jobs);
        pairs = List.copyOf(pairs);
    }
}
