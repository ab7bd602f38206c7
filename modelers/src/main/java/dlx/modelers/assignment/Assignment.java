package dlx.modelers.assignment;

import dlx.modelers.table.Separator;
import java.util.List;
import java.util.Optional;

/**
 * Workers, jobs and who may do what at which cost.
 *
 * @param workers in the order of the rows
 * @param jobs in the order of the columns
 * @param pairs what is allowed, row after row
 * @param separator what stands between the cells of the table (CSV) that states all this; absent where a text does
 * @since 0.1
 */
public record Assignment(List<Named> workers, List<Named> jobs, List<Pair> pairs, Optional<Separator> separator) {

    /** An assignment problem with copies of what was given. */
    public Assignment {
        workers = List.copyOf(workers);
        jobs = List.copyOf(jobs);
        pairs = List.copyOf(pairs);
    }
}
