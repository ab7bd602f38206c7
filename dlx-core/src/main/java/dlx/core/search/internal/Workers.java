package dlx.core.search.internal;

/**
 * The threads that search: {@link dlx.core.threads.Threads} makes them. Not to be implemented elsewhere.
 *
 * @since 0.1
 */
public interface Workers {

    /**
     * The number of threads that search at once.
     *
     * @return 1 for the calling thread alone
     */
    int count();
}
