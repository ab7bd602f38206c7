package dlx.modelers.assignment;

import java.util.List;

/**
 * Workers, jobs and who may do what at which cost.
 *
 * @param workers their names, in the order of the rows
 * @param jobs their names, in the order of the columns
 * @param pairs what is allowed, row after row
 * @since 0.1
 */
public record Assignment(List<String> workers, List<String> jobs, List<Pair> pairs) {

    /** An assignment problem that nobody else can change. */
    public Assignment {
        workers = List.copyOf(workers);
        jobs = List.copyOf(jobs);
        pairs = List.copyOf(pairs);
    }

    /** How messages call a worker. */
    String workerItem(int worker) {
        return item("worker", workers.get(worker));
    }

    /** How messages call a job. */
    String jobItem(int job) {
        return item("job", jobs.get(job));
    }

    /** Names in texts have no blanks; {@code row 1} and the like say what they are. */
    private static String item(String kind, String name) {
        return name.indexOf(' ') < 0 ? kind + ' ' + name : name;
    }
}
