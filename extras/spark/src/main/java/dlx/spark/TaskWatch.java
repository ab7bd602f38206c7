package dlx.spark;

import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.Success$;
import org.apache.spark.TaskCommitDenied;
import org.apache.spark.TaskKilled;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/**
 * Counts failed and speculative attempts at tasks. Spark calls it in a thread of its own, some time after the event.
 */
final class TaskWatch extends SparkListener {

    private final AtomicInteger failed = new AtomicInteger();
    private final AtomicInteger speculative = new AtomicInteger();

    @Override
    public void onTaskEnd(SparkListenerTaskEnd task) {
        if (task.taskInfo().speculative()) {
            speculative.incrementAndGet();
        }
        boolean wentWell = task.reason() == Success$.MODULE$;
        // the slower of two attempts at the same task
        boolean wasSpare = task.reason() instanceof TaskKilled || task.reason() instanceof TaskCommitDenied;
        if (!wentWell && !wasSpare) {
            failed.incrementAndGet();
        }
    }

    int failed() {
        return failed.get();
    }

    int speculative() {
        return speculative.get();
    }
}
