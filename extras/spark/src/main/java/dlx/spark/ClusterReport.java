package dlx.spark;

import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import java.time.Duration;
import java.util.Optional;

/**
 * The counts and costs of a search on a cluster.
 *
 * @param tally solutions, nodes and updates; those of a search in one thread where all solutions are counted or listed, however the
 *     work was cut and however often tasks failed. With what an earlier run had counted
 * @param stopped why the search ended; {@link StopReason#EXHAUSTED} if it came to its end
 * @param engine the engine that searched
 * @param proof the name of the proof that ended the search before it had gone through its tree: weights of the items show that
 *     there is no solution. The tally then is what was counted by then
 * @param rounds jobs that ran one after the other
 * @param tasks tasks whose results were taken
 * @param retries attempts at tasks that failed or were lost, of which each was tried again or ended the search
 * @param speculative attempts that were begun beside slow ones
 * @param taskTimes how long the tasks took
 * @param time from the question to the answer
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
     * True if the search came to its end.
     *
     * @return {@code true} if the numbers are those of the whole search
     */
    public boolean isComplete() {
        return stopped == StopReason.EXHAUSTED;
    }

    /** The same with what stopped a search that was over otherwise. */
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
