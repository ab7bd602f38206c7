package dlx.core.threads;

import dlx.core.engine.Helpers;
import dlx.core.engine.SearchStopped;
import dlx.core.search.StopReason;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Runs jobs in a pool of threads: those of a search for the best, and the slices of contenders. */
final class JobPool implements Helpers {

    /**
     * Maximum time between two calls of {@link #look} while the owner waits. Finished jobs wake the owner, but a
     * cancellation token cannot.
     */
    private static final long TICK_NANOS = TimeUnit.MILLISECONDS.toNanos(4);

    private final int threads;
    private final Runnable look;
    private final ThreadPoolExecutor pool;
    private final Queue<Thread> made = new ConcurrentLinkedQueue<>();
    private final Thread owner = Thread.currentThread();

    /** First exception that a job has thrown; written under the lock of this object. */
    private volatile Optional<Throwable> failure = Optional.empty();

    private volatile boolean stopped;

    /**
     * Creates a pool whose threads start as jobs are added, and end when the pool is closed.
     *
     * @param threads maximum number of threads
     * @param look called in the owner's thread while it waits; an exception ends the waiting
     */
    JobPool(int threads, Runnable look) {
        this(threads, look, job -> new Thread(job, "dlx-helper"));
    }

    /** Creates a pool with threads of a factory. */
    JobPool(int threads, Runnable look, ThreadFactory factory) {
        this.threads = threads;
        this.look = look;
        pool = new ThreadPoolExecutor(threads, threads, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), job -> {
            Thread thread = factory.newThread(job);
            thread.setDaemon(true);
            made.add(thread);
            return thread;
        });
    }

    @Override
    public int threads() {
        return threads;
    }

    @Override
    public boolean isOwner() {
        return Thread.currentThread() == owner;
    }

    @Override
    public void add(Batch batch, Runnable job) {
        check();
        batch.begin();
        execute(() -> {
            try {
                if (!stopped) {
                    job.run();
                }
            } catch (SearchStopped e) {
                // the thread that stopped the job has the reason
            } catch (Throwable e) { // await throws it again in the owner
                fail(e);
            } finally {
                if (batch.end()) {
                    wakeOwner();
                }
            }
        });
    }

    /**
     * Gives a job to the pool. If no further thread can be started, the existing threads do the job; an error if no
     * thread exists.
     */
    private void execute(Runnable job) {
        try {
            pool.execute(job);
        } catch (Error e) {
            if (pool.getPoolSize() == 0) {
                throw e;
            }
            pool.setCorePoolSize(pool.getPoolSize());
            pool.getQueue().add(job);
        }
    }

    private synchronized void fail(Throwable thrown) {
        failure = failure.isPresent() ? failure : Optional.of(thrown);
        stopped = true;
        wakeOwner();
    }

    @Override
    public boolean wantJobs() {
        return pool.getQueue().size() < threads;
    }

    @Override
    public void check() {
        if (stopped) {
            throw new SearchStopped(StopReason.CANCELLED);
        }
    }

    @Override
    public void wakeOwner() {
        LockSupport.unpark(owner);
    }

    @Override
    public void await(Batch batch, Runnable besides) {
        while (true) {
            boolean done = batch.isDone();
            Threads.rethrow(failure);
            look.run();
            besides.run();
            if (done) {
                return;
            }
            LockSupport.parkNanos(this, TICK_NANOS);
        }
    }

    @Override
    public void close() {
        stopped = true;
        pool.shutdown();
        boolean interrupted = false;
        while (!made.isEmpty()) {
            try {
                made.element().join();
                made.remove();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
