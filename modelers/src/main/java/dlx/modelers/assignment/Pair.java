package dlx.modelers.assignment;

/**
 * The option "this worker does this job", whose label is {@code Ann: paint}, or {@code row 1: column 2} without names.
 *
 * @param worker from 0
 * @param job from 0
 * @param cost what it costs
 * @param label the names of both
 * @since 0.1
 */
public record Pair(int worker, int job, long cost, String label) {

    @Override
    public String toString() {
        return label;
    }
}
