package dlx.core.engine;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Threads that help one search. The thread that made them, their owner, gives them jobs and looks after them: while it waits, it asks
 * some hundred times per second whether the search may go on. Jobs may add jobs. When it is {@linkplain #close closed},
 * none of its threads runs any more.
 */
public interface Helpers extends AutoCloseable {

    /** Jobs that are waited for together. */
    final class Batch {

        private final AtomicInteger pending = new AtomicInteger();

        /** Counts a job that was added. */
        public void begin() {
            pending.incrementAndGet();
        }

        /** Counts a job that is done; true if it was the last. */
        public boolean end() {
            return pending.decrementAndGet() == 0;
        }

        /** Whether all jobs added are done. */
        public boolean isDone() {
            return pending.get() == 0;
        }
    }

    /** The number of threads at most. */
    int threads();

    /** Whether the calling thread is the owner. */
    boolean isOwner();

    /** Adds a job; once the helpers are stopped, it is not begun. */
    void add(Batch batch, Runnable job);

    /** Whether a thread that becomes free may find nothing to do. */
    boolean wantJobs();

    /**
     * To be called by jobs now and then.
     *
     * @throws SearchStopped if they are to end
     */
    void check();

    /** Lets the owner look at once. */
    void wakeOwner();

    /** Waits until the jobs of a batch are done, those added meanwhile included; throws what one of them has thrown. */
    default void await(Batch batch) {
        await(batch, () -> {});
    }

    /**
     * Waits as well.
     *
     * @param besides what is to be done whenever the owner looks
     */
    void await(Batch batch, Runnable besides);

    /** Ends all jobs, and waits for their threads. An interrupt does not end the waiting; it is kept. */
    @Override
    void close();
}
