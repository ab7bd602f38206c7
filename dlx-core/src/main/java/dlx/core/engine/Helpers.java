package dlx.core.engine;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Threads that help one search. Their owner, the thread that started them, gives them jobs and monitors them: while it
 * waits, it checks some hundred times per second that the search may continue. Jobs may add jobs. After {@link #close},
 * none of the threads runs any more.
 */
public interface Helpers extends AutoCloseable {

    /** A set of jobs that the owner awaits together. */
    final class Batch {

        private final AtomicInteger pending = new AtomicInteger();

        /** Counts a job that was added. */
        public void begin() {
            pending.incrementAndGet();
        }

        /** Counts a job that is done; returns true if it was the last. */
        public boolean end() {
            return pending.decrementAndGet() == 0;
        }

        /** Returns true if all jobs added are done. */
        public boolean isDone() {
            return pending.get() == 0;
        }
    }

    /** Returns the maximum number of threads. */
    int threads();

    /** Returns true if the calling thread is the owner. */
    boolean isOwner();

    /** Adds a job; it is not begun after the helpers are stopped. */
    void add(Batch batch, Runnable job);

    /** Returns true if a thread that becomes free may not find a job. */
    boolean wantJobs();

    /**
     * Ends the calling job if the helpers are stopped; jobs call this now and then.
     *
     * @throws SearchStopped if jobs are to end
     */
    void check();

    /** Wakes the owner, so that it checks the search at once. */
    void wakeOwner();

    /**
     * Waits until the jobs of a batch are done, including jobs added meanwhile; throws the exception of a job that
     * failed.
     */
    default void await(Batch batch) {
        await(batch, () -> {});
    }

    /**
     * Waits as {@link #await(Batch)}, with a task at each check of the owner.
     *
     * @param besides the task, run whenever the owner checks the search
     */
    void await(Batch batch, Runnable besides);

    /** Ends all jobs, and waits for their threads. An interrupt does not end the wait; the interrupt flag stays set. */
    @Override
    void close();
}
