package dlx.web.threads;

import dlx.web.play.Refused;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Threads for long searches: a few at once, some wait in a row, more are sent away. Safe for use by several threads. */
public final class Searches implements AutoCloseable {

    private static final int WAITING = 32;

    private final ThreadPoolExecutor threads;

    /** With so many at once. */
    public Searches(int atOnce) {
        threads = new ThreadPoolExecutor(
                atOnce, atOnce, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(WAITING), Daemons.named("search"));
        threads.allowCoreThreadTimeOut(true);
    }

    /** A search that runs, or waits for its turn. */
    public final class Turn<T> {

        private final FutureTask<T> task;

        private Turn(Callable<T> work) {
            task = new FutureTask<>(work);
        }

        /** Waits for the end of the search up to a time; whether it has ended. */
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

        /** The result of an ended search; throws what it threw. */
        public T result() throws InterruptedException {
            try {
                return task.get();
            } catch (ExecutionException e) {
                throw Workers.thrown(e);
            }
        }

        /** Its place in the queue, from 1; 0 once it runs. */
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

        /** Leaves the row. A search that runs is ended by its token. */
        public void leave() {
            threads.remove(task);
        }
    }

    /**
     * Gives a search its turn.
     *
     * @throws Refused if too many wait
     */
    public <T> Turn<T> begin(Callable<T> work) {
        Turn<T> turn = new Turn<>(work);
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
