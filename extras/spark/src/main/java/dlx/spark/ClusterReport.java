package dlx.spark;

import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import java.time.Duration;
import java.util.Optional;

/**
 * The counts and costs of a search on a cluster.
 *
 * @param tally solutions, nodes and updates, including the counts of the earlier runs that were resumed. If all
 *     solutions are counted or listed, the numbers equal those of a search in one thread, regardless of cuts and failed
 *     tasks
 * @param stopped reason why the search ended; {@link StopReason#EXHAUSTED} if it was complete
 * @param engine name of the engine that searched
 * @param proof name of the proof, by weights of items, that there is no solution; empty unless it ended the search
 *     before the whole tree was searched. The tally then contains the counts up to that moment
 * @param rounds number of jobs, which run one after the other
 * @param tasks number of tasks whose results were used
 * @param retries number of attempts at tasks that failed or were lost. After each, the task was tried again or the
 *     search ended
 * @param speculative number of attempts started in parallel to slow attempts
 * @param taskTimes distribution of the times of the tasks
 * @param time time from the question to the answer
 * @since 0.1
 */
public record ClusterReport(
        Tally tally,
        StopReason stopped,
        String engine,
        Optional<String> proof,
        int rounds,
        int tasks,
        int retries,
        int speculative,
        TaskTimes taskTimes,
        Duration time) {

    /**
     * Returns true if the search was complete.
     *
     * @return true if the numbers are those of the whole search
     */
    public boolean isComplete() {
        return stopped == StopReason.EXHAUSTED;
    }

    /** Returns a copy of this report with a reason to stop, unless this report already contains another reason. */
    ClusterReport stopped(StopReason reason) {
        return new ClusterReport(
                tally,
                isComplete() ? reason : stopped,
                engine,
                proof,
                rounds,
                tasks,
                retries,
                speculative,
                taskTimes,
                time);
    }
}
