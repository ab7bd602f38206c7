package dlx.spark;

import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.Success$;
import org.apache.spark.TaskCommitDenied;
import org.apache.spark.TaskKilled;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** Counts what Spark tells of attempts at tasks. Told in a thread of Spark, some time after it happened. */
final class TaskWatch extends SparkListener {

    private final AtomicInteger failed = new AtomicInteger();
    private final AtomicInteger speculative = new AtomicInteger();

    @Override
    public void onTaskEnd(SparkListenerTaskEnd task) {
        if (task.taskInfo().speculative()) {
            speculative.incrementAndGet();
        }
        boolean wentWell = task.reason() == Success$.MODULE$;
        // of two attempts at the same task, the one that comes second
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
