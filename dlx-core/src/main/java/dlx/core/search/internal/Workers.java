package dlx.core.search.internal;

/**
 * The threads that search, made by {@link dlx.core.threads.Threads}. Not to be implemented elsewhere.
 *
 * @since 0.1
 */
public interface Workers {

    /**
     * Returns the number of threads that search at once.
     *
     * @return 1 or more; 1 means only the calling thread
     */
    int count();
}
