package dlx.core.search.internal;

/**
 * The way in which a thread waits for another one that makes what both need: the description of a shape, a compiled cover.
 * {@link dlx.core.threads.Threads#WAITING} does it where there are several threads. Thread-safe.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface Waiting {

    /** Never waits: for hosts with one thread. */
    Waiting NEVER = monitor -> {
        throw new IllegalStateException(
                "another thread makes what is wanted, and this was made for one thread: Waiting.NEVER; expected Solver.of(cover)");
    };

    /**
     * Waits some milliseconds, or until what was waited for is ready. Should release the monitor meanwhile, as {@link Object#wait(long)}
     * does.
     *
     * @param monitor held by the calling thread; notified when the other thread is done
     * @throws InterruptedException if the thread was interrupted
     */
    void await(Object monitor) throws InterruptedException;
}
