package dlx.spark;

import java.util.Arrays;

/**
 * The times of tasks, in seconds; all 0 where there was none.
 *
 * @param least the shortest
 * @param lower a quarter of the tasks took no longer
 * @param median half of them
 * @param upper three quarters
 * @param greatest the longest
 * @param sum all together
 * @since 0.1
 */
public record TaskTimes(double least, double lower, double median, double upper, double greatest, double sum) {

    /** Of so many seconds each, in any order. */
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
