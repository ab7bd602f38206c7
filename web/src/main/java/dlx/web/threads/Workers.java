package dlx.web.threads;

import dlx.web.play.Refused;
import dlx.web.play.WorkRunner;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Threads for short work: the reading of a puzzle, a picture, a window of steps. The caller waits for the answer, up to a
 * time. Safe for use by several threads.
 */
public final class Workers implements WorkRunner, AutoCloseable {

    private static final int WAITING = 256;

    private final ThreadPoolExecutor threads;
    private final Duration patience;
    private final String late;

    /**
     * Some threads.
     *
     * @param count how many
     * @param patience how long an answer may take, the wait for a thread included
     * @param late what is said where it takes longer
     */
    public Workers(String name, int count, Duration patience, String late) {
        threads = new ThreadPoolExecutor(
                count, count, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(WAITING), Daemons.named(name));
        threads.allowCoreThreadTimeOut(true);
        this.patience = patience;
        this.late = late;
    }

    /**
     * Does some work.
     *
     * @throws Refused if it takes too long: its thread is interrupted then
     */
    @Override
    public <T> T run(Callable<T> work) {
        Future<T> result;
        try {
            result = threads.submit(work);
        } catch (RejectedExecutionException e) {
            throw new Refused(Refused.BUSY, "too many ask at once; try again in a moment");
        }
        try {
            return result.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            result.cancel(true);
            throw new Refused(Refused.BUSY, late);
        } catch (InterruptedException e) {
            result.cancel(true);
            Thread.currentThread().interrupt();
            throw new Refused(Refused.BUSY, "the server is being stopped");
        } catch (ExecutionException e) {
            throw thrown(e);
        }
    }

    /** The exception of work, for the thread that asked for it. */
    static RuntimeException thrown(ExecutionException of) {
        return WorkRunner.thrown(Optional.<Throwable>ofNullable(of.getCause()).orElse(of));
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
