package dlx.modelers.assignment;

import java.util.List;

/**
 * Workers, jobs and who may do what at which cost.
 *
 * @param workers in the order of the rows
 * @param jobs in the order of the columns
 * @param pairs what is allowed, row after row
 * @since 0.1
 */
public record Assignment(List<Named> workers, List<Named> jobs, List<Pair> pairs) {

    /** An assignment problem that nobody else can change. */
    public Assignment {
        workers = List.copyOf(workers);
        jobs = List.copyOf(jobs);
        pairs = List.copyOf(pairs);
    }
}
