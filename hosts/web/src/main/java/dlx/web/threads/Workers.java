package dlx.web.threads;

import dlx.web.play.Refused;
import dlx.web.play.WorkRunner;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Threads for short work: the reading of a puzzle, a picture, a window of steps. The caller waits for the answer up to
 * a time limit, after which the thread is interrupted. A thread that does not react is replaced, up to a maximum number
 * of threads. Thread-safe.
 */
public final class Workers implements WorkRunner, AutoCloseable {

    private static final int WAITING = 256;

    /** Maximum number of hanging threads that are replaced. */
    private static final int MOST_REPLACED = 16;

    /** Time within which work must react to an interrupt. */
    private static final Duration GRACE = Duration.ofSeconds(1);

    private final ThreadPoolExecutor threads;
    private final int count;
    private final int mostReplaced;
    private final LongSupplier patience;
    private final Duration grace;
    private final String late;
    private final Consumer<String> owner;

    /** Number of threads that hang. */
    private int hanging;

    /**
     * Creates threads.
     *
     * @param name the beginning of their names
     * @param count number of threads
     * @param patience maximum time of an answer, including the wait for a thread
     * @param late the message if an answer takes longer
     * @param owner receives a sentence about a thread that does not react to its interrupt, for the owner of the
     *     server
     */
    public Workers(String name, int count, Duration patience, String late, Consumer<String> owner) {
        this(name, count, MOST_REPLACED, patience::toMillis, GRACE, late, owner);
    }

    /** Creates threads with another maximum number of replaced threads, and a time limit that may change, for tests. */
    Workers(
            String name,
            int count,
            int mostReplaced,
            LongSupplier patience,
            Duration grace,
            String late,
            Consumer<String> owner) {
        threads = new ThreadPoolExecutor(
                count, count, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(WAITING), Daemons.named(name));
        threads.allowCoreThreadTimeOut(true);
        this.count = count;
        this.mostReplaced = mostReplaced;
        this.patience = patience;
        this.grace = grace;
        this.late = late;
        this.owner = owner;
    }

    /** Work that records its begin and its end. */
    private final class Watched<T> implements Callable<T> {

        private final Callable<T> work;
        private final CountDownLatch back = new CountDownLatch(1);
        private volatile boolean begun;
        private boolean isHanging;

        Watched(Callable<T> work) {
            this.work = work;
        }

        @Override
        public T call() throws Exception {
            begun = true;
            try {
                return work.call();
            } finally {
                comesBack();
            }
        }

        private void comesBack() {
            synchronized (Workers.this) {
                back.countDown();
                if (isHanging) {
                    hanging--;
                    resize();
                }
            }
        }

        /** Waits for interrupted work; returns the end of a sentence if the work hangs, otherwise an empty text. */
        String verdict() {
            try {
                if (!begun || back.await(grace.toMillis(), TimeUnit.MILLISECONDS)) {
                    return "";
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            synchronized (Workers.this) {
                if (back.getCount() == 0) {
                    return "";
                }
                isHanging = true;
                hanging++;
                resize();
                return ". Its thread does not react to an interrupt; "
                        + (hanging <= mostReplaced
                                ? "another one takes its place, number " + hanging + " of " + mostReplaced
                                : mostReplaced + " such threads have been replaced, and this one is not");
            }
        }
    }

    /** Sets the number of threads: {@link #count}, plus a replacement for each hanging thread, up to the maximum. */
    private synchronized void resize() {
        int size = count + Math.min(hanging, mostReplaced);
        threads.setCorePoolSize(Math.min(size, threads.getMaximumPoolSize())); // never more than the maximum in between
        threads.setMaximumPoolSize(size);
        threads.setCorePoolSize(size);
    }

    private synchronized boolean allHang() {
        return hanging >= count + mostReplaced;
    }

    /**
     * Runs work in one of the threads and waits for its result.
     *
     * @throws Refused if the work takes too long, after its thread is interrupted
     */
    @Override
    public <T> T run(Callable<T> work) {
        if (allHang()) {
            throw new Refused(
                    Refused.BUSY,
                    "all " + (count + mostReplaced)
                            + " threads hang; the server reads nothing until it is started again");
        }
        Watched<T> watched = new Watched<>(work);
        Future<T> result;
        try {
            result = threads.submit(watched);
        } catch (RejectedExecutionException e) {
            throw new Refused(Refused.BUSY, "too many ask at once; try again in a moment");
        }
        try {
            return result.get(patience.getAsLong(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            result.cancel(true);
            String verdict = watched.verdict();
            if (!verdict.isEmpty()) {
                owner.accept(late + verdict);
            }
            throw new Refused(Refused.BUSY, late + verdict);
        } catch (InterruptedException e) {
            result.cancel(true);
            Thread.currentThread().interrupt();
            throw new Refused(Refused.BUSY, "the server is being stopped");
        } catch (ExecutionException e) {
            throw thrown(e);
        }
    }

    /** Converts a failure of work into the exception for its caller. */
    static RuntimeException thrown(ExecutionException of) {
        return WorkRunner.thrown(Optional.<Throwable>ofNullable(of.getCause()).orElse(of));
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
