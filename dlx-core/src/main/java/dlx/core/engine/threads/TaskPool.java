package dlx.core.engine.threads;

import dlx.core.engine.SearchStopped;
import dlx.core.search.StopReason;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * Threads that help one search. The thread that made them gives them tasks and looks after them: while it waits, it asks
 * some hundred times per second whether the search may go on. Tasks may add tasks. When it is {@linkplain #close closed},
 * none of its threads runs any more.
 */
public final class TaskPool implements AutoCloseable {

    /** So often the thread that waits looks at what is going on: what it can wait for wakes it, a token cannot. */
    private static final long TICK_NANOS = TimeUnit.MILLISECONDS.toNanos(4);

    private final int threads;
    private final Runnable look;
    private final ThreadPoolExecutor pool;
    private final Queue<Thread> made = new ConcurrentLinkedQueue<>();
    private final Thread owner = Thread.currentThread();

    /** What was thrown first in a task; written under the lock of this. */
    private volatile Optional<Throwable> failure = Optional.empty();

    private volatile boolean stopped;

    /**
     * Threads that start as tasks come, and stay until they are closed.
     *
     * @param look called in this thread while it waits; what it throws ends the waiting
     */
    public TaskPool(int threads, Runnable look) {
        this(threads, look, task -> new Thread(task, "dlx-best"));
    }

    /** The same with threads of other makes. */
    TaskPool(int threads, Runnable look, ThreadFactory factory) {
        this.threads = threads;
        this.look = look;
        pool = new ThreadPoolExecutor(threads, threads, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
            Thread thread = factory.newThread(task);
            thread.setDaemon(true);
            made.add(thread);
            return thread;
        });
    }

    /** Tasks that are waited for together. */
    public static final class Batch {

        private final AtomicInteger pending = new AtomicInteger();

        /** Whether all tasks added are done. */
        public boolean isDone() {
            return pending.get() == 0;
        }
    }

    /** How many threads there are at most. */
    public int threads() {
        return threads;
    }

    /** Adds a task; once the helpers are stopped, it is not begun. */
    public void add(Batch batch, Runnable task) {
        check();
        batch.pending.incrementAndGet();
        execute(() -> {
            try {
                if (!stopped) {
                    task.run();
                }
            } catch (SearchStopped e) {
                // whoever stopped it knows why
            } catch (Throwable e) { // thrown again where the batch is waited for
                fail(e);
            } finally {
                if (batch.pending.decrementAndGet() == 0) {
                    wakeOwner();
                }
            }
        });
    }

    /** Lets a thread do it. If no further one is to be had, those that there are go on, if there are any. */
    private void execute(Runnable task) {
        try {
            pool.execute(task);
        } catch (Error e) {
            if (pool.getPoolSize() == 0) {
                throw e;
            }
            pool.setCorePoolSize(pool.getPoolSize());
            pool.getQueue().add(task);
        }
    }

    private synchronized void fail(Throwable thrown) {
        failure = failure.isPresent() ? failure : Optional.of(thrown);
        stopped = true;
        wakeOwner();
    }

    /** Whether a thread that becomes free may find nothing to do. */
    public boolean wantTasks() {
        return pool.getQueue().size() < threads;
    }

    /**
     * To be called by tasks now and then.
     *
     * @throws SearchStopped if they are to end
     */
    public void check() {
        if (stopped) {
            throw new SearchStopped(StopReason.CANCELLED);
        }
    }

    /** Lets the thread that waits look at once. */
    public void wakeOwner() {
        LockSupport.unpark(owner);
    }

    /** Waits until the tasks of a batch are done, those added meanwhile included; throws what one of them has thrown. */
    public void await(Batch batch) {
        await(batch, () -> {});
    }

    /**
     * The same.
     *
     * @param besides what is to be done whenever this thread looks
     */
    public void await(Batch batch, Runnable besides) {
        while (true) {
            boolean done = batch.isDone();
            throwFailure();
            look.run();
            besides.run();
            if (done) {
                return;
            }
            LockSupport.parkNanos(this, TICK_NANOS);
        }
    }

    private void throwFailure() {
        Optional<Throwable> thrown = failure;
        if (thrown.isEmpty()) {
            return;
        }
        if (thrown.get() instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) thrown.get(); // tasks declare nothing else
    }

    /** Ends all tasks, and waits for their threads. An interrupt does not end the waiting; it is kept. */
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
