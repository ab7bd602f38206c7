package dlx.core.search.internal;

/**
 * The way in which a thread waits for another thread that makes a shared result: the description of a shape, or a
 * compiled cover. {@link dlx.core.threads.Threads#WAITING} is the implementation for several threads. Thread-safe.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface Waiting {

    /** The implementation for hosts with one thread, which throws an exception instead of waiting. */
    Waiting NEVER = monitor -> {
        throw new IllegalStateException(
                "another thread makes the result, but Waiting.NEVER permits only one thread; expected Solver.of(cover)");
    };

    /**
     * Waits some milliseconds, or until the result is ready. Should release the monitor meanwhile, as
     * {@link Object#wait(long)} does.
     *
     * @param monitor held by the calling thread; notified when the other thread is done
     * @throws InterruptedException if the thread was interrupted
     */
    void await(Object monitor) throws InterruptedException;
}
