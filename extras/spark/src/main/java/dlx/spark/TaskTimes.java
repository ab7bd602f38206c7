package dlx.spark;

import java.util.Arrays;

/**
 * The distribution of the times of tasks, in seconds; all 0 without tasks.
 *
 * @param least shortest time
 * @param lower time that a quarter of the tasks did not exceed
 * @param median time that half of the tasks did not exceed
 * @param upper time that three quarters of the tasks did not exceed
 * @param greatest longest time
 * @param sum sum of all times
 * @since 0.1
 */
public record TaskTimes(double least, double lower, double median, double upper, double greatest, double sum) {

    /** Returns the distribution of some times in seconds, in any order. */
    static TaskTimes of(double... seconds) {
        if (seconds.length == 0) {
            return new TaskTimes(0, 0, 0, 0, 0, 0);
        }
        double[] sorted = seconds.clone();
        Arrays.sort(sorted);
        int last = sorted.length - 1;
        return new TaskTimes(
                sorted[0],
                sorted[last / 4],
                sorted[last / 2],
                sorted[last - last / 4],
                sorted[last],
                Arrays.stream(sorted).sum());
    }
}
