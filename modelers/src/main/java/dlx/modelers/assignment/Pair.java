package dlx.modelers.assignment;

/**
 * The option "this worker does this job", whose label is {@code Ann: paint}, or {@code row 1: column 2} without names.
 *
 * @param worker the worker
 * @param job the job
 * @param cost the cost of the pair
 * @since 0.1
 */
public record Pair(Named worker, Named job, long cost) {

    @Override
    public String toString() {
        return worker.name() + ": " + job.name();
    }
}
