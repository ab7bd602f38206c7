package dlx.web.threads;

import dlx.web.play.Refused;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Threads for long searches. Some searches run at once, some wait in a queue, and further searches are rejected.
 * Thread-safe.
 */
public final class Searches implements AutoCloseable {

    private static final int WAITING = 32;

    private final ThreadPoolExecutor threads;

    /** Creates threads for a maximum number of simultaneous searches. */
    public Searches(int atOnce) {
        threads = new ThreadPoolExecutor(
                atOnce, atOnce, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(WAITING), Daemons.named("search"));
        threads.allowCoreThreadTimeOut(true);
    }

    /** A search that is running or waiting in the queue. */
    public final class Turn {

        private final FutureTask<?> task;

        private Turn(Runnable work) {
            task = new FutureTask<>(work, true);
        }

        /** Waits for the end of the search, up to a time in milliseconds; returns true if the search has ended. */
        public boolean ends(long millis) throws InterruptedException {
            try {
                task.get(millis, TimeUnit.MILLISECONDS);
                return true;
            } catch (TimeoutException e) {
                return false;
            } catch (ExecutionException e) {
                return true;
            }
        }

        /** Throws the exception of an ended search, if it has one. */
        public void result() throws InterruptedException {
            try {
                task.get();
            } catch (ExecutionException e) {
                throw Workers.thrown(e);
            }
        }

        /** Returns the place of the search in the queue, from 1; 0 if it does not wait any more. */
        public int place() {
            int place = 1;
            for (Runnable waiting : threads.getQueue()) {
                if (waiting == task) {
                    return place;
                }
                place++;
            }
            return 0;
        }

        /** Removes the search from the queue. A running search is stopped by its token instead. */
        public void leave() {
            threads.remove(task);
        }
    }

    /**
     * Starts a search, or adds it to the queue.
     *
     * @throws Refused if the queue is full
     */
    public Turn begin(Runnable work) {
        Turn turn = new Turn(work);
        try {
            threads.execute(turn.task);
        } catch (RejectedExecutionException e) {
            throw new Refused(Refused.BUSY, "all searches are taken and " + WAITING + " wait; try again in a moment");
        }
        return turn;
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
