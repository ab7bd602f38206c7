package dlx.spark;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.Success$;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.apache.spark.scheduler.TaskInfo;

/** Records the events about executors and tasks that Spark reports to its driver. */
final class TaskLog extends SparkListener {

    private final List<String> executors = new ArrayList<>();
    private final Map<Long, TaskInfo> running = new HashMap<>();
    private final Map<String, Integer> done = new HashMap<>();
    private int failed;

    static TaskLog of(JavaSparkContext spark) {
        TaskLog log = new TaskLog();
        spark.sc().addSparkListener(log);
        return log;
    }

    /** Waits until {@code count} executors work for the driver. */
    void awaitExecutors(int count) {
        LocalCluster.await(count + " registered executors", () -> executors().size() == count);
    }

    synchronized List<String> executors() {
        return List.copyOf(executors);
    }

    synchronized boolean isRunningOn(String executor) {
        return running.values().stream().anyMatch(task -> task.executorId().equals(executor));
    }

    /** Returns true if a task of the executor has a second attempt that runs elsewhere. */
    synchronized boolean isDoubled(String executor) {
        return running.values().stream()
                .filter(task -> task.executorId().equals(executor))
                .anyMatch(task -> running.values().stream()
                        .anyMatch(other -> other.speculative() && other.index() == task.index()));
    }

    /** Attempts that went well. */
    synchronized int doneOn(String executor) {
        return done.getOrDefault(executor, 0);
    }

    /** Attempts that did not, those that Spark gave up included. */
    synchronized int failed() {
        return failed;
    }

    @Override
    public synchronized void onExecutorAdded(SparkListenerExecutorAdded event) {
        executors.add(event.executorId());
    }

    @Override
    public synchronized void onExecutorRemoved(SparkListenerExecutorRemoved event) {
        executors.remove(event.executorId());
    }

    @Override
    public synchronized void onTaskStart(SparkListenerTaskStart event) {
        running.put(event.taskInfo().taskId(), event.taskInfo());
    }

    @Override
    public synchronized void onTaskEnd(SparkListenerTaskEnd event) {
        running.remove(event.taskInfo().taskId());
        if (event.reason() == Success$.MODULE$) {
            done.merge(event.taskInfo().executorId(), 1, Integer::sum);
        } else {
            failed++;
        }
    }
}
